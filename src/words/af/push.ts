import type { pushAlertTexts as english } from '../en/push.ts'

/** Afrikaans: waarskuwings op hierdie foon. */
export const pushAlertTexts: typeof english = {
  'push.start': 'Kry waarskuwings op hierdie foon',
  'push.stop': 'Stop waarskuwings op hierdie foon',
  'push.wait': 'Een oomblik...',
  'push.offText':
    'Hierdie foon sê vir jou as slegte weer kom of as ’n boer jou antwoord, ook as die app toe is. Net wat hierbo aan is.',
  'push.onText': 'Hierdie foon kry waarskuwings, ook as die app toe is.',
  'push.denied':
    'Waarskuwings is op hierdie foon geblokkeer. Om dit te kry, maak jou blaaier se instellings oop, kies kennisgewings, en laat dit vir {app} toe.',
  'push.failed': 'Waarskuwings kon nie op hierdie foon begin nie. Kyk of jy netwerk het, en probeer weer.',
}
