import type { voice as english } from '../en/voice.ts'

export const voice: typeof english = {
  welcome: 'Welkom by {app}.',
  chooseLanguage: 'Vir {language}, druk {key}.',
  menu: 'Vir vandag se raad, druk 1. Vir die weer, druk 2. As jy die laaste raad gedoen het, druk 3. Om ’n vraag te vra, druk 4.',
  after: 'Om dit nog een keer te hoor, druk 9. Om na die begin te gaan, druk 0.',
  next: 'Vir die volgende raad, druk 1.',
  wrongKey: 'Daardie nommer doen niks hier nie.',
  goodbye: 'Dankie dat jy gebel het. Totsiens.',
  failed: 'Jammer, iets van ons het gebreek. Bel asseblief later.',
  bySms: 'Ons stuur dit vir jou per SMS.',
  noSms: 'Ons kan dit nie stuur nie: jy het ons SMS’e gestop. Om hulle te kry, stuur START per SMS aan ons.',
  noAdvice: 'Daar is nou geen raad vir jou nie.',
  notRegistered:
    'Hierdie foon is nog nie geregistreer nie. Druk 0 en dan 4, en sê vir ons jou naam, jou plek en jou gewasse.',
  noPlace: 'Ons ken nog nie jou plek nie. Druk 0 en dan 4, en sê vir ons jou plek.',
  done: 'Dankie. Dit is neergeskryf.',
  howMany: 'Hoeveel plante het dit gehad? Druk die getal en dan die hutsteken. Jy het na soveel gekyk:',
  ask: 'Sê jou vraag ná die toon. Druk dan die hutsteken.',
  asked: 'Dankie. Ons het jou vraag. Iemand sal dit antwoord.',
  askedFull: 'Vyf van jou vrae wag nog op antwoord. Wag asseblief eers daarvoor.',
  notAsked: 'Ons het niks gehoor nie.',
  typical: 'Dit is die gewone weer van die seisoen. Daar is nou geen voorspelling nie.',
  unclaimed:
    'Hierdie nommer is op die web geregistreer. Sê asseblief vir ons of dit joune is: skakel ons kode, of antwoord op ons SMS.',
  days: ['Vandag', 'Môre', 'Oormôre'],
  rain: { none: 'geen reën nie', light: '’n bietjie reën', some: 'reën', heavy: 'swaar reën' },
  heat: 'Die hitte van die dag in grade:',
  warning: '’n Waarskuwing van {app}.',
  heavyRainOn: 'Swaar reën kom op:',
  heavyRainDo: 'Maak jou vore oop, sit geoeste gewasse onder dak, en wag met kunsmis.',
  drySpell: 'Droë dae maak hierdie gewas seer. Om te hoor wat om te doen, druk 1.',
}
