import type { sms as english } from '../en/sms.ts'

export const sms: typeof english = {
  help: '{app}: farm advice for SMS, you no go pay. If you wan stop am, reply STOP. If you want am again, reply START.',
  code: '{app}: your code na {code}. E go work for 10 minutes. No tell anybody. If no be you ask for am, leave this SMS.',
  numberChanged:
    '{app}: your account get new phone number now. If no be you do am, ask di cooperative or extension officer make dem help you now now.',
}
