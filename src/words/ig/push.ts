import type { pushAlertTexts as english } from '../en/push.ts'

/** Igbo: ịdọ aka na ntị n’ekwentị a. */
export const pushAlertTexts: typeof english = {
  'push.start': 'Nweta ịdọ aka na ntị n’ekwentị a',
  'push.stop': 'Kwụsị ịdọ aka na ntị n’ekwentị a',
  'push.wait': 'Chere ntakịrị...',
  'push.offText':
    'Ekwentị a ga-agwa gị mgbe ajọ ihu igwe na-abịa ma ọ bụ mgbe onye ọrụ ugbo zara gị, ọ bụrụgodi na e mechiri ngwa a. Naanị ihe ị gbanyere n’elu.',
  'push.onText': 'Ekwentị a na-enweta ịdọ aka na ntị, ọ bụrụgodi na e mechiri ngwa a.',
  'push.denied':
    'E gbochiri ịdọ aka na ntị n’ekwentị a. Ka i nweta ya, mepee ntọala burawza gị, họrọ ọkwa (notifications), nye {app} ikike.',
  'push.failed': 'Ịdọ aka na ntị amaliteghị n’ekwentị a. Lee ma netwọk ọ dị, nwaa ọzọ.',
}
