import type { ussd as english } from '../en/ussd.ts'

export const ussd: typeof english = {
  footer: { more: 'Ishewe', back: 'Shuna', home: 'Etameko' },
  wrongKey: 'Thinda onomola yimwe yomwaayika.',
  failed: 'Ombili, pwa ningwa epuko. Shoka we tu lombwele osha pungulwa. Dhenga ishewe.',
  noNumber: 'Itatu mono onomola yongodhi yoye. Dhenga nongodhi yilwe.',
  bySms: 'Otatu tumu shika sha hupako ko-SMS.',
  chooseLanguage: 'Hogolola elaka lyoye',
  want: '{app}: owa hala shike?',
  language: 'Elaka',
}
