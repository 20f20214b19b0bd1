import type { SmsKeywords } from '../sms-words.ts'

export const smsKeywords: SmsKeywords = {
  today: 'vandag|raad',
  weather: 'weer|die weer|reën',
  rains: 'begin van die reën|reënbegin|reën begin',
  week: 'hierdie week|dié week',
  join: 'registreer|sluit aan',
  useful: 'nuttig|dit help|bruikbaar',
  notUseful: 'nie nuttig nie|dit help nie',
  badlySaid: 'onduidelik|nie duidelik nie|sleg gesê',
  bags: 'sakke|sak|kunsmis',
  price: 'prys|pryse|mark',
  ask: 'vra|vraag',
  share: 'deel|ek stem in',
  noShare: 'moenie deel nie|moenie deel',
  stop: 'hou op',
  start: 'begin',
  help: 'hulp',
}
