import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  'inbox.title': 'Omapulo',
  'inbox.about': 'Oga pulwa ko-SMS, kokudhenga nenge mongodhi. Eyamukulo lyoye otali yi kongodhi yawo ko-SMS.',
  'inbox.open': 'Taga tegelele',
  'inbox.over': 'Ga pu',
  'inbox.none': 'Kape na epulo tali tegelele.',
  'inbox.noneOver': 'Kape na epulo lya pu natango.',
  'inbox.by.sms': 'SMS',
  'inbox.by.ussd': 'a dhenga',
  'inbox.by.call': 'ongodhi',
  'inbox.recording': 'Pulakena ewi',
  'inbox.answered': 'Lya yamukulwa',
  'inbox.answer': 'Eyamukulo',
  'inbox.send': 'Tuma ko-SMS',
  'inbox.close': 'Pata inaku yamukulwa',
  'inbox.reopen': 'Egulula ishewe',
  'inbox.saved': 'Sha ningwa. Omusholondondo otagu ulike nkene shi li ngashingeyi.',
}
