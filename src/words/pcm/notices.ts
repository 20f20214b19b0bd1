import type { notificationTexts as english } from '../en/notices.ts'

export const notificationTexts: typeof english = {
  newAdvice: 'New farm advice don land',
  newAdviceBody: '{n} new advice dey for your farm.',
  heavyRain: 'Heavy rain dey come',
  heavyRainBody:
    'About {mm} mm rain fit fall near {place} on {day}. Open your gutter, cover wetin you don harvest, and wait first before you put fertilizer.',
  veryHot: 'Serious heat dey come',
  veryHotBody:
    'Heat go reach about {degrees}°C near {place} on {day}. Water for early morning or evening, and rest for shade for afternoon.',
  smsStopped: 'SMS don stop',
  smsStoppedBody: 'Di SMS company no gree continue: {reason}. Open di SMS page make you see wetin to do.',
  secondFactorOn: 'Two-step sign-in don on',
  secondFactorOnBody:
    'From now you go need your password and code from your app before you enter. No be you? Change your password and tell di people wey dey run dis service.',
  secondFactorOff: 'Two-step sign-in don off',
  secondFactorOffBody: 'Now your password alone go open your account. No be you? Change your password now.',
  answeredQuestion: 'Person don answer your question',
  fromOfficer: 'From {name}, extension officer: {text}',
  restAt: 'Di rest dey here: {link}',
  answeredPost: 'Person don reply your post',
  answeredReply: 'Person don answer your reply',
  phoneChanged: 'Dem don change your phone number',
  phoneChangedBody:
    'From now, use di new number enter. If no be you do am, ask di cooperative or extension officer make dem help you now now.',
  emailChanged: 'Dem don change your email address',
  emailChangedBody:
    'If no be you do am, change your password, and ask di cooperative or extension officer make dem help you now now.',
  codeSignIn: 'New sign-in with code',
  codeSignInBody:
    'Person sign in for web with code wey your phone show. If no be you, open Security for your profile and end di other sign-ins.',
  fromPeer: 'One farmer wey dey near you talk say: {text}',
  peerAsks: 'Farmer wey dey near you dey ask',
  peerAsksBody: '{name}, {crop}: {text}',
}
