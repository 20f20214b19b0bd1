import type { SmsKeywords } from '../sms-words.ts'

export const smsKeywords: SmsKeywords = {
  today: 'today|advice|now|what to do',
  weather: 'weather|rain|forecast',
  rains: 'rains|rains start|start of rains|onset',
  week: 'week|this week|all advice',
  join: 'join|register',
  useful: 'useful|good|helpful',
  notUseful: 'not useful|useless|not helpful|not good',
  badlySaid: 'unclear|not clear|badly said',
  bags: 'bags|bag|fertilizer|fertiliser',
  price: 'price|prices|market',
  ask: 'ask|question',
  share: 'share',
  noShare: 'noshare|no share|do not share',
  stop: 'stop|unsubscribe',
  start: 'start|subscribe',
  help: 'help|info',
}
