import type { phoneSimulatorTexts as english } from '../en/practice.ts'

/** Nigerian Pidgin: the practice phone. */
export const phoneSimulatorTexts: typeof english = {
  'practice.title': 'Practice phone',
  'practice.about':
    'Phone wey no get internet, to see wetin farmers dey see. Nothing dey comot from this machine: we no dey send SMS, we no dey call anybody.',
  'practice.number': 'Phone number',
  'practice.numberHint': 'Number wey nobody get. E go remain for practice.',
  'practice.code': 'Code to dial',
  'practice.dial': 'Dial',
  'practice.screen': 'Phone screen',
  'practice.keys': 'Numbers or words',
  'practice.send': 'Send',
  'practice.hang': 'Hang up',
  'practice.ring': 'Call am',
  'practice.heard': 'Wetin person dey hear',
  'practice.silence': 'No press anything',
  'practice.ended': 'E don end. Dial am again.',
  'practice.sms': 'SMS for this phone',
  'practice.smsText': 'SMS to send',
  'practice.smsNone': 'No SMS yet.',
}
