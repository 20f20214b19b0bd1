import type { ussd as english } from '../en/ussd.ts'

export const ussd: typeof english = {
  footer: { more: 'More', back: 'Go back', home: 'Start' },
  wrongKey: 'Abeg press one of these numbers.',
  failed: 'Sorry, something spoil for our side. Wetin you tell us dey safe. Abeg dial again.',
  noNumber: 'We no see your phone number. Abeg dial with another phone.',
  bySms: 'We go send di rest by SMS.',
  chooseLanguage: 'Choose your language',
  want: '{app}: wetin you want?',
  language: 'Language',
}
