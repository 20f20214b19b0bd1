/** Notification texts of the server; texts of advisories are in `advice`. */
export const notificationTexts = {
  newAdvice: 'New farming advice',
  newAdviceBody: '{n|There is 1 new advisory for your farm.|There are # new advisories for your farm.}',
  heavyRain: 'Heavy rain is coming',
  heavyRainBody:
    'About {mm} mm of rain is expected near {place} on {day}. Open your drains, move harvested crops under cover, and hold fertiliser.',
  veryHot: 'Very hot days are coming',
  veryHotBody:
    'About {degrees}°C is expected near {place} on {day}. Water early or late, and rest in the shade at midday.',
  smsStopped: 'SMS sending has stopped',
  smsStoppedBody: 'The SMS provider has refused to continue: {reason}. Open the SMS page to see what to do.',
  secondFactorOn: 'Two-step sign-in is on',
  secondFactorOnBody:
    'From now on you need your password and a code from your app to sign in. If this was not you, change your password and tell the people who run this service.',
  secondFactorOff: 'Two-step sign-in is off',
  secondFactorOffBody: 'Your password alone opens your account again. If this was not you, change your password now.',
  answeredQuestion: 'An answer to your question',
  fromOfficer: 'From {name}, extension officer: {text}',
  restAt: 'The rest: {link}',
  answeredPost: 'New reply to your post',
  answeredReply: 'New answer to your reply',
  phoneChanged: 'Your phone number was changed',
  phoneChangedBody:
    'Sign in with the new number from now on. If it was not you, ask your cooperative or extension officer for help at once.',
  emailChanged: 'Your email address was changed',
  emailChangedBody:
    'If it was not you, change your password, and ask your cooperative or extension officer for help at once.',
  codeSignIn: 'New sign-in with a code',
  codeSignInBody:
    'Someone signed in on the web with a code that your phone showed. If it was not you, open Security in your profile and end the other sign-ins.',
  fromPeer: 'A farmer near you says: {text}',
  peerAsks: 'A farmer near you asks',
  peerAsksBody: '{name}, {crop}: {text}',
}
