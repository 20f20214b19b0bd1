/** A forgotten password. */
export const passwordRecoveryTexts = {
  title: 'Forgot your password?',
  text: 'Enter your phone number. We send a code by SMS to set a new password.',
  phone: 'Phone Number',
  send: 'Send code',
  sentTitle: 'Enter the code',
  sent: 'If this number has an account, a code is on its way by SMS. It works for 10 minutes.',
  code: 'Code from the SMS',
  password: 'New password',
  passwordHint: 'At least 6 characters',
  save: 'Save and sign in',
  again: 'Ask for a new code',
  /** Shown when the server cannot send SMS. */
  askOperator:
    'This server cannot send codes. Please ask the cooperative or extension officer who gave you its address: they can give you a new password.',
  back: 'Back to sign in',
  /** For a code shown by a USSD menu. */
  shownText: 'Type the code that your phone showed when you dialled. It works for 10 minutes.',
  shownCode: 'Code from your phone',
}
