import type { waterTexts as english } from '../../en/advice/water.ts'

export const waterTexts: typeof english = {
  water: {
    give: {
      cans: 'gandja omayemele {cans} goolita 10 pehala kehe lya m 1 x 10',
      drip: 'egulula omeya ongula, oolita {litres} mesiku {per}',
      sprinkler: 'tekela sigo eyemele li na omeya cm {cm}, oolita {litres} {per}',
      furrow: 'omeya naga thike pehulilo lyomukanka kehe, okati ka ye cm {stick} ongula',
      basin: 'omeya naga kale cm {cm} pehala alihe, e taga yi mevi',
      litres: 'gandja omeya oolita {litres} {per}',
      top: 'tutika evi lyokombanda cm 5',
    },
    per: {
      area: 'dha {area}',
      acre: 'moake yimwe',
      hectare: 'mohektara yimwe',
    },
    again: {
      one: 'Ninga ngaaka esiku kehe sigo omvula ya loka.',
      two: 'Ninga ngaaka omasiku gaali kehe sigo omvula ya loka.',
      many: 'Ninga ngaaka omasiku {gap} kehe sigo omvula ya loka.',
      once: 'Tala ishewe oshiwike tashi ya.',
    },
    depth: {
      joint: 'pu cm {deep}',
      finger: 'pu cm {deep} (omunwe)',
      palm: 'pu cm {deep}',
      hand: 'pu cm {deep} (eke)',
      forearm: 'pu cm {deep} muule',
    },
    stop: {
      ball: 'Evi {depth} ngele otali ningi natango oshimbulu, tegelela esiku limwe.',
      wet: 'Evi {depth} nge lya tutike eke, ino tekela esiku ndyoka.',
    },
    after: {
      rain: 'Omvula tayi tutike sigo mpoka oya gwana.',
      beds: 'Omayemele ogendji? Tameka piimeno tayi shene; siikila evi nomwiidhi gwa kukuta.',
      pump: 'Ayihe {area}: oowili {hours} dhopomba yo-inch 2.',
      part: 'Ayihe {area}: oowili {hours} dhopomba yo-inch 2. Hupitha ehala ewanawa.',
      whole:
        'Ayihe {area}: omayemele {load}, nenge oowili {hours} dhopomba yo-inch 2. Niikaha hupitha omahala {beds} omawanawa.',
    },
  },
  shade: 'Dhi pa omuzile nomafo.',
  rules: {
    'irrigation.now': {
      title: '{Crop}: tekela ngashingeyi',
      content: 'Manga {by} inaali pita, {give}. {again} {stop} {after} Evi otali kukuta.',
      sms: '{Crop}: manga {by} inaali pita, {give}. {again} {stop}',
    },
    'irrigation.flowering': {
      title: '{Crop}: tekela ngashingeyi',
      content: 'Manga {by} inaali pita, {give}. {again} {stop} {after} Enota ngashingeyi otali yono eteyo noonkondo.',
      sms: '{Crop}: manga {by} inaali pita, {give}. {again} {stop}',
    },
    'irrigation.soon': {
      title: '{Crop}: ilongekidha okutekela',
      content: 'Okuza esiku {by} {give}. {again} {stop} {after} Evi oli na natango omeya omashona.',
      sms: '{Crop}: okuza esiku {by} {give}. {again} {stop}',
    },
    'irrigation.young': {
      title: '{Crop}: tekela iimeno iishona esiku kehe',
      content:
        'Esiku kehe {give}, sigo iimeno ya kola. Meheke tekela iikando iyali ngele omafo taga ngamuka omutenya. Siikila evi nomwiidhi omushona gwa kukuta. {after}',
      sms: '{Crop}: sigo iimeno ya kola, esiku kehe {give}.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: ino tekela, omvula oyi li popepi',
      content:
        'Ino tekela ngashingeyi. Esiku {by} guma evi {depth}: nge lya kukuta natango, tekela. Omvula ya thika pu mm {rain} oya tegelelwa manga {to} inaali pita. Okutekela ngashingeyi okuyona omeya niimaliwa.',
      sms: '{Crop}: ino tekela ngashingeyi, omvula mm {rain} otayi ya manga {to} inaali pita. Esiku {by} tala evi; ngele lya kukuta, tekela.',
    },
    'irrigation.enough': {
      title: '{Crop}: omeya oga gwana mevi',
      content:
        'Ino tekela ngashingeyi. Esiku {by} guma evi {depth}: nge lya kukuta, tameka ishewe. Evi lyepya lyoye oli na omeya ga gwana oshiwike shimwe. Omeya ogendji otaga yogo po iipalutha yevi.',
      sms: '{Crop}: ino tekela ngashingeyi, omeya oga gwana oshiwike shika. Esiku {by} guma evi {depth}; nge lya kukuta, tekela.',
    },
    'irrigation.stop': {
      title: '{Crop}: hulitha po okutekela, eteyo oli li popepi',
      content:
        'Hulitha po okutekela, egulula omikanka. Teya ngele to mono: {sign}. Tala omasiku gaali kehe, sigo {by}. Iilya otayi pi. Omeya ngashingeyi otaga eta okuola noshushi.',
      sms: '{Crop}: hulitha po okutekela, egulula omikanka. Teya ngele to mono: {sign}.',
    },
    'irrigation.pond': {
      title: 'Olwishi: thiga omeya omashona mepya',
      content:
        'Manga {by} inaali pita, eta omeya sigo ga thika pu cm 5 (ominwe ndatu). {again} {after} Siikila omalila goondama. Omeya ga thikama otaga keelele omwiidhi; epya lya kukuta pethimbo lyoongala otali eta iilya yowala.',
      sms: 'Olwishi: ({by}) eta omeya sigo ga thika pu cm 5 (ominwe ndatu). {again} Siikila omalila goondama.',
    },
    'dry.young': {
      title: '{Crop}: kwathela iimeno iishona moluteni',
      content:
        'Manga {by} inaali pita, kutha po omwiidhi, siikila evi nomwiidhi gwa kukuta, tegelela nuuhoho sigo omvula ya loka. Ngele oto humbata omeya, gandja kongulohi. {why} Iimeno iishona oyi na omidhi omifupi, oyo tayi kukuta tango.',
      sms: '{Crop}: manga {by} inaali pita, kutha po omwiidhi, siikila evi nomwiidhi gwa kukuta, tegelela nuuhoho sigo omvula ya loka.',
    },
    'dry.growing': {
      title: '{Crop}: pungula omeya mevi',
      content:
        'Manga {by} inaali pita, kutha po omwiidhi, siikila evi nomwiidhi gwa kukuta, ninga oondama oonshona momithilo opo dhi yakule omvula. Tegelela nuuhoho sigo evi lya tuta. {why} Iimeno yoye oyi li nomeya ga thigala mevi.',
      sms: '{Crop}: manga {by} inaali pita, kutha po omwiidhi, siikila evi nomwiidhi gwa kukuta, yakula omvula. Tegelela nuuhoho.',
    },
    'dry.bed': {
      title: '{Crop}: pungula omeya mevi',
      content:
        'Manga {by} inaali pita, kutha po omwiidhi, siikila evi nomwiidhi gwa kukuta. Ngele oto humbata omeya, gandja kongulohi. Tegelela nuuhoho sigo evi lya tuta. {why} Iimeno mbika oyi na omidhi omifupi, otayi kukuta tango.',
      sms: '{Crop} ({by}): kutha po omwiidhi, siikila evi nomwiidhi gwa kukuta. Ngele oto humbata omeya, gandja kongulohi. Tegelela nuuhoho.',
    },
    'dry.flowering': {
      title: '{Crop}: kutha omwiidhi wu siikile evi',
      content:
        'Manga {by} inaali pita, kutha po omwiidhi wu ino teta omidhi, siikila evi, yakula omvula. Ngele oto vulu okweta omeya, oshiwike shika osho shi vule yilwe. Tegelela nuuhoho. {why} Pethimbo ndika enota otali yono eteyo noonkondo.',
      sms: '{Crop}: manga {by} inaali pita, kutha po omwiidhi, siikila evi: oluteni pethimbo eyinayi. Ngele oto vulu, eta omeya oshiwike shika.',
    },
    'dry.weeded': {
      title: '{Crop}: pungula omeya, omwiidhi gwa kuthwa po',
      content:
        'Manga {by} inaali pita, siikila evi nomwiidhi gwa kukuta, ninga oondama oonshona momithilo opo dhi yakule omvula. Ngele oto vulu okweta omeya, ga tula pehala ewanawa. Tegelela nuuhoho, ino longitha iimaliwa sigo omvula ya loko. {why} Iimeno yoye oyi li nomeya ga thigala mevi.',
      sms: '{Crop}: manga {by} inaali pita, siikila evi nomwiidhi gwa kukuta, yakula omvula. Ino longitha iimaliwa sigo omvula ya loko.',
    },
    'dry.thin': {
      title: '{Crop}: shonopeka iimeno molwomeya ga thigala',
      content:
        '({by}) Dhudha po iimeno ya nkundipala mpoka ya thikathana, yi tula kevi: omeya ga thigala itaga gwana oyindji. Kutha po omwiidhi. Ino tula uuhoho nenge omuti sigo omvula ya loko. {why}',
      sms: '{Crop} ({by}): dhudha po iimeno ya nkundipala mpoka ya thikathana, yi tula kevi. Ino tula uuhoho nenge omuti sigo omvula ya loko.',
    },
    'dry.spend': {
      title: '{Crop}: ino longitha iimaliwa manga',
      content:
        'Ino landa uuhoho, omuti nenge aaniilonga ngashingeyi. Kutha po omwiidhi pehala ewanawa; ngele oto vulu okweta omeya, ga tula mpoka owala. {why} Evi olya pumbwa omeya noonkondo ({crop}).',
      sms: '{Crop}: ino landa uuhoho, omuti nenge iilonga sigo omvula ya loko. Kutha po omwiidhi pehala ewanawa; omeya ga tula mpoka owala.',
    },
    'dry.cut': {
      title: '{Crop}: teta shoka sha kukuta, shiimuna',
      content:
        'Shoka kaashi na iihuli nenge iipeke itashi imi we nawa. ({by}) Shi teta oshitalala shiimuna: kashona petameko, niikulya yilwe. Thiga shoka sha ima. Kuna ishewe owala konima yomvula ombwanawa. {instead} {why}',
      sms: '{Crop} ({by}): teta shoka kaashi na iihuli, shiimuna, thiga shoka sha ima. Kuna ishewe owala konima yomvula ombwanawa. {instead}',
    },
    'dry.mat': {
      title: '{Crop}: siikila evi moluteni',
      content:
        'Manga {by} inaali pita, siikila evi komidhi nomafo ga tetwa, eshe limwe okuza komuti. Teta omafo ga sa. Ngele owu na omeya, tekela tango mbyoka yi na iiyimati. {why} Omidhi kadhi li muule, enota otali ningi iiyimati iishona.',
      sms: '{Crop}: oluteni. Manga {by} inaali pita, siikila evi komidhi nomafo ga tetwa. Ngele owu na omeya, tekela tango mbyoka yi na iiyimati.',
    },
    'dry.old-tree': {
      title: '{Crop}: kutha omwiidhi, siikila evi kohi yomiti',
      content:
        '{why} Manga {by} inaali pita, kutha po omwiidhi. Tula omafo ga kukuta kohi yomiti, eshe limwe okuza komuti. Ino teta iitayi oyindji, keelela omulilo.',
      sms: '{Crop}: manga {by} inaali pita, kutha po omwiidhi, siikila evi kohi yomiti. Keelela omulilo. Omiti omikulu kadha pumbwa omeya.',
    },
    'dry.young-tree': {
      title: '{Crop}: tekela omiti omishona',
      content:
        'Sigo omvula ya loko, tekela omuti omushona kehe omayemele {cans} goolita 10 moshiwike, kashona kashona, ongulohi. Manga {by} inaali pita, kutha po omwiidhi ometa 1, siikila nomwiidhi gwa kukuta, 20 cm okuza komuti. {shade} {why}',
      sms: '{Crop}: sigo omvula ya loko, omayemele {cans} goolita 10 moshiwike komuti omushona kehe. Manga {by} inaali pita, kutha po omwiidhi, siikila evi. {shade}',
    },
    'dry.tree-weeded': {
      title: '{Crop}: tekela omiti omishona',
      content:
        'Sigo omvula ya loko, tekela omuti omushona kehe omayemele {cans} goolita 10 moshiwike, kashona kashona, ongulohi. Manga {by} inaali pita, siikila evi nomwiidhi gwa kukuta, 20 cm okuza komuti. {shade} {why}',
      sms: '{Crop}: sigo omvula ya loko, omayemele {cans} goolita 10 moshiwike komuti omushona kehe. Manga {by} inaali pita, siikila evi nomwiidhi. {shade}',
    },
    'dry.tree': {
      title: '{Crop}: gamena omidhi moluteni',
      content:
        'Manga {by} inaali pita, tula omafo ga kukuta kohi yomiti, eshe limwe okuza komuti. Kutha po omwiidhi. Gandja omeya komiti dhi li kohi yomvula ndatu. Ino teta iitayi oyindji, keelela omulilo. {why}',
      sms: '{Crop}: manga {by} inaali pita, siikila evi kohi yomiti, kutha po omwiidhi, gandja omeya komiti omishona. Keelela omulilo.',
    },
  },
}
