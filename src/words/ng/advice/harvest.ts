import type { harvest as english } from '../../en/advice/harvest.ts'

export const harvest: typeof english = {
  dryness: {
    number: 'Oya kukuta ngele omeya ga thigala {moisture} %, oyi li iidhigu momayego.',
    feel: 'Oya kukuta ngele oyi li iidhigu momayego.',
  },
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
    vines: 'iimeno ya kukuta, iiyimati iidhigu',
    cane: 'omafo ga shunga',
  },
  rules: {
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
    'harvest.cane': {
      title: '{Crop}: teta popevi ngele ya toya',
      content:
        'Oya pumbwa okukala ya thikila: {sign}. Teta popevi ({by}), kutha omutse omutalala nomafo ga kukuta, landitha nenge longitha momasiku gaali: konima yokuteta uutoye otau shuna pevi kehe esiku.',
      sms: '{Crop}: oya thikila: {sign}. Teta popevi ({by}), kutha omutse, landitha nenge longitha momasiku 2.',
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
  },
}
