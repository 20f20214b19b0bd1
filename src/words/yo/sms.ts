import type { sms as english } from '../en/sms.ts'

export const sms: typeof english = {
  help: '{app}: imoran ise oko lori SMS, ofe ni fun yin. Lati da a duro, e fi STOP ranse. Lati tun gba a, e fi START ranse.',
  code: '{app}: koodu yin ni {code}. O n sise fun iseju 10. E ko gbodo so fun enikeni. Bi e ko ba beere re, e fi SMS yii sile.',
  numberChanged:
    '{app}: a ti yi nomba foonu akaunti yin pada. Bi ki i ba se eyin, e beere iranlowo lowo egbe agbe tabi osise agbe lesekese.',
}
