import type { ussd as english } from '../en/ussd.ts'

export const ussd: typeof english = {
  footer: { more: 'Ọzọ', back: 'Laghachi', home: 'Mbido' },
  wrongKey: 'Biko pịa otu n’ime nọmba ndị a.',
  failed: 'Ndo, ihe mebiri n’aka anyị. Ihe ị gwara anyị dị. Biko kpọọ ọzọ.',
  noNumber: 'Anyị ahụghị nọmba ekwentị gị. Biko jiri ekwentị ọzọ kpọọ.',
  bySms: 'Anyị ga-eziga nke fọdụrụ na SMS.',
  chooseLanguage: 'Họrọ asụsụ gị',
  want: '{app}: gịnị ka ị chọrọ?',
  language: 'Asụsụ',
}
