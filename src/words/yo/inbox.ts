import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  'inbox.title': 'Àwọn ìbéèrè',
  'inbox.about': 'A béèrè wọn lórí SMS, nípa títẹ nọ́mbà tàbí nínú ìpè. Ìdáhùn yín ń lọ sí fóònù wọn lórí SMS.',
  'inbox.open': 'Ń dúró',
  'inbox.over': 'Ti parí',
  'inbox.none': 'Kò sí ìbéèrè tó ń dúró.',
  'inbox.noneOver': 'Kò tíì sí ìbéèrè tó parí.',
  'inbox.by.sms': 'SMS',
  'inbox.by.ussd': 'a tẹ nọ́mbà',
  'inbox.by.call': 'ìpè',
  'inbox.recording': 'Gbọ́ ohùn náà',
  'inbox.answered': 'A ti dáhùn',
  'inbox.answer': 'Ìdáhùn',
  'inbox.send': 'Fi ránṣẹ́ lórí SMS',
  'inbox.close': 'Pa á dé láìdáhùn',
  'inbox.reopen': 'Tún ṣí i',
  'inbox.saved': 'Ó ti parí. Àkójọ náà fi bó ṣe wà hàn.',
}
