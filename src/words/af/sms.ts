import type { smsTexts as english } from '../en/sms.ts'

export const smsTexts: typeof english = {
  help: '{app}: gratis boerderyraad. Stuur {words}, of {ask} en ’n vraag. STOP staak dit, START begin weer.',
  helpContact: 'Vrae: {contact}',
  code: '{app}: jou kode is {code}. Dit werk vir 10 minute. Moet dit vir niemand gee nie. Het jy nie daarvoor gevra nie, ignoreer hierdie SMS.',
  newPassword:
    '{app}: jou nuwe wagwoord is {password}. Dit vervang die ou een. Verander dit in jou profiel. Moet dit vir niemand gee nie.',
  numberChanged:
    '{app}: jou rekening het nou ’n nuwe foonnommer. As dit nie jy was nie, vra dadelik die kooperasie of landboubeampte om hulp.',
  doneWords: 'gedoen|dit is gedoen|ek het dit gedoen|klaar|ek is klaar|ja klaar',
  heldWords: 'ek het gewag|gewag',
  gaveWords: 'ek het kunsmis gegee|kunsmis gegee',
  logged: '{app}: in jou plaasboek geskryf: {did} ({crop}, {day}). Dankie.',
  noted: '{app}: dankie, ons het geskryf dat jy dit gedoen het.',
  howMany: '{app}: van {of}, hoeveel het dit gehad? Antwoord net met die getal.',
  counted: '{app}: in jou plaasboek geskryf: {count} van {of} ({crop}, {day}). Dankie.',
  planted: '{app}: neergeskryf: {crop}, geplant {day}. Stuur {today} vir raad.',
  joined: '{app}: welkom, jy is geregistreer. Stuur {today} vir raad, {weather} vir die weer, STOP om op te hou.',
  joinedAsk: '{app}: welkom, jy is geregistreer. Wanneer het jy {crop} geplant? Stuur: {example} 12/6',
  keeps: 'Ons hou jou nommer, plek en gewasse totdat jy vra dat ons dit uitvee.',
  whenPlanted: '{app}: wanneer het jy {crop} geplant? Stuur die dag soos dit: {example} 12/6',
  cropFirst: '{app}: vir raad, stuur jou gewas en die dag toe jy geplant het. Soos dit: {maize} 12/6',
  howJoin:
    '{app}: om te registreer, stuur {join}, jou dorp, jou gewas en die dag toe jy geplant het. Soos dit: {join} RUNDU {maize} 12/6',
  howBags: '{app}: stuur {bags}, jou gewas en hoeveel hektaar. Soos dit: {bags} {maize} 2 HA',
  prices: '{crop} 1 kg: {prices}.',
  priceAt: '{market} {price} ({n|# dag|# dae})',
  priceHold: 'Hou {n|# maand|# maande}: moet {price} bereik',
  priceAirtight: ', in lugdigte sak {airtight}',
  priceDry: 'Droog dit goed voor jy dit bêre.',
  priceNone: 'Niemand het ons ’n prys vir {crop} naby jou gegee nie. Sê vir ons wat jy gesien het.',
  howPrice: '{app}: stuur {price} en jou gewas. Soos dit: {price} {maize}',
  notUnderstood:
    '{app}: ons het nie verstaan nie. Iemand sal dit lees. Stuur {today}, {weather}, {week}, {bags} {maize} 2 HA, {ask} en ’n vraag, of {help}.',
  shareYes:
    '{app}: dankie. Vennote, soos kopers van oeste, mag nou jou naam, kontakinligting, plek en plaas kry. Om dit te stop, stuur {noShare}.',
  shareNo: '{app}: klaar. Van nou af kry geen vennoot jou inligting nie. Om weer te deel, stuur {share}.',
  speaks: '{app}: van nou af skryf ons in {language}.',
  claim:
    '{app}: hierdie nommer is op die web geregistreer: {farm}. Is dit joune? Antwoord {yes} om dit te hou, {no} om dit uit te vee.',
  claimSure:
    '{app}: nie joune nie? Om dit vir goed uit te vee ({farm}), antwoord {word}. Om dit te hou, antwoord {yes}.',
  claimDelete: 'UITVEE',
  claimKept:
    '{app}: dankie, dit is joune. Om die web weer te gebruik, skakel ons vir ’n kode of vra daar ’n nuwe wagwoord.',
  deleted:
    '{app}: jou rekening is van jou foon af uitgevee. As dit nie jy was nie, vra die kooperasie of landboubeampte om hulp.',
  peerAsks: '{name}, {crop}, vra: {text} Antwoord per SMS, of stuur 0.',
  peerThanks: '{app}: dankie. Ons stuur jou antwoord aan.',
  peerHeld: "{app}: dankie. 'n Voorligter lees eers jou antwoord.",
  peerSkipped: '{app}: dankie. Ons vra iemand anders.',
  peerRefused: '{app}: laat asseblief telefoonnommers en skakels uit, en stuur jou antwoord weer.',
  suggest: '{app}: het een gehelp? Stuur die nommer, of 0.\\n{answers}',
  helped: '{app}: goed so. Dankie dat jy dit se.',
}
