import type { pestTexts as english } from '../../en/advice/pests.ts'

export const pestTexts: typeof english = {
  pests: {
    faw: {
      name: 'tsutsar masara (armyworm)',
      look: 'ramuka a ganye da kashi kamar garin katako',
      first: 'Murje ƙwai da tsutsotsi; zuba yashi ko toka a tsakiya.',
    },
    striga: {
      name: 'kuduji (wuta-wuta)',
      look: 'ƙananan toho a gindin shuka marar ƙarfi mai rawaya',
      first: 'Cire kowane toho kafin ya yi fure; fitar da shi ka ƙone.',
    },
    maize_stem_borer: {
      name: 'tsutsar kara',
      look: 'jerin ƙananan ramuka a ganye da mataccen toho',
      first: 'Cire shukar da tohonta ya mutu ka lalata ta; sa isasshen taki.',
    },
    msv: {
      name: 'cutar zanen ganyen masara',
      look: 'yankakkun layukan rawaya a ganye, gajerun shuka',
      first: 'Cire ƙananan shuka masu cuta da ciyawa.',
    },
    maize_aflatoxin: {
      name: 'hunhunar masara',
      look: 'hunhuna koriya ko rawaya a kan masara',
      first: 'Kada ka bar nunannar masara a tsaye; busar a kan tampol, ware masu hunhuna.',
    },
    rice_blast: {
      name: 'cutar ƙunar shinkafa (blast)',
      look: 'tabo mai tsini biyu, tsakiya launin toka, da baƙin wuya',
      first: 'Idan an gani kawai: bar ruwa a gona, kada a sa yuriya sai cutar ta tsaya.',
    },
    rice_brown_spot: {
      name: 'tabon ruwan ƙasa na shinkafa',
      look: 'tabo ruwan ƙasa mai zoben rawaya a ganye',
      first: 'Kada a bar gona ta bushe. Sa NPK a lokacinsa, kada ka ƙara yuriya.',
    },
    rice_blb: {
      name: 'ƙunar ganye (blight)',
      look: 'gefen ganye mai rawaya-fari daga tsini',
      first: 'Idan an gani kawai: fitar da ruwan gona, kada a sa yuriya.',
    },
    rymv: {
      name: 'cutar rawayar shinkafa',
      look: 'rawaya-kore a ganye da gajerun shuka',
      first: 'Cire shuka masu cuta, ka share ciyawar gefe.',
    },
    rice_gall_midge: {
      name: 'ƙudan shinkafa (gall midge)',
      look: 'toho fari kamar ganyen albasa',
      first: 'Cire shinkafar daji da tsohon karan girbi. Kada yuriya ta wuce shirin.',
    },
    cmd: {
      name: 'cutar mosaic ta rogo',
      look: 'karkataccen ganye mai rawaya-kore da fararen ƙudaje a ƙasansa',
      first: 'Cire ƙananan shuka masu cuta ka ƙona; ɗauki icen shuka daga masu lafiya kaɗai.',
    },
    cbb: {
      name: 'ƙunar rogo (blight)',
      look: 'tabo mai ruwa a ganye, yanƙwanewa da danƙo a toho',
      first: 'Kada ka shiga gona tana jiƙe; tsabtace kayan aiki.',
    },
    cgm: {
      name: 'koren ƙwarin rogo',
      look: 'ƙananan ɗigon rawaya da siraran ganyen sama',
      first: 'Kada ka yi feshi: zai kashe ƙwari masu amfani da ke cin su.',
    },
    mealybug: {
      name: 'farin ƙwarin rogo',
      look: 'tsinin shuka dunƙule da fararen ƙwari',
      first: 'Yanke tsinin mai ƙwari ka lalata; kada ka yi feshi.',
    },
    maruca: {
      name: 'tsutsar wake',
      look: 'furanni da kwasfa masu yana da ƙananan ramuka',
      first: 'Tsince furanni da kwasfa masu yana, ka murje tsutsotsin.',
    },
    cowpea_thrips: {
      name: 'ƙwarin furen wake (thrips)',
      look: 'tohon fure ruwan ƙasa da ke faɗuwa, babu kwasfa',
      first: 'Cire ciyawa daga gona.',
    },
    cowpea_aphid: {
      name: 'kwarkwatar shuka (aphid)',
      look: 'baƙaƙen ƙwari a toho da naɗaɗɗen ganye mai danƙo',
      first: 'Wanke su da ruwa, ruwan sabulu ko na darbejiya.',
    },
    yam_anthracnose: {
      name: 'ƙunar doya (anthracnose)',
      look: 'baƙin tabo a ganye da yaɗo mai baƙi',
      first: 'Kafa sanda; kada ka yi noma idan ganye ya jiƙe.',
    },
    yam_beetle: {
      name: 'ƙwarin doya (beetle)',
      look: 'yabanyar yaɗo mai yaushi da ramuka a doya',
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
      first: 'Yanke zangarniyar da ta riga fitowa ka ƙone; duba kowace safiya lokacin fure.',
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
      look: 'zangarniyar da tsuntsaye suka ci, garkensu a gona',
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
      first: 'Kada ka yi feshi: ba ya taimako, yana kashe ƙananan zanzaro masu cin tsutsar.',
    },
    clr: {
      name: 'tsatsar kofi',
      look: 'gari mai launin lemu a ƙasan ganye, tabo rawaya a sama',
      first: 'Yanke rassa don iska da haske su shiga.',
    },
    cbb_berry_borer: {
      name: 'tsutsar kofi',
      look: 'ƙaramin rami a tsinin ’ya’ya',
      first: 'Tsince dukan ’ya’ya, har da na ƙasa.',
    },
    cbd: {
      name: 'cutar ’ya’yan kofi',
      look: 'baƙin tabo a koren ’ya’ya',
      first: 'Cire ’ya’ya masu cuta, yanke rassa don iska ta shiga.',
    },
    leaf_spots: {
      name: 'tabon ganyen gyaɗa',
      look: 'tabo ruwan ƙasa mai zoben rawaya, baƙin tabo a ƙasansa',
      first: 'Kada ka yi noma idan ganye ya jiƙe; cire wadda ta fito da kanta; girbe a kan lokaci.',
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
      name: 'late blight',
      look: 'baƙin tabo jiƙaƙƙe, farar hunhuna a ƙasan ganye da safe',
      first: 'Cire shuka masu cuta; kada ka jiƙa ganye, kada ya taɓa ƙasa.',
    },
    early_blight: {
      name: 'cutar early blight',
      look: 'zobba ruwan ƙasa a ganyen ƙasa',
      first: 'Cire ganyen ƙasa masu cuta, kafa sanda, rufe ƙasa.',
    },
    tuta: {
      name: 'tsutsar tumatir (Tuta)',
      look: 'tabo masu haske a ganye da ƙananan ramuka a ’ya’ya',
      first: 'Cire ka binne ganye da ’ya’ya masu tsutsa; rataya tarko.',
    },
    bact_wilt: {
      name: 'cutar yanƙwanewa',
      look: 'koriyar shuka da ta yanƙwane farat ɗaya',
      first: 'Cire shukar da ta yi yaushi ka ƙona; buɗe magudana. Babu feshin da ke warkarwa.',
    },
    sp_weevil: {
      name: 'ƙwarin dankali',
      look: 'ƙananan ramuka a dankali da kumburin gindi',
      first: 'Rufe tsagar ƙasa; tone nunanne da wuri.',
    },
    spvd: {
      name: 'cutar virus ta dankali',
      look: 'ƙananan siraran ganye masu tabo',
      first: 'Cire masu cuta; ɗauki yaɗon shuka daga masu lafiya.',
    },
    black_pod: {
      name: 'baƙin ƙwanson koko',
      look: 'baƙin tabo da ke yaɗuwa a ƙwanson koko',
      first: 'Kowane mako yanke ka binne masu cuta; bar iska ta shiga.',
    },
    mirids: {
      name: 'ƙwarin koko (mirid)',
      look: 'baƙin tabo a toho da ƙwanso, toho mai mutuwa',
      first: 'Cike gibin inuwa, yanke tohon jikin bishiya.',
    },
    black_sigatoka: {
      name: 'cutar sigatoka',
      look: 'baƙin layi da ganye mai bushewa daga gefe',
      first: 'Yanke ganyen da fiye da rabinsa ya mutu; buɗe magudana, cire ciyawa.',
    },
    banana_weevil: {
      name: 'ƙwarin ayaba',
      look: 'shuka marar ƙarfi mai faɗuwa da rami a gindi',
      first: 'Kama su da yankakken kara; shuka toho mai tsabta kaɗai.',
    },
    bbtv: {
      name: 'cutar dunƙulen ayaba',
      look: 'siraran ganye a tsaye dunƙule',
      first: 'Tone shuka mai cuta ka lalata.',
    },
    purple_blotch: {
      name: 'tabon shunayya',
      look: 'tabo shunayya mai rami a ganye',
      first: 'Yi ban ruwa da safe, kada ka yi da yamma.',
    },
    pepper_anthracnose: {
      name: 'tabon ’ya’yan barkono',
      look: 'tabo zagaye mai lotsawa a ’ya’ya',
      first: 'Tsince nunannu akai-akai, cire masu tabo.',
    },
    okra_lcv: {
      name: 'dunƙulewar ganyen kuɓewa',
      look: 'ƙananan ramuka da karkataccen ganye',
      first: 'Cire ciyawa da shuka masu dunƙulallen ganye.',
    },
    dbm: {
      name: 'tsutsar kabeji',
      look: 'tagogi a ganye da ƙananan tsutsotsi masu launin kore',
      first: 'Tsince tsutsa da hannu; ’yan ramuka a ganye ba su da lahani.',
    },
    bollworm: {
      name: 'tsutsar auduga',
      look: 'ramuka a toho da ’ya’yan auduga',
      first: 'Duba sau biyu a mako; tsince toho mai huda da tsutsa, ka lalata.',
    },
    sesame_waterlog: {
      name: 'ruɓewar saiwa',
      look: 'rawayar shuka mai yanƙwanewa a wuri mai ruwa',
      first: 'Buɗe magudana nan da nan, kada ruwa ya tsaya.',
    },
    citrus_canker: {
      name: 'cutar fatar lemu',
      look: 'tabo mai kauri a ganye da ’ya’ya',
      first: 'Kwashe ’ya’yan da suka faɗi; yanke rassa masu cuta a busasshiyar rana.',
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
    soybean_rust: {
      name: 'tsatsar waken soya',
      look: 'tabo ja-ruwan ƙasa a ƙarƙashin ganyen ƙasa',
      first: 'Kada ka shiga idan ganye ya jiƙe; duba kowane mako; girbe da ta nuna.',
    },
    oil_palm_leaf_miner: {
      name: 'tsutsar ganyen kwakwar manja',
      look: 'kumburin ruwan ƙasa da ganye kamar an ƙona',
      first: 'Kada ka kashe tururuwa da zanzaro; sanar da injin manja ko NIFOR.',
    },
    armoured_bush_cricket: {
      name: 'gyaren daji (cricket)',
      look: 'manyan gyare marasa fuffuke a kan zangarniya da gefen gona',
      first: 'Kama ƙanana a kwalba; haƙa rami zurfin gwiwa kewaye da gona, kwashe su kullum.',
    },
    african_armyworm: {
      name: 'tsutsar Afirka (armyworm)',
      look: 'tarin tsutsotsi masu layi da rana, ganye a cinye',
      first: 'Sanar da ofishin gona yau; murje su ko rufe su da ƙasa.',
    },
    onion_thrips: {
      name: 'ƙwarin albasa (thrips)',
      look: 'fararen layi da ƙananan ƙwari tsakanin sabon ganye',
      first: 'Cire ciyawa, rufe ƙasa, kada shuka ta bushe.',
    },
    pod_bugs: {
      name: 'ƙwarin kwasfar wake',
      look: 'yamutsattsen kwasfa da ƙwari ruwan ƙasa masu ƙaya',
      first: 'Tsince ƙwarin ka murje.',
    },
    okra_flea_beetle: {
      name: 'ƙwarin kuɓewa mai tsalle',
      look: 'ƙananan ramuka da ƙwari masu sheƙi masu tsalle',
      first: 'Cire ciyawa; babbar shuka tana jurewa.',
    },
    amaranth_webworm: {
      name: 'tsutsar alayyaho',
      look: 'naɗaɗɗen ganye mai yana da koriyar tsutsa',
      first: 'Tsince ganye masu yana, murje tsutsa; yanke da wuri.',
    },
    tylcv: {
      name: 'dunƙulewar ganye mai rawaya',
      look: 'ƙananan ganye a dunƙule, gajerun shuka',
      first: 'Cire ka binne shuka masu dunƙulallen ganye; rufe reno da raga.',
    },
    rice_stem_borer: {
      name: 'tsutsar karan shinkafa',
      look: 'mataccen toho a tsakiya',
      first: 'Kada a yi feshi: ba ya amfani sosai. Rage yuriya; yanke kara ƙasa bayan girbi.',
    },
  },
  firstDry: { rice_blast: 'Idan an gani kawai: kada a sa yuriya sai cutar ta tsaya.' },
  sure: { low: 'mai yiwuwa.', medium: 'akwai yiwuwa.', high: 'akwai yiwuwa sosai.' },
  walk: { field: 'Duba shuka 20', trees: 'Duba bishiyoyi 10' },
  rules: {
    'risk.high': {
      title: '{Crop}: hatsarin {pest}',
      content: 'Nemi {look}. {walk} kafin {by} ta wuce. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: duba {pest} kafin {by} ta wuce, hatsari babba. {first} Alama: {look}.',
    },
    'risk.watch': {
      title: '{Crop}: lura da {pest}',
      content: 'Nemi {look}. {walk} kafin {by} ta wuce. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: duba {pest} kafin {by} ta wuce. {first} Alama: {look}.',
    },
    'risk.mould': {
      title: '{Crop}: hattara da gubar hunhuna',
      content:
        '{first} Kada ka ci mai hunhuna, kada ka sayar, kada ka ciyar da dabbobi da shi. Duba kafin {by} ta wuce. {why} Hunhuna za ta iya kama {crop}; gubarta (aflatoxin) tana cutar da yara, dafawa ba ta kashe ta.',
      sms: '{Crop}: girbe da ya nuna, busar a kan tampol, kada a busar a kasa, zubar da mai hunhuna: tana da guba. Duba kafin {by} ta wuce.',
    },
  },
}
