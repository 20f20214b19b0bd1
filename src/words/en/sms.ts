/** Messages that are sent at once, by themselves. Each fits one segment once it is folded to plain letters. */
export const sms = {
  help: '{app}: farming advice by SMS, free for you. To end it, reply STOP. To get it again, reply START.',
  code: '{app}: your code is {code}. It works for 10 minutes. Tell it to nobody. If you did not ask for it, ignore this SMS.',
  numberChanged:
    '{app}: your account has a new phone number now. If it was not you, ask your cooperative or extension officer for help at once.',
}
