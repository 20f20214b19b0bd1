import type { phoneSimulatorTexts as english } from '../en/practice.ts'

/** Oshindonga: the practice phone. */
export const phoneSimulatorTexts: typeof english = {
  'practice.title': 'Ongodhi yokwiilonga',
  'practice.about':
    'Ongodhi yaa na intaneti, opo mu mone shoka aanafaalama taya mono. Kape na sha tashi zi momashina ndjika: SMS ihayi tumwa, kape na ngoka ta dhengelwa.',
  'practice.number': 'Onomola yongodhi',
  'practice.numberHint': 'Onomola yaa yi yomuntu. Otayi kala yokwiilonga.',
  'practice.code': 'Onomola yokudhenga',
  'practice.dial': 'Dhenga',
  'practice.screen': 'Oshipala shongodhi',
  'practice.keys': 'Oonomola nenge iitya',
  'practice.send': 'Tuma',
  'practice.hang': 'Hulitha',
  'practice.ring': 'Dhenga oongodhi',
  'practice.heard': 'Shoka tashi uvika',
  'practice.silence': 'Ino thinda sha',
  'practice.ended': 'Sha pwa. Dhenga ishewe.',
  'practice.sms': 'SMS mongodhi ndjika',
  'practice.smsText': 'SMS yokutuma',
  'practice.smsNone': 'Kape na SMS natango.',
}
