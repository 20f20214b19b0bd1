/** Word lists that check texts of a language model. */
export const modelCheckWords = {
  /** Number words, which the check of digits would miss; null for a language without a list yet. */
  numbers:
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|double|dozen|twice)\b/gi as RegExp | null,
  /** Words that nobody takes for their opposite, as an SMS spells them, without marks. */
  negators: /\b(do not|don['’]t|never|no|not|nobody|none|nothing|cannot)\b/gi,
  /** Little words: enough to tell which language a sentence is in. */
  common: 'the and your is to of with before this are it will for on',
  /** Words by which people are robbed: secrets, personal data, banks, accounts, payments, calls, and ways to go elsewhere. */
  baits: [
    'password passwords passcode passwort passwd pin pins otp code codes login username bank banks banking account accounts',
    'link links click website webpage whatsapp telegram facebook instagram tiktok ussd bvn nin atm cvv card cards',
    'secret secrets otps wallet wallets momo mpesa opay palmpay',
    'call calls caller callers calling dial dials dialling phone phones telephone sms texts texting',
    'digit digits number numbers birthday birthdays birthdate surname maiden',
    'money cash airtime recharge transfer deposit naira dollar dollars fee fees prize winner',
  ].join(' '),
}
