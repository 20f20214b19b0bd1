import type { pushAlertTexts as english } from '../en/push.ts'

/** Hausa: gargaɗi a wayar nan. */
export const pushAlertTexts: typeof english = {
  'push.start': 'Samu gargaɗi a wayar nan',
  'push.stop': 'Dakatar da gargaɗi',
  'push.wait': 'Ku ɗan jira...',
  'push.offText':
    'Wayar nan za ta faɗa muku idan mummunan yanayi na zuwa ko manoma sun amsa muku, ko da manhajar a rufe take. Sai abin da kuka kunna a sama.',
  'push.onText': 'Wayar nan tana samun gargaɗi, ko da manhajar a rufe take.',
  'push.denied':
    'An hana gargaɗi a wayar nan. Don samun sa, ku buɗe saitin burauza, ku zaɓi sanarwa (notifications), ku ba {app} izini.',
  'push.failed': 'Ba a iya fara gargaɗi a wayar nan ba. Ku duba ko akwai sabis, ku sake gwadawa.',
}
