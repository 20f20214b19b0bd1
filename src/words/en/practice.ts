/** The practice phone. */
export const phoneSimulatorTexts = {
  'practice.title': 'Practice phone',
  'practice.about':
    'A phone without internet, to see what farmers see. Nothing leaves this machine: no SMS is sent and no call is made.',
  'practice.number': 'Phone number',
  'practice.numberHint': 'A number that nobody has. It stays for practice.',
  'practice.code': 'Code to dial',
  'practice.dial': 'Dial',
  'practice.screen': 'Screen of the phone',
  'practice.keys': 'Keys or words',
  'practice.send': 'Send',
  'practice.hang': 'Hang up',
  'practice.ring': 'Ring',
  'practice.heard': 'What you hear',
  'practice.silence': 'Press nothing',
  'practice.ended': 'It has ended. Please dial again.',
  'practice.sms': 'SMS on this phone',
  'practice.smsText': 'SMS to send',
  'practice.smsNone': 'No SMS yet.',
}
