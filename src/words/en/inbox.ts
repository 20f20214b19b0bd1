/** What people ask by a plain phone, as administrators see it. */
export const inbox = {
  'inbox.title': 'Questions',
  'inbox.about': 'Asked by SMS, by dialling or in a call. Your answer goes to their phone by SMS.',
  'inbox.open': 'Waiting',
  'inbox.over': 'Over',
  'inbox.none': 'No question waits.',
  'inbox.noneOver': 'No question is over yet.',
  'inbox.by.sms': 'SMS',
  'inbox.by.ussd': 'dialled',
  'inbox.by.call': 'call',
  'inbox.recording': 'Listen to the recording',
  'inbox.answered': 'Answered',
  'inbox.answer': 'Answer',
  'inbox.send': 'Send by SMS',
  'inbox.close': 'Close without an answer',
  'inbox.reopen': 'Open again',
  'inbox.saved': 'Done. The list shows how it stands now.',
}
