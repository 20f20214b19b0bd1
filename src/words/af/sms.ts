import type { sms as english } from '../en/sms.ts'

export const sms: typeof english = {
  help: '{app}: boerderyraad per SMS, gratis vir jou. Antwoord STOP om dit te staak. Antwoord START om dit weer te kry.',
  code: '{app}: jou kode is {code}. Dit werk vir 10 minute. Moet dit vir niemand gee nie. Nie gevra nie? Ignoreer hierdie SMS.',
  numberChanged:
    '{app}: jou rekening het nou ’n nuwe foonnommer. As dit nie jy was nie, vra dadelik die kooperasie of voorligter om hulp.',
  doneWords: 'gedoen|dit is gedoen|ek het dit gedoen|klaar|ek is klaar|ja klaar',
  logged: '{app}: in jou plaasboek geskryf: {did} ({crop}, {day}). Dankie.',
  noted: '{app}: dankie, ons het geskryf dat jy dit gedoen het.',
  howMany: '{app}: van {of}, hoeveel het dit gehad? Antwoord net met die getal.',
  counted: '{app}: in jou plaasboek geskryf: {count} van {of} ({crop}, {day}). Dankie.',
}
