import type { pushAlertTexts as english } from '../en/push.ts'

/** Yoruba: ìkìlọ̀ lórí fóònù yìí. */
export const pushAlertTexts: typeof english = {
  'push.start': 'Gba ìkìlọ̀ lórí fóònù yìí',
  'push.stop': 'Dá ìkìlọ̀ dúró lórí fóònù yìí',
  'push.wait': 'Ẹ dúró díẹ̀...',
  'push.offText':
    'Fóònù yìí yóò sọ fún yín tí ojú ọjọ́ burúkú bá ń bọ̀ tàbí tí àgbẹ̀ bá dá yín lóhùn, bí áàpù tilẹ̀ wà ní pípa. Ohun tí ẹ tàn lókè nìkan ni yóò sọ.',
  'push.onText': 'Fóònù yìí ń gba ìkìlọ̀, bí áàpù tilẹ̀ wà ní pípa.',
  'push.denied':
    'A ti dí ìkìlọ̀ lórí fóònù yìí. Láti gbà á, ẹ ṣí ètò burausa yín, ẹ yan ìfitónilétí (notifications), kí ẹ sì gba {app} láàyè.',
  'push.failed': 'Ìkìlọ̀ kò lè bẹ̀rẹ̀ lórí fóònù yìí. Ẹ wò ó bóyá nẹ́tíwọ́ọ̀kì wà, kí ẹ tún gbìyànjú.',
}
