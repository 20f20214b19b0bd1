import type { advice as english } from '../en/advice.ts'

/** Hausa. */
export const advice: typeof english = {
  days: ['Lahadi', 'Litinin', 'Talata', 'Laraba', 'Alhamis', 'Jumma’a', 'Asabar'],
  daysShort: ['Lah', 'Lit', 'Tal', 'Lar', 'Alh', 'Jum', 'Asa'],
  months: ['Jan', 'Fab', 'Mar', 'Afi', 'May', 'Yun', 'Yul', 'Agu', 'Sat', 'Okt', 'Nuw', 'Dis'],
  date: '{weekday} {day} {month}',
  thousands: ',',
  decimal: '.',
  crops: {
    maize: 'masara',
    cassava: 'rogo',
    beans: 'wake',
    rice: 'shinkafa',
    sorghum: 'dawa',
    millet: 'gero',
    yam: 'doya',
    'sweet-potato': 'dankali',
    groundnuts: 'gyaɗa',
    cowpeas: 'wake',
    sesame: 'riɗi',
    cotton: 'auduga',
    coffee: 'kofi',
    cocoa: 'koko',
    plantain: 'agade',
    banana: 'ayaba',
    tomato: 'tumatir',
    onion: 'albasa',
    pepper: 'barkono',
    okra: 'kuɓewa',
    spinach: 'alayyahu',
    cabbage: 'kabeji',
    wheat: 'alkama',
    potatoes: 'dankalin Turawa',
    carrots: 'karas',
    lettuce: 'salak',
    mangoes: 'mangwaro',
    oranges: 'lemu',
    avocados: 'piya',
  },
  stages: {
    planted: 'sabuwar shuka',
    seedling: 'yabanya',
    vegetative: 'girma',
    flowering: 'fure',
    fruiting: 'yin ’ya’ya',
    mature: 'ta nuna, lokacin girbi',
    harvesting: 'ana girbi',
  },
  pests: {
    faw: {
      name: 'tsutsar masara (armyworm)',
      look: 'ramuka a ganye da kashi kamar garin katako',
      first: 'Murje ƙwai da tsutsotsi; zuba yashi ko toka a tsakiyar shuka.',
    },
    striga: {
      name: 'kuduji (wuta-wuta)',
      look: 'furanni masu ruwan shunayya ko fari a gindin shuka marar ƙarfi',
      first: 'Cire shi kafin ya yi fure, ka fitar da shi daga gona.',
    },
    maize_stem_borer: {
      name: 'tsutsar kara',
      look: 'jerin ƙananan ramuka a ganye da mataccen toho',
      first: 'Cire shukar da tohonta ya mutu ka lalata ta.',
    },
    msv: {
      name: 'cutar zanen ganyen masara',
      look: 'yankakkun layukan rawaya a ganye, gajerun shuka',
      first: 'Cire ƙananan shuka masu cuta da ciyawa.',
    },
    maize_aflatoxin: {
      name: 'hunhunar masara',
      look: 'koren ko rawayar hunhuna a kan masara',
      first: 'Kada ka bar nunannar masara a tsaye; busar a kan tampol.',
    },
    rice_blast: {
      name: 'cutar ƙunar shinkafa (blast)',
      look: 'tabo mai siffar lu’u-lu’u, toka a tsakiya, da baƙin wuya',
      first: 'Bar ruwa a gona, kada ka ƙara takin nitrogen yanzu.',
    },
    rice_brown_spot: {
      name: 'ruwan-ƙasar tabo na shinkafa',
      look: 'tabo ruwan ƙasa mai zoben rawaya a ganye',
      first: 'Kada gona ta bushe; daidaita taki.',
    },
    rice_blb: {
      name: 'ƙunar ganye (blight)',
      look: 'gefen ganye mai rawaya-fari daga tsini',
      first: 'Zubar da ruwan gona, dakatar da takin nitrogen.',
    },
    rymv: {
      name: 'cutar rawayar shinkafa',
      look: 'rawaya-kore a ganye da gajerun shuka',
      first: 'Cire shuka masu cuta, ka share ciyawar gefe.',
    },
    rice_gall_midge: {
      name: 'ƙudan shinkafa (gall midge)',
      look: 'toho fari kamar ganyen albasa',
      first: 'Cire shinkafar daji; rage takin nitrogen.',
    },
    cmd: {
      name: 'cutar mosaic ta rogo',
      look: 'karkataccen ganye mai rawaya-kore da fararen ƙudaje a ƙasansa',
      first: 'Cire ƙananan shuka masu cuta ka ƙona; yi amfani da iri mai lafiya.',
    },
    cbb: {
      name: 'ƙunar rogo (blight)',
      look: 'tabo mai ruwa a ganye, yanƙwanewa da danƙo a toho',
      first: 'Kada ka shiga gona tana jiƙe; tsabtace kayan aiki.',
    },
    cgm: {
      name: 'koren ƙwarin rogo',
      look: 'ƙananan ɗigon rawaya da siraran ganyen sama',
      first: 'Kada ka yi feshi: zai kashe ƙwari masu amfani.',
    },
    mealybug: {
      name: 'farin ƙwarin rogo',
      look: 'tsinin shuka dunƙule da fararen ƙwari',
      first: 'Yanke ka lalata tsinin; kada ka yi feshi.',
    },
    maruca: {
      name: 'tsutsar wake',
      look: 'furanni da kwasfa masu yana da ƙananan ramuka',
      first: 'Buɗe furanni 20; yi amfani da ruwan darbejiya da yamma.',
    },
    cowpea_thrips: {
      name: 'ƙwarin furen wake (thrips)',
      look: 'tohon fure ruwan ƙasa da ke faɗuwa',
      first: 'Kaɗa fure a tafin hannu; yi amfani da ruwan darbejiya.',
    },
    cowpea_aphid: {
      name: 'kwarkwatar shuka (aphid)',
      look: 'baƙaƙen ƙwari a toho da ganye mai danƙo',
      first: 'Wanke su da ruwa ko ruwan sabulu.',
    },
    bean_als: {
      name: 'tabon ganyen wake',
      look: 'tabo ruwan ƙasa tsakanin jijiyoyin ganye',
      first: 'Kada ka taɓa shuka tana jiƙe; binne tsohon ganye.',
    },
    bean_anthracnose: {
      name: 'cutar anthracnose',
      look: 'baƙin tabo mai rami a kwasfa',
      first: 'Kada ka yi aiki a jiƙaƙƙen shuka; ajiye iri mai tsabta.',
    },
    yam_anthracnose: {
      name: 'ƙunar doya (anthracnose)',
      look: 'baƙin tabo a ganye da yaɗo mai baƙi',
      first: 'Kafa sanda; kada ka yi noma ganye na jiƙe.',
    },
    yam_beetle: {
      name: 'ƙwarin doya (beetle)',
      look: 'yaɗo mai yanƙwanewa da ramuka a doya',
      first: 'Sa toka a irin doya, ka tsince ƙwari da hannu.',
    },
    yam_nematode: {
      name: 'tsutsar saiwa',
      look: 'doya mai tsagewa da kumburi',
      first: 'Ajiye iri mai lafiya kaɗai, ka canza gona.',
    },
    sorghum_midge: {
      name: 'ƙudan dawa (midge)',
      look: 'ƙananan ƙudaje masu launin lemu a kan fure da safe',
      first: 'Cire zangarniyar da ta riga; baɗi ku shuka tare da wuri.',
    },
    shoot_fly: {
      name: 'ƙudan tohon dawa',
      look: 'mataccen ganyen tsakiya a yabanya',
      first: 'Cire mataccen toho lokacin rage shuka.',
    },
    grain_mould: {
      name: 'hunhunar ƙwaya',
      look: 'hunhuna ruwan hoda, baƙi ko fari a ƙwaya',
      first: 'Yanke nunannun zangarniya nan da nan, busar a rufi.',
    },
    birds_quelea: {
      name: 'tsuntsaye (jan baki)',
      look: 'zangarniyar da aka tsotsa da garken tsuntsaye',
      first: 'Yi gadi da asuba da magariba, girbe da zarar ta nuna.',
    },
    downy_mildew: {
      name: 'cutar gero (downy mildew)',
      look: 'ganyen rawaya da farin gashi a ƙasansa',
      first: 'Cire shuka masu cuta ka ƙona.',
    },
    long_smut: {
      name: 'domana (smut)',
      look: 'baƙin gari a maimakon ƙwaya',
      first: 'Yanke zangarniya masu cuta ka ƙona; ajiye iri mai tsabta.',
    },
    head_miner: {
      name: 'tsutsar zangarniya',
      look: 'layi mai karkacewa a zangarniya',
      first: 'Feshi ba ya taimako; tambayi malamin gona.',
    },
    clr: { name: 'tsatsar kofi', look: 'garin lemu a ƙasan ganye', first: 'Yanke rassa don iska da haske su shiga.' },
    cbb_berry_borer: {
      name: 'tsutsar kofi',
      look: 'ƙaramin rami a tsinin ’ya’ya',
      first: 'Tsince dukan ’ya’ya, har da na ƙasa.',
    },
    cbd: {
      name: 'cutar ’ya’yan kofi',
      look: 'baƙin tabo a koren ’ya’ya',
      first: 'Cire ’ya’ya masu cuta, yanke rassa.',
    },
    leaf_spots: {
      name: 'tabon ganyen gyaɗa',
      look: 'tabo ruwan ƙasa mai zoben rawaya',
      first: 'Cire gyaɗar da ta fito da kanta; canza shuka baɗi.',
    },
    rosette: {
      name: 'cutar rosette ta gyaɗa',
      look: 'gajerun shuka dunƙule masu rawaya',
      first: 'Cire shuka masu cuta, cike gurabe.',
    },
    gn_aflatoxin: {
      name: 'hunhunar gyaɗa',
      look: 'gyaɗa mai hunhuna ko yamutsewa',
      first: 'Tone a kan lokaci; busar a kan tampol, zubar da marasa kyau.',
    },
    late_blight: {
      name: 'cutar late blight',
      look: 'baƙin tabo jiƙaƙƙe, farar hunhuna a ƙasan ganye da safe',
      first: 'Cire shuka masu cuta; kada ka jiƙa ganye.',
    },
    early_blight: {
      name: 'cutar early blight',
      look: 'zobba ruwan ƙasa a ganyen ƙasa',
      first: 'Cire ganyen ƙasa masu cuta, kafa sanda, rufe ƙasa.',
    },
    tuta: {
      name: 'tsutsar tumatir (Tuta)',
      look: 'fatsi a ganye da ƙananan ramuka a ’ya’ya',
      first: 'Cire ganye masu cuta; ruwan darbejiya da yamma.',
    },
    bact_wilt: {
      name: 'cutar yanƙwanewa',
      look: 'koriyar shuka da ta yanƙwane farat ɗaya',
      first: 'Cire ka ƙona; bar ruwa ya zube.',
    },
    sp_weevil: {
      name: 'ƙwarin dankali',
      look: 'ƙananan ramuka a dankali da kumburin gindi',
      first: 'Rufe tsagar ƙasa; tone nunanne da wuri.',
    },
    spvd: {
      name: 'cutar virus ta dankali',
      look: 'ƙananan siraran ganye masu tabo',
      first: 'Cire masu cuta; ɗauki iri daga masu lafiya.',
    },
    black_pod: {
      name: 'baƙin ƙwanson koko',
      look: 'baƙin tabo da ke yaɗuwa a ƙwanson koko',
      first: 'Kowane mako yanke ka binne masu cuta; bar iska ta shiga.',
    },
    mirids: {
      name: 'ƙwarin koko (mirid)',
      look: 'baƙin tabo a ƙwanso da toho mai mutuwa',
      first: 'Cike gibin inuwa, yanke tohon jiki.',
    },
    black_sigatoka: {
      name: 'cutar sigatoka',
      look: 'baƙin layi da ganye mai bushewa daga gefe',
      first: 'Yanke ganyen da rabinsa ya mutu; zubar da ruwa.',
    },
    banana_weevil: {
      name: 'ƙwarin ayaba',
      look: 'shuka marar ƙarfi mai faɗuwa da rami a gindi',
      first: 'Kama su da yankakken kara; shuka iri mai tsabta.',
    },
    bbtv: {
      name: 'cutar dunƙulen ayaba',
      look: 'siraran ganye a tsaye dunƙule',
      first: 'Tone shuka mai cuta ka lalata.',
    },
    purple_blotch: {
      name: 'shunayyar tabo',
      look: 'tabo shunayya mai rami a ganye',
      first: 'Ba da ruwa da safe, ba da yamma ba.',
    },
    pepper_anthracnose: {
      name: 'tabon ’ya’yan barkono',
      look: 'tabo zagaye mai rami a ’ya’ya',
      first: 'Tsince nunannu akai-akai, cire masu tabo.',
    },
    okra_lcv: {
      name: 'ƙwarin kuɓewa',
      look: 'ƙananan ramuka da karkataccen ganye',
      first: 'Cire ciyawa da masu cuta; ruwan darbejiya.',
    },
    dbm: {
      name: 'tsutsar kabeji',
      look: 'tagogi a ganye da ƙananan koren tsutsa',
      first: 'Tsince tsutsa da hannu; ruwan darbejiya da yamma.',
    },
    bollworm: {
      name: 'tsutsar auduga',
      look: 'ramuka a toho da ’ya’yan auduga',
      first: 'Duba sau biyu a mako; tsince ka lalata.',
    },
    sesame_waterlog: {
      name: 'ruɓewar saiwa',
      look: 'rawayar shuka mai yanƙwanewa a wuri mai ruwa',
      first: 'Buɗe magudanar ruwa nan da nan.',
    },
    citrus_canker: {
      name: 'cutar fatar lemu',
      look: 'tabo mai kauri a ganye da ’ya’ya',
      first: 'Kwashe ’ya’yan da suka faɗi; yanke rassa masu cuta.',
    },
    mango_anthracnose: {
      name: 'cutar anthracnose',
      look: 'baƙin fure da baƙin tabo a ’ya’ya',
      first: 'Kwashe ’ya’yan da suka faɗi da matattun rassa.',
    },
    wheat_rust: {
      name: 'tsatsar alkama',
      look: 'garin lemu ko ruwan ƙasa a ganye',
      first: 'Sanar da malamin gona; nemi iri mai juriya.',
    },
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: ba da ruwa kafin {by}',
      content:
        'Ƙasa tana bushewa, ba ruwan sama a kusa. Shuka mai ƙishi ba ta girma. Ba da ruwa kimanin mm {mm}: {water}. Yi da safe ko da yamma, kafin {by}. Fara tona cm 20: idan ƙasa tana da danshi a can, jira.',
      sms: '{Crop}: kasa na bushewa. Ba da ruwa kimanin mm {mm} kafin {by}, safe ko yamma. Fara tona cm 20: idan da danshi, jira.',
    },
    'irrigation.flowering': {
      title: '{Crop}: ba da ruwa yanzu, lokacin bukata ne',
      content:
        'Ƙasa ta bushe a lokacin da ƙishi ya fi cutar da amfani. Ba da ruwa kimanin mm {mm}: {water}. Yi kafin {by}, da safe ko da yamma. Fara tona cm 20: idan ƙasa tana da danshi, jira.',
      sms: '{Crop}: ba da ruwa kafin {by}, kishi yanzu yana rage amfani. Kimanin mm {mm}. Fara tona cm 20: idan da danshi, jira.',
    },
    'irrigation.soon': {
      title: '{Crop}: za a bukaci ruwa kafin {by}',
      content:
        'Ƙasa tana da sauran danshi, amma zai ƙare nan kusa. Shirya ruwa kimanin mm {mm}: {water}. Kowace rana taɓa ƙasa a zurfin cm 20; idan ta bushe ba a yi ruwan sama ba, ba da ruwa kafin {by}.',
      sms: '{Crop}: za a bukaci ruwa kafin {by}, kimanin mm {mm}. Duba kasa a zurfin cm 20; ba da ruwa idan ta bushe.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: kada ka ba da ruwa, ruwan sama ya kusa',
      content:
        'Ana sa ran ruwan sama kimanin mm {rain} kafin {to}. Ba da ruwa yanzu ɓarnar ruwa da mai ce. Jira ruwan sama. A {by} tona cm 20: idan ƙasa a bushe take, sai ka ba da ruwa.',
      sms: '{Crop}: ruwan sama kimanin mm {rain} kafin {to}. Kada ka ba da ruwa yanzu. A {by} duba kasa; idan ta bushe, ba da ruwa.',
    },
    'irrigation.enough': {
      title: '{Crop}: akwai isasshen danshi a ƙasa',
      content:
        'Ƙasar gonar {crop} tana da ruwan da zai isa kusan mako ɗaya. Ƙarin ruwa zai wanke abincin ƙasa ya ci kuɗi. Kada ka ba da ruwa yanzu. A {by} tona cm 20: idan ta bushe, ci gaba.',
      sms: '{Crop}: akwai isasshen danshi a wannan mako. Kada ka ba da ruwa yanzu. Duba zurfin cm 20 a {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: daina ba da ruwa kafin girbi',
      content:
        'Amfani yana nuna. Ruwa yanzu yana jinkirta bushewa, yana kawo ruɓewa da hunhuna. Daina ba da ruwa, buɗe magudana. Girbe idan ka ga alama: {sign}. Duba gona har {by}.',
      sms: '{Crop}: amfani na nuna. Daina ba da ruwa, bude magudana. Girbe idan ka ga: {sign}.',
    },
    'irrigation.pond': {
      title: 'Shinkafa: bar ruwa kaɗan ya tsaya',
      content:
        'Tsayayyen ruwa yana hana ciyawa; gona busasshiya lokacin fure tana sa ƙwaya ta zama fanko. Babu ruwan sama a kusa. Bar ruwa kimanin cm 5 (yatsa uku). Shigar da shi kafin {by}, toshe ramukan kunya, duba kowane kwana biyu.',
      sms: 'Shinkafa: bar ruwa kimanin cm 5 ya tsaya, shigar da shi kafin {by}. Busasshiyar gona na sa kwaya fanko.',
    },
    'dry.young': {
      title: '{Crop}: taimaki yabanya a kwanakin fari',
      content:
        '{why} Yabanya tana da gajerun saiwa, ita ke fara bushewa. Cire ciyawa, rufe ƙasa da busasshiyar ciyawa, bar taki sai an yi ruwa. Idan kana ɗaukar ruwa, ba wa shuka marasa ƙarfi da yamma. Yi kafin {by}.',
      sms: '{Crop}: kwanakin fari. Cire ciyawa, rufe kasa da busasshiyar ciyawa, bar taki sai an yi ruwa. Kafin {by}.',
    },
    'dry.growing': {
      title: '{Crop}: adana danshin ƙasa',
      content:
        '{why} Shuka tana rayuwa da sauran danshin ƙasa. Kafin {by} cire ciyawa sama-sama, rufe ƙasa da ciyawa ko kara, ka ɗaure kunya don tare ruwan gaba. Bar taki sai ƙasa ta jiƙe.',
      sms: '{Crop}: kasa na bushewa. Kafin {by} cire ciyawa, rufe kasa, daure kunya don tare ruwa. Bar taki.',
    },
    'dry.flowering': {
      title: '{Crop}: fari a lokaci mafi muni',
      content:
        '{why} A wannan lokaci ƙishi ya fi rage amfani. Kafin {by} cire ciyawa ba tare da yanke saiwa ba, rufe ƙasa, ɗaure kunya don tare ruwa. Idan za ka iya kawo ruwa, wannan makon ya fi amfani. Bar taki.',
      sms: '{Crop}: fari a lokaci mafi muni. Kafin {by} cire ciyawa, rufe kasa, daure kunya. Idan da hali, kawo ruwa.',
    },
    'dry.tree': {
      title: '{Crop}: kare saiwa a lokacin rani',
      content:
        '{why} Kafin {by} shimfiɗa busassun ganye a ƙasan bishiya, nesa da jiki tafin hannu. Cire ciyawa. Ba bishiyoyin da ba su kai shekara uku ba ruwa. Kada ka yanke rassa da yawa, kiyaye wuta.',
      sms: '{Crop}: rani. Kafin {by} rufe kasan bishiya da busassun ganye, ba kananan bishiyoyi ruwa, kiyaye wuta.',
    },
    'rain.heavy': {
      title: '{Crop}: ruwa mai yawa na zuwa, buɗe magudana',
      content:
        'Ruwan sama kimanin mm {rain} zai iya sauka {span}, kamar gwangwani {cans} na lita goma a kowane murabba’in mita. Tsayayyen ruwa yana kashe saiwa. Kafin {by} ta wuce buɗe magudana. Kada ka ba da ruwa, feshi ko taki sai ya wuce.',
      sms: '{Crop}: ruwa mai yawa {span}, kimanin mm {rain}. Kada a yi taki, feshi ko ban ruwa. Bude magudana kafin {by} ta wuce.',
    },
    'rain.heavy-rice': {
      title: 'Shinkafa: ruwa mai yawa na zuwa, duba kunyoyi',
      content:
        'Ruwan sama kimanin mm {rain} zai iya sauka {span}. Ruwa mai zurfi yana nutsar da ƙaramar shinkafa. Kafin {by} ta wuce gyara kunyoyi, buɗe wurin fitar ruwa. Kada ka sa taki sai ya wuce.',
      sms: 'Shinkafa: ruwa mai yawa {span}, kimanin mm {rain}. Kada a sa taki. Gyara kunyoyi, bude mafita kafin {by} ta wuce.',
    },
    'rain.wet-soil': {
      title: '{Crop}: ƙasa ta cika da ruwa',
      content:
        'An yi ruwa sosai, ƙasa ta cika. Saiwa marar iska tana rawaya ta ruɓe. Kafin {by} buɗe magudana inda ruwa ya tsaya, kada ka taka jiƙaƙƙiyar ƙasa. Kada ku sa taki ko ku yi feshi sai ƙasa ta ɗan bushe.',
      sms: '{Crop}: kasa ta cika da ruwa. Kafin {by} ta wuce bude magudana inda ruwa ya tsaya. Kada a sa taki ko feshi sai ruwan ya janye.',
    },
    'wind.prop': {
      title: '{Crop}: iska mai ƙarfi, tallafa wa shuka',
      content:
        'Iska mai gudun km {wind} a awa za ta iya zuwa kafin {to}. Shuka mai nauyin ’ya’ya tana faɗuwa. Kafin {by} tallafa mata da sanda mai cokali, yanke matattun ganye, ɗaure su tare.',
      sms: '{Crop}: iska mai karfi kafin {to}. Tallafa wa masu nauyi da sanda mai cokali kafin {by}.',
    },
    'heat.flowering': {
      title: '{Crop}: zafi mai tsanani lokacin fure',
      content:
        'Ana sa ran zafi har {tmax} °C {span}. A irin wannan zafi fure ba ya yin ’ya’ya. Ba da ruwa da safe idan za ka iya, rufe ƙasa da busasshiyar ciyawa, kada ka yi feshi ko noma da rana.',
      sms: '{Crop}: zafi har {tmax}C {span} lokacin fure. Ba da ruwa da safe idan da hali, rufe kasa.',
    },
    'heat.days': {
      title: '{Crop}: kwanaki masu tsananin zafi',
      content:
        'Ana sa ran zafi har {tmax} °C tsawon kwana {hotDays} ko fiye, har {to}. Shuka tana rasa ruwa da sauri. Ba da ruwa da safe ko yamma idan za ka iya, yi wa yabanya inuwa, rufe ƙasa. Yi aiki da sanyin safe.',
      sms: '{Crop}: zafi sosai har {to}, {tmax}C. Ba da ruwa safe ko yamma, yi wa yabanya inuwa, rufe kasa.',
    },
    'cold.nights': {
      title: '{Crop}: sanyin dare yana hana girma',
      content:
        'Ana sa ran sanyin dare kimanin {tmin} °C har {to}. Shuka ba ta girma sosai, yabanya tana rawaya. Rufe reno da dare, ba da ruwa da safe ba da yamma ba, jinkirta taki sai ya ɗumama.',
      sms: '{Crop}: sanyin dare kimanin {tmin}C har {to}. Rufe reno da dare, ba da ruwa da safe, jinkirta taki.',
    },
    'cold.frost': {
      title: '{Crop}: sanyi mai kankara zai iya zuwa',
      content:
        'Dare mai sanyi kusan {tmin} °C zai iya kawo ƙanƙara kafin {to}. Tana baƙanta ganye ta kashe yabanya. Kafin magariba rufe shuka da zane ko ciyawa, bar ƙasa da danshi, buɗe da safe.',
      sms: '{Crop}: sanyi mai kankara kafin {to}, kimanin {tmin}C. Rufe shuka kafin magariba, bar kasa da danshi.',
    },
    'fertilizer.basal': {
      title: '{Crop}: takin farko kafin {by}',
      content:
        'Ƙananan saiwa suna bukatar abinci kusa da su. Ba da {product} kafin {by}, a ƙasa mai danshi: {dose}. Sa shi zurfin cm 5, yatsa uku daga shuka, ka rufe da ƙasa. Takin gargajiya ma yana taimako.',
      sms: '{Crop}: ba da takin farko ({product}) kafin {by} a kasa mai danshi, yatsa uku daga shuka, ka rufe.',
    },
    'fertilizer.go': {
      title: '{Crop}: lokacin ƙara taki ya yi',
      content:
        'Wannan ne lokacin ƙara wa {crop} taki. {why} Fara cire ciyawa, sannan ka ba da {product}: {dose}. Sa shi yatsa uku daga shuka ka rufe da ƙasa. Yi kafin {by}.',
      sms: '{Crop}: lokacin kara taki ({product}), kafin {by}. Fara cire ciyawa, sa shi yatsa uku daga shuka ka rufe.',
    },
    'fertilizer.hold': {
      title: '{Crop}: bar taki, ruwa mai yawa ya kusa',
      content:
        'Lokacin ƙara wa {crop} taki ne, amma ruwan sama kimanin mm {rain} zai iya sauka kafin {to}. Zai wanke takinka da kuɗinka. Ajiye buhun a bushe, cire ciyawa kafin nan, ka ba da taki idan ruwan ya zube.',
      sms: '{Crop}: kada ka sa taki kafin ruwan sama (kimanin mm {rain} kafin {to}). Cire ciyawa yanzu, sa taki daga baya.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: ajiye taki sai ƙasa ta jiƙe',
      content:
        'Lokacin ƙara wa {crop} taki ne, amma ƙasa a bushe take. Taki a busasshiyar ƙasa yana lalacewa ko ya ƙona saiwa. Cire ciyawa yanzu, shirya {product}. Sa shi washegarin ruwan sama mai kyau.',
      sms: '{Crop}: kasa ta bushe, kada ka sa taki. Cire ciyawa, sa {product} washegarin ruwa mai kyau.',
    },
    'fertilizer.tree': {
      title: '{Crop}: ba da taki yayin da ƙasa ke jiƙe',
      content:
        'Ruwan sama yana kai abinci ga saiwa. Kafin {by} cire ciyawa a zagayen bishiya, zuba {product}, tafin hannu daga jiki, ka rufe da ganye.',
      sms: '{Crop}: ba da taki yanzu kasa na jike, kafin {by}. Cire ciyawa a zagaye, zuba {product}, rufe da ganye.',
    },
    'fertilizer.pods': {
      title: 'Gyaɗa: ƙwanso yana bukatar gypsum ko lime',
      content:
        'Ƙwanson gyaɗa yana cika daga ƙasar da ke kewaye; idan babu calcium sai ya zama fanko. Idan ka sami gypsum ko lime, yayyafa a gindin shuka kafin {by}, a ƙasa mai danshi. Kada ka yi noma bayan haka.',
      sms: 'Gyada: yayyafa gypsum ko lime a gindin shuka kafin {by}, a kasa mai danshi. Kada ka yi noma bayan haka.',
    },
    'risk.high': {
      title: '{Crop}: hatsarin {pest}',
      content: '{Pest}: {sure} {why} Nemi {look}. {walk} kafin {by}. {first} {treat}',
      sms: '{Crop}: hatsarin {pest}. Duba kafin {by} ta wuce. {first} Alama: {look}.',
    },
    'risk.watch': {
      title: '{Crop}: lura da {pest}',
      content: '{Pest}: {sure} {why} Nemi {look}. {walk} kafin {by}. {first} {treat}',
      sms: '{Crop}: lura da {pest}. Duba kafin {by} ta wuce. {first} Alama: {look}.',
    },
    'risk.mould': {
      title: '{Crop}: hattara da gubar hunhuna',
      content:
        '{why} Hunhuna za ta iya kama {crop}; gubarta (aflatoxin) tana cutar da yara, dafawa ba ta kashe ta. {first} Kada ka ci, ka sayar ko ka ba dabbobi mai hunhuna. Sake dubawa kafin {by}.',
      sms: '{Crop}: hattara da gubar hunhuna. Girbe da ya nuna, busar ba a kasa ba, zubar da mai hunhuna. Sake dubawa {by}.',
    },
    'planting.outside': {
      title: '{Crop}: wannan ba lokacin shuka ba ne',
      content:
        'Lokacin shuka a nan shi ne {from} zuwa {to}. A wajensa ruwa zai iya gazawa. Idan ba ka shuka ba tukuna, jira. Idan ka shuka, shirya kawo ruwa ko sake shuka.',
      sms: '{Crop}: lokacin shuka a nan {from} zuwa {to}. Ba ka shuka ba? Jira. Ka shuka? Shirya ruwa ko sake shuka.',
    },
    'planting.no-rain': {
      title: '{Crop}: rani ba lokacin shuka ba ne',
      content:
        'Yanzu kusan ba a ruwa a nan; damina tana farawa kusan {from}. Idan babu ruwan da za a kawo, shukar yanzu za ta mutu. Ba ka shuka ba? Jira, gyara gona. Ka shuka? Ba da ruwa kowane ’yan kwanaki, rufe ƙasa, ko shirya sake shuka.',
      sms: '{Crop}: rani ne, damina kusan {from}. Ba ka shuka ba? Jira. Ka shuka? Ba da ruwa kowane yan kwanaki.',
    },
    'planting.wait-rain': {
      title: '{Crop}: jira ruwa mai kyau kafin shuka',
      content:
        'Lokacin shuka ya yi, amma damina ba ta kankama ba. Ruwan yaudara yana kashe iri. Ba ka shuka ba? Gyara gona ka jira kimanin mm {onset} cikin kwana {onsetDays}. Ka shuka? Ajiye iri don cike gurabe.',
      sms: '{Crop}: jira ruwa kimanin mm {onset} cikin kwana {onsetDays} kafin shuka. Ka riga ka shuka? Ajiye iri don cike gurabe.',
    },
    'planting.ready': {
      title: '{Crop}: ƙasa ta jiƙe, ana iya shuka',
      content:
        '{why} Lokaci ya yi, ƙasa tana da danshi. Idan ba ka gama shuka {crop} ba, gama kafin {by}: jinkirin shuka yana rage amfani. Yi amfani da iri mai kyau, shuka a layi.',
      sms: '{Crop}: kasa da danshi, lokaci ya yi. Gama shuka kafin {by}. Jinkiri na rage amfani.',
    },
    'planting.dry-start': {
      title: '{Crop}: fari bayan shuka',
      content:
        '{why} Babu ruwan sama a kusa. Iri zai iya ƙin fitowa, yabanya ta mutu. Ajiye irin sake shuka. Kafin {by} duba wurare 10: idan ƙasa da rabi suka fito, sake shuka da ruwan gaba mai kyau.',
      sms: '{Crop}: fari bayan shuka. Duba kafin {by}; idan kasa da rabi suka fito, sake shuka da ruwan gaba.',
    },
    'stage.unknown': {
      title: '{Crop}: yaushe ka shuka?',
      content:
        'Ba mu san lokacin da ka shuka {crop} ba, don haka ba za mu iya faɗin abin da yake bukata ba. Shigar da ranar shuka da matakin girma a jerin amfanin gonarka. Sannan za ka sami shawara a kan ruwa, taki, ƙwari da girbi.',
      sms: '{Crop}: shigar da ranar shuka da matakin girma a Gona, don shawara ta dace da gonarka.',
    },
    'stage.over': {
      title: '{Crop}: an gama girbi?',
      content:
        'Bisa ranar shuka, ya kamata an gama girbin {crop}. Idan an gama, shigar da sabuwar shuka da ranarta, don shawara ta dace da gonarka. Idan ba a gama ba, girbe da wuri: tsohon amfani yana jawo ƙwari da hunhuna.',
      sms: '{Crop}: ya kamata an gama girbi. Idan an gama, shigar da sabuwar shuka da ranarta a Gona.',
    },
    'stage.question': {
      title: '{Crop}: matakin girma daidai ne?',
      content:
        'Ka faɗa mana matakin {crop}: {stated}. Bisa ranar shuka ({planted}) muna tsammanin: {expected}. Duba ranar shuka da mataki a jerin amfanin gonarka, don shawararmu ta dace da gonarka.',
      sms: '{Crop}: {stated} ko {expected}? Duba ranar shuka da mataki a Gona, don shawara ta dace da gonarka.',
    },
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
    'care.growing-start': {
      title: '{Crop}: farawa mai kyau',
      content:
        'Makonni biyu na farko suke ƙayyade amfani. Hana dabbobi da tsuntsaye, bar ƙasa da laushi da danshi a kusa da {crop}, kada ciyawa ta tsiro. Duba gona kafin {by}: ga inda shuka ba ta fito ba, don cike gurabe.',
      sms: '{Crop}: hana tsuntsaye da dabbobi, kada ciyawa ta tsiro. Kafin {by} ga inda shuka ba ta fito ba.',
    },
    'care.gaps': {
      title: '{Crop}: ƙidaya shuka, cike gurabe',
      content:
        'Makonnin farko suke nuna yawan shukar da za ka girbe. Kafin {by} bi layuka. Inda babu, sake shuka yanzu; na baya ba ya cim ma. Inda suka cunkushe, cire marasa ƙarfi. Lura da tsuntsaye da ƙwari.',
      sms: '{Crop}: kafin {by} bi layuka, cike gurabe, rage cunkoso. Lura da tsuntsaye da kwari.',
    },
    'care.weeds': {
      title: '{Crop}: yi noman ciyawa yanzu',
      content:
        'Ciyawa tana kwace ruwa da abincin {crop}; makonni shida na farko sun fi muhimmanci. Kafin {by} cire ciyawa tsakanin layuka a busasshiyar safiya, sama-sama, kada ka yanke saiwa. Bar matacciyar ciyawa ta rufe ƙasa.',
      sms: '{Crop}: yi noman ciyawa kafin {by}, sama-sama, a busasshiyar safiya. Makonni 6 na farko sun fi muhimmanci.',
    },
    'care.growing': {
      title: '{Crop}: duba gona kowane mako',
      content:
        'Babu abin gaggawa a wannan mako. Kafin {by} duba shuka 20 a wurare 5: ramuka, tabo, rawayar ganye, ƙwari a ƙasan ganye. Matsala da aka gano da wuri tana da sauƙi. Ci gaba da cire ciyawa.',
      sms: '{Crop}: babu gaggawa. Kafin {by} duba shuka 20 a wurare 5: ramuka, tabo, kwari. Ci gaba da cire ciyawa.',
    },
    'care.flowering': {
      title: '{Crop}: kada ka dami shuka yanzu',
      content:
        'Amfani yana kafuwa yanzu. Kada ka yi noma mai zurfi ko ka yanke saiwa; cire manyan ciyawa da hannu. Kafin {by} duba shuka 20, har da furanni. Kada ka yi feshi lokacin da zuma ke yawo. Bar ƙasa da danshi.',
      sms: '{Crop}: amfani na kafuwa. Ba noma mai zurfi, cire ciyawa da hannu, duba shuka 20 kafin {by}.',
    },
    'care.pegs': {
      title: 'Gyaɗa: daina noma, tana saka ƙwanso',
      content:
        'Bayan fure gyaɗa tana tura tsini cikin ƙasa don yin ƙwanso. Noma yanzu yana karya su. Cire ciyawa da hannu, bar ƙasa da laushi, duba tabon ganye a shuka 20 kafin {by}.',
      sms: 'Gyada: tana saka kwanso. Daina noma; cire ciyawa da hannu. Duba tabon ganye a shuka 20 kafin {by}.',
    },
    'care.earth-up': {
      title: '{Crop}: tara ƙasa a gindin shuka',
      content:
        'Abin da ke girma a ƙarƙashin ƙasa dole a rufe shi: rana da ƙwari suna shiga ta tsaga. Kafin {by} tara ƙasa a gindi, rufe tsaga, cire ciyawa. Yi idan ƙasa tana da danshi, ba jiƙe ba.',
      sms: '{Crop}: kafin {by} tara kasa a gindi, rufe tsaga, cire ciyawa. Yi idan kasa da danshi, ba jike ba.',
    },
    'care.stake': {
      title: '{Crop}: kafa sanda, kada ta taɓa ƙasa',
      content:
        'Shuka a ƙasa ta fi kamuwa da cuta. Kafin {by} kafa wa {crop} sanda, ɗaure a hankali, cire ganyen da ke taɓa ƙasa. Rufe ƙasa da busasshiyar ciyawa. Yi aiki idan ganye ya bushe.',
      sms: '{Crop}: kafin {by} kafa sanda, daure a hankali, cire ganyen da ke taba kasa, rufe kasa da ciyawa.',
    },
    'care.ripening': {
      title: '{Crop}: yi gadin gona mai nuna',
      content:
        'Ƙwaya tana cika; tsuntsaye, dabbobi da ɓarayi suna zuwa yanzu. Zagaya gona kafin {by}, sannan kowane kwana biyu. Kada ka ƙara taki: ɓarna ne. Shirya wurin busarwa da busassun buhuna.',
      sms: '{Crop}: tana nuna. Yi gadin tsuntsaye da dabbobi, duba kafin {by}, ba taki, shirya wurin busarwa.',
    },
    'care.tree-wet': {
      title: '{Crop}: bar iska da haske su shiga',
      content:
        'A damina cuta tana yaɗuwa inda bishiyoyi suka cunkushe. Kafin {by}, a busasshiyar rana, yanke matattun rassa, cire ’ya’ya masu cuta, cire ciyawa a gindi, buɗe magudana. Binne masu cuta nesa.',
      sms: '{Crop}: kafin {by}, a busasshiyar rana, yanke matattun rassa, cire masu cuta, cire ciyawa, bude magudana.',
    },
    'care.tree-dry': {
      title: '{Crop}: rufe ƙasa, share layin wuta',
      content:
        'Rani yana wahalar da saiwa, wutar daji tana tashi. Kafin {by} rufe ƙasan bishiya da busassun ganye tafin hannu daga jiki, ba ƙananan bishiyoyi ruwa, share layi a kewayen gona don wuta.',
      sms: '{Crop}: rani. Kafin {by} rufe kasan bishiya, ba kananan bishiyoyi ruwa, share layin wuta a kewayen gona.',
    },
    'care.mat': {
      title: '{Crop}: uwa ɗaya, ’ya ɗaya',
      content:
        'Yawan ’ya’yan shuka yana rage girman nono. Kafin {by} bar uwa, ɗa mai ƙarfi ɗaya da ƙarami ɗaya, yanke sauran. Yanke matattun ganye, tara ƙasa a gindi, rufe da ganye.',
      sms: '{Crop}: kafin {by} bar uwa da ’ya’ya biyu, yanke sauran. Cire matattun ganye, rufe kasa.',
    },
  },
  reasons: {
    'dry-soil': 'Shuka ta shanye yawancin ruwan da ke kusa da saiwarta.',
    'wet-soil': 'Ruwan sama na kwanan nan ya cika ƙasa.',
    'dry-days': 'Kwana {dry} ke nan kusan ba ruwan sama.',
    'dry-ahead': 'Kusan ba ruwan sama nan da kwana {dryAhead}.',
    'rain-ahead': 'Ana sa ran ruwan sama kimanin mm {rain}.',
    'light-rain': 'Ana sa ran ɗan ruwan sama kimanin mm {rain}.',
    'wet-days': 'An yi ruwa a kwana {wet} cikin 7.',
    humid: 'Iska tana da danshi sosai yanzu.',
    hot: 'Ana sa ran zafi har {tmax} °C.',
    cold: 'Ana sa ran sanyi har {tmin} °C.',
    wind: 'Ana sa ran iska mai gudun km {wind} a awa.',
    typical: 'Ba a sami hasashen yanayi ba: wannan bisa yadda aka saba a nan a wannan lokaci ne.',
    late: 'Jinkirin shuka yana ƙara shi.',
    season: 'Wannan lokacinsa ne.',
    'dry-season': 'Yawanci ba a ruwa a nan a wannan lokaci.',
    'wet-season': 'Yawanci lokacin ruwa ne a nan.',
    stage: 'Wannan ya dace da {crop} a wannan mataki: {stage}.',
    window: 'Wannan bisa lokacin shukar {crop} a yankinka ne.',
  },
  sure: { low: 'mai yiwuwa.', medium: 'akwai alama.', high: 'kusan tabbas.' },
  walk: { field: 'Duba shuka 20', trees: 'Duba bishiyoyi 10' },
  treat: {
    insecticide: {
      day: 'Idan ya yaɗu, tambayi maganin ƙwari don {sprayDay}; sa safar hannu da abin rufe hanci, kiyaye kwanakin jira.',
      open: 'Idan ya yaɗu, tambayi maganin ƙwari lokacin rashin ruwa; sa safar hannu da abin rufe hanci, kiyaye kwanakin jira.',
    },
    fungicide: {
      day: 'Idan ya yaɗu, tambayi maganin hunhuna don {sprayDay}; sa safar hannu da abin rufe hanci, kiyaye kwanakin jira.',
      open: 'Idan ya yaɗu, tambayi maganin hunhuna lokacin rashin ruwa; sa safar hannu da abin rufe hanci, kiyaye kwanakin jira.',
    },
  },
  water: {
    area: 'kimanin lita {litres} don {acres}',
    acre: 'kimanin lita {litres} a eka ɗaya',
    cans: 'gwangwani {cans} na lita goma ga gadon mita 1 da 10',
  },
  dose: {
    area: 'kimanin {bags} don {acres}',
    acre: 'kimanin {bags} a eka ɗaya',
    open: 'tambayi malamin gona yawansa',
    handful: ', dintsi ɗaya ga shuka kimanin {plants}',
  },
  dryness: {
    number: 'Ya bushe idan ruwansa ya kai kimanin {moisture} %, mai tauri a haƙori.',
    feel: 'Ya bushe idan yana da tauri a haƙori kuma yana ƙara.',
  },
  acres: 'eka {n}',
  bags: { half: 'rabin buhun kg 50', whole: '{n|buhu 1 (kg 50)|buhu # (kowanne kg 50)}' },
  products: {
    npk: 'NPK',
    urea: 'yuriya',
    nitrogen: 'takin nitrogen',
    phosphate: 'takin phosphate',
    manure: 'takin gargajiya',
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
  },
  span: { one: 'a {from}', many: 'daga {from} zuwa {to}' },
  typical: '(Yanayin da aka saba; ba hasashe ba.)',
  evidence: {
    'evidence.depletion': 'Ruwan da ya ragu a wurin saiwa',
    'evidence.readilyAvailable': 'Ruwan da shuka ke sha da sauƙi',
    'evidence.totalAvailable': 'Duk ruwan da wurin saiwa ke iya riƙewa',
    'evidence.stress': 'Kason ruwan da shuka ke samu',
    'evidence.cropWaterUse': 'Ruwan da shuka ke sha',
    'evidence.netIrrigation': 'Ruwan da za a ba',
    'evidence.litres': 'Lita na gonar',
    'evidence.efficiency': 'Kason ruwan da ke kai saiwa',
    'evidence.rainAhead': 'Ruwan saman da ake sa rai',
    'evidence.rainPast': 'Ruwan saman da aka yi',
    'evidence.wetDays': 'Kwanakin ruwa cikin 7',
    'evidence.dryDays': 'Kwanakin fari a jere',
    'evidence.dryDaysAhead': 'Kwanakin fari masu zuwa',
    'evidence.tMax': 'Zafi mafi yawa',
    'evidence.tMin': 'Sanyi mafi yawa',
    'evidence.tMean': 'Matsakaicin zafi',
    'evidence.heatLimit': 'Zafin da shuka ke iya jurewa',
    'evidence.coldLimit': 'Sanyin da shuka ke iya jurewa',
    'evidence.humidity': 'Danshin iska',
    'evidence.wind': 'Iska mafi ƙarfi',
    'evidence.daysAfterPlanting': 'Kwanaki tun shuka',
    'evidence.seasonDays': 'Kwanaki daga shuka zuwa girbi',
    'evidence.stage': 'Matakin girma',
    'evidence.calendarStage': 'Mataki bisa ranar shuka',
    'evidence.window': 'Lokacin shuka a nan',
    'evidence.onsetRain': 'Ruwan da ke fara damina',
    'evidence.moisture': 'Ruwan da ya rage a busasshen amfani',
    'evidence.dose': 'Taki',
    'evidence.riskRecord': 'Bayanin ƙwaro ko cuta',
    'evidence.plantedLate': 'An shuka a makare',
    'evidence.month': 'Wata',
    'evidence.zone': 'Yankin noma',
    'evidence.soil': 'Ƙasa',
    'evidence.altitude': 'Tsawo daga teku',
  },
}
