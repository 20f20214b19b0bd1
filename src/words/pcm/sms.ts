import type { smsTexts as english } from '../en/sms.ts'

export const smsTexts: typeof english = {
  help: '{app}: free farm advice. Send {words}, or {ask} with question. STOP go end am, START go bring am back.',
  helpContact: 'Question: {contact}',
  code: '{app}: your code na {code}. E go work for 10 minutes. No tell anybody. If no be you ask for am, leave this SMS.',
  newPassword:
    '{app}: your new password na {password}. E don replace di old one. Change am for your profile. No tell anybody.',
  numberChanged:
    '{app}: your account get new phone number now. If no be you do am, ask di cooperative or extension officer make dem help you now now.',
  doneWords: 'i don do am|don do am|we don do am|i don finish|i don finish am|e don finish',
  heldWords: 'i don wait|we don wait',
  gaveWords: 'i don put fertilizer|we don put fertilizer',
  logged: '{app}: we don write am for your farm book: {did} ({crop}, {day}). Thank you.',
  noted: '{app}: thank you, we don write say you don do am.',
  howMany: '{app}: for inside {of}, how many get am? Reply only the number.',
  counted: '{app}: we don write am for your farm book: {count} out of {of} ({crop}, {day}). Thank you.',
  planted: '{app}: we don write am: {crop}, planted {day}. Send {today} for advice.',
  joined: '{app}: welcome, you don register. Send {today} for advice, {weather} for weather, STOP make e end.',
  joinedAsk: '{app}: welcome, you don register. When you plant {crop}? Send: {example} 12/6',
  keeps: 'We go keep your number, place and crops till you tell us make we delete dem.',
  whenPlanted: '{app}: when you plant {crop}? Send di day like dis: {example} 12/6',
  cropFirst: '{app}: for advice, send your crop and di day wey you plant am. Like dis: {maize} 12/6',
  howJoin:
    '{app}: to register, send {join}, your town, your crop and di day wey you plant am. Like this: {join} KANO {maize} 12/6',
  howBags: '{app}: send {bags}, di crop and how many acres e be. Like dis: {bags} {maize} 2',
  prices: '{crop} 1 kg: {prices}.',
  priceAt: '{market} {price} ({n|# day|# days} don pass)',
  priceHold: 'Keep {n|# month|# months}: e must reach {price}',
  priceAirtight: ', for airtight bag {airtight}',
  priceDry: 'Dry am well well before you keep am.',
  priceNone: 'Nobody don tell us price of {crop} near you. Tell us wetin you see.',
  howPrice: '{app}: send {price} and wetin you plant. Like dis: {price} {maize}',
  notUnderstood:
    '{app}: we no understand. Somebody go read am. You fit send {today}, {weather}, {week}, {bags} {maize} 2, {ask} with question, {help}.',
  shareYes:
    '{app}: thank you. Partners, like people wey dey buy crops, fit get your name, contacts, place and farm now. To stop am, send {noShare}.',
  shareNo: '{app}: e don do. From now no partner go get your details. To gree again, send {share}.',
  speaks: '{app}: from now we dey write for {language}.',
  claim:
    '{app}: person register this number for web: {farm}. Na your own? Reply {yes} make we keep am, {no} make we delete am.',
  claimSure: '{app}: no be your own? To delete am finish ({farm}), reply {word}. To keep am, reply {yes}.',
  claimDelete: 'DELETE',
  claimKept: '{app}: thank you, na your own. To use web again, dial us for code or ask for new password there.',
  deleted:
    '{app}: your account don delete from your phone. If no be you do am, ask di cooperative or extension officer make dem help you.',
  peerAsks: '{name}, {crop}, dey ask: {text} Answer with SMS, or send 0.',
  peerThanks: '{app}: thank you. We go carry your answer go.',
  peerHeld: '{app}: thank you. Extension officer go read your answer first.',
  peerSkipped: '{app}: thank you. We go ask another person.',
  peerRefused: '{app}: abeg remove phone number and link, den send your answer again.',
  suggest: '{app}: one help you? Send di number, or 0.\\n{answers}',
  helped: '{app}: e good. Thank you say you tell us.',
}
