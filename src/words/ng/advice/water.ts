import type { water as english } from '../../en/advice/water.ts'

export const water: typeof english = {
  water: {
    area: 'oolita {litres} dha {acres}',
    acre: 'oolita {litres} moake yimwe',
    cans: 'iiyemele {cans} yoolita 10 mombete yometa 1 na 10',
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
  },
}
