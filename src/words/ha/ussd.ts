import type { ussd as english } from '../en/ussd.ts'

export const ussd: typeof english = {
  footer: { more: 'Gaba', back: 'Baya', home: 'Farko' },
  wrongKey: 'Ku danna ɗaya daga cikin lambobin nan.',
  failed: 'Yi hakuri, an samu matsala a wurinmu. Abin da kuka faɗa yana nan. Ku sake kira.',
  noNumber: 'Ba ma ganin lambar wayarku. Ku kira da wata waya.',
  bySms: 'Za mu turo sauran ta SMS.',
  chooseLanguage: 'Ku zaɓi yarenku',
  want: '{app}: me kuke so?',
  language: 'Yare',
}
