import type { weatherTexts as english } from '../../en/advice/weather.ts'

export const weatherTexts: typeof english = {
  rains: {
    coming: 'Omvula mm {rain} otashi vulika yi loke {span}, ngaashi omayemele {cans} goolita 10 po m 1 x 1.',
    fallen: 'Omvula mm {fallen} oya loka okuza {from}, ngaashi omayemele {cans} goolita 10 po m 1 x 1.',
    both: 'Omvula mm {fallen} oya loka okuza {from}, yilwe mm {rain} otashi vulika yi ye sigo {to}.',
  },
  rainsShort: {
    coming: 'mm {rain} {span}',
    fallen: 'mm {fallen} oya loka',
    both: 'mm {fallen} oya loka, mm {rain} sigo {to}',
  },
  lift: 'Kutha mo tango omidhi dha pya.',
  rules: {
    'rain.heavy': {
      title: 'Omvula yoonkondo otayi ya, egulula omikanka',
      content:
        'Manga {by} inaali pita, egulula omikanka. {lift} Ino tekela, ino tula uuhoho sigo ya pita. {rains} Omeya ge ethika esiku limwe otaga dhipaga omidhi.',
      sms: 'Egulula omikanka manga {by} inaali pita. Omvula yoonkondo: {rainsShort}. Ino tula uuhoho, ino tekela sigo ya pita.',
    },
    'rain.heavy-clay': {
      title: 'Omvula yoonkondo otayi ya, fula omikanka',
      content:
        'Manga {by} inaali pita, fula omikanka. {lift} Ino lyata evi lya tuta. Ino tula uuhoho sigo omeya ga zi po. {rains} Mevi lyedhiya omeya taga kala, omidhi tadhi olo.',
      sms: 'Fula omikanka manga {by} inaali pita. Omvula: {rainsShort}. Ino tula uuhoho sigo omeya ga zi po.',
    },
    'rain.sand': {
      title: 'Tegelela nuuhoho, omvula otayi u yogo meheke',
      content:
        '{rains} Omvula otayi fala urea no NPK kohi yomidhi. Ino tula sigo {to} ya pita. Ngele omafo oga tokele, topola shoka ho tula mwiitatu, u tule shimwe ashike. Siikila evi nomwiidhi gwa kukuta.',
      sms: 'Ino tula urea nenge NPK sigo {to} ya pita: {rainsShort}. Siikila evi nomwiidhi gwa kukuta.',
    },
    'rain.heavy-rice': {
      title: 'Olwishi: omvula yoonkondo otayi ya',
      content:
        'Manga {by} inaali pita, opalela oondama. Pititha mo omeya owala ngele taga siikile omafo. Ino tula uuhoho. {rains} Olwishi olu hole omeya; oondama otadhi teka, nomafo ge li mohi yomeya omasiku gaali otaga si.',
      sms: 'Olwishi: opalela oondama ({by}): {rainsShort}. Pititha omeya owala ngele taga siikile omafo. Ino tula uuhoho.',
    },
    'rain.wet-soil': {
      title: 'Egulula omikanka, evi olyu udha omeya',
      content:
        'Manga {by} inaali pita, egulula omikanka. {lift} Ino lyata evi lya tuta. Ino tula uuhoho sigo omeya ga zi po. {rains} Omidhi inaadhi mona ombepo otadhi olo.',
      sms: 'Egulula omikanka manga {by} inaali pita: {rainsShort}. Ino tula uuhoho sigo omeya ga zi po.',
    },
    'wind.prop': {
      title: '{Crop}: ombepo yoonkondo, yambidhidha iimeno',
      content:
        'Ombepo ya thika pu km {wind} metundi otashi vulika yi ye sigo {to}. Iimeno yi na iiyimati iidhigu otayi gu. Manga {by} inaali pita, yi yambidhidha niiti, teta omafo ga sa, mangela iimeno kumwe.',
      sms: '{Crop}: manga {by} inaali pita, yambidhidha iimeno iidhigu niiti. Ombepo yoonkondo manga {to} inaali pita.',
    },
    'heat.flowering': {
      title: '{Crop}: tekela ongulohi, uupyu pethimbo lyoongala',
      content:
        'Ngele oto vulu okweta omeya, tekela kongulohi nenge ongula onene. Siikila evi nomwiidhi gwa kukuta. Ino longitha omuti gwuupuka, ino lima momutenya. Uupyu wa thika pu {tmax} °C owa tegelelwa omasiku {hotDays}, {span}. Oongala otadhi kukuta.',
      sms: '{Crop}: tekela kongulohi ngele oto vulu, siikila evi. Ino longitha omuti gwuupuka, ino lima momutenya. Uupyu {tmax}C {span}.',
    },
    'heat.nights': {
      title: '{Crop}: tekela ongulohi, uusiku wuupyu',
      content:
        'Ngele oto vulu okweta omeya, tekela kongulohi. Siikila evi nomwiidhi gwa kukuta. Ino longitha omuti gwuupuka, ino lima momutenya. Uusiku wuupyu wa thika pu {tmin} °C owa tegelelwa omasiku {hotDays}, {span}. Oongala odhindji otadhi gu.',
      sms: '{Crop}: tekela kongulohi ngele oto vulu, siikila evi. Uusiku wuupyu {tmin}C {span}: oongala otadhi gu.',
    },
    'cold.nights': {
      title: '{Crop}: siikila uutsigona, uusiku wuutalala',
      content:
        'Uusiku wa thika pu {tmin} °C owa tegelelwa sigo {to}. Iimeno otayi koko kashona. Siikila iimeno iishona uusiku, tekela ongula, ino tekela kongulohi, tegelela nuuhoho sigo ku na uupyu.',
      sms: '{Crop}: siikila iimeno iishona uusiku, tekela ongula, tegelela nuuhoho. Uutalala wuusiku {tmin}C sigo {to}.',
    },
    'cold.frost': {
      title: '{Crop}: siikila iimeno, uutalala tawu fike',
      content:
        'Uutalala wa thika pu {tmin} °C otashi vulika wu fike iimeno sigo {to}. Otawu dhipaga oshimeno shika. Tekela evi nena. Manga etango inaali ningina siikila iimeno nelapi nenge omwiidhi, siikulula ongula.',
      sms: '{Crop}: siikila iimeno manga etango inaali ningina, tekela nena. Uutalala sigo {to}, {tmin}C. Siikulula ongula.',
    },
    'cold.field': {
      title: '{Crop}: tutika evi, uutalala tawu fike',
      content:
        'Uutalala wa thika pu {tmin} °C otashi vulika wu fike iimeno sigo {to}. Otawu dhipaga oshimeno shika. Epya alihe ito vulu oku li siikila: tekela evi nena ngele oto vulu, siikila iimeno iishona, teya shoka sha pya.',
      sms: '{Crop}: tekela evi nena ngele oto vulu, siikila iimeno iishona, teya sha pya. Uutalala sigo {to}, {tmin}C.',
    },
    'cold.tree': {
      title: '{Crop}: manga omiti, uutalala tawu dhipaga',
      content:
        'Uutalala wa thika pu {tmin} °C otashi vulika wu fike omiti sigo {to}. Otawu vulu okudhipaga omiti dhi li kohi yomvula ndatu. Dhi tekela nena. Manga etango inaali ningina dhingila omuti, siikila pombanda nomwiidhi. Siikulula ongula.',
      sms: '{Crop}: tekela omiti omishona nena, dhi dhingila, siikila pombanda manga etango inaali ningina. Uutalala manga {to} inaali pita, {tmin}C.',
    },
    'cold.light': {
      title: '{Crop}: uutalala tawu fike omafo',
      content:
        'Uutalala wa thika pu {tmin} °C owa tegelelwa sigo {to}. {Crop} otayi idhidhimikile uutalala: omafo otaga vulu okupya, ihe omape otaga ya. Kapu na oshinima oku yi siikila. Ino teta omafo ga pya sigo omape ge ya.',
      sms: '{Crop}: kashi na oku siikilwa. Uutalala {tmin}C sigo {to} otawu fike omafo, omape otaga ya. Ino ga teta manga.',
    },
    'cold.winter': {
      title: '{Crop}: uutalala otawu ya manga inaayi pya',
      content:
        'Uutalala tawu fike iimeno ohawu ya mpaka okuza muJuni sigo Agustusa, notawu dhipaga {crop}. Shoka wa kuna itashi pi manga. Ino gwedha po iimaliwa oyindji, teya shoka to vulu manga {to} inaali pita, kuna ishewe muAgustusa nenge Septemba.',
      sms: '{Crop}: ino gwedha po iimaliwa oyindji: uutalala waJuni sigo Agustusa otawu yi dhipaga. Kuna ishewe muAgustusa nenge Septemba.',
    },
    'dry.paddy': {
      title: 'Olwishi: eta omeya mepya ngashingeyi',
      content:
        'Manga {by} inaali pita, siikila omalila agehe goondama. Eta omeya kehe ngoka to vulu, sigo ominwe ndatu. Ino tula urea manga. Kutha po omwiidhi. {why} Epya lya kukuta manga oongala inaadhi ya napethimbo lyoongala otali eta iilya yowala.',
      sms: 'Olwishi: siikila omalila goondama, eta omeya ({by}), ominwe ndatu. Omvula inayi loka omasiku {dry}, iilya otayi kala yowala. Ino tula urea.',
    },
  },
}
