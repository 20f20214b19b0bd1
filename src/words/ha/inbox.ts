import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  'inbox.title': 'Tambayoyi',
  'inbox.about': 'An yi su ta SMS, ta danna lamba ko a waya. Amsarku tana zuwa wayarsu ta SMS.',
  'inbox.open': 'Suna jira',
  'inbox.over': 'Sun ƙare',
  'inbox.none': 'Babu tambayar da take jira.',
  'inbox.noneOver': 'Babu tambayar da ta ƙare tukuna.',
  'inbox.by.sms': 'SMS',
  'inbox.by.ussd': 'an danna lamba',
  'inbox.by.call': 'kiran waya',
  'inbox.recording': 'Saurari muryar',
  'inbox.answered': 'An amsa',
  'inbox.answer': 'Amsa',
  'inbox.send': 'Tura ta SMS',
  'inbox.close': 'Rufe ba tare da amsa ba',
  'inbox.reopen': 'Sake buɗewa',
  'inbox.saved': 'An yi. Jerin yana nuna yadda suke yanzu.',
}
