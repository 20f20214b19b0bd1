import type { passwordRecoveryTexts as english } from '../en/recovery.ts'

export const passwordRecoveryTexts: typeof english = {
  title: 'You forget your password?',
  text: 'Put your phone number. We go send code for SMS make you set new password.',
  phone: 'Phone number',
  send: 'Send code',
  sentTitle: 'Put di code',
  sent: 'If this number get account, code dey come for SMS. E go work for 10 minutes.',
  code: 'Code wey dey inside SMS',
  password: 'New password',
  passwordHint: 'At least 6 letters or numbers',
  save: 'Save am and enter',
  again: 'Ask for new code',
  askOperator:
    'This server no fit send code. Ask di cooperative or extension officer wey give you di address: dem go give you new password.',
  back: 'Go back to sign in',
  shownText: 'Put di code wey your phone show when you dial. E go work for 10 minutes.',
  shownCode: 'Code from your phone',
}
