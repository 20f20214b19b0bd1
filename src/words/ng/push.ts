import type { pushAlertTexts as english } from '../en/push.ts'

/** Oshindonga: omalondodho mongodhi ndjika. */
export const pushAlertTexts: typeof english = {
  'push.start': 'Mona omalondodho mongodhi ndjika',
  'push.stop': 'Thikameka omalondodho mongodhi ndjika',
  'push.wait': 'Tegelela kashona...',
  'push.offText':
    'Ongodhi ndjika otayi ku lombwele ngele ombepo ombwinayi tayi ya nenge omunafaalama e ku yamukula, nonando oapp oya pata. Osho ashike wa tulapo pombanda.',
  'push.onText': 'Ongodhi ndjika otayi mono omalondodho, nonando oapp oya pata.',
  'push.denied':
    'Omalondodho oga keelelwa mongodhi ndjika. Opo u ga mone, egulula omalunduluko gobrowser yoye, hogolola omatseyitho (notifications), u pitike {app}.',
  'push.failed':
    'Omalondodho inaga vula okutameka mongodhi ndjika. Tala ngele onetweka oyi li po, u kambadhale ishewe.',
}
