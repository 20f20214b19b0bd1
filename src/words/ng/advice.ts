import type { advice as english } from '../en/advice.ts'

/**
 * Oshindonga, in short plain sentences; the language of this table that most needs a native speaker's reading. Crops
 * stand before a colon so that no text depends on their noun class.
 */
export const advice: typeof english = {
  days: ['Osoondaha', 'Omaandaha', 'Etiyali', 'Etitatu', 'Etine', 'Etitano', 'Olyomakaya'],
  daysShort: ['Osoon', 'Omaan', 'Etiyali', 'Etitatu', 'Etine', 'Etitano', 'Olyom'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Des'],
  date: '{weekday} {day} {month}',
  thousands: ' ',
  decimal: ',',
  crops: {
    maize: 'omapungu',
    cassava: 'okasava',
    beans: 'omakunde',
    rice: 'oloisa',
    sorghum: 'iilyavala',
    millet: 'omahangu',
    yam: 'ojama',
    'sweet-potato': 'omapotato omatoye',
    groundnuts: 'oofukwa',
    cowpeas: 'omakunde',
    sesame: 'osesame',
    cotton: 'okatuna',
    coffee: 'okofi',
    cocoa: 'okakao',
    plantain: 'omabanana omanene',
    banana: 'omabanana',
    tomato: 'omatomati',
    onion: 'oonyanga',
    pepper: 'oondungu',
    okra: 'okra',
    spinach: 'ombidhi',
    cabbage: 'okoola',
    wheat: 'okoringi',
    potatoes: 'omapotato',
    carrots: 'oowortela',
    lettuce: 'oslai',
    mangoes: 'oomango',
    oranges: 'omalemuna',
    avocados: 'oavokado',
  },
  stages: {
    planted: 'opo ya kunwa',
    seedling: 'iimeno iishona',
    vegetative: 'tayi koko',
    flowering: 'tayi tema oongala',
    fruiting: 'tayi ima',
    mature: 'ya pya, ya thikila eteyo',
    harvesting: 'ethimbo lyeteyo',
  },
  pests: {
    faw: {
      name: 'omazinyo (armyworm)',
      look: 'omalila momafo nuundoha mokati koshimeno',
      first: 'Tsaya omayi nomazinyo; tula evi nenge omutoko mokati koshimeno.',
    },
    striga: {
      name: 'striga',
      look: 'oongala dhi li oontokele nenge oontiligane pomudhi',
      first: 'Dhulapo manga inaayi tema oongala, u yi kuthe mepya.',
    },
    maize_stem_borer: {
      name: 'omazinyo gomomapandi',
      look: 'uulila uushona momafo, okati ka sa',
      first: 'Dhulapo iimeno ya sa mokati, u yi hanagule.',
    },
    msv: {
      name: 'omukithi gwomafo',
      look: 'omilonga dhoshishunga momafo, iimeno iifupi',
      first: 'Dhulapo iimeno iishona tayi alwa nomwiidhi.',
    },
    maize_aflatoxin: {
      name: 'uuwulu womapungu',
      look: 'uuwulu womapungu uuziza',
      first: 'Ino thiga po omapungu ga pya mepya; kukutika pombaili.',
    },
    rice_blast: {
      name: 'omukithi gwoloisa (blast)',
      look: 'omatona momafo nothingo onduudhe',
      first: 'Thiga omeya mepya; ino tula onitrogeni ngashingeyi.',
    },
    rice_brown_spot: {
      name: 'omatona gomafo',
      look: 'omatona gondjumbu momafo',
      first: 'Ino etha epya li kukute; tula uushosho nawa.',
    },
    rice_blb: {
      name: 'omukithi gwomafo (blight)',
      look: 'oomilo dhomafo dha shunga',
      first: 'Etha omeya ga ze mo, ino tula onitrogeni.',
    },
    rymv: {
      name: 'omukithi gwoshishunga',
      look: 'omafo goshishunga, iimeno iifupi',
      first: 'Dhulapo iimeno tayi alwa nomwiidhi.',
    },
    rice_gall_midge: {
      name: 'uudhi woloisa',
      look: 'iitutumine iitokele ya fa oonyanga',
      first: 'Dhulapo oloisa yomokuti; shonopeka onitrogeni.',
    },
    cmd: {
      name: 'omukithi mosaic',
      look: 'omafo ga goga nuudhi uutokele kohi',
      first: 'Dhulapo iimeno iishona tayi alwa, fika po; kuna iti yi li nawa.',
    },
    cbb: {
      name: 'omukithi blight',
      look: 'omatona ga tuta momafo nokukukuta',
      first: 'Ino ya mepya lya tuta; yela iilongitho.',
    },
    cgm: {
      name: 'uupuka uuziza',
      look: 'uutona wa shunga momafo',
      first: 'Ino longitha omuti gwiipuka: otagu dhipaga iipuka iiwanawa.',
    },
    mealybug: {
      name: 'uupuka uutokele',
      look: 'uupuka uutokele kombanda yoshimeno',
      first: 'Teta po koombanda u hanagule; ino longitha omuti gwiipuka.',
    },
    maruca: {
      name: 'omazinyo gomakunde',
      look: 'oongala niipapa yi na uulila',
      first: 'Egulula oongala 20; longitha neem konguloshi.',
    },
    cowpea_thrips: {
      name: 'uupuka woongala',
      look: 'oongala tadhi gwile pevi',
      first: 'Nyenga oongala miikaha; longitha neem.',
    },
    cowpea_aphid: {
      name: 'oona dhiimeno (aphids)',
      look: 'uupuka uuluudhe niitutumine ya goga',
      first: 'Yi yoga nomeya nenge omeya gothewa.',
    },
    bean_als: {
      name: 'omatona gomafo',
      look: 'omatona gondjumbu momafo',
      first: 'Ino guma iimeno ya tuta; fumvika omafo omakulu.',
    },
    bean_anthracnose: {
      name: 'omukithi anthracnose',
      look: 'omatona omaluudhe miipapa',
      first: 'Ino longa miimeno ya tuta; pungula ombuto ombwanawa.',
    },
    yam_anthracnose: {
      name: 'omukithi gwojama',
      look: 'omafo niigodhi ya ludhalala',
      first: 'Manga iimeno koshiti; ino lima omafo ga tuta.',
    },
    yam_beetle: { name: 'oonkoko dhojama', look: 'omalila mojama', first: 'Tula omutoko; toola oonkoko niikaha.' },
    yam_nematode: {
      name: 'omazinyo gomidhi',
      look: 'ojama ya tanauka',
      first: 'Kuna ombuto ombwanawa; lundulula epya.',
    },
    sorghum_midge: {
      name: 'uudhi wiilyavala',
      look: 'uudhi uushona moongala ongula',
      first: 'Kutha po iitsa ya tetekele; kuneni pamwe kuyele.',
    },
    shoot_fly: { name: 'uudhi wiitutumine', look: 'okati koshimeno ka sa', first: 'Dhulapo mbyoka ya sa.' },
    grain_mould: { name: 'uuwulu wiilya', look: 'uuwulu miilya', first: 'Teya mbyoka ya pya, kukutika kohi yondunda.' },
    birds_quelea: {
      name: 'uudhila',
      look: 'iitsa ya tokwa nuudhila owundji',
      first: 'Tonatela epya ongula nonguloshi; teya nziya.',
    },
    downy_mildew: {
      name: 'omukithi downy mildew',
      look: 'omafo ga shunga ga toka kohi',
      first: 'Dhulapo iimeno tayi alwa, fika po.',
    },
    long_smut: {
      name: 'omukithi smut',
      look: 'uutoko uuluudhe peha lyiilya',
      first: 'Teta iitsa tayi alwa, fika po; pungula ombuto ombwanawa.',
    },
    head_miner: {
      name: 'omazinyo gomiitsa',
      look: 'oondjila dha goga miitsa',
      first: 'Omuti itagu kwatha; pula omunambelewa gwuunamapya.',
    },
    clr: {
      name: 'omukithi gwokofi (rust)',
      look: 'uusila wa tiligana kohi yomafo',
      first: 'Teta iitayi, ombepo nuuyelele yi ye mo.',
    },
    cbb_berry_borer: {
      name: 'oshipuka shokofi',
      look: 'olila olushona miiyimati',
      first: 'Toola iiyimati ayihe, nomevi.',
    },
    cbd: { name: 'omukithi gwiiyimati', look: 'omatona omaluudhe miiyimati', first: 'Kutha po iiyimati tayi alwa.' },
    leaf_spots: {
      name: 'omatona gomafo',
      look: 'omatona gondjumbu ga kundukidhwa koshishunga',
      first: 'Dhulapo oofukwa dha meno kuudhike; lundulula epya omvula twa taalela.',
    },
    rosette: {
      name: 'omukithi rosette',
      look: 'iimeno iifupi ya shunga',
      first: 'Dhulapo tayi alwa, kuna momaha ge li owala.',
    },
    gn_aflatoxin: {
      name: 'uuwulu woofukwa',
      look: 'oofukwa dhi na uuwulu',
      first: 'Fula pethimbo; kukutika pombaili, ekelahi oombwinayi.',
    },
    late_blight: {
      name: 'omukithi late blight',
      look: 'omatona omaluudhe ga tuta, uuwulu uutokele kohi ongula',
      first: 'Kutha po iimeno tayi alwa; ino tutika omafo.',
    },
    early_blight: {
      name: 'omukithi early blight',
      look: 'iingwe yondjumbu momafo gopevi',
      first: 'Kutha po omafo tagi alwa, manga iimeno koshiti, siikila evi.',
    },
    tuta: {
      name: 'omazinyo Tuta',
      look: 'omatona omatokele momafo, uulila miiyimati',
      first: 'Toola omafo tagi alwa; neem konguloshi.',
    },
    bact_wilt: {
      name: 'omukithi gwokukukuta',
      look: 'iimeno iiziza ya ngamukile',
      first: 'Dhulapo fika po; etha omeya ga ze mo.',
    },
    sp_weevil: {
      name: 'oonkoko dhomapotato',
      look: 'uulila momapotato',
      first: 'Siikila omakunkutu gevi; fula ga pya nziya.',
    },
    spvd: {
      name: 'omukithi virus',
      look: 'omafo omashona gomatona',
      first: 'Dhulapo tayi alwa; kutha iigodhi yi li nawa.',
    },
    black_pod: {
      name: 'omukithi gwokakao',
      look: 'omatona omaluudhe miiyimati',
      first: 'Oshiwike kehe teta iiyimati tayi alwa u fumvike.',
    },
    mirids: { name: 'uupuka mirid', look: 'omatona omaluudhe miiyimati', first: 'Gwedha omuzizi, teta iitutumine.' },
    black_sigatoka: {
      name: 'omukithi sigatoka',
      look: 'omilonga omiluudhe nomafo taga si koomilo',
      first: 'Teta omafo ga sa; etha omeya ga ze mo.',
    },
    banana_weevil: {
      name: 'oonkoko dhomabanana',
      look: 'iimeno iinkundi tayi gu',
      first: 'Yi yula niipandi ya tandulwa; kuna ombuto ombwanawa.',
    },
    bbtv: {
      name: 'omukithi bunchy top',
      look: 'omafo omashona ga gongala',
      first: 'Fulamo oshimeno tashi alwa u hanagule.',
    },
    purple_blotch: { name: 'omatona purple blotch', look: 'omatona momafo', first: 'Tekela ongula, hakonguloshi.' },
    pepper_anthracnose: {
      name: 'omatona giiyimati',
      look: 'omatona miiyimati',
      first: 'Toola ya pya olwindji, kutha po yi na omatona.',
    },
    okra_lcv: { name: 'oonkoko dhokra', look: 'uulila nomafo ga goga', first: 'Kutha po omwiidhi, longitha neem.' },
    dbm: {
      name: 'omazinyo gokoola',
      look: 'omalila momafo nuuzinyo uuziza',
      first: 'Toola uuzinyo niikaha; neem konguloshi.',
    },
    bollworm: {
      name: 'omazinyo gokatuna',
      look: 'omalila moongala',
      first: 'Tala lwaali moshiwike; toola u hanagule.',
    },
    sesame_waterlog: {
      name: 'okuola komidhi',
      look: 'iimeno ya shunga mpoka pe na omeya',
      first: 'Egulula omikanka nziya.',
    },
    citrus_canker: {
      name: 'omukithi gwomalemuna',
      look: 'omatona momafo niiyimati',
      first: 'Toola iiyimati ya gwa pevi; teta iitayi tayi alwa.',
    },
    mango_anthracnose: {
      name: 'omukithi anthracnose',
      look: 'oongala oonduudhe nomatona miiyimati',
      first: 'Toola iiyimati ya gwa pevi niitayi ya sa.',
    },
    wheat_rust: {
      name: 'omukithi rust',
      look: 'uusila wa tiligana momafo',
      first: 'Lombwela omunambelewa gwuunamapya; pula ombuto onkolele.',
    },
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: tekela ({by})',
      content:
        'Evi otali kukuta nomvula inayi popepi. Iimeno yi na enota itayi koko. Gandja omeya ga thika pu mm {mm}: {water}. Tekela ongula nenge konguloshi ({by}). Tango fula cm 20: evi nge lya tuta, tegelela.',
      sms: '{Crop}: evi otali kukuta. Gandja omeya mm {mm} ({by}), ongula nenge konguloshi. Fula cm 20: nge lya tuta, tegelela.',
    },
    'irrigation.flowering': {
      title: '{Crop}: tekela ngashingeyi',
      content:
        'Evi olya kukuta pethimbo enota tali yono eteyo noonkondo. Gandja omeya ga thika pu mm {mm}: {water}. Ninga ngaaka ({by}), ongula nenge konguloshi. Tango fula cm 20: evi nge lya tuta, tegelela.',
      sms: '{Crop}: tekela ({by}), enota otali yono eteyo. Mm {mm}. Fula cm 20: nge lya tuta, tegelela.',
    },
    'irrigation.soon': {
      title: '{Crop}: omeya ({by})',
      content:
        'Evi oli na natango omeya omashona, ihe otaga ka pwa mo. Ilongekidha omeya mm {mm}: {water}. Esiku kehe guma evi pu cm 20; tekela ({by}) ngele olya kukuta nomvula inayi loka.',
      sms: '{Crop}: omeya otaga ka pumbiwa ({by}), mm {mm}. Tala evi pu cm 20; tekela ngele olya kukuta.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: ino tekela, omvula oyi li popepi',
      content:
        'Omvula ya thika pu mm {rain} oya tegelelwa sigo {to}. Okutekela ngashingeyi okuyona omeya niimaliwa. Tegelela omvula. Mu {by} fula cm 20: evi nge lya kukuta natango, tekela.',
      sms: '{Crop}: omvula mm {rain} otayi ya sigo {to}. Ino tekela ngashingeyi. Mu {by} tala evi; nge lya kukuta, tekela.',
    },
    'irrigation.enough': {
      title: '{Crop}: omeya oga gwana mevi',
      content:
        'Evi lyepya lyoye oli na omeya ga gwana oshiwike shimwe. Omeya ogendji otaga yogo po iipalutha yevi. Ino tekela ngashingeyi. Mu {by} fula cm 20: nge lya kukuta, tameka ishewe.',
      sms: '{Crop}: omeya oga gwana oshiwike shika. Ino tekela ngashingeyi. Tala cm 20 mu {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: hulitha po okutekela manga ino teya',
      content:
        'Iilya otayi pi. Omeya ngashingeyi otaga eta okuola nuuwulu. Hulitha po okutekela, egulula omikanka. Teya ngele to mono: {sign}. Tala sigo {by}.',
      sms: '{Crop}: otayi pi. Hulitha po okutekela, egulula omikanka. Teya ngele to mono: {sign}.',
    },
    'irrigation.pond': {
      title: 'Oloisa: thiga omeya omashona mepya',
      content:
        'Omeya mepya otaga keelele omwiidhi; epya lya kukuta pethimbo lyoongala otali eta iilya yowala. Omvula inayi popepi. Thiga omeya cm 5 (ominwe ndatu). Ga eta mo ({by}), siikila omalila, tala konima yomasiku gaali.',
      sms: 'Oloisa: thiga omeya cm 5 mepya, ga eta mo ({by}). Epya lya kukuta otali eta iilya yowala.',
    },
    'dry.young': {
      title: '{Crop}: kwathela iimeno iishona momutenya',
      content:
        '{why} Iimeno iishona oyi na omidhi omifupi, oyo tayi kukuta tango. Kutha po omwiidhi, siikila evi nomwiidhi gwa kukuta, tegelela nuushosho sigo omvula ya loka. Ngele oto humbata omeya, gandja konguloshi ({by}).',
      sms: '{Crop}: omutenya. Kutha po omwiidhi, siikila evi, tegelela nuushosho sigo omvula ya loka ({by}).',
    },
    'dry.growing': {
      title: '{Crop}: pungula omeya mevi',
      content:
        '{why} Iimeno yoye oyi li nomeya ga thigala mevi. ({by}) Kutha po omwiidhi, siikila evi nomwiidhi gwa kukuta, tula omakandjo momithilo opo ga yakule omvula. Tegelela nuushosho sigo evi lya tuta.',
      sms: '{Crop}: evi otali kukuta. ({by}) Kutha po omwiidhi, siikila evi, yakula omvula. Tegelela nuushosho.',
    },
    'dry.flowering': {
      title: '{Crop}: evi lya kukuta pethimbo eyinayi',
      content:
        '{why} Pethimbo ndika enota otali yono eteyo noonkondo. ({by}) Kutha po omwiidhi wu ino teta omidhi, siikila evi, yakula omvula. Ngele oto vulu okweta omeya, oshiwike shika osho shi vule yilwe. Tegelela nuushosho.',
      sms: '{Crop}: omutenya pethimbo eyinayi. ({by}) Kutha po omwiidhi, siikila evi. Ngele oto vulu, eta omeya oshiwike shika.',
    },
    'dry.tree': {
      title: '{Crop}: gamena omidhi momutenya',
      content:
        '{why} ({by}) Tula omafo ga kukuta kohi yomiti, eshe limwe okuza komuti. Kutha po omwiidhi. Gandja omeya komiti dhi li kohi yomvula ndatu. Ino teta iitayi oyindji, keelela omulilo.',
      sms: '{Crop}: omutenya. ({by}) Siikila evi kohi yomiti, gandja omeya komiti omishona. Keelela omulilo.',
    },
    'rain.heavy': {
      title: '{Crop}: omvula yoonkondo otayi ya',
      content:
        'Omvula ya thika pu mm {rain} otashi vulika yi loke {span}, ngaashi iiyemele {cans} yoolita 10 mometa kehe. Omeya ge ethika otaga dhipaga omidhi. ({by}) Egulula omikanka. Ino tekela, ino longitha omuti gwiipuka, ino tula uushosho sigo ya pita.',
      sms: '{Crop}: omvula yoonkondo {span}, mm {rain}. Ino tula uushosho, omeya, omuti. Egulula omikanka ({by}).',
    },
    'rain.heavy-rice': {
      title: 'Oloisa: omvula yoonkondo otayi ya',
      content:
        'Omvula ya thika pu mm {rain} otashi vulika yi loke {span}. Omeya omale otaga ningine oloisa onshona. ({by}) Opalela omakandjo, egulula omeya ga ze mo. Ino tula uushosho sigo ya pita.',
      sms: 'Oloisa: omvula yoonkondo {span}, mm {rain}. Opalela omakandjo ({by}). Ino tula uushosho.',
    },
    'rain.wet-soil': {
      title: '{Crop}: evi olyu udha omeya',
      content:
        'Omvula oya loka unene, evi itali vulu we okuyakula. Omidhi inaadhi mona ombepo otadhi olo. ({by}) Egulula omikanka mpoka pe na omeya, ino lyata evi lya tuta. Tula uushosho nenge omuti ngele evi lya kukuta kashona.',
      sms: '{Crop}: evi olyu udha omeya. ({by}) Egulula omikanka. Ino tula uushosho nenge omuti sigo evi lya kukuta kashona.',
    },
    'wind.prop': {
      title: '{Crop}: ombepo yoonkondo, yambidhidha iimeno',
      content:
        'Ombepo ya thika pu km {wind} metundi otashi vulika yi ye sigo {to}. Iimeno yi na iiyimati iidhigu otayi gu. ({by}) Yi yambidhidha nomiti, teta omafo ga sa, mangela iimeno kumwe.',
      sms: '{Crop}: ombepo yoonkondo sigo {to}. Yambidhidha iimeno iidhigu nomiti ({by}).',
    },
    'heat.flowering': {
      title: '{Crop}: uupyu uunene pethimbo lyoongala',
      content:
        'Uupyu wa thika pu {tmax} °C owa tegelelwa {span}. Muupyu wu thike mpaka oongala itadhi imi. Tekela ongula ngele oto vulu, siikila evi nomwiidhi gwa kukuta, ino longitha omuti gwiipuka momutenya.',
      sms: '{Crop}: uupyu {tmax}C {span} pethimbo lyoongala. Tekela ongula, siikila evi.',
    },
    'heat.days': {
      title: '{Crop}: omasiku guupyu uunene',
      content:
        'Uupyu wa thika pu {tmax} °C owa tegelelwa omasiku {hotDays} nenge e vule po, sigo {to}. Iimeno otayi kanitha omeya. Tekela ongula nenge konguloshi, tula omuzizi kiimeno iishona, siikila evi. Longa ongula.',
      sms: '{Crop}: uupyu sigo {to}, {tmax}C. Tekela ongula nenge konguloshi, tula omuzizi, siikila evi.',
    },
    'cold.nights': {
      title: '{Crop}: uutalala wuusiku',
      content:
        'Uusiku wa thika pu {tmin} °C owa tegelelwa sigo {to}. Iimeno otayi koko kashona. Siikila iimeno iishona uusiku, tekela ongula hakonguloshi, tegelela nuushosho sigo ku na uupyu.',
      sms: '{Crop}: uutalala wuusiku, {tmin}C sigo {to}. Siikila iimeno uusiku, tekela ongula, tegelela nuushosho.',
    },
    'cold.frost': {
      title: '{Crop}: uutalala tawu fike iimeno',
      content:
        'Uutalala wa thika pu {tmin} °C otashi vulika wu fike iimeno sigo {to}. Omafo otaga ludhalala niimeno iishona tayi si. Manga etango inaali ningina siikila iimeno nelapi nenge omwiidhi, thiga evi lya tuta, siikulula ongula.',
      sms: '{Crop}: uutalala uunene sigo {to}, {tmin}C. Siikila iimeno manga etango inaali ningina.',
    },
    'fertilizer.basal': {
      title: '{Crop}: uushosho wotango ({by})',
      content:
        'Omidhi omishona odha pumbwa iipalutha popepi. Tula {product} ({by}), mevi lya tuta: {dose}. Tula cm 5 mevi, ominwe ndatu okuza koshimeno, u siikile nevi. Uushosho wiimuna nawo owuwanawa.',
      sms: '{Crop}: tula uushosho wotango ({product}) ({by}) mevi lya tuta, ominwe ndatu okuza koshimeno, siikila.',
    },
    'fertilizer.go': {
      title: '{Crop}: ethimbo ewanawa lyokugwedha uushosho',
      content:
        'Ngashingeyi ethimbo lyokupalutha {crop} ishewe. {why} Tango kutha po omwiidhi, tula {product}: {dose}. Tula ominwe ndatu okuza koshimeno u siikile nevi. Ninga ngaaka ({by}).',
      sms: '{Crop}: ethimbo lyokutula {product} ({by}). Tango kutha po omwiidhi, ominwe ndatu okuza koshimeno, siikila.',
    },
    'fertilizer.hold': {
      title: '{Crop}: tegelela nuushosho, omvula popepi',
      content:
        'Ethimbo lyokupalutha {crop} olya thika, ihe omvula ya thika pu mm {rain} otashi vulika yi loke sigo {to}. Otayi yogo po uushosho niimaliwa yoye. Pungula ondjato mpoka pa kukuta, kutha po omwiidhi, tula konima yomvula.',
      sms: '{Crop}: ino tula uushosho manga omvula inaayi loka (mm {rain} sigo {to}). Kutha po omwiidhi, tula konima.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: tegelela evi li tute',
      content:
        'Ethimbo lyokupalutha {crop} olya thika, ihe evi olya kukuta. Uushosho mevi lya kukuta otawu kana nenge tawu fike omidhi. Kutha po omwiidhi ngashingeyi, longekidha {product}. Tula esiku konima yomvula ombwanawa.',
      sms: '{Crop}: evi olya kukuta. Kutha po omwiidhi, tula {product} esiku konima yomvula ombwanawa.',
    },
    'fertilizer.tree': {
      title: '{Crop}: palutha manga evi lya tuta',
      content:
        'Omvula otayi fala iipalutha komidhi, onkene ngashingeyi ethimbo. ({by}) Kutha po omwiidhi kohi yiitayi, tula {product}, eshe limwe okuza komuti, siikila nomafo.',
      sms: '{Crop}: palutha ngashingeyi evi lya tuta ({by}). Kutha po omwiidhi, tula {product}, siikila nomafo.',
    },
    'fertilizer.pods': {
      title: 'Oofukwa: odha pumbwa gypsum nenge lime',
      content:
        'Oofukwa otadhi kutha iipalutha mevi dhi dhi kundukidha; calcium ngele kayi po, otadhi kala owala. Ngele owa mono gypsum nenge lime, tula pomidhi ({by}), mevi lya tuta. Ino lima we konima yaashono.',
      sms: 'Oofukwa: tula gypsum nenge lime pomidhi ({by}), mevi lya tuta. Ino lima we konima.',
    },
    'risk.high': {
      title: '{Crop}: oshiponga sha {pest}',
      content: '{Pest}: {sure} {why} Konga {look}. {walk} ({by}). {first} {treat}',
      sms: '{Crop}: oshiponga sha {pest}. Tala ({by}). {first} Tala: {look}.',
    },
    'risk.watch': {
      title: '{Crop}: kotokela {pest}',
      content: '{Pest}: {sure} {why} Konga {look}. {walk} ({by}). {first} {treat}',
      sms: '{Crop}: tala {pest}. Tala ({by}). {first} Tala: {look}.',
    },
    'risk.mould': {
      title: '{Crop}: kotokela uuzigo wuuwulu',
      content:
        '{why} Uuwulu otashi vulika wu ye mu {crop}; uuzigo wawo (aflatoxin) otawu alutha aanona nokuteleka itaku wu kutha mo. {first} Ino lya, ino landitha, ino pa iimuna yi na uuwulu. Tala ishewe ({by}).',
      sms: '{Crop}: oshiponga shuuzigo wuuwulu. Teya nziya, kukutika hapevi, ekelahi yi na uuwulu. Tala ishewe ({by}).',
    },
    'planting.outside': {
      title: '{Crop}: hali ethimbo lyokukuna',
      content:
        'Ethimbo lyokukuna mpaka okuza {from} sigo {to}. Pondje yalyo omvula otashi vulika yi nyenge. Ngele ino kuna natango, tegelela. Ngele owa kuna, ilongekidha okweta omeya nenge okukuna ishewe.',
      sms: '{Crop}: ethimbo lyokukuna mpaka {from} sigo {to}. Ino kuna? Tegelela. Owa kuna? Ilongekidha omeya nenge okukuna ishewe.',
    },
    'planting.no-rain': {
      title: '{Crop}: okwenye hali ethimbo lyokukuna',
      content:
        'Omvula ihayi loko mpaka ngashingeyi; omvula ohayi tameke {from}. Shoka sha kunwa ngashingeyi nokaapu na omeya otashi si. Ino kuna natango? Tegelela, longekidha epya. Owa kuna? Tekela, siikila evi, nenge ilongekidha okukuna ishewe.',
      sms: '{Crop}: okwenye, omvula ohayi tameke {from}. Ino kuna? Tegelela. Owa kuna? Tekela.',
    },
    'planting.wait-rain': {
      title: '{Crop}: tegelela omvula ombwanawa',
      content:
        'Ethimbo lyokukuna olya thika, ihe omvula inayi tameka nawa. Ombuto otayi si. Ino kuna natango? Longekidha epya u tegelele mm {onset} momasiku {onsetDays}. Owa kuna nale? Pungula ombuto yimwe.',
      sms: '{Crop}: tegelela omvula mm {onset} momasiku {onsetDays} manga ino kuna. Owa kuna nale? Pungula ombuto.',
    },
    'planting.ready': {
      title: '{Crop}: evi lya tuta, kuna',
      content:
        '{why} Ethimbo olyo nevi olya tuta. Ngele ino mana okukuna {crop}, mana ({by}): okukuna konima otaku eta eteyo eshona. Longitha ombuto ombwanawa, kuna momithilo.',
      sms: '{Crop}: evi lya tuta, ethimbo olyo. Mana okukuna ({by}). Okukuna konima otaku eta eteyo eshona.',
    },
    'planting.dry-start': {
      title: '{Crop}: omutenya konima yokukuna',
      content:
        '{why} Omvula inayi popepi. Ombuto otashi vulika kaayi mene, iimeno iishona tayi si. Pungula ombuto. ({by}) Tala omaha 10: ngele etata inaali mena, kuna ishewe nomvula tayi landula.',
      sms: '{Crop}: omutenya konima yokukuna. Tala ({by}); ngele etata inaali mena, kuna ishewe nomvula tayi landula.',
    },
    'stage.unknown': {
      title: '{Crop}: owa kuna uunake?',
      content:
        'Katu shi uunake {crop} ya kunwa, onkene itatu vulu okutya oya pumbwa shike. Tula mo esiku lyokukuna nethimbo lyokukoka. Opo nee to mono omayele kombinga yomeya, uushosho, iipuka neteyo lyepya lyoye.',
      sms: '{Crop}: tula mo esiku lyokukuna nethimbo lyokukoka mu Gona, opo omayele ga opalele epya lyoye.',
    },
    'stage.over': {
      title: '{Crop}: owa mana okuteya?',
      content:
        'Okutala kesiku lyokukuna, eteyo olya pumbwa okuhula nale. Ngele olya hulu, tula mo iimeno yoye iipe nesiku lyokukuna. Ngele hasho, teya nziya: iilya iikulu otayi palutha iipuka nuuwulu.',
      sms: '{Crop}: eteyo olya pumbwa okuhula nale. Ngele osho, tula mo iimeno iipe nesiku lyokukuna mu Gona.',
    },
    'stage.question': {
      title: '{Crop}: ethimbo lyokukoka olyo tuu?',
      content:
        'Owe tu lombwele ethimbo lya {crop}: {stated}. Okutala kesiku lyokukuna ({planted}) otwa tegelela: {expected}. Tala esiku lyokukuna nethimbo, opo omayele getu ga opalele epya lyoye.',
      sms: '{Crop}: {stated} nenge {expected}? Tala esiku lyokukuna nethimbo mu Gona, opo omayele ga opalele epya lyoye.',
    },
    'harvest.soon': {
      title: '{Crop}: ilongekidha eteyo',
      content:
        'Iilya yoye otayi ka pya momasiku {daysLeft}. Endhindhiliko: {sign}. ({by}) Opaleka oshigandhi, konga ombaili noondjato dha kukuta, konga aakwathi. Okuteya konima otaku palutha uudhila, iipuka nuuwulu.',
      sms: '{Crop}: otayi ka pya momasiku {daysLeft}. ({by}) Longekidha ombaili, oondjato, oshigandhi naakwathi.',
    },
    'harvest.now': {
      title: '{Crop}: omasiku omawanawa gokuteya',
      content:
        'Iilya yoye oya pumbwa okupya, nomvula kayi po sigo {to}. Endhindhiliko: {sign}. Teya ({by}), kukutika momasiku gaali pombaili, hapevi owala. Mbyoka ya thigala mepya otayi palutha uudhila, iipuka nuuwulu.',
      sms: '{Crop}: oya pya, omvula kayi po sigo {to}. Teya ({by}), kukutika pombaili, hapevi.',
    },
    'harvest.between-showers': {
      title: '{Crop}: teya pokati komvula',
      content:
        'Iilya yoye oya pumbwa okupya ({sign}), ihe omasiku ga kukuta omashona. ({by}) Teya ongula ya kukuta, fala kohi yondunda esiku olyo tuu ndyoka, taandeleka u galulule olwindji. Iilya ya tuta otayi ningi uuwulu.',
      sms: '{Crop}: oya pya. ({by}) Teya ongula ya kukuta, fala kohi yondunda, taandeleka u galulule.',
    },
    'harvest.before-rain': {
      title: '{Crop}: teya ya pya manga omvula inaayi loka',
      content:
        'Omvula ya thika pu mm {rain} otashi vulika yi loke {span}. Omvula kiilya ya pya otayi eta uuwulu. ({by}) Teya ya pya ({sign}), fala kohi yondunda. Siikila mbyoka tayi kukutikwa.',
      sms: '{Crop}: omvula {span}, mm {rain}. Teya ya pya ({by}), pungula kohi yondunda.',
    },
    'harvest.drying': {
      title: '{Crop}: kukutika nawa manga ino pungula',
      content:
        'Iilya ya tuta otayi ningi uuwulu mondjato. Taandeleka {crop} pombaili metango, galulula olwindji, siikila uusiku. {dryness} Omongwa gwa kukuta mekende pamwe niilya inagu kwatelela.',
      sms: '{Crop}: kukutika pombaili, galulula olwindji, siikila uusiku. {dryness}',
    },
    'harvest.store': {
      title: '{Crop}: pungula ya kukuta, ya siikilwa',
      content:
        'Iipuka nuuwulu otayi vulu okulya etitatu lyiilya. Hogolola po iiwinayi. Ngele ya kukuta nawa, siikila moondjato inaadhi ya ombepo, tula kombanda yomiti, kokule nekuma, ino egulula olwindji. Mana ({by}).',
      sms: '{Crop}: ngele ya kukuta nawa, siikila moondjato inaadhi ya ombepo, hapevi ({by}). Ino egulula olwindji.',
    },
    'harvest.roots': {
      title: '{Crop}: fula shoka to vulu okulanditha',
      content:
        'Oya pumbwa okukala ya thikila: {sign}. Konima yokufula otayi yonuka nziya. Fula ashike shoka to landitha, to teleke nenge to longitha momasiku gaali, ino yi eha. Evi nge lya kukuta, fula konima yomvula. Okuza ngashingeyi sigo {by}.',
      sms: '{Crop}: oya thikila ({sign}). Sigo {by} fula ashike shoka to landitha nenge to longitha momasiku 2.',
    },
    'harvest.tubers': {
      title: '{Crop}: fula nawa, otayi kala',
      content:
        'Oya pumbwa okukala ya thikila: {sign}. Mbyoka ya tetwa otayi olo tango. Sigo {by} fula esiku lya kukuta wu ino teta, kukutika omuzizi, pungula mpoka pa talala pe na ombepo. Lya tango ya ehamekwa.',
      sms: '{Crop}: oya thikila ({sign}). Sigo {by} fula wu ino teta, kukutika momuzizi, pungula mpoka pa talala.',
    },
    'harvest.cassava-wait': {
      title: 'Okasava: tegelela iiwike manga ino fula',
      content:
        'Omvula opo ya galuka. Okasava otayi longitha oonkondo dhayo momafo omape, onkene oyi na omeya. Ngele oto vulu, tegelela iiwike 4. Sigo {by} fula ashike shoka wa pumbwa.',
      sms: 'Okasava: omvula opo ya galuka, oyi na omeya. Ngele oto vulu, tegelela iiwike 4; sigo {by} fula ashike shoka wa pumbwa.',
    },
    'harvest.pick': {
      title: '{Crop}: toola konima yomasiku gaali',
      content:
        'Iimeno yoye otayi imi. Okutoola olwindji otaku eta iikwawo, otaku shonopeka iipuka nokuola. Toola ongula ya talala konima yomasiku 2 nenge 3, ishewe ({by}). Kwata nawa, tula momuzizi, kutha po iiyonuki.',
      sms: '{Crop}: toola konima yomasiku 2-3 ongula, ishewe ({by}). Tula momuzizi, kutha po iiyonuki.',
    },
    'harvest.leaves': {
      title: '{Crop}: teta pethimbo',
      content:
        'Oya pumbwa okukala ya thikila okutetwa. Omafo omakulu otaga kukuta. Teta ongula ya talala okuza ngashingeyi sigo {by}, shoka to landitha nenge to li esiku ndyoka. Yoga nomeya ga yela, tula momuzizi.',
      sms: '{Crop}: oya thikila okutetwa sigo {by}. Teta ongula shoka to landitha nenge to li; tula momuzizi.',
    },
    'harvest.tree': {
      title: '{Crop}: ethimbo lyeteyo, toola ya pya',
      content:
        'Ethimbo lyeteyo lya {crop} oli li mpaka. Tala omiti ({by}), nokonima yiiwike 2. Toola ya pya ashike, ino yona omuti, kutha po ya gwa pevi nenge ya ola: otayi palutha iipuka. Tula yilwe momuzizi.',
      sms: '{Crop}: ethimbo lyeteyo. Toola ya pya ({by}), nokonima yiiwike 2. Kutha po ya gwa nenge ya ola.',
    },
    'harvest.bunch': {
      title: '{Crop}: teta ya ondoka pethimbo',
      content:
        'Otayi tetwa ngele ya ondoka, manga iiziza natango. Konima otayi tanauka. Tala ({by}), yambidhidha iidhigu, teta mbyoka ya ondoka wu ino yi gwitha, tula momuzizi.',
      sms: '{Crop}: tala ({by}). Teta ya ondoka wu ino yi gwitha, tula momuzizi, yambidhidha iidhigu.',
    },
    'care.growing-start': {
      title: '{Crop}: etameko ewanawa',
      content:
        'Iiwike iyali yotango otayi tokola eteyo. Keelela iimuna nuudhila, thiga evi li li nawa, ino etha omwiidhi gu mene. Tala epya ({by}): mpoka pwaa na iimeno, opo wu ka kune ishewe.',
      sms: '{Crop}: keelela uudhila niimuna, ino etha omwiidhi gu mene. ({by}) Tala mpoka pwaa na iimeno.',
    },
    'care.gaps': {
      title: '{Crop}: yalula iimeno, kuna momaha gowala',
      content:
        'Iiwike yotango otayi tokola iimeno ingapi to ka teya. ({by}) Enda momithilo. Mpoka pwaa na iimeno, kuna ishewe ngashingeyi. Mpoka pe na oyindji, kutha po iinkundi. Tala uudhila niipuka.',
      sms: '{Crop} ({by}): enda momithilo, kuna momaha gowala, kutha po iinkundi. Tala uudhila niipuka.',
    },
    'care.weeds': {
      title: '{Crop}: kutha po omwiidhi ngashingeyi',
      content:
        'Omwiidhi otagu kutha omeya niipalutha; iiwike 6 yotango oya simana. ({by}) Kutha po omwiidhi pokati komithilo ongula ya kukuta, wu ino teta omidhi. Thiga omwiidhi gwa sa kombanda yevi.',
      sms: '{Crop}: kutha po omwiidhi ({by}), ongula ya kukuta, wu ino teta omidhi. Iiwike 6 yotango oya simana.',
    },
    'care.growing': {
      title: '{Crop}: talela po epya oshiwike kehe',
      content:
        'Kapu na oshaendelela oshiwike shika. ({by}) Tala iimeno 20 momaha 5: omalila, omatona, omafo ga shunga, iipuka kohi yomafo. Uupyakadhi wa monika kuyele uupu okukeelelwa. Kutha po omwiidhi.',
      sms: '{Crop}: kapu na oshaendelela. ({by}) Tala iimeno 20 momaha 5: omalila, omatona, iipuka. Kutha po omwiidhi.',
    },
    'care.flowering': {
      title: '{Crop}: ino piyaganeka iimeno ngashingeyi',
      content:
        'Eteyo otali shitwa ngashingeyi. Ino lima mevi unene, ino teta omidhi; dhulapo omwiidhi omunene niikaha. ({by}) Tala iimeno 20, noongala. Ino longitha omuti gwiipuka manga oonyiki tadhi tuka.',
      sms: '{Crop}: eteyo otali shitwa. Ino lima unene, dhulapo omwiidhi niikaha, tala iimeno 20 ({by}).',
    },
    'care.pegs': {
      title: 'Oofukwa: ino lima we, otadhi yi mevi',
      content:
        'Konima yoongala oofukwa otadhi yi mevi dhi ime. Okulima ngashingeyi otaku dhi teya. Dhulapo omwiidhi niikaha, thiga evi li li ewanawa, konga omatona gomafo miimeno 20 ({by}).',
      sms: 'Oofukwa: otadhi yi mevi. Ino lima we; dhulapo omwiidhi niikaha. Konga omatona gomafo ({by}).',
    },
    'care.earth-up': {
      title: '{Crop}: gongela evi pomidhi',
      content:
        'Shoka tashi koko kohi yevi nashi kale sha siikilwa: etango niipuka otayi yi mo momakunkutu. ({by}) Gongela evi pomidhi, siikila omakunkutu, kutha po omwiidhi. Ninga ngaaka evi lya tuta kashona.',
      sms: '{Crop} ({by}): gongela evi pomidhi, siikila omakunkutu, kutha po omwiidhi.',
    },
    'care.stake': {
      title: '{Crop}: manga iimeno koshiti, hapevi',
      content:
        'Iimeno yi li pevi otayi mono omikithi oyindji. ({by}) Manga iimeno nawa koshiti, kutha po omafo taga guma evi. Siikila evi nomwiidhi gwa kukuta. Longa ngele omafo ga kukuta.',
      sms: '{Crop} ({by}): manga iimeno nawa koshiti, kutha po omafo taga guma evi, siikila evi.',
    },
    'care.ripening': {
      title: '{Crop}: tonatela epya tali pi',
      content:
        'Iilya otayi ima; uudhila, iimuna naafuthi otaye ya. Tala epya ({by}), nokonima yomasiku gaali. Ino tula we uushosho: owo kana. Longekidha ehala lyokukutikila noondjato.',
      sms: '{Crop}: otayi pi. Tonatela uudhila niimuna, tala ({by}), ino tula uushosho, longekidha ehala.',
    },
    'care.tree-wet': {
      title: '{Crop}: etha ombepo nuuyelele yi ye mo',
      content:
        'Moomwedhi dhomvula omikithi otadhi taandele. ({by}) Esiku lya kukuta, teta iitayi ya sa, kutha po iiyimati tayi alwa, kutha po omwiidhi pomuti, egulula omikanka. Fumvika tayi alwa kokule.',
      sms: '{Crop} ({by}): esiku lya kukuta, teta iitayi ya sa, kutha po iiyimati tayi alwa, egulula omikanka.',
    },
    'care.tree-dry': {
      title: '{Crop}: siikila evi, keelela omulilo',
      content:
        'Omutenya omudhigu komidhi, nomililo otadhi tameke. ({by}) Siikila evi kohi yomiti nomafo ga kukuta, gandja omeya komiti omishona, kutha po omwiidhi okundukidha epya omolwa omulilo.',
      sms: '{Crop}: omutenya. ({by}) Siikila evi kohi yomiti, gandja omeya komiti omishona, keelela omulilo.',
    },
    'care.mat': {
      title: '{Crop}: yina gumwe, omuna gumwe',
      content:
        'Aana oyendji otaya topola iipalutha, iiyimati tayi kala iishona. ({by}) Thiga yina, omuna gwoonkondo gumwe nomushona gumwe, teta yakwawo. Teta omafo ga sa, gongela evi, siikila nomafo.',
      sms: '{Crop} ({by}): thiga yina naana yaali, teta yakwawo. Kutha po omafo ga sa, siikila evi.',
    },
  },
  reasons: {
    'dry-soil': 'Iimeno oya nu omeya ogendji ge li popepi nomidhi.',
    'wet-soil': 'Omvula ya loko oye udhitha evi omeya.',
    'dry-days': 'Omvula inayi loka nawa omasiku {dry}.',
    'dry-ahead': 'Omvula itayi ka loka nawa omasiku {dryAhead}.',
    'rain-ahead': 'Omvula ya thika pu mm {rain} oya tegelelwa.',
    'light-rain': 'Omvula onshona ya thika pu mm {rain} oya tegelelwa.',
    'wet-days': 'Omvula oya loko omasiku {wet} mu 7.',
    humid: 'Ombepo oya tuta noonkondo.',
    hot: 'Uupyu wa thika pu {tmax} °C owa tegelelwa.',
    cold: 'Uutalala wa thika pu {tmin} °C owa tegelelwa.',
    wind: 'Ombepo ya thika pu km {wind} metundi oya tegelelwa.',
    typical: 'Kapu na ehunganeko lyonkalo yombepo: shika osha landula ngaashi hashi kala mpaka pethimbo ndika.',
    late: 'Oya kunwa konima, onkene oshinayi.',
    season: 'Ndika ethimbo lyasho.',
    'dry-season': 'Omvula ihayi loko unene mpaka pethimbo ndika.',
    'wet-season': 'Ndika ethimbo lyomvula mpaka.',
    stage: 'Shika osha opalela {crop} pethimbo ndika: {stage}.',
    window: 'Shika osha landula ethimbo lyokukuna {crop} moshitopolwa shoye.',
  },
  sure: { low: 'otashi vulika.', medium: 'osha tegelelwa.', high: 'osha tegelelwa noonkondo.' },
  walk: { field: 'Tala iimeno 20', trees: 'Tala omiti 10' },
  treat: {
    insecticide: {
      day: 'Ngele tayi taandele, pula omuti gwiipuka mu {sprayDay}; zala oonguwo dhegameno, tegelela omasiku ga tulwa po.',
      open: 'Ngele tayi taandele, pula omuti gwiipuka esiku lya kukuta; zala oonguwo dhegameno, tegelela omasiku ga tulwa po.',
    },
    fungicide: {
      day: 'Ngele tagu taandele, pula omuti gwomikithi mu {sprayDay}; zala oonguwo dhegameno, tegelela omasiku ga tulwa po.',
      open: 'Ngele tagu taandele, pula omuti gwomikithi esiku lya kukuta; zala oonguwo dhegameno, tegelela omasiku ga tulwa po.',
    },
  },
  water: {
    area: 'oolita {litres} dha {acres}',
    acre: 'oolita {litres} moake yimwe',
    cans: 'iiyemele {cans} yoolita 10 mombete yometa 1 na 10',
  },
  dose: {
    area: '{bags} dha {acres}',
    acre: '{bags} moake yimwe',
    open: 'pula omunambelewa gwuunamapya ingapi',
    handful: ', eshaka limwe liimeno {plants}',
  },
  dryness: {
    number: 'Oya kukuta ngele omeya ga thigala {moisture} %, oyi li iidhigu momayego.',
    feel: 'Oya kukuta ngele oyi li iidhigu momayego.',
  },
  acres: 'oake {n}',
  bags: { half: 'etata lyondjato (kg 50)', whole: '{n|ondjato 1 (kg 50)|oondjato # (kehe yimwe kg 50)}' },
  products: { npk: 'NPK', urea: 'ourea', nitrogen: 'onitrogeni', phosphate: 'ofosfate', manure: 'uushosho' },
  signs: {
    grain: 'iipa ya kukuta niilya iidhigu',
    rice: 'iilya ine mu itano ya shunga',
    pods: 'meni lyoshipa olya ludhalala',
    legume: 'iipapa ya kukuta',
    heads: 'iilya iidhigu ya kukuta',
    capsules: 'iipapa yopevi ya shunga',
    bolls: 'okatuna okatokele ka eguluka',
    bulb: 'omafo ga gwa ga shunga',
    roots: 'omafo taga shunga taga kukuta',
    shoulders: 'omitse otadhi monika, dha fa omunwe omunene',
  },
  span: { one: 'mu {from}', many: 'okuza {from} sigo {to}' },
  typical: '(Kapu na ehunganeko.)',
  evidence: {
    'evidence.depletion': 'Omeya ga pumba pomidhi',
    'evidence.readilyAvailable': 'Omeya iimeno tayi nu nuupu',
    'evidence.totalAvailable': 'Omeya agehe evi tali vulu okukwata',
    'evidence.stress': 'Oshitopolwa shomeya iimeno tayi mono',
    'evidence.cropWaterUse': 'Omeya iimeno tayi nu',
    'evidence.netIrrigation': 'Omeya gokugandja',
    'evidence.litres': 'Oolita dhepya',
    'evidence.efficiency': 'Oshitopolwa shomeya tashi thika komidhi',
    'evidence.rainAhead': 'Omvula ya tegelelwa',
    'evidence.rainPast': 'Omvula ya loko',
    'evidence.wetDays': 'Omasiku gomvula mu 7',
    'evidence.dryDays': 'Omasiku ga kukuta sigo ngashingeyi',
    'evidence.dryDaysAhead': 'Omasiku ga kukuta taga ya',
    'evidence.tMax': 'Uupyu wu vule wulwe',
    'evidence.tMin': 'Uutalala wu vule wulwe',
    'evidence.tMean': 'Uupyu wopokati',
    'evidence.heatLimit': 'Uupyu oshimeno tashi vulu okwiidhidhimikila',
    'evidence.coldLimit': 'Uutalala oshimeno tashi vulu okwiidhidhimikila',
    'evidence.humidity': 'Omeya mombepo',
    'evidence.wind': 'Ombepo yi vule yilwe',
    'evidence.daysAfterPlanting': 'Omasiku okuza kokukuna',
    'evidence.seasonDays': 'Omasiku okuza kokukuna sigo eteyo',
    'evidence.stage': 'Ethimbo lyokukoka',
    'evidence.calendarStage': 'Ethimbo kesiku lyokukuna',
    'evidence.window': 'Ethimbo lyokukuna mpaka',
    'evidence.onsetRain': 'Omvula tayi tameke ethimbo',
    'evidence.moisture': 'Omeya ga thigala miilya ya kukuta',
    'evidence.dose': 'Uushosho',
    'evidence.riskRecord': 'Uuyelele woshipuka nenge omukithi',
    'evidence.plantedLate': 'Oya kunwa konima',
    'evidence.month': 'Omwedhi',
    'evidence.zone': 'Oshitopolwa shuunamapya',
    'evidence.soil': 'Evi',
    'evidence.altitude': 'Uule okuza kefuta',
  },
}
