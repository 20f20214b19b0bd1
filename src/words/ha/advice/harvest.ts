import type { harvestTexts as english } from '../../en/advice/harvest.ts'

export const harvestTexts: typeof english = {
  signs: {
    grain: 'busasshen ɓawo da ƙwaya mai tauri, baƙi a gindi',
    rice: 'ƙwaya huɗu cikin biyar masu launin kara',
    pods: 'cikin ɓawo ya yi duhu',
    legume: 'busassun kwasfa ruwan ƙasa',
    heads: 'ƙwaya busasshiya mai tauri',
    capsules: 'kwasfar ƙasa ta yi rawaya',
    bolls: 'auduga ta buɗe fari',
    bulb: 'ganye ya kwanta ya yi rawaya',
    roots: 'ganye yana rawaya yana bushewa',
    shoulders: 'kai ya fito, kaurin babban yatsa',
    vines: 'yaɗo ya bushe, ’ya’ya sun yi haske sun yi tauri',
    cane: 'ganye ya yi rawaya, kara yana amo in an buga',
    skins: 'ganye ya mutu, fata ba ta gogewa',
    shells: 'ganye ya yi rawaya, ɓawo mai tauri',
  },
  eve: 'Girbe waɗanda suka isa kafin ruwa mai ƙarfi, bar sauran.',
  late: 'Jinkirin girbi yana ciyar da tsuntsaye, ƙwari da hunhuna.',
  rules: {
    'harvest.soon': {
      title: '{Crop}: shirya wa girbi',
      content: '{ready} Ya kamata {crop} ta nuna nan da kimanin kwana {daysLeft}. Alama: {sign}. {late}',
      sms: '{Crop}: {ready} Za ta nuna nan da kimanin kwana {daysLeft}.',
    },
    'harvest.watch': {
      title: '{Crop}: iri mai saurin nuna yana nuna yanzu',
      content:
        'Duba sau biyu a mako, na gaba kafin {by} ta wuce. Alama: {sign}. Idan ka gani: {bring} Iri mai sauri ya fara nuna, mai jinkiri sai bayan kwana {daysLeft}.',
      sms: '{Crop}: kafin {by} ta wuce nemi nunannu ({sign}). {bring}',
    },
    'harvest.now': {
      title: '{Crop}: kwanaki masu kyau na girbi',
      content:
        'Girbe kafin {by} ta wuce. {bring} Ya kamata {crop} ta nuna, kuma babu ruwan sama har {to}. Alama: {sign}.',
      sms: '{Crop}: girbe kafin {by} ta wuce, babu ruwan sama har {to}. {bring}',
    },
    'harvest.between-showers': {
      title: '{Crop}: girbe tsakanin ruwa da ruwa',
      content:
        'Kafin {by} ta wuce, girbe a busasshiyar safiya, kai rufi a ranar. {bring} Ya kamata {crop} ta nuna ({sign}), amma ana yawan ruwa.',
      sms: '{Crop}: kafin {by} ta wuce girbe a busasshiyar safiya, kai rufi a ranar. {bring}',
    },
    'harvest.before-rain': {
      title: '{Crop}: girbe nunannu kafin ruwa',
      content:
        'Kafin {by} ta wuce girbe nunannu ({sign}), kai su ƙarƙashin rufi. Rufe abin da ake busarwa. Bar marasa nuna a tsaye. Ruwan sama kimanin mm {rain} zai iya sauka {span}. Ruwa a kan nunannen amfani yana kawo hunhuna da toho.',
      sms: '{Crop}: girbe nunannu kafin {by} ta wuce, ajiye karkashin rufi: ruwa {span}, kimanin mm {rain}.',
    },
    'harvest.drying': {
      title: '{Crop}: busar sosai kafin ajiya',
      content: '{drying} {test} {dryAt} {Crop} mai danshi tana hunhuna.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.curing': {
      title: '{Crop}: bari rauni ya warke kafin ajiya',
      content: '{drying} {test} A bari rauni ya warke, in ba haka ba {crop} ta ruɓe a rumbu.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.ferment': {
      title: '{Crop}: rufe su yi tsami sosai, sannan busarwa',
      content: '{drying} {test} {dryAt} Tsami mai kyau yana ƙara farashi.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.store': {
      title: '{Crop}: ware ka ajiye',
      content: '{store} Ƙwari, hunhuna da ruɓa za su iya cinye ɗaya bisa uku na rumbu.',
      sms: '{Crop}: {store}',
    },
    'harvest.check': {
      title: '{Crop}: duba rumbunka',
      content: '{check} Ƙaramar matsala a rumbu tana yaɗuwa cikin wata.',
      sms: '{Crop}: duba rumbu kafin {by} ta wuce. {check}',
    },
    'harvest.sell': {
      title: '{Crop}: a sayar yanzu ko a riƙe?',
      content: 'Fara ware abincin gida har girbi na gaba, iri da kuɗin bashi. {hold} {price}',
      sms: '{Crop}: ware abinci, iri da kudin bashi. {hold}',
    },
    'harvest.lift': {
      title: '{Crop}: ta isa girbi',
      content: 'Daga yanzu zuwa {by}: {bring} Ya kamata {crop} ta isa: {sign}.',
      sms: '{Crop}: daga yanzu har {by}: {bring}',
    },
    'harvest.starch-low': {
      title: '{Crop}: gari kaɗan a saiwa yanzu',
      content:
        'Za ka iya jira? Har {by} tone abin da kake buƙata kaɗai. A watannin nan garin saiwa kaɗan ne, ya fi yawa daga {starchFrom} zuwa {starchTo}. {price}',
      sms: '{Crop}: har {by} tone abin bukata kadai. Gari ya fi yawa daga {starchFrom} zuwa {starchTo}.',
    },
    'harvest.cassava-wait': {
      title: 'Rogo: jira ’yan makonni kafin tona',
      content:
        'Idan za ka iya, jira kimanin mako huɗu bayan damina ta dawo. Har {by} tone abin da kake buƙata kaɗai. Damina ta dawo yanzu. Rogo yana amfani da garinsa don sabon ganye, shi ya sa yake da ruwa, garinsa kaɗan.',
      sms: 'Rogo: har {by} tone abin bukata kadai. Idan za ka iya, jira kimanin mako 4: damina ta dawo, rogo na da ruwa.',
    },
    'harvest.clear': {
      title: '{Crop}: kwashe sauran, shirya na gaba',
      content:
        'Kafin {by} ta wuce, kwashe abin da ya rage, cire tsofaffin shuka daga gona, ka rubuta girbin a littafin gona. {goodNext} Abin da ya nuna ya tsaya a gona yana lalacewa, yana jawo ƙwari.',
      sms: '{Crop}: kafin {by} ta wuce kwashe abin da ya rage, cire tsofaffin shuka. {goodNext}',
    },
    'harvest.pick': {
      title: '{Crop}: lokacin girbi',
      content: '{bring} {eve} Duba kafin {by} ta wuce. Ya kamata {crop} ta isa yanzu.',
      sms: '{Crop}: {bringNow} Duba; ranar karshe {by}.',
    },
  },
}
