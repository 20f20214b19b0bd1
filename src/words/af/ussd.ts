import type { ussd as english } from '../en/ussd.ts'

export const ussd: typeof english = {
  footer: { more: 'Meer', back: 'Terug', home: 'Begin' },
  wrongKey: 'Druk asseblief een van hierdie nommers.',
  failed: 'Jammer, iets van ons het gebreek. Wat jy gesê het, is bewaar. Skakel asseblief weer.',
  noNumber: 'Ons sien nie jou foonnommer nie. Skakel asseblief met ’n ander foon.',
  bySms: 'Ons stuur die res per SMS.',
  chooseLanguage: 'Kies jou taal',
  want: '{app}: wat wil jy hê?',
  language: 'Taal',
}
