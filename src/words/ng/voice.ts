import type { voice as english } from '../en/voice.ts'

export const voice: typeof english = {
  welcome: 'Wa tambulwa ko-{app}.',
  chooseLanguage: '{language}: thinda {key}.',
  menu: 'Omayele gonena: thinda 1. Onkalo yombepo: thinda 2. Ngele owa ninga eyele lyahugunina: thinda 3. Okupula epulo: thinda 4.',
  after: 'Okupulakena ishewe: thinda 9. Okuya petameko: thinda 0.',
  next: 'Eyele tali landula: thinda 1.',
  wrongKey: 'Onomola ndjoka kayi na shoka tayi ningi mpaka.',
  goodbye: 'Tangi sho wa dhenge. Kala po nawa.',
  failed: 'Ombili, pwa ningwa epuko. Dhenga ishewe konima.',
  bySms: 'Otatu shi ku tumine ko-SMS.',
  noSms: 'Itatu vulu oku shi tuma: owa hulitha oo-SMS dhetu. Opo u dhi mone, tuma START ko-SMS.',
  noAdvice: 'Kapu na eyele lyoye ngashingeyi.',
  notRegistered:
    'Ongodhi ndjika inayi shangithwa natango. Thinda 0, opo nee 4, u tu lombwele edhina lyoye, ehala lyoye niikunwa yoye.',
  noPlace: 'Katu shi natango ehala lyoye. Thinda 0, opo nee 4, u tu lombwele ehala lyoye.',
  done: 'Tangi. Osha shangwa.',
  howMany: 'Iikunwa ingapi yi na sho? Thinda omwaalu, opo nee ohash. Owa tala iikunwa yi thike mpaka:',
  ask: 'Popya epulo lyoye. Opo nee thinda ohash.',
  asked: 'Tangi. Otwa mona epulo lyoye. Omuntu ote li yamukula.',
  askedFull: 'Omapulo goye gatano natango otaga tegelele eyamukulo. Alikana tegelela manga.',
  notAsked: 'Katu uvite sha.',
  typical: 'Ndjika onkalo yombepo ngaashi hayi kala. Kapu na etseyitho ngashingeyi.',
  unclaimed:
    'Onomola ndjika oya shangithwa ko-web. Alikana, tu lombwela ngele oyoye: dhenga okode yetu, nenge yamukula SMS yetu.',
  days: ['Nena', 'Ongula', 'Oshinyangala'],
  rain: { none: 'kapu na omvula', light: 'omvula onshona', some: 'omvula', heavy: 'omvula yoonkondo' },
  heat: 'Uupyu womutenya moograde:',
  warning: 'Elondodho lya za ku-{app}.',
  heavyRainOn: 'Omvula yoonkondo otayi ya mesiku:',
  heavyRainDo: 'Egulula omikanka, siikila iilya mbyoka wa teya, tegelela nuuhoho.',
  drySpell: 'Omasiku omakukutu otaga ehameke oshikunwa shika. Okuuva sho to ningi: thinda 1.',
}
