import type { sms as english } from '../en/sms.ts'

export const sms: typeof english = {
  help: '{app}: boerderyraad per SMS, gratis vir jou. Antwoord STOP om dit te staak. Antwoord START om dit weer te kry.',
  code: '{app}: jou kode is {code}. Dit werk vir 10 minute. Moet dit vir niemand gee nie. Nie gevra nie? Ignoreer hierdie SMS.',
  numberChanged:
    '{app}: jou rekening het nou ’n nuwe foonnommer. As dit nie jy was nie, vra dadelik die kooperasie of voorligter om hulp.',
}
