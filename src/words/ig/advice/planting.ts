import type { plantingTexts as english } from '../../en/advice/planting.ts'

export const plantingTexts: typeof english = {
  instead: {
    crops: 'Oge ka dị ebe a maka: {crops}.',
    none: 'Debe ego ahụ ruo oge ọzọ.',
  },
  dryFor: {
    place: 'Mmiri ozuzo ebe a ezughị.',
    share: 'Mmiri ozuzo ebe a ezughị: ihe dịka bọket {tenths} n’ime 10 ọ bụla ọ chọrọ.',
    season: 'Mmiri ozuzo ga-akwụsị ngwa ngwa: ihe dị ka ụbọchị {rainDays} ka a kụchara, ma ọ chọrọ {needDays}.',
  },
  standing: {
    fodder: 'Nke guzo bụ nri anụ: gbutuo ya mgbe ọ ka dị ndụ ndụ.',
    roots: 'Hapụ nke guzo: gwuo ya mgbe o buru ibu, rie ya.',
  },
  cutGreen: 'I nwere ike igbutu nke guzo ndụ, maka anụ ma ọ bụ iji kpuchie ala.',
  goodNext: {
    now: 'Ihe dị mma ịkụ ebe ahụ ugbu a: {crops}.',
    later: 'Ihe dị mma ịkụ ebe ahụ ọzọ: {crops}, site na {nextFrom}.',
  },
  spend: { stop: 'etinyekwala ego ọzọ.', wait: 'akụkwala ya ugbu a.' },
  noRain: {
    in: 'Emefukwala ego ọzọ na ya ma ị gaghị agba ya mmiri. E nweghị mmiri a ga-ebute, osisi ga-anwụ. A na-akụ ya ebe a {from} ruo {to}.',
    plan: 'Chere: a na-akụ ya ebe a {from} ruo {to}. E nweghị mmiri a ga-ebute, mkpụrụ ga-akpọ nkụ.',
    asked: 'Ị kụbeghị? Chere: kụọ {from} ruo {to}. Ị kụọla? Emefukwala ego ọzọ ma ị gaghị agba ya mmiri.',
  },
  notNow: {
    in: 'Etinyekwala nri ala maọbụ ọgwụ ọzọ.',
    plan: 'Akụkwala ya ugbu a: kụọ ihe ọzọ.',
    asked: 'Etinyekwala nri ala maọbụ ọgwụ ọzọ. Ị kụbeghị? Kụọ ihe ọzọ ugbu a.',
  },
  drySown: {
    in: 'Hapụ ya n’ala: mkpụrụ kpọrọ nkụ nwere ike ichere.',
    asked:
      'Ị kụbeghị? Chere ruo mgbe ala dere mmiri ruo omimi aka. Ị kụọla? Hapụ ya: mkpụrụ kpọrọ nkụ nwere ike ichere.',
  },
  guides: {
    none: 'Akwụkwọ anyị ekwughị oge ịkụ {crop} n’ebe gị, ọ nwere ike ịmị obere.',
    watered: 'Akwụkwọ anyị sị na a na-akụ {crop} ebe a naanị n’ọkọchị, site n’ịgba mmiri.',
  },
  unfit: {
    cold: 'Oké oyi ga-abịa tupu o ruo owuwe, ọ na-egbu ya.',
    chill: 'A naghị akụkarị ya ebe a: oyi abalị ga-akarị ya tupu o ruo owuwe.',
    hot: 'Okpomọkụ ga-akarị ya ebe a tupu o ruo owuwe.',
    wet: 'Ọ na-ere ure n’udu mmiri ebe a tupu o ruo owuwe.',
  },
  sowAgain: {
    window: 'Ezi oge ịkụ ya ebe a bụ {from} ruo {to}.',
    watered: 'Kụọ ya n’ọkọchị, jiri mmiri.',
  },
  resow: {
    until: 'Ụbọchị ikpeazụ maka ya bụ {last}.',
  },
  lastDay: {
    known: 'Ụbọchị ịkụ ikpeazụ bara uru ebe a bụ {last}.',
    after: 'Nke a kuru mgbe {last} gasiri agaghi acha.',
  },
  foreseen: {
    odds: 'Mmiri ịkụ ihe: {odds} n’ime 10 n’etiti {oddsFrom} na {oddsTo}. {thisWeek} n’ime 10 n’izu a.',
    early: 'Mmiri ịkụ ihe: {odds} n’ime 10 n’etiti {oddsFrom} na {oddsTo}. N’izu a oge erubeghị.',
    never: 'Mmiri egbuola oge karịa afọ {rainYears} niile anyị maara.',
    service: '{service} na-atụ anya mmiri na {serviceArea} n’etiti {expectFrom} na {expectTo} ({expectYear}).',
  },
  prepare: { wait: 'Chere; dozie ala.', seed: 'Chọta mkpụrụ; dozie ala.' },
  waits: {
    start: 'Mmiri amalitebeghị nke ọma, mmiri aghụghọ na-egbu ihe a kụrụ.',
    gap: 'Mmiri kwụsịtụrụ: ihe a kụrụ n’ala dere mmiri naanị n’elu na-akpọ nkụ wee nwụọ.',
  },
  variety: {
    named: 'Were ụdị na-ewe ihe dị ka ụbọchị {days} dabara ebe a, dị ka {names}.',
    days: 'Were ụdị na-ewe ihe dị ka ụbọchị {days} dabara ebe a.',
  },
  sowing: {
    spacing: 'Ahịrị ihe dị ka cm {row}, n’etiti osisi cm {stand}.',
    metres: 'Ahịrị ihe dị ka m {row}, n’etiti osisi m {stand}.',
    depth: 'Ahịrị ihe dị ka cm {row}, n’etiti osisi cm {stand}, omimi cm {sownDeep}.',
  },
  rules: {
    'planting.too-dry': {
      title: '{Crop}: emefukwala ego, ebe a kpọrọ nkụ',
      content:
        'Etinyekwala mkpụrụ, nri ala maọbụ ọrụ ọzọ. Ọ na-eto ebe a naanị ma ị na-agba ya mmiri oge niile. {dryFor} E nweghị mmiri a ga-ebute, {crop} agaghị acha, ego niile ga-ala n’iyi. {instead}',
      sms: '{Crop}: {spend} {dryFor} O gaghi acha ma mmiri adighi. {instead}',
    },
    'planting.bears-little': {
      title: '{Crop}: emefukwala ego, mmiri ozuzo ebe a ezughị',
      content:
        'Azụkwala nri ala maọbụ ọgwụ maka ya, akụkwala ọzọ. Ghọrọ nke ọ mịrị, jiri akwụkwọ nkụ kpuchie ala n’ụkwụ ya, otu aka site n’ogwe. {dryFor} Ọ bụrụ na ị gbaghị ya mmiri, ọ na-amị obere.',
      sms: '{Crop}: azukwala nri ala maobu ogwu maka ya, akukwala ozo. Ghoro nke o miri. {dryFor}',
    },
    'planting.too-late': {
      title: '{Crop}: emefukwala ego, oge agafeela n’afọ a',
      content:
        'Etinyekwala mkpụrụ, nri ala maọbụ ọgwụ ọzọ. {instead} {standing} {lastDay} Nke a kụrụ mgbe nke a gasịrị anaghị acha tupu mmiri maọbụ okpomọkụ akwụsị.',
      sms: '{Crop}: {spend} {afterLast} {instead} {standing}',
    },
    'planting.late': {
      title: '{Crop}: a kụrụ ya n’azụ oge, mefuo obere ego',
      content:
        'Mefuo naanị ego i nwere ike ida. Ọ ga-acha naanị ma ọ bụrụ na mmiri ezoruo oge ọ na-ezoru kwa afọ. Sụọ ahịhịa n’oge: ọ naghị eri ego.',
      sms: '{Crop}: a kuru ya n’azu oge: mefuo naani ego i nwere ike itufu. O ga-acha naani ma mmiri ezoruo oge o na-ezoru. Suo ahihia n’oge.',
    },
    'planting.lost': {
      title: '{Crop}: etinyekwala ego ọzọ n’ubi a',
      content: 'O siri ike ka ubi a chaa: etinyekwala ego ma ọ bụ ọrụ ọzọ n’ime ya. {instead} {cutGreen}',
      sms: '{Crop}: etinyekwala ego ozo n’ubi a, o siri ike ka o chaa. {instead}',
    },
    'planting.not-usual': {
      title: '{Crop}: buru ụzọ jụọ, a naghị akụkarị ya n’ebe gị',
      content:
        'Jụọ onye wetara ya n’ubi nso gị. Ọ bụrụ na onweghị, buru ụzọ nwalee n’obere ala, tinye obere ego. {instead} {guides}',
      sms: '{Crop}: a naghi akukari ya n’ebe gi. Buru uzo nwalee n’obere ala, tinye obere ego. {instead}',
    },
    'planting.no-rain': {
      title: '{Crop}: emefukwala ego, mmiri adịghị maka ya ugbu a',
      content: '{noRain} Mmiri anaghị ezo ebe a ugbu a.',
      sms: '{Crop}: {noRain}',
    },
    'planting.wrong-season': {
      title: '{Crop}: emefukwala ego, oge a abụghị oge ya ebe a',
      content: '{notNow} {sowAgain} {unfit}',
      sms: '{Crop}: {spend} {sowAgain} {unfit}',
    },
    'planting.dry-sown': {
      title: '{Crop}: ala kpọrọ nkụ, o nwebeghị ike ipu',
      content:
        '{drySown} Debe mkpụrụ maka ịkụ nke ugboro abụọ, lelee na {lookOn} ma o puola. Mmiri zoro ezubeghị ka mkpụrụ puo.',
      sms: '{Crop}: debe mkpuru maka iku nke ugboro abuo, lelee na {lookOn} ma o puola. {drySown}',
    },
    'planting.come-up': {
      title: '{Crop}: o puola?',
      content:
        'Gwupụta mkpụrụ ise: nke siri ike kpọrọ nkụ nwere ike ichere, nke dị nro maọbụ rere ere anwụọla. Ọ dịghị nke dị ndụ? Kụọ mgbe ala dere mmiri omimi aka, tupu {last}, ụdị ụbọchị {days}. Emefukwala ego tupu mgbe ahụ. Kemgbe {planted} mmiri ezughị ka o puo nke ọma.',
      sms: '{Crop}: o puola? O bughi, kuo mgbe ala dere mmiri omimi aka, tupu {last}, udi ubochi {days}. Emefukwala ego tupu mgbe ahu.',
    },
    'planting.sow-again': {
      title: '{Crop}: kụgharịa ya',
      content:
        'Kụọ mgbe ala dere mmiri omimi aka, tupu {last}, ụdị ụbọchị {days}. Emefukwala ego tupu mgbe ahụ. Gwa anyị ụbọchị ahụ, ndụmọdụ ga-agụ site na ya. Ị gwara anyị na o puteghị.',
      sms: '{Crop}: o puteghi: kuo mgbe ala dere mmiri omimi aka, tupu {last}, udi ubochi {days}. Emefukwala ego tupu mgbe ahu.',
    },
    'planting.come-up-late': {
      title: '{Crop}: o puola?',
      content:
        'Ọ bụrụ na nke guzo erughị ọkara, akụkwala ya nke ugboro abụọ: oge agafeela, ọ gaghị acha. {instead} Emefukwala ego n’ubi a ọzọ. Kemgbe {planted} mmiri ezughị ka o puo nke ọma.',
      sms: '{Crop}: o puola? O bughi, akukwala ya nke ugboro abuo, oge agafeela. {instead}',
    },
    'planting.stand': {
      title: '{Crop}: gụọ nke puru',
      content:
        'Lelee ebe 10 (otu mita) tupu {by} agafee. Ihe fọrọ nke nta ka ha niile puo: ọ dị mma. Ọkara maọbụ karịa: mejuo oghere ugbu a; nke e mechara emejuo anaghị amị. O rughị ọkara: kụọ nke ugboro abụọ mgbe ala dere mmiri omimi aka. {resow}',
      sms: '{Crop}: tupu {by} lelee ebe 10 (otu mita). Okara maobu karia puru: mejuo oghere. O rughi okara: kuo nke ugboro abuo. {resow}',
    },
    'planting.stand-late': {
      title: '{Crop}: gụọ nke puru',
      content:
        'Lelee ebe 10 (otu mita) tupu {by} agafee. Ọkara maọbụ karịa puru: mejuo oghere ugbu a. O rughị ọkara: oge ịkụ nke ugboro abụọ agafeela; etinyekwala ego ọzọ. {instead}',
      sms: '{Crop}: tupu {by} agafee lelee ebe 10 (otu mita). Mejuo oghere ugbu a. O rughi okara puru? Etinyekwala ego ozo. {instead}',
    },
    'planting.dry-start': {
      title: '{Crop}: ọkọchị mgbe a kụsịrị',
      content:
        'Debe mkpụrụ. Tupu {by} agafee lelee ebe 10: ọ bụrụ na nke puru erughị ọkara, kụọ nke ugboro abụọ mgbe ala dere mmiri omimi aka. {resow} {why} Mmiri ozuzo adịghị nso. Mkpụrụ nwere ike ghara ipu, ome anwụọ.',
      sms: '{Crop}: debe mkpuru. Mmiri ezoghi mgbe a kuchara. Lelee tupu {by} agafee: o buru na o rughi okara puru, kuo ozo mgbe ala dere mmiri omimi aka.',
    },
    'planting.rotate': {
      title: '{Crop}: họrọ ubi ọzọ',
      content:
        'Kụọ {crop} n’ubi ọzọ. Ị kụrụ {before} ebe a. {Pest} na-anọ n’ala ma ọ bụ n’osisi ochie, ọ na-ebibikwa {crop}. {instead} Ọ bụrụ na ọ ga-abụrịrị ebe a, buru ụzọ wepụ osisi ochie niile. Kpebie tupu {by} agafee.',
      sms: '{Crop}: kuo ya n’ubi ozo: {pest} na-eche ebe a kuru {before}. O buru na o ga-aburiri ebe ahu, buru uzo wepu osisi ochie niile. Kpebie tupu {by}. {instead}',
    },
    'planting.seed': {
      title: '{Crop}: chọta mkpụrụ ugbu a',
      content:
        '{variety} {seed} Zụta mkpụrụ ọhụrụ dị ọcha n’aka onye na-ere ya ị maara, tupu onye ọ bụla achọwa ya. Ị na-ezube ịkụ na {planted}.',
      sms: '{Crop}: chota mkpuru ugbu a, maka {planted}. {seed} {variety}',
    },
    'planting.rains': {
      title: 'Mgbe mmiri nwere ike ịmalite',
      content: '{foreseen} {expects} {prepare}',
      sms: '{foreseen} {prepare}',
    },
    'planting.wait-rain': {
      title: '{Crop}: chere ezigbo mmiri tupu ịkụọ',
      content:
        'Dozie ala na mkpụrụ. Kụọ mgbe ala dere mmiri omimi aka: ihe dị ka mm {onset} n’ime ụbọchị {onsetDays}. {resow} {waits}',
      sms: '{Crop}: kuo naani mgbe ala dere mmiri omimi aka (mm {onset} n’ime ubochi {onsetDays}). {resow}',
    },
    'planting.after-storm': {
      title: '{Crop}: kụọ mgbe oke mmiri gasịrị',
      content:
        'Meghee ọwa mmiri. Kụọ mgbe mmiri ahụ gasịrị, ala anaghịzi arapara n’ọgụ. {resow} {rains} Ọ na-ebupụ ihe a kụrụ maọbụ rikpuo ya.',
      sms: '{Crop}: akukwala tupu oke mmiri ({rainsShort}). Kuo mgbe o gasiri, ala anaghizi arapara n’ogu.',
    },
    'planting.ready': {
      title: '{Crop}: oge ịkụ eruola',
      content: 'Kụọ tupu {by} agafee. {sowing} {resow} {why} Gwa anyị ụbọchị ahụ, ka a gụọ ndụmọdụ site na ya.',
      sms: '{Crop}: kuo tupu {by} agafee. {sowing} {resow}',
    },
    'planting.asked': {
      title: '{Crop}: ị kụọla ya?',
      content:
        'Ị zubere ịkụ na {planted}. Ọ bụrụ na ị kụọla, dee ụbọchị ahụ n’akwụkwọ ubi: a ga-agụ ndụmọdụ site na ya. Ọ bụrụ na ị kụbeghị, gbanwee ụbọchị ahụ, ka ihe ọ bụla ghara ịbịa n’isi ụtụtụ.',
      sms: '{Crop}: i kuola ya na {planted}? Dee ubochi ahu na Gona, maobu gbanwee ya, ka ndumodu bia n’oge.',
    },
    'stage.unknown': {
      title: '{Crop}: kedu mgbe ị kụrụ ya?',
      content:
        'Anyị amaghị mgbe ị kụrụ {crop} gị, ya mere anyị enweghị ike ịgwa gị ihe ọ chọrọ. Biko tinye ụbọchị ịkụ na ọkwa uto na ndepụta ihe ubi gị. Mgbe ahụ ị ga-enweta ndụmọdụ mmiri, nri ala, ahụhụ na owuwe.',
      sms: '{Crop}: biko tinye ubochi iku na okwa uto na Gona, ka ndumodu daba n’ubi gi.',
    },
    'stage.over': {
      title: '{Crop}: ị wechaala?',
      content:
        'Dị ka ụbọchị ịkụ si dị, owuwe {crop} kwesịrị ịgwụla. Ma ọ bụghị, wee ngwa ngwa: nke ochie na-azụ ahụhụ na ebu. Ọ bụrụ na ọ gwụla, kpochapụ osisi ochie, tinye ihe ọhụrụ ị kụrụ na ụbọchị ya. {goodNext}',
      sms: '{Crop}: i wechaala? Ma o bughi, wee ugbu a. O buru na o gwula, tinye ihe ohuru i kuru na ubochi ya na Gona. {goodNext}',
    },
    'stage.question': {
      title: '{Crop}: ọkwa uto a ọ ziri ezi?',
      content:
        'Ị gwara anyị na ọkwa {crop} bụ: {stated}. Dị ka ụbọchị ịkụ ({planted}) anyị tụrụ anya: {expected}. Biko lelee ụbọchị ịkụ na ọkwa na ndepụta ihe ubi gị, ka ndụmọdụ anyị daba n’ubi gị.',
      sms: '{Crop}: {stated} ka {expected}? Biko lelee ubochi iku na okwa na Gona, ka ndumodu daba n’ubi gi.',
    },
  },
}
