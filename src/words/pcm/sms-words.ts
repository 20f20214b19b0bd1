import type { SmsKeywords } from '../sms-words.ts'

export const smsKeywords: SmsKeywords = {
  today: 'today|wetin to do|wetin i go do',
  weather: 'weather|rain|rain go fall',
  rains: 'rains|rain start|when rain start',
  week: 'week|dis week',
  join: 'join|register|i wan join',
  useful: 'e good|e help|e dey useful',
  notUseful: 'e no good|e no help|e no dey useful',
  badlySaid: 'e no clear|i no understand',
  bags: 'bags|bag|fertilizer',
  price: 'price|market',
  ask: 'ask|question|abeg',
  share: 'share am|i gree',
  noShare: 'no share am|i no gree',
  stop: 'stop am',
  start: 'start am',
  help: 'help me',
}
