import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  'inbox.title': 'Questions',
  'inbox.about': 'Dem ask am by SMS, by dial or for call. Your answer go reach dia phone by SMS.',
  'inbox.open': 'Dey wait',
  'inbox.over': 'Don finish',
  'inbox.none': 'No question dey wait.',
  'inbox.noneOver': 'No question don finish yet.',
  'inbox.by.sms': 'SMS',
  'inbox.by.ussd': 'dem dial',
  'inbox.by.call': 'call',
  'inbox.recording': 'Hear di recording',
  'inbox.answered': 'Don answer',
  'inbox.answer': 'Answer',
  'inbox.send': 'Send am by SMS',
  'inbox.close': 'Close am without answer',
  'inbox.reopen': 'Open am again',
  'inbox.saved': 'E don do. Di list dey show how e be now.',
}
