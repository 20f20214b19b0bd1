import type { harvestTexts as english } from '../../en/advice/harvest.ts'

export const harvestTexts: typeof english = {
  signs: {
    grain: 'iipa ya kukuta niilya iikukutu',
    rice: 'iilya ine mu itano ya shunga',
    pods: 'meni lyoshipa olya ludhalala',
    legume: 'iipapa ya kukuta',
    heads: 'iilya iikukutu ya kukuta',
    capsules: 'iipapa yopevi ya shunga',
    bolls: 'oshilugu okatokele ka eguluka',
    bulb: 'omafo ga gwa ga shunga',
    roots: 'omafo taga shunga taga kukuta',
    shoulders: 'omitse otadhi monika, dha fa omunwe omunene',
    vines: 'iimeno ya kukuta, iiyimati iikukutu',
    cane: 'omafo ga shunga',
    skins: 'omafo ga sa, oshipa ihashi kutha',
    shells: 'omafo ga shunga, iipa iikukutu',
  },
  eve: 'Eta shoka sha pya manga omvula oyindji inaayi loka, thiga sha thigala po.',
  late: 'Okuteya konima otaku palutha uudhila, iipuka noshushi.',
  rules: {
    'harvest.soon': {
      title: '{Crop}: ilongekidha eteyo',
      content: '{ready} Iilya yoye otayi ka pya momasiku {daysLeft}. Endhindhiliko: {sign}. {late}',
      sms: '{Crop}: {ready} Otayi ka pya momasiku {daysLeft}.',
    },
    'harvest.watch': {
      title: '{Crop}: yokupya nziya otayi pi ngashingeyi',
      content:
        'Tala lwaali moshiwike manga {by} inaali pita. Endhindhiliko: {sign}. Ngele we ga mono: {bring} Omuhoko gwokupya nziya otagu pi ngashingeyi, gumwe momasiku {daysLeft}.',
      sms: '{Crop}: manga {by} inaali pita, konga ya pya ({sign}). {bring}',
    },
    'harvest.now': {
      title: '{Crop}: omasiku omawanawa gokuteya',
      content:
        'Teya manga {by} inaali pita. {bring} Iilya yoye oya pumbwa okupya, nomvula kayi po sigo {to}. Endhindhiliko: {sign}.',
      sms: '{Crop}: teya manga {by} inaali pita, omvula kayi po sigo {to}. {bring}',
    },
    'harvest.between-showers': {
      title: '{Crop}: teya pokati komvula',
      content:
        'Manga {by} inaali pita, teya ongula ya kukuta, fala kohi yondunda. {bring} Iilya yoye oya pumbwa okupya ({sign}), ihe omasiku ga kukuta omashona.',
      sms: '{Crop}: manga {by} inaali pita, teya ongula ya kukuta, fala kohi yondunda. {bring}',
    },
    'harvest.before-rain': {
      title: '{Crop}: teya ya pya manga omvula inaayi loka',
      content:
        'Manga {by} inaali pita, teya ya pya ({sign}), fala kohi yondunda. Siikila mbyoka tayi anekwa. Thiga mbyoka inaayi pya. Omvula ya thika pu mm {rain} otashi vulika yi loke {span}. Omvula kiilya ya pya otayi eta oshushi.',
      sms: '{Crop}: teya ya pya manga {by} inaali pita, pungula kohi yondunda: omvula {span}, mm {rain}.',
    },
    'harvest.drying': {
      title: '{Crop}: aneka nawa, opo nee u pungule',
      content: '{drying} {test} {dryAt} Ngele {crop} ya pungulwa ya tuta otayi ningi oshushi.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.curing': {
      title: '{Crop}: etha oshipa shi kole, opo nee u pungule',
      content: '{drying} {test} Iilalo nayi aluke tango, nenge {crop} otayi olo.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.ferment': {
      title: '{Crop}: siikila nawa, konima aneka',
      content: '{drying} {test} {dryAt} Mbyoka ya siikilwa nawa ya kukuta otayi eta ondando oyindji.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.store': {
      title: '{Crop}: hogolola wu pungule',
      content: '{store} Iipuka, oshushi nokuola otayi vulu okulya etitatu lyiilya.',
      sms: '{Crop}: {store}',
    },
    'harvest.check': {
      title: '{Crop}: tala oshigandhi shoye',
      content: '{check} Uupyakadhi uushona moshigandhi otau taandele momwedhi gumwe.',
      sms: '{Crop}: tala oshigandhi manga {by} inaali pita. {check}',
    },
    'harvest.sell': {
      title: '{Crop}: landitha ngashingeyi nenge pungula?',
      content: 'Tango pungula iikulya sigo eteyo lyi landula, oombuto niimaliwa yoongunga. {hold} {price}',
      sms: '{Crop}: pungula iikulya, oombuto niimaliwa yoongunga. {hold}',
    },
    'harvest.lift': {
      title: '{Crop}: oya thikila',
      content: 'Okuza ngashingeyi sigo {by}: {bring} Oya pumbwa okukala ya thikila: {sign}.',
      sms: '{Crop}: okuza ngashingeyi sigo {by}: {bring}',
    },
    'harvest.starch-low': {
      title: '{Crop}: omidhi odhi na uusila uushona ngashingeyi',
      content:
        'Oto vulu okutegelela? Sigo {by} fula ashike shoka wa pumbwa. Moomwedhi ndhika omidhi odhi na uusila uushona, uunene okuza mu {starchFrom} sigo {starchTo}. {price}',
      sms: '{Crop}: sigo {by} fula ashike shoka wa pumbwa. Uusila uunene okuza mu {starchFrom} sigo {starchTo}.',
    },
    'harvest.cassava-wait': {
      title: 'Okasava: tegelela iiwike yontumba manga inoo fula',
      content:
        'Ngele oto vulu, tegelela iiwike 4 konima yomvula ya galuka. Sigo {by} fula ashike shoka wa pumbwa. Omvula opo ya galuka. Okasava otayi longitha oonkondo dhayo momafo omape, onkene oyi na omeya.',
      sms: 'Okasava: sigo {by} fula ashike shoka wa pumbwa. Ngele oto vulu, tegelela iiwike 4: omvula opo ya galuka, oyi na omeya.',
    },
    'harvest.clear': {
      title: '{Crop}: eta ya thigala, longekidha shi landula',
      content:
        'Manga {by} inaali pita, eta ya thigala, kutha po iimeno iikulu mepya, nyola eteyo membo lyepya. {goodNext} Shoka sha pya ta shi kala mepya ota shi yonuka noku palutha iipuka.',
      sms: '{Crop}: manga {by} inaali pita, eta ya thigala, kutha po iimeno iikulu. {goodNext}',
    },
    'harvest.pick': {
      title: '{Crop}: ethimbo lyeteyo',
      content: '{bring} {eve} Tala manga {by} inaali pita. Oya pumbwa okukala ya thikila ngashingeyi.',
      sms: '{Crop}: {bringNow} Tala ({by}).',
    },
  },
}
