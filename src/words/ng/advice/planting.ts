import type { plantingTexts as english } from '../../en/advice/planting.ts'

export const plantingTexts: typeof english = {
  instead: {
    crops: 'Mpaka natango otashi vulika: {crops}.',
    none: 'Pungula iimaliwa sigo ethimbo lilwe.',
  },
  dryFor: {
    place: 'Omvula mpaka oyi li eshona unene.',
    share: 'Omvula mpaka oyi li kashona: omayemele {tenths} mu kehe 10 ngoka ga pumbiwa.',
    season: 'Omvula otayi hulu mbala: omasiku {rainDays} konima yokukuna, otaku pumbiwa {needDays}.',
  },
  standing: {
    fodder: 'Shoka shi li mepya oshikulya shiimuna: shi teta oshitalala.',
    roots: 'Shoka shi li mepya: shi thiga, shi fula ngele sha koko.',
  },
  cutGreen: 'Shoka shi li mepya oshikulya shiimuna: shi teta oshitalala.',
  goodNext: {
    now: 'Osha opala okukuna po ngashingeyi: {crops}.',
    later: 'Osha opala okukuna po konima: {crops}, okuza {nextFrom}.',
  },
  spend: { stop: 'ino tula mo we iimaliwa.', wait: 'ino kuna ngashingeyi.' },
  noRain: {
    in: 'Ngele kapu na omeya gokutekela, ino longitha we iimaliwa: iimeno otayi si. Ohayi kunwa mpaka {from} sigo {to}.',
    plan: 'Tegelela: ohayi kunwa mpaka {from} sigo {to}. Ngele kapu na omeya, ombuto otayi kala ya kukuta.',
    asked:
      'Inayi kunwa natango? Tegelela: kuna {from} sigo {to}. Owa kuna? Ngele kapu na omeya, ino longitha we iimaliwa.',
  },
  notNow: {
    in: 'Ino tula mo we uuhoho nenge omuti gwuupuka.',
    plan: 'Ino yi kuna ngashingeyi: kuna sha shilwe.',
    asked: 'Ino tula mo we uuhoho nenge omuti gwuupuka. Inayi kunwa natango? Kuna sha shilwe ngashingeyi.',
  },
  drySown: {
    in: 'Yi thiga mevi: ombuto ya kukuta otayi vulu okutegelela.',
    asked:
      'Inayi kunwa natango? Tegelela sigo evi lya tuta muule weke. Owa kuna? Yi thiga: ombuto ya kukuta otayi vulu okutegelela.',
  },
  guides: {
    none: 'Omambo getu kage na ethimbo lyokukuna {crop} moshitopolwa shoye, otashi vulika yi gandje kashona.',
    watered: 'Momambo getu {crop} ohayi kunwa mpaka owala mokwenye, nomeya.',
  },
  unfit: {
    cold: 'Uutalala uunene otau ya manga inaayi pya, notau yi dhipaga.',
    chill: 'Ihayi kunwa olundji mpaka: uutalala uunene otau ya manga inaayi pya.',
    hot: 'Uupyu otau kala uunene mpaka manga inaayi pya.',
    wet: 'Mpaka ohayi olo mevula manga inaayi pya.',
  },
  sowAgain: {
    window: 'Ethimbo ewanawa lyokukuna mpaka {from} sigo {to}.',
    watered: 'Kuna pethimbo lyokwenye, nomeya.',
  },
  resow: {
    until: 'Esiku lyahugunina {last}.',
  },
  lastDay: {
    known: 'Esiku lyahugunina lyokukuna mpaka {last}.',
    after: 'Sha kunwa konima ya {last} itashi pi.',
  },
  foreseen: {
    odds: 'Omvula yokukuna: {odds} mo-10 pokati ka {oddsFrom} na {oddsTo}. {thisWeek} mo-10 moshiwike shika.',
    early: 'Omvula yokukuna: {odds} mo-10 pokati ka {oddsFrom} na {oddsTo}. Oshi li manga kuyele moshiwike shika.',
    never: 'Omvula oya toka e vule oomvula adhihe {rainYears} ndhoka tu shi.',
    service: '{service} oya tegelela omvula mo {serviceArea} pokati ka {expectFrom} na {expectTo} ({expectYear}).',
  },
  prepare: { wait: 'Tegelela; longekidha epya.', seed: 'Kutha ombuto; longekidha epya.' },
  waits: {
    start: 'Omvula inayi tameka nawa; shoka sha kunwa otashi si.',
    gap: 'Omvula oya thikama: shoka sha kunwa mevi lya tuta owala pombanda otashi si.',
  },
  variety: {
    named: 'Kutha omuhoko gwomasiku {days}, ngaashi {names}.',
    days: 'Kutha omuhoko gwomasiku {days}.',
  },
  sowing: {
    spacing: 'Omithilo cm {row}, pokati kiimeno cm {stand}.',
    metres: 'Omithilo m {row}, pokati kiimeno m {stand}.',
    depth: 'Omithilo cm {row}, pokati kiimeno cm {stand}, muule cm {sownDeep}.',
  },
  rules: {
    'planting.too-dry': {
      title: '{Crop}: ino longitha iimaliwa, omwa kukuta unene',
      content:
        'Ino tula mo we ombuto, uuhoho nenge iilonga. Otayi koko owala ngele oto tekele ethimbo alihe. {dryFor} Nokaapu na omeya {crop} itayi vulu okupya, niimaliwa otayi kana. {instead}',
      sms: '{Crop}: {spend} {dryFor} Nokaapu na omeya itayi pi. {instead}',
    },
    'planting.bears-little': {
      title: '{Crop}: ino tula iimaliwa, omvula kayi gwanene',
      content:
        'Ino yi landela uuhoho nenge omuti gwuupuka, ino kuna we yilwe. Teya shoka tashi imi, siikila evi kohi yayo nomafo ga kukuta, eke limwe okuza komuti. {dryFor} Ngele ino yi tekela, otayi imi kashona.',
      sms: '{Crop}: ino yi landela uuhoho nenge omuti gwuupuka, ino kuna we yilwe. Teya shoka tashi imi. {dryFor}',
    },
    'planting.too-late': {
      title: '{Crop}: ino longitha iimaliwa, ethimbo olya pita',
      content:
        'Ino tula mo we ombuto, uuhoho nenge omuti gwuupuka. {instead} {standing} {lastDay} Shoka sha kunwa konima itashi pi manga omvula nenge uupyu inawu pwa ko.',
      sms: '{Crop}: {spend} {afterLast} {instead} {standing}',
    },
    'planting.late': {
      title: '{Crop}: osha kunwa konima, kaleka iimaliwa',
      content:
        'Longitha owala iimaliwa mbyoka to vulu okukanitha. Otashi pi owala ngele omvula tayi loko sigo opethimbo lyayo. Kutha po omwiidhi mbala: itaku pula iimaliwa.',
      sms: '{Crop}: osha kunwa konima: longitha iimaliwa iishona. Otashi pi owala ngele omvula tayi loko sigo opethimbo lyayo. Kutha po omwiidhi mbala.',
    },
    'planting.lost': {
      title: '{Crop}: ino tula mo we iimaliwa mepya ndika',
      content: 'Epya ndika itali ka pya nawa: kaleka iimaliwa noonkondo dhoye. {instead} {cutGreen}',
      sms: '{Crop}: ino tula mo we iimaliwa, epya itali ka pya nawa. {instead}',
    },
    'planting.not-usual': {
      title: '{Crop}: pula tango, ihayi kunwa olundji mpaka',
      content:
        'Pula ngoka e yi teya nale popepi nangoye. Tango kuna poshitopolwa oshishona, tula mo iimaliwa iishona. {instead} {guides}',
      sms: '{Crop}: ihayi kunwa olundji moshitopolwa shoye. Tango kuna poshitopolwa oshishona, tula mo iimaliwa iishona. {instead}',
    },
    'planting.no-rain': {
      title: '{Crop}: ino longitha iimaliwa, omvula kayi po',
      content: '{noRain} Omvula ihayi loko mpaka ngashingeyi.',
      sms: '{Crop}: {noRain}',
    },
    'planting.wrong-season': {
      title: '{Crop}: ino longitha iimaliwa, hali ethimbo lyayo',
      content: '{notNow} {sowAgain} {unfit}',
      sms: '{Crop}: {spend} {sowAgain} {unfit}',
    },
    'planting.dry-sown': {
      title: '{Crop}: evi olya kukuta, inayi mena natango',
      content:
        '{drySown} Pungula ombuto onkwawo, tala esiku {lookOn} ngele ya mena. Omvula ya loka kaya gwana opo ombuto yi mene.',
      sms: '{Crop}: pungula ombuto onkwawo, tala esiku {lookOn} ngele ya mena. {drySown}',
    },
    'planting.come-up': {
      title: '{Crop}: oya mena?',
      content:
        'Fula oombuto ntano: dha kukuta dha kola otadhi tegelele, dha nenepa nenge dha ola odha sa. Kapu na yi na omwenyo? Kuna ngele evi lya tuta muule weke (esiku lyahugunina {last}), omuhoko gwomasiku {days}. Ino longitha iimaliwa manga. Okuza {planted} omvula kaya gwana opo yi mene nawa.',
      sms: '{Crop}: oya mena? Ngele hasho, kuna ngele evi lya tuta muule weke (esiku lyahugunina {last}), omuhoko gwomasiku {days}. Ino longitha iimaliwa manga.',
    },
    'planting.sow-again': {
      title: '{Crop}: kuna ishewe',
      content:
        'Kuna ngele evi lya tuta muule weke (esiku lyahugunina {last}), omuhoko gwomasiku {days}. Ino longitha iimaliwa manga. Tu lombwela esiku, omayele taga yalulwa okuza mulyo. Owe tu lombwele kutya inayi mena.',
      sms: '{Crop}: inayi mena: kuna ngele evi lya tuta muule weke (esiku lyahugunina {last}), omuhoko gwomasiku {days}.',
    },
    'planting.come-up-late': {
      title: '{Crop}: oya mena?',
      content:
        'Ngele mbyoka ya mena oyi li kohi yetata, ino yi kuna olutiyali: ethimbo olya pita. {instead} Ino longitha we iimaliwa mepya ndika. Okuza {planted} omvula kaya gwana opo yi mene nawa.',
      sms: '{Crop}: oya mena? Ngele hasho, ino yi kuna olutiyali, ethimbo olya pita. {instead}',
    },
    'planting.stand': {
      title: '{Crop}: yalula shoka sha mena',
      content:
        'Tala omaha 10, kehe m 1 manga {by} inaali pita. Ngele konyala ayihe ya mena: oshiwanawa. Etata nenge shi vulithe po: udhitha omaha ngashingeyi. Kohi yetata: kuna olutiyali ngele evi lya tuta muule weke. {resow}',
      sms: '{Crop}: tala omaha 10, kehe m 1 manga {by} inaali pita. Etata nenge e vule po lya mena: udhitha omaha. Kohi yetata: kuna olutiyali. {resow}',
    },
    'planting.stand-late': {
      title: '{Crop}: yalula shoka sha mena',
      content:
        'Tala omaha 10, kehe m 1 manga {by} inaali pita. Etata nenge shi vulithe po lya mena: udhitha omaha ngashingeyi. Kohi yetata: ethimbo lyokukuna olutiyali olya pita; ino tula mo we iimaliwa. {instead}',
      sms: '{Crop}: tala omaha 10, kehe m 1 manga {by} inaali pita. Udhitha omaha ngashingeyi. Kohi yetata? Ino tula mo we iimaliwa. {instead}',
    },
    'planting.dry-start': {
      title: '{Crop}: oluteni konima yokukuna',
      content:
        'Pungula ombuto. Manga {by} inaali pita, tala omaha 10: ngele mbyoka ya mena oyi li kohi yetata, kuna olutiyali ngele evi lya tuta muule weke. {resow} {why} Omvula inayi popepi. Ombuto otashi vulika kaayi mene, iimeno iishona tayi si.',
      sms: '{Crop}: pungula ombuto. Oluteni konima yokukuna. Tala manga {by} inaali pita: kohi yetata? Kuna olutiyali ngele evi lya tuta.',
    },
    'planting.rotate': {
      title: '{Crop}: hogolola epya lilwe',
      content:
        'Kuna {crop} mepya lilwe. Owa li wa kuna {before} mpaka. {Pest} otayi kala mevi nenge miimeno iikulu. {instead} Ngele owa hala oku yi kuna mpaka, tango kutha po iimeno iikulu ayihe. Tokola manga {by} inaali pita.',
      sms: '{Crop}: kuna mepya lilwe: {pest} otayi kala mpoka wa li wa kuna {before}. Ngele owa hala oku yi kuna mpoka, tango kutha po iimeno iikulu ayihe. Tokola manga {by} inaali pita. {instead}',
    },
    'planting.seed': {
      title: '{Crop}: kutha ombuto ngashingeyi',
      content:
        '{variety} {seed} Landa ombuto ombe ya yela komuntu u mu shi, manga aantu ayehe inaaye yi hala. Owa hala okukuna {planted}.',
      sms: '{Crop}: kutha ombuto ngashingeyi, ya {planted}. {seed} {variety}',
    },
    'planting.rains': {
      title: 'Etameko lyomvula',
      content: '{foreseen} {expects} {prepare}',
      sms: '{foreseen} {prepare}',
    },
    'planting.wait-rain': {
      title: '{Crop}: tegelela omvula ombwanawa',
      content:
        'Longekidha epya nombuto. Kuna ngele evi lya tuta muule weke: mm {onset} momasiku {onsetDays}. {resow} {waits}',
      sms: '{Crop}: kuna owala ngele evi lya tuta muule weke (mm {onset} momasiku {onsetDays}). {resow}',
    },
    'planting.after-storm': {
      title: '{Crop}: kuna konima yomvula yoonkondo',
      content:
        'Egulula omikanka. Kuna konima, ngele omvula ya pwa nevi kali na we enono. {resow} {rains} Otayi kombo shoka sha kunwa nenge tayi shi ningine.',
      sms: '{Crop}: ino kuna manga omvula yoonkondo inaayi pita ({rainsShort}). Kuna konima, ngele evi kali na we enono.',
    },
    'planting.ready': {
      title: '{Crop}: ethimbo lyokukuna',
      content:
        'Kuna manga {by} inaali pita. {sowing} {resow} {why} Tu lombwela esiku, opo omayele ga yalulwe okuza ko.',
      sms: '{Crop}: kuna manga {by} inaali pita. {sowing} {resow}',
    },
    'planting.asked': {
      title: '{Crop}: owe yi kuna?',
      content:
        'Owa hala okukuna {planted}. Ngele owa kuna, nyola esiku membo lyepya: omayele otaga yalulwa okuza ko. Ngele inayi kunwa natango, lundulula esiku, opo sha kaashi ye nziya unene.',
      sms: '{Crop}: owe yi kuna {planted}? Nyola esiku mu Gona, nenge li lundulula, opo omayele ge ye pethimbo.',
    },
    'stage.unknown': {
      title: '{Crop}: owa kuna uunake?',
      content:
        'Katu shi uunake {crop} ya kunwa, onkene itatu vulu okutya oya pumbwa shike. Tula mo esiku lyokukuna nethimbo lyokukoka. Opo nee to mono omayele kombinga yomeya, uuhoho, iipuka neteyo lyepya lyoye.',
      sms: '{Crop}: tula mo esiku lyokukuna nethimbo lyokukoka mu Gona, opo omayele ga opalele epya lyoye.',
    },
    'stage.over': {
      title: '{Crop}: owa mana okuteya?',
      content:
        'Okutala kesiku lyokukuna, eteyo olya pumbwa okuhula nale. Ngele hasho, teya nziya: iilya iikulu otayi palutha iipuka noshushi. Ngele olya hulu, kutha po iimeno iikulu, u tule mo iimeno yoye iipe nesiku lyokukuna. {goodNext}',
      sms: '{Crop}: owa mana okuteya? Ngele hasho, teya ngashingeyi. Ngele osho, tula mo iimeno iipe nesiku lyokukuna mu Gona. {goodNext}',
    },
    'stage.question': {
      title: '{Crop}: ethimbo lyokukoka olyo tuu?',
      content:
        'Owe tu lombwele ethimbo lya {crop}: {stated}. Okutala kesiku lyokukuna ({planted}) otwa tegelela: {expected}. Tala esiku lyokukuna nethimbo, opo omayele getu ga opalele epya lyoye.',
      sms: '{Crop}: {stated} nenge {expected}? Tala esiku lyokukuna nethimbo mu Gona, opo omayele ga opalele epya lyoye.',
    },
  },
}
