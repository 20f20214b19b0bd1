import type { pushAlertTexts as english } from '../en/push.ts'

/** Nigerian Pidgin: warning for this phone. */
export const pushAlertTexts: typeof english = {
  'push.start': 'Get warning for this phone',
  'push.stop': 'Stop warning for this phone',
  'push.wait': 'Wait small...',
  'push.offText':
    'This phone go tell you when bad weather dey come or farmer answer you, even when you don close di app. Na only wetin you put on for up.',
  'push.onText': 'This phone dey get warning, even when you don close di app.',
  'push.denied':
    'Dem don block warning for this phone. To get am, open your browser settings, go notifications, and allow am for {app}.',
  'push.failed': 'Warning no fit start for this phone. Check whether network dey, then try again.',
}
