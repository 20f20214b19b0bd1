import type { care as english } from '../../en/advice/care.ts'

export const care: typeof english = {
  rules: {
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
}
