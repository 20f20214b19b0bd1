import type { SmsKeywords } from '../sms-words.ts'

export const smsKeywords: SmsKeywords = {
  today: 'yau|shawara|me zan yi',
  weather: 'yanayi|ruwa|ruwan sama|damina',
  rains: 'farkon damina|farkon ruwa|saukar damina',
  week: 'mako|wannan mako|sati',
  join: 'rajista|shiga|yi rajista',
  useful: 'da amfani|ya taimaka|yana da amfani',
  notUseful: 'ba amfani|ba shi da amfani|bai taimaka ba',
  badlySaid: 'ban gane ba',
  bags: 'buhu|buhuna|taki',
  price: 'farashi|kasuwa',
  ask: 'tambaya|ina tambaya|tambayi',
  share: 'na yarda|raba',
  noShare: 'ban yarda|kada a raba',
  stop: 'daina|tsaya|a daina',
  start: 'fara|a fara',
  help: 'taimako|taimaka',
}
