import type { weather as english } from '../../en/advice/weather.ts'

export const weather: typeof english = {
  rules: {
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
  },
}
