import type { fieldWorkTexts as english } from '../../en/advice/care.ts'

export const fieldWorkTexts: typeof english = {
  start: 'Tameka {from}.',
  work: {
    acre: 'Oake yimwe oyi na iilonga yomuntu gumwe omasiku {workLow} sigo {workHigh}.',
    hectare: 'Ohektara yimwe oyi na iilonga yomuntu gumwe omasiku {workLow} sigo {workHigh}.',
    area: 'Iilonga ye {area} yoye: omuntu gumwe, omasiku {workLow} sigo {workHigh}.',
    hire: 'Iilonga ye {area} yoye: omasiku {workLow} sigo {workHigh}. Futa aaniilonga.',
  },
  keep: {
    one: 'oshimeno 1 mehala kehe',
    some: 'iimeno {keepHigh} mehala kehe',
    range: 'iimeno {keepLow} sigo {keepHigh} mehala kehe',
    cm: 'oshimeno shimwe mo cm {keepHigh} kehe',
    cmRange: 'oshimeno shimwe mo cm {keepLow} sigo {keepHigh} kehe',
  },
  seed: {
    acre: 'Konga ombuto ombwanawa kg {seedLow} sigo {seedHigh} yoake kehe.',
    hectare: 'Konga ombuto ombwanawa kg {seedLow} sigo {seedHigh} yohektara kehe.',
    area: 'Konga ombuto ombwanawa kg {seedLow} sigo {seedHigh} yo {area} yoye.',
    acreOne: 'Konga ombuto ombwanawa kg {seedLow} yoake kehe.',
    hectareOne: 'Konga ombuto ombwanawa kg {seedLow} yohektara kehe.',
    areaOne: 'Konga ombuto ombwanawa kg {seedLow} yo {area} yoye.',
  },
  seek: {
    leaves: 'galulula omafo giimeno 20, nyanyula omayi nomazinyo omashona.',
    seed: 'fula oombuto ntano: dha kukuta dha kola otadhi tegelele, dha nenepa nenge dha ola odha sa.',
    bunds: 'enda koondama, siikila omalila agehe, teta omwiidhi kombanda yadho.',
    growth:
      'konga iimeno iishona nenge ya shunga. Oyindji pehala limwe: egulula omukanka mpoka. Ya halakana: fula shimwe, tala omazinyo komidhi.',
    soil: 'fyandeka evi lyomuule weke. Inali ninga oshimbulu: siikila evi nomwiidhi gwa kukuta. Lya tutike eke: egulula omikanka.',
    tree: 'enda komuti nomuti: teta iitayi ya sa, kutha po omwiidhi kohi yomuti.',
    mat: 'tula oshiti kiimeno tayi gu, teta omafo ga sa, gongela evi komidhi tadhi monika.',
    trash: 'kutha omafo ga kukuta kiiti, ga tula pokati komisinda.',
    fire: 'kutha po omwiidhi okundukidha epya poometa 4, sigo evi lya monika: omililo otadhi tameke.',
    pods: 'kutha po iiyimati iiluudhe, yi tutile pondje yepya.',
    cap: 'siikila ehala kehe nomwiidhi omunene gwa kukuta, tula evi kombanda.',
  },
  choice: {
    named: 'Kuna omuhoko tagu idhidhimikile striga: {varieties}.',
    open: 'Pula omuhoko tagu idhidhimikile striga, tula uushosho wiimuna, tula uuhoho pethimbo.',
  },
  blackPods: 'Kutha po iiyimati iiluudhe, yi tutile pondje yepya.',
  rules: {
    'care.land': {
      title: '{Crop}: longekidha epya nombuto',
      content:
        'Owa hala okukuna lwopo {plantOn}. Epya tali longekidhwa mokakuyu otali gandja kashona. Manga {by} inaali pita, opaleka epya, tula uushosho wiimuna, ninga omithilo. {seed}',
      sms: '{Crop}: manga {by} inaali pita, opaleka epya, tula uushosho, ninga omithilo. {seed}',
    },
    'care.bunds': {
      title: '{Crop}: longekidha oondama, faathanitha epya',
      content:
        'Manga {by} inaali pita, siikila omalila goondama, faathanitha evi. {seed} Owa hala okukuna lwopo {plantOn}. Olwishi olwa hala omeya ga faathana: omahala ga yeluka otaga kukuta.',
      sms: '{Crop}: manga {by} inaali pita, siikila omalila goondama, faathanitha epya. {seed}',
    },
    'care.nursery': {
      title: '{Crop}: kuna ombuto pehala lyiimeno iishona',
      content:
        'Manga {by} inaali pita, kuna ombuto momithilo, siikila kashona, ninga omuzile, tekela esiku kehe. Iimeno otayi kala omasiku ga thika po {nurseryDays} pehala lyiimeno iishona; owa hala oku yi tsika lwopo {plantOn}.',
      sms: '{Crop}: manga {by} inaali pita, kuna ombuto pehala lyiimeno iishona, ninga omuzile, tekela. Tsika konima yomasiku {nurseryDays}.',
    },
    'care.seedlings': {
      title: '{Crop}: owu na iimeno yokutsika?',
      content:
        'Iimeno otayi kala omasiku ga thika po {nurseryDays} pehala lyiimeno iishona manga inaayi tsikwa. Ngele ku na, landa iimeno yoonkondo popepi, nenge kuna ombuto ngashingeyi, wu tsike konima. Lundulula esiku miimeno yoye.',
      sms: '{Crop}: iimeno otayi kala omasiku {nurseryDays} pehala lyiimeno iishona. Ngele ku na, landa iimeno yoonkondo, nenge kuna ombuto ngashingeyi.',
    },
    'care.harden': {
      title: '{Crop}: kolekipika iimeno',
      content:
        'Iimeno iinkundi otayi si ngele ya tsikwa. Okuza ngashingeyi sigo {plantOn} shunitha pevi omeya, gwedha etango esiku kehe. Tekela nawa ongulohi manga inoo yi tsika. Tsika iimeno yoonkondo ayike.',
      sms: '{Crop}: shunitha pevi omeya, gwedha etango esiku kehe sigo {plantOn}. Tsika iimeno yoonkondo ayike.',
    },
    'care.cap': {
      title: '{Crop}: siikila ehala nomwiidhi gwa kukuta',
      content:
        'Manga {by} inaali pita, siikila ehala kehe nomwiidhi omunene gwa kukuta, tula evi kombanda. Gu thiga sigo iimeno ya mene. Etango otali vulu oku fikila shoka wa kuna mevi.',
      sms: '{Crop}: manga {by} inaali pita, siikila ehala kehe nomwiidhi omunene gwa kukuta, tula evi kombanda.',
    },
    'care.fill': {
      title: '{Crop}: pingakanitha iimeno ya sa',
      content:
        '{start} Manga {by} inaali pita, enda momithilo, kutha po ya sa nayo tayi alukwa, tula iimeno yoonkondo yomuhoko ogo tuu ngoka, ongulohi nenge esiku lyomvula. Tekela ngele oto vulu. Shoka sha tsikwa mokakuyu otashi kala oshishona.',
      sms: '{Crop}: manga {by} inaali pita, pingakanitha iimeno ya sa niimeno yoonkondo yomuhoko ogo tuu ngoka, ongulohi nenge esiku lyomvula. {start}',
    },
    'care.thin': {
      title: '{Crop}: kutha po iimeno iinkundi',
      content:
        '{start} Manga {by} inaali pita, ngele evi lya tuta, dhulapo iinkundi, thiga {keep}. Iimeno oyindji pamwe otayi kala iishona.',
      sms: '{Crop}: manga {by} inaali pita, dhulapo iinkundi, thiga {keep}. Ninga ngaaka evi lya tuta. {start}',
    },
    'care.weeds': {
      title: '{Crop}: kutha omwiidhi, {n} mu {of}',
      content:
        '{start} Manga {by} inaali pita, kutha po omwiidhi manga omushona, ongula ya kukuta, wu ino teta omidhi; popepi niimeno dhula niikaha. Gu thiga kombanda yevi. Kutha omwiidhi manga inoo tula uuhoho. {work} Omwiidhi otagu kutha omeya niipalutha yoshikunwa.',
      sms: '{Crop}: kutha omwiidhi manga {by} inaali pita, {n} mu {of}, ongula ya kukuta, wu ino teta omidhi. {start} {work}',
    },
    'care.weeds-dry': {
      title: '{Crop}: kutha omwiidhi, pungula omeya, {n} mu {of}',
      content:
        '{start} Manga {by} inaali pita, kutha po omwiidhi, wu ino teta omidhi, siikila evi nomwiidhi gwa kukuta, ninga oondama oonshona momithilo opo dhi yakule omvula. {work} {why} Omwiidhi otagu nu omeya ga thigala.',
      sms: '{Crop}: manga {by} inaali pita, kutha po omwiidhi, {n} mu {of}; siikila evi nomwiidhi gwa kukuta, yakula omvula. {start} {work}',
    },
    'care.weeds-paddy': {
      title: '{Crop}: kutha omwiidhi, {n} mu {of}',
      content:
        '{start} Manga {by} inaali pita, shunitha pevi omeya sigo enono, dhulapo omwiidhi niikaha. Tula ourea ngele ethimbo olya thika, galula omeya konima yomasiku 2 sigo 3. {work} Omwiidhi otagu kutha iipalutha yolwishi lwoye.',
      sms: '{Crop}: manga {by} inaali pita, shunitha pevi omeya, dhulapo omwiidhi, {n} mu {of}. Galula omeya konima yomasiku 2-3. {start} {work}',
    },
    'care.weeds-heap': {
      title: '{Crop}: kutha omwiidhi, gongela evi, {n} mu {of}',
      content:
        '{start} Manga {by} inaali pita, kutha po omwiidhi, gongela evi pomidhi pamwe: iimeno otayi thikama nawa. Ninga ngaaka evi lya tuta kashona. Kutha omwiidhi manga inoo tula uuhoho. {work} Omwiidhi otagu kutha omeya niipalutha yoshikunwa.',
      sms: '{Crop}: manga {by} inaali pita, kutha po omwiidhi, gongela evi pomidhi, {n} mu {of}, ngele evi lya tuta kashona. {start} {work}',
    },
    'care.ring-weed': {
      title: '{Crop}: kutha omwiidhi pomuti',
      content:
        'Manga {by} inaali pita, kutha po omwiidhi ometa yimwe okundukidha omuti kehe, wu ino teta omidhi. Gu thiga gu siikile evi, eke limwe okuza komuti. Omwiidhi kohi ya {crop} otagu nu omeya, otagu holeke iipuka.',
      sms: '{Crop}: manga {by} inaali pita, kutha po omwiidhi ometa 1 okundukidha omuti kehe, gu thiga gu siikile evi, eke limwe okuza komuti.',
    },
    'care.earth-up': {
      title: '{Crop}: gongela evi pomidhi',
      content:
        '{start} Manga {by} inaali pita, gongela evi pomidhi, dhipaga omwiidhi. Ninga ngaaka evi lya tuta kashona. Evi pomidhi otali kaleke {crop} muule mombepo, otali siikila shoka tashi kokele kohi.',
      sms: '{Crop}: manga {by} inaali pita, gongela evi pomidhi, dhipaga omwiidhi. Evi li tute kashona. {start}',
    },
    'care.stake': {
      title: '{Crop}: manga koshiti, manga inaayi shena',
      content:
        '{start} Manga {by} inaali pita, mangela iimeno iile koshiti shoonkondo, ino thindila. Iifupi inayi pumbwa oshiti: tula omwiidhi gwa kukuta kohi. Longa ngele omafo ga kukuta. Iiyimati yi li pevi otayi olo.',
      sms: '{Crop}: manga {by} inaali pita, mangela iimeno iile koshiti, ino thindila. Iifupi: omwiidhi gwa kukuta kohi. {start}',
    },
    'care.stake-vines': {
      title: '{Crop}: gandja oshiti koshimeno kehe',
      content:
        '{start} Manga {by} inaali pita, tula oshiti shometa 2 mpoka oshimeno sha thika pongolo, shi londekela ko. Tala oshiwike kehe. Ino dhula omafo nande. Kaapu na oshiti eteyo otali vulu okushuna petata.',
      sms: '{Crop}: manga {by} inaali pita, tula oshiti shometa 2 mpoka oshimeno sha thika pongolo, shi londekela ko. Ino dhula omafo. {start}',
    },
    'care.pegs': {
      title: 'Oofukwa: ino lima we, otadhi yi mevi',
      content:
        'Dhulapo omwiidhi niikaha, thiga evi li li ewanawa, konga omatona gomafo miimeno 20 manga {by} inaali pita. Konima yoongala oofukwa otadhi yi mevi dhi ime. Okulima ngashingeyi otaku dhi teya.',
      sms: 'Oofukwa: ino lima we, otadhi yi mevi; dhulapo omwiidhi niikaha. Konga omatona gomafo miimeno 20 manga {by} inaali pita.',
    },
    'care.vines': {
      title: '{Crop}: ino lima we, otayi taandele',
      content:
        'Okuza ngashingeyi dhulapo omwiidhi omunene niikaha, ino galulula iimeno. Tala epya manga {by} inaali pita. Iimeno oya siikila evi. Okulima otaku teta omidhi.',
      sms: '{Crop}: ino lima we. Dhulapo omwiidhi omunene niikaha, ino galulula iimeno. Tala epya manga {by} inaali pita.',
    },
    'care.lift-vines': {
      title: '{Crop}: yelutha iimeno pokati komithilo',
      content:
        'Mpoka iimeno ya tula omidhi pokati komithilo otayi imi iishona oyindji. Manga {by} inaali pita, yi yelutha kashona nakashona, yi galulila komuthilo; ino teta. Siikila omakunkutu.',
      sms: '{Crop}: manga {by} inaali pita, yelutha iimeno pokati komithilo, yi galulila komuthilo, ino teta. Siikila omakunkutu.',
    },
    'care.rogue': {
      title: '{Crop}: dhulapo tayi alukwa mosaic',
      content:
        'Omafo omashona ga gonya, ga shunga, omukithi mosaic: otashi gandja kashona, omukithi otagu taandele. Manga {by} inaali pita, enda momithilo, dhulapo, yi aneka kokule nepya. Ino kutha ko iiti yokukuna.',
      sms: '{Crop}: manga {by} inaali pita, dhulapo yi na omafo omashona ga gonya, ga shunga (mosaic). Ino kutha ko iiti yokukuna.',
    },
    'care.birds': {
      title: '{Crop}: tonatela epya, iilya otayi ima',
      content:
        'Manga {by} inaali pita, naku kale omuntu mepya ongula nongulohi, teta omwiidhi omule. Tonatela sigo iilya ya kola. Iilya oyi li iipe ngashingeyi: uudhila noombuku otayi ya, otayi vulu okulya oyindji.',
      sms: '{Crop}: tonatela uudhila noombuku ongula nongulohi sigo iilya ya kola. Teta omwiidhi omule manga {by} inaali pita.',
    },
    'care.drain': {
      title: '{Crop}: kutha omeya mepya',
      content:
        'Manga {by} inaali pita, siikila ombaululilo yomeya, egulula oondama, opo yi pye pamwe. Iilya oya udha; eteyo olya thigako omasiku 10 sigo 14.',
      sms: '{Crop}: manga {by} inaali pita, siikila omeya, egulula oondama, omasiku 10 sigo 14 manga inoo teya.',
    },
    'care.haulms': {
      title: '{Crop}: teta kombanda manga inoo fula',
      content:
        'Ngele omafo ogendji ga shunga, manga {by} inaali pita, teta kombanda pevi, kutha po. Oshipa otashi kolele mevi. Okufula okwa thigako omasiku 10 sigo 14.',
      sms: '{Crop}: manga {by} inaali pita, teta kombanda pevi, omasiku 10 sigo 14 manga inoo fula, kutha po.',
    },
    'care.last-water': {
      title: '{Crop}: omeya gahugunina',
      content:
        'Gandja omeya gahugunina manga {by} inaali pita, opo nduno etha. Shoka tashi pi mevi tali kukuta otashi kala ethimbo ele, itashi olo. Eteyo olya thigako iiwike iyali lwaampono.',
      sms: '{Crop}: omeya gahugunina manga {by} inaali pita, hulitha po okutekela. Eteyo olya thigako iiwike iyali lwaampono.',
    },
    'care.prune': {
      title: '{Crop}: teta iitayi konima yeteyo',
      content:
        'Manga {by} inaali pita, esiku lya kukuta, teta iitayi ya sa, tayi alukwa noya tathana, egulula pokati, uuyelele nombepo yi ye mo. Kutha po iiti tayi alukwa. Eteyo olya pwa: ngashingeyi ethimbo lyokuteta.',
      sms: '{Crop}: manga {by} inaali pita, esiku lya kukuta, teta iitayi ya sa, tayi alukwa noya tathana, egulula pokati.',
    },
    'care.fronds': {
      title: '{Crop}: teta omafo ga sa',
      content:
        'Manga {by} inaali pita, esiku lya kukuta, teta owala ga sa; ino teta omatalala, ogo taga palutha iiyimati. Omafo ga sa otaga holeke iiyimati ya pya niipuka.',
      sms: '{Crop}: manga {by} inaali pita, teta owala omafo ga sa. Ino teta omatalala.',
    },
    'care.fire-line': {
      title: '{Crop}: keelela omulilo',
      content:
        'Manga {by} inaali pita, kutha po omwiidhi okundukidha epya poometa 4, sigo evi lya monika, kutha po omafo ga kukuta. Kaleka po ngaaka sigo omvula. Omafo ga kukuta otaga pi meendelelo.',
      sms: '{Crop}: manga {by} inaali pita, kutha po omwiidhi okundukidha epya poometa 4, keelela omulilo. Kaleka po ngaaka sigo omvula.',
    },
    'care.chupons': {
      title: '{Crop}: teya iitayi iipe pomuti',
      content:
        'Iitayi iipe tayi londo pomuti otayi kutha iipalutha yomuti. Manga {by} inaali pita, enda komuti nomuti, yi teya manga iishona. {blackPods}',
      sms: '{Crop}: manga {by} inaali pita, teya iitayi iipe iishona pomuti. {blackPods}',
    },
    'care.fallen-fruit': {
      title: '{Crop}: toola iiyimati ya gwa',
      content:
        'Oondhi otadhi valelwa miiyimati ya gwa. Okuza ngashingeyi, omasiku 3 kehe, toola iiyimati ayihe ya gwa. Yi fumvika muule nenge yi mangela mopulastika metango. Tameka manga {by} inaali pita.',
      sms: '{Crop}: omasiku 3 kehe toola iiyimati ya gwa; yi fumvika muule nenge yi mangela mopulastika metango: oondhi otadhi valelwa mo.',
    },
    'care.tree-dry': {
      title: '{Crop}: siikila evi, keelela omulilo',
      content:
        'Manga {by} inaali pita, siikila evi kohi yomiti nomafo ga kukuta, gandja omeya komiti dhi li kohi yomvula ndatu, kutha po omwiidhi okundukidha epya poometa 4 omolwa omulilo. Oluteni oludhigu komidhi, nomililo otadhi tameke.',
      sms: '{Crop}: manga {by} inaali pita, siikila evi kohi yomiti, gandja omeya komiti omishona, keelela omulilo poometa 4.',
    },
    'care.mat': {
      title: '{Crop}: thiga yina gumwe naana yaali',
      content:
        'Manga {by} inaali pita, thiga yina, omuna gwoonkondo gumwe nomushona gumwe, teta yakwawo. Teta omafo ga sa, gongela evi, siikila nomafo. Aana oyendji otaya topola iipalutha, iiyimati tayi kala iishona.',
      sms: '{Crop}: manga {by} inaali pita, thiga yina naana yaali, teta yakwawo. Kutha po omafo ga sa, siikila evi.',
    },
    'care.bunch': {
      title: '{Crop}: teta ongala ontiligane',
      content:
        'Ngele iiyimati iishona yahugunina oya holoka, ongala ontiligane kohi otayi li iipalutha owala. Manga {by} inaali pita, yi teta eke limwe kohi yiiyimati yahugunina, tula oshiti koshimeno tashi gu.',
      sms: '{Crop}: manga {by} inaali pita, teta ongala ontiligane eke limwe kohi yiiyimati yahugunina, tula oshiti koshimeno tashi gu.',
    },
    'striga.variety': {
      title: '{Crop}: epya lya striga, hogolola ombuto tango',
      content:
        'Owa mona striga mepya ndika. Mpoka e li oyindji, eteyo enene otali kana. {choice} Nenge kuna oofukwa nenge omakunde nuumvo: otadhi ningitha ombuto yastriga yi mene yi se. Tokola manga {by} inaali pita, manga inoo landa ombuto.',
      sms: '{Crop}, epya lya striga: {choice} Nenge kuna soya, oofukwa nenge omakunde nuumvo. Tokola ({by}).',
    },
    'striga.rotate': {
      title: '{Crop}: ino kuna iilya mepya lya striga',
      content:
        'Omvula tayi ya kuna soya, oofukwa nenge omakunde: striga ota mene e ta si. Longekidha manga {by} inaali pita. Ombuto yastriga otayi kala oomvula odhindji mevi, iilya ayihe otayi yi palutha.',
      sms: '{Crop}, epya lya striga: omvula tayi ya ino kuna iilya mpoka; kuna soya, oofukwa nenge omakunde. Longekidha manga {by} inaali pita.',
    },
    'care.next': {
      title: '{Crop}: kapu na oshaendelela oshiwike shika',
      content: 'Kapu na oshaendelela oshiwike shika. Tashi landula, okuza {from}: {step}. Longekidha shoka wa pumbwa.',
      sms: '{Crop}: kapu na oshaendelela. Tashi landula, okuza {from}: {step}.',
    },
    'care.keep-picking': {
      title: '{Crop}: tsikila okuteya',
      content:
        'Teya omasiku {every} sigo {everyTo} kehe. Kutha mo mbi ya yonuka. Ya ishewe manga {by} inaali pita. Kapu na shilwe oshaendelela oshiwike shika.',
      sms: '{Crop}: teya omasiku {every} sigo {everyTo} kehe, ya ishewe manga {by} inaali pita. Kutha mo mbi ya yonuka.',
    },
    'care.look': {
      title: '{Crop}: tala {pest}',
      content:
        '{walk} manga {by} inaali pita, konga {look}: osho {pest}. Ngele owe shi mono: {first} Kapu na oshaendelela oshiwike shika.',
      sms: '{Crop}: {walk} manga {by} inaali pita, konga {look} ({pest}). Ngele owe shi mono: {first}',
    },
    'care.quiet': {
      title: '{Crop}: kapu na oshaendelela',
      content: 'Kapu na oshaendelela oshiwike shika.',
      sms: '{Crop}: kapu na oshaendelela oshiwike shika.',
    },
    'care.walk': {
      title: '{Crop}: oshilonga oshishona shimwe',
      content: 'Manga {by} inaali pita, {seek} Kapu na oshaendelela oshiwike shika.',
      sms: '{Crop}: manga {by} inaali pita, {seek}',
    },
  },
}
