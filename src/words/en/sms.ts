/** Messages that are sent at once, by themselves. Each fits one segment once it is folded to plain letters. */
export const smsTexts = {
  help: '{app}: free farming advice. Send {words}, or {ask} and a question. STOP ends SMS, START begins them again.',
  helpContact: 'Questions: {contact}',
  code: '{app}: your code is {code}. It works for 10 minutes. Do not tell anyone. If you did not ask for it, ignore this SMS.',
  newPassword:
    '{app}: your new password is {password}. It replaces the old one. Change it in your profile. Do not tell anyone.',
  numberChanged:
    '{app}: your account has a new phone number now. If it was not you, ask your cooperative or extension officer for help at once.',
  /** Replies that mean "done", in any spelling; the English ones work in every language. */
  doneWords: 'done|i have done it|i did it|did it|i am done|finished|i have finished|yes done',
  heldWords: 'i waited|i held it|held|waited',
  gaveWords: 'i gave it|i gave fertiliser|i gave fertilizer|gave',
  logged: '{app}: added to your farm log: {did} ({crop}, {day}). Thank you.',
  noted: '{app}: thank you, we have noted that you have done it.',
  howMany: '{app}: of {of}, how many had it? Reply with the number only.',
  counted: '{app}: added to your farm log: {count} of {of} ({crop}, {day}). Thank you.',
  /** Answers to words that anyone may send (docs/sms-words.md). */
  planted: '{app}: saved: {crop}, planted {day}. Send {today} for advice.',
  joined: '{app}: welcome, you are registered. Send {today} for advice, {weather} for the weather, STOP to end.',
  joinedAsk: '{app}: welcome, you are registered. When did you plant {crop}? Send: {example} 12/6',
  keeps: 'We keep your number, place and crops until you ask us to delete them.',
  whenPlanted: '{app}: when did you plant {crop}? Send the day like this: {example} 12/6',
  cropFirst: '{app}: for advice, send your crop and the day you planted it. Like this: {maize} 12/6',
  howJoin:
    '{app}: to register, send {join}, your town, your crop and the day you planted it. Like this: {join} KANO {maize} 12/6',
  howBags: '{app}: send {bags}, your crop and how many acres. Like this: {bags} {maize} 2',
  prices: '{crop} 1 kg: {prices}.',
  priceAt: '{market} {price} ({n|# day|# days})',
  priceHold: 'Hold {n|# month|# months}: must reach {price}',
  priceAirtight: ', hermetic bag {airtight}',
  priceDry: 'Dry it well before you keep it.',
  priceNone: 'We have no price for {crop} near you yet. Tell us what you saw.',
  howPrice: '{app}: send {price} and your crop. Like this: {price} {maize}',
  notUnderstood:
    '{app}: we did not understand. A person will read it. You can send {today}, {weather}, {week}, {bags} {maize} 2, {ask} and a question, {help}.',
  shareYes:
    '{app}: thank you. Partners, such as crop buyers, may now get your name, contacts, place and farm. To stop, send {noShare}.',
  shareNo: '{app}: done. From now on no partner gets your details. To share again, send {share}.',
  speaks: '{app}: from now on we write in {language}.',
  claim:
    '{app}: this number was registered on the web: {farm}. Is it yours? Reply {yes} to keep it, {no} to delete it.',
  claimSure: '{app}: not yours? To delete it for good ({farm}), reply {word}. To keep it, reply {yes}.',
  claimDelete: 'DELETE',
  claimKept: '{app}: thank you, it is yours. To use the web again, dial us for a code or ask there for a new password.',
  deleted:
    '{app}: your account was deleted from your phone. If it was not you, ask your cooperative or extension officer for help.',
  peerAsks: '{name}, {crop}, asks: {text} Answer by SMS, or send 0.',
  peerThanks: '{app}: thank you. We will pass your answer on.',
  peerHeld: '{app}: thank you. An extension officer will read your answer first.',
  peerSkipped: '{app}: thank you. We will ask someone else.',
  peerRefused: '{app}: please leave out phone numbers and links, and send your answer again.',
  suggest: '{app}: did one of these help? Send its number, or 0.\\n{answers}',
  helped: '{app}: good. Thank you for letting us know.',
}
