import type { SmsKeywords } from '../sms-words.ts'

export const smsKeywords: SmsKeywords = {
  today: 'òní|lónìí|ìmọ̀ràn',
  weather: 'ojú ọjọ́|òjò',
  rains: 'ìbẹ̀rẹ̀ òjò|òjò bẹ̀rẹ̀',
  week: 'ọ̀sẹ̀|ọ̀sẹ̀ yìí',
  join: 'forúkọ sílẹ̀|darapọ̀',
  useful: 'ó wúlò|wúlò|ó dára',
  notUseful: 'kò wúlò|kò dára',
  badlySaid: 'kò yé mi',
  bags: 'àpò|ajílẹ̀',
  price: 'iye owó|ọjà',
  ask: 'ìbéèrè|béèrè',
  share: 'mo gbà|pín',
  noShare: 'mi ò gbà|má pín',
  stop: 'dúró|dá dúró',
  start: 'bẹ̀rẹ̀',
  help: 'ìrànlọ́wọ́',
}
