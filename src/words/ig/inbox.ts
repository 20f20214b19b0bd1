import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  'inbox.title': 'Ajụjụ',
  'inbox.about': 'A jụrụ ha na SMS, site n’ịpị nọmba ma ọ bụ n’oku. Azịza gị na-aga n’ekwentị ha na SMS.',
  'inbox.open': 'Na-eche',
  'inbox.over': 'Agwụla',
  'inbox.none': 'O nweghị ajụjụ na-eche.',
  'inbox.noneOver': 'O nwebeghị ajụjụ gwụrụ.',
  'inbox.by.sms': 'SMS',
  'inbox.by.ussd': 'a pịrị nọmba',
  'inbox.by.call': 'oku',
  'inbox.recording': 'Gee olu ahụ',
  'inbox.answered': 'Azaala',
  'inbox.answer': 'Azịza',
  'inbox.send': 'Ziga na SMS',
  'inbox.close': 'Mechie na-azaghị',
  'inbox.reopen': 'Meghee ọzọ',
  'inbox.saved': 'Emechala. Ndepụta ahụ na-egosi otú o dị ugbu a.',
}
