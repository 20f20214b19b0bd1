import type { harvest as english } from '../../en/advice/harvest.ts'

export const harvest: typeof english = {
  dryness: {
    number: 'Ya bushe idan ruwansa ya kai kimanin {moisture} %, mai tauri a haƙori.',
    feel: 'Ya bushe idan yana da tauri a haƙori kuma yana ƙara.',
  },
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
  },
  rules: {
    'harvest.soon': {
      title: '{Crop}: shirya wa girbi',
      content:
        'Ya kamata {crop} ta nuna nan da kimanin kwana {daysLeft}. Alama: {sign}. Kafin {by} tsabtace rumbu, nemi tampol da busassun buhuna, shirya masu taimako. Jinkirin girbi yana ciyar da tsuntsaye, ƙwari da hunhuna.',
      sms: '{Crop}: za ta nuna nan da kwana {daysLeft}. Kafin {by} shirya tampol, buhuna, rumbu da masu taimako.',
    },
    'harvest.now': {
      title: '{Crop}: kwanaki masu kyau na girbi',
      content:
        'Ya kamata {crop} ta nuna, kuma ba ruwa har {to}. Alama: {sign}. Girbe kafin {by}, fara busarwa cikin kwana biyu a kan tampol, ba a ƙasa ba. Idan aka bar ta tsaye, tsuntsaye, ƙwari da hunhuna za su ci.',
      sms: '{Crop}: ta nuna, ba ruwa har {to}. Girbe kafin {by}, busar a kan tampol, ba a kasa ba.',
    },
    'harvest.between-showers': {
      title: '{Crop}: girbe tsakanin ruwa da ruwa',
      content:
        'Ya kamata {crop} ta nuna (alama: {sign}), amma kwanakin rashin ruwa kaɗan ne. Kafin {by} girbe nunannu a busasshiyar safiya, kai su rufi a ranar, baza su ka juya akai-akai. Jiƙaƙƙen tari yana zafi ya yi hunhuna.',
      sms: '{Crop}: ta nuna. Kafin {by} girbe a busasshiyar safiya, kai rufi a ranar, baza ka juya akai-akai.',
    },
    'harvest.before-rain': {
      title: '{Crop}: girbe nunannu kafin ruwa',
      content:
        'Ruwan sama kimanin mm {rain} zai iya sauka {span}. Ruwa a kan nunannen amfani yana kawo hunhuna. Kafin {by} ta wuce girbe nunannu ({sign}), kai su rufi. Rufe abin da ake busarwa. Bar marasa nuna a tsaye.',
      sms: '{Crop}: ruwa {span}, kimanin mm {rain}. Girbe nunannu kafin {by} ta wuce, ajiye a rufi.',
    },
    'harvest.drying': {
      title: '{Crop}: busar sosai kafin ajiya',
      content:
        'Amfani mai danshi yana hunhuna a buhu. Baza {crop} a kan tampol a rana, juya akai-akai, rufe da dare. {dryness} Sa gishiri busasshe tare da shi a kwalba: kada ya manne. Duba har {by}.',
      sms: '{Crop}: busar a kan tampol, juya akai-akai, rufe da dare. {dryness}',
    },
    'harvest.store': {
      title: '{Crop}: ajiye a bushe, a rufe, ba a ƙasa ba',
      content:
        'Ƙwari da hunhuna za su iya cinye sulusin rumbu. Ware marasa kyau. Idan ya bushe sosai, rufe a buhu marar iska mai leda biyu, ajiye a kan katako nesa da bango, kada ka buɗe akai-akai. Gama kafin {by}.',
      sms: '{Crop}: idan ya bushe sosai, rufe a buhu marar iska, ba a kasa ba, kafin {by}. Kada ka bude akai-akai.',
    },
    'harvest.roots': {
      title: '{Crop}: tone abin da za ka iya sayarwa',
      content:
        'Ya kamata {crop} ta isa tona: {sign}. Bayan tona tana lalacewa da sauri. Tone abin da za ka sayar ko ka sarrafa cikin kwana biyu kaɗai, kada ka yanke ko ka ji mata ciwo. Idan ƙasa ta yi tauri, tone bayan ruwa. Daga yanzu zuwa {by}.',
      sms: '{Crop}: ta isa tona ({sign}). Har {by} tone abin da za ka sayar ko ka sarrafa cikin kwana 2 kadai.',
    },
    'harvest.tubers': {
      title: '{Crop}: tone a hankali, mai lafiya na dadewa',
      content:
        'Ya kamata {crop} ta isa tona: {sign}. Mai yanka ce ke fara ruɓewa. Daga yanzu zuwa {by} tone a busasshiyar rana ba tare da yanka ba, shanya fatarta a inuwa, ajiye masu lafiya a wuri mai sanyi da iska. Fara cin masu rauni.',
      sms: '{Crop}: ta isa tona ({sign}). Har {by} tone ba tare da yanka ba, shanya a inuwa, ajiye a wuri mai iska.',
    },
    'harvest.cassava-wait': {
      title: 'Rogo: jira ’yan makonni kafin tona',
      content:
        'Damina ta dawo yanzu. Rogo yana amfani da garinsa don sabon ganye, shi ya sa yake da ruwa, garinsa kaɗan. Idan za ka iya, jira kimanin mako huɗu bayan damina ta dawo. Har {by} tone abin da kake bukata kaɗai.',
      sms: 'Rogo: damina ta dawo, rogo na da ruwa. Idan za ka iya, jira mako 4; har {by} tone abin bukata kadai.',
    },
    'harvest.pick': {
      title: '{Crop}: tsinka kowane kwana biyu ko uku',
      content:
        'Shukarka tana ’ya’ya. Tsinka akai-akai yana kawo ƙari, yana rage ƙwari da ruɓewa. Tsinka da sanyin safe kowane kwana 2 ko 3, na gaba kafin {by}. Riƙe a hankali, ajiye a inuwa, kwashe lalatattu daga gona.',
      sms: '{Crop}: tsinka kowane kwana 2-3 da sanyin safe, na gaba kafin {by}. Ajiye a inuwa, kwashe lalatattu.',
    },
    'harvest.leaves': {
      title: '{Crop}: yanke sabo a kan lokaci',
      content:
        'Ya kamata {crop} ya isa yanka. Tsohon ganye yana tauri. Yanke da sanyin safe daga yanzu zuwa {by}, abin da za ka sayar ko ka ci a ranar kaɗai. Wanke da ruwa mai tsabta, ajiye a inuwa.',
      sms: '{Crop}: ya isa yanka, har {by}. Yanke da safe abin da za ka sayar ko ci a ranar; ajiye a inuwa.',
    },
    'harvest.cane': {
      title: '{Crop}: yanke ƙasa-ƙasa idan ya yi zaƙi',
      content:
        'Ya kamata {crop} ya isa yanka: {sign}. Yanke daga gindi a ƙasa zuwa {by}, cire koren kai da busasshen ganye, ka sayar ko ka matse cikin kwana biyu: kullum zaƙinsa yana raguwa bayan yanka. Yanka mai kyau yana sa sabon toho.',
      sms: '{Crop}: ya isa ({sign}). Har {by} yanke daga gindi, cire kai, sayar ko matse cikin kwana 2.',
    },
    'harvest.tree': {
      title: '{Crop}: lokacin girbi, tsinki nunannu',
      content:
        'Yawanci wannan lokacin girbin {crop} ne. Zagaya bishiyoyi kafin {by}, sannan kowane mako biyu. Tsinki nunannu kaɗai ba tare da yaga fata ba, kwashe waɗanda suka faɗi ko suka ruɓe. Ajiye sauran a inuwa.',
      sms: '{Crop}: lokacin girbi. Tsinki nunannu kafin {by}, sannan kowane mako 2. Kwashe wadanda suka fadi ko rube.',
    },
    'harvest.bunch': {
      title: '{Crop}: yanke cikakken nono a kan lokaci',
      content:
        'Ana yanke nonon ayaba idan ’ya’yan sun cika sun zagaye, alhali suna kore. Idan aka bar su sai su tsage. Duba {crop} kafin {by} ta wuce, tallafa wa masu nauyi, yanke cikakku kada su faɗi, ajiye a inuwa.',
      sms: '{Crop}: duba nonuwa kafin {by}. Yanke cikakku masu kore kada su fadi, ajiye a inuwa, tallafa wa masu nauyi.',
    },
  },
}
