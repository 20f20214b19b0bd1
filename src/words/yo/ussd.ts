import type { ussd as english } from '../en/ussd.ts'

export const ussd: typeof english = {
  footer: { more: 'Síwájú', back: 'Padà', home: 'Ìbẹ̀rẹ̀' },
  wrongKey: 'Ẹ tẹ ọ̀kan nínú àwọn nọ́mbà wọ̀nyí.',
  failed: 'Ẹ má bínú, nǹkan kan bàjẹ́ lọ́dọ̀ wa. Ohun tí ẹ sọ wà níbẹ̀. Ẹ tún pè.',
  noNumber: 'A kò rí nọ́mbà fóònù yín. Ẹ pè láti orí fóònù mìíràn.',
  bySms: 'A ó fi ìyókù ránṣẹ́ lórí SMS.',
  chooseLanguage: 'Ẹ yan èdè yín',
  want: '{app}: kí ni ẹ fẹ́?',
  language: 'Èdè',
}
