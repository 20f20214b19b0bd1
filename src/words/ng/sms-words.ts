import type { SmsKeywords } from '../sms-words.ts'

export const smsKeywords: SmsKeywords = {
  today: 'nena|omayele',
  weather: 'ombepo|omvula|onkalo yombepo',
  rains: 'etameko lyomvula|omvula ya tameke',
  week: 'oshiwike|moshiwike',
  join: 'ishangitha|okwiishangitha',
  useful: 'oshi na oshilonga|oshiwanawa',
  notUseful: 'kashi na oshilonga|inashi kwatha',
  badlySaid: 'inashi popiwa nawa|inandi uva ko',
  bags: 'omasaku|esaku|uuhoho',
  price: 'ondando|oondando',
  ask: 'epulo|pula',
  share: 'onda zimina|gandja',
  noShare: 'inandi zimina|ino gandja',
  stop: 'hulitha|thiga',
  start: 'tameka',
  help: 'ekwatho|kwatha',
}
