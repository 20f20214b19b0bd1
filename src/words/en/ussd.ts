/** What a phone shows that dials the code: a line is short, a screen has 155 characters. */
export const ussd = {
  footer: { more: 'More', back: 'Back', home: 'Home' },
  wrongKey: 'Please press one of these numbers.',
  failed: 'Sorry, something of ours failed. What you told us is kept. Please dial again.',
  noNumber: 'We cannot see your phone number. Please dial from another phone.',
  bySms: 'We send the rest by SMS.',
  chooseLanguage: 'Choose your language',
  want: '{app}: what do you want?',
  language: 'Language',
}
