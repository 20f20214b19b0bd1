import type { sms as english } from '../en/sms.ts'

export const sms: typeof english = {
  help: '{app}: imoran ise oko lori SMS, ofe ni fun yin. Lati da a duro, e fi STOP ranse. Lati tun gba a, e fi START ranse.',
  code: '{app}: koodu yin ni {code}. O n sise fun iseju 10. E ko gbodo so fun enikeni. Bi e ko ba beere re, e fi SMS yii sile.',
  numberChanged:
    '{app}: a ti yi nomba foonu akaunti yin pada. Bi ki i ba se eyin, e beere iranlowo lowo egbe agbe tabi osise agbe lesekese.',
  doneWords: 'mo ti ṣe é|mo ti ṣe|a ti ṣe é|a ti ṣe|mo ti parí|ó ti parí',
  logged: '{app}: a ti ko o sinu iwe oko yin: {did} ({crop}, {day}). E se.',
  noted: '{app}: e se, a ti ko o pe e ti se e.',
  howMany: '{app}: ninu {of}, melo lo ni i? E fi nomba nikan dahun.',
  counted: '{app}: a ti ko o sinu iwe oko yin: {count} ninu {of} ({crop}, {day}). E se.',
}
