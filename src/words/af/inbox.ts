import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  'inbox.title': 'Vrae',
  'inbox.about': 'Per SMS, deur te skakel of in ’n oproep gevra. Jou antwoord gaan per SMS na hulle foon.',
  'inbox.open': 'Wag',
  'inbox.over': 'Afgehandel',
  'inbox.none': 'Geen vraag wag nie.',
  'inbox.noneOver': 'Nog geen vraag is afgehandel nie.',
  'inbox.by.sms': 'SMS',
  'inbox.by.ussd': 'geskakel',
  'inbox.by.call': 'oproep',
  'inbox.recording': 'Luister na die opname',
  'inbox.answered': 'Beantwoord',
  'inbox.answer': 'Antwoord',
  'inbox.send': 'Stuur per SMS',
  'inbox.close': 'Sluit sonder antwoord',
  'inbox.reopen': 'Maak weer oop',
  'inbox.saved': 'Klaar. Die lys wys hoe dit nou staan.',
}
