import type { sms as english } from '../en/sms.ts'

export const sms: typeof english = {
  help: '{app}: free farm advice. Send {words}, or {ask} with question. STOP go end am, START go bring am back.',
  helpContact: 'Question: {contact}',
  code: '{app}: your code na {code}. E go work for 10 minutes. No tell anybody. If no be you ask for am, leave this SMS.',
  numberChanged:
    '{app}: your account get new phone number now. If no be you do am, ask di cooperative or extension officer make dem help you now now.',
  doneWords: 'i don do am|don do am|we don do am|i don finish|i don finish am|e don finish',
  logged: '{app}: we don write am for your farm book: {did} ({crop}, {day}). Thank you.',
  noted: '{app}: thank you, we don write say you don do am.',
  howMany: '{app}: for inside {of}, how many get am? Reply only the number.',
  counted: '{app}: we don write am for your farm book: {count} out of {of} ({crop}, {day}). Thank you.',
  planted: '{app}: we don write am: {crop}, planted {day}. Send TODAY for advice.',
  joined: '{app}: welcome, you don register. Send TODAY for advice, WEATHER for weather, STOP make e end.',
  howJoin:
    '{app}: to register, send JOIN, your town, your crop and di day wey you plant am. Like this: JOIN KANO MAIZE 12/6',
  howBags: '{app}: send BAGS, di crop and how many acres e be. Like dis: BAGS MAIZE 2',
  notUnderstood:
    '{app}: we no understand. Somebody go read am. You fit send TODAY, WEATHER, WEEK, BAGS MAIZE 2, ASK with question, HELP.',
  speaks: '{app}: from now we dey write for {language}.',
  claim:
    '{app}: person register this number for web: {farm}. Na your own? Reply {yes} make we keep am, {no} make we delete am.',
  claimKept: '{app}: thank you, na your own. To use web again, dial us for code or ask for new password there.',
  deleted:
    '{app}: your account don delete from your phone. If no be you do am, ask di cooperative or extension officer make dem help you.',
}
