import type { SmsKeywords } from '../sms-words.ts'

export const smsKeywords: SmsKeywords = {
  today: 'taa|ndụmọdụ',
  weather: 'ihu igwe|mmiri ozuzo',
  rains: 'mmalite mmiri|mmiri mmalite',
  week: 'izu|izu a',
  join: 'debanye|debanye aha|sonye',
  useful: 'bara uru|ọ bara uru|ọ dị mma',
  notUseful: 'abaghị uru|ọ baghị uru|ọ dịghị mma',
  badlySaid: 'aghọtaghị m|o doghị anya',
  bags: 'akpa|fatịlaịza',
  price: 'ọnụahịa|ahịa',
  ask: 'ajụjụ|jụọ',
  share: 'ekwere m|kesaa',
  noShare: 'ekweghị m|ekesala',
  stop: 'kwụsị',
  start: 'bido|malite',
  help: 'enyemaka',
}
