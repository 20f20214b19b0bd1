import type { passwordRecoveryTexts as english } from '../en/recovery.ts'

export const passwordRecoveryTexts: typeof english = {
  title: 'Ṣé ẹ gbàgbé ọ̀rọ̀ aṣínà yín?',
  text: 'Ẹ tẹ nọ́ńbà fóònù yín. A ó fi kóòdù ránṣẹ́ nípa SMS kí ẹ lè ṣe ọ̀rọ̀ aṣínà tuntun.',
  phone: 'Nọ́ńbà fóònù',
  send: 'Fi kóòdù ránṣẹ́',
  sentTitle: 'Ẹ tẹ kóòdù náà',
  sent: 'Bí nọ́ńbà yìí bá ní àkáǹtì, kóòdù ń bọ̀ nípa SMS. Ó ń ṣiṣẹ́ fún ìṣẹ́jú 10.',
  code: 'Kóòdù inú SMS',
  password: 'Ọ̀rọ̀ aṣínà tuntun',
  passwordHint: 'Ó kéré tán, àmì 6',
  save: 'Tọ́jú kí ẹ sì wọlé',
  again: 'Béèrè kóòdù tuntun',
  askOperator:
    'Sáfà yìí kò lè fi kóòdù ránṣẹ́. Ẹ béèrè lọ́wọ́ ẹgbẹ́ àgbẹ̀ tàbí òṣìṣẹ́ àgbẹ̀ tó fún yín ní àdírẹ́sì yìí: wọn yóò fún yín ní ọ̀rọ̀ aṣínà tuntun.',
  back: 'Padà sí ìwọlé',
  shownText: 'Ẹ tẹ kóòdù tí fóònù yín fi hàn nígbà tí ẹ pè. Ó ń ṣiṣẹ́ fún ìṣẹ́jú 10.',
  shownCode: 'Kóòdù láti orí fóònù yín',
}
