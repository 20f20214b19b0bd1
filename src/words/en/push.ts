/** Words on push notifications, which this phone shows while the app is closed. */
export const pushAlertTexts = {
  'push.start': 'Get alerts on this phone',
  'push.stop': 'Stop alerts on this phone',
  'push.wait': 'One moment...',
  'push.offText':
    'You get alerts about bad weather and answers from farmers, even when the app is closed. You get only those that are switched on above.',
  'push.onText': 'This phone gets alerts, even when the app is closed.',
  'push.denied':
    'Alerts are blocked on this phone. To get them, open the settings of your browser, choose notifications, and allow them for {app}.',
  'push.failed': 'Alerts could not be started on this phone. Check that you have network, and try again.',
}
