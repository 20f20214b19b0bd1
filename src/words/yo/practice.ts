import type { phoneSimulatorTexts as english } from '../en/practice.ts'

/** Yoruba: the practice phone. */
export const phoneSimulatorTexts: typeof english = {
  'practice.title': 'Fóònù ìdánwò',
  'practice.about':
    'Fóònù tí kò ní íńtánẹ́ẹ̀tì, láti rí ohun tí àgbẹ̀ ń rí. Ohunkóhun kò kúrò lórí ẹ̀rọ yìí: a kì í fi SMS ránṣẹ́, a kì í pe ẹnikẹ́ni.',
  'practice.number': 'Nọ́ńbà fóònù',
  'practice.numberHint': 'Nọ́ńbà tí kì í ṣe ti ẹnikẹ́ni. Yóò máa jẹ́ ti ìdánwò.',
  'practice.code': 'Kóòdù láti tẹ̀',
  'practice.dial': 'Pè',
  'practice.screen': 'Ojú fóònù',
  'practice.keys': 'Nọ́ńbà tàbí ọ̀rọ̀',
  'practice.send': 'Fi ránṣẹ́',
  'practice.hang': 'Parí',
  'practice.ring': 'Pè láti sọ̀rọ̀',
  'practice.heard': 'Ohun tí a gbọ́',
  'practice.silence': 'Kò tẹ nǹkan kan',
  'practice.ended': 'Ó ti parí. Ẹ tún pè.',
  'practice.sms': 'SMS lórí fóònù yìí',
  'practice.smsText': 'SMS láti fi ránṣẹ́',
  'practice.smsNone': 'Kò tíì sí SMS.',
}
