import type { passwordRecoveryTexts as english } from '../en/recovery.ts'

export const passwordRecoveryTexts: typeof english = {
  title: 'Wagwoord vergeet?',
  text: 'Tik jou foonnommer. Ons stuur ’n kode per SMS om ’n nuwe wagwoord te kies.',
  phone: 'Foonnommer',
  send: 'Stuur kode',
  sentTitle: 'Tik die kode',
  sent: 'As hierdie nommer ’n rekening het, is ’n kode per SMS op pad. Dit werk vir 10 minute.',
  code: 'Kode uit die SMS',
  password: 'Nuwe wagwoord',
  passwordHint: 'Minstens 6 tekens',
  save: 'Stoor en teken in',
  again: 'Vra ’n nuwe kode',
  askOperator:
    'Hierdie bediener kan nie kodes stuur nie. Vra die koöperasie of landboubeampte wat vir jou die adres gegee het: hulle kan vir jou ’n nuwe wagwoord gee.',
  back: 'Terug na inteken',
  shownText: 'Tik die kode wat jou foon gewys het toe jy geskakel het. Dit werk vir 10 minute.',
  shownCode: 'Kode van jou foon',
}
