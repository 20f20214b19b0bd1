import type { pestTexts as english } from '../../en/advice/pests.ts'

export const pestTexts: typeof english = {
  pests: {
    faw: {
      name: 'armyworm',
      look: 'rough hole for leaf, waste like sawdust inside di middle',
      first: 'Crush egg and worm; put sand or ash for di middle.',
    },
    striga: {
      name: 'witchweed (striga)',
      look: 'small shoot for foot of weak yellow plant',
      first: 'Comot every shoot before e flower; carry am go burn.',
    },
    maize_stem_borer: {
      name: 'stem borer',
      look: 'line of small holes for leaf and dead middle',
      first: 'Comot plant wey im middle don die, destroy am; feed di crop well.',
    },
    msv: {
      name: 'corn streak sickness',
      look: 'broken yellow lines for leaf, short plant',
      first: 'Comot small plant wey sick, clear grass.',
    },
    maize_aflatoxin: {
      name: 'corn mould',
      look: 'green or yellow mould for corn',
      first: 'No leave ripe corn stand; dry am for tarpaulin, comot mouldy ones.',
    },
    rice_blast: {
      name: 'rice blast',
      look: 'diamond spot, grey for middle, and black neck',
      first: 'Only if you see am: keep water for farm, no put urea till e stop.',
    },
    rice_brown_spot: {
      name: 'brown spot',
      look: 'round brown spot with yellow ring',
      first: 'No let farm dry. Put NPK when e due, no add extra urea.',
    },
    rice_blb: {
      name: 'leaf blight',
      look: 'yellow-white leaf edge from di tip',
      first: 'Only if you see am: drain di farm, no put urea.',
    },
    rymv: {
      name: 'rice yellow sickness',
      look: 'yellow-green leaf and short plant',
      first: 'Comot sick plant, clear grass for bund.',
    },
    rice_gall_midge: {
      name: 'gall midge',
      look: 'silver shoot like onion leaf',
      first: 'Comot wild rice and old stump. No put urea pass wetin plan talk.',
    },
    cmd: {
      name: 'cassava mosaic',
      look: 'twisted yellow-green leaf and small white fly under',
      first: 'Comot sick young plant, burn am; take stem only from healthy ones.',
    },
    cbb: {
      name: 'cassava blight',
      look: 'wet spot for leaf, dying top and gum',
      first: 'No enter wet farm; clean your tools.',
    },
    cgm: {
      name: 'green mite',
      look: 'small yellow dot and thin top leaf',
      first: 'No spray: e go kill good mite wey dey chop am.',
    },
    mealybug: {
      name: 'mealybug',
      look: 'bunched top with white insect',
      first: 'Cut di top, destroy am; no spray, good wasp dey work for you.',
    },
    maruca: {
      name: 'pod borer',
      look: 'webbed flower and pod with small hole',
      first: 'Pick webbed flower and pod, crush di worm.',
    },
    cowpea_thrips: { name: 'flower thrips', look: 'brown bud wey dey fall, no pod', first: 'Weed di farm.' },
    cowpea_aphid: {
      name: 'aphid',
      look: 'black insect for top and sticky leaf',
      first: 'Wash dem comot, or use soap water or neem.',
    },
    yam_anthracnose: {
      name: 'yam blight (anthracnose)',
      look: 'black spot and vine wey dey turn black',
      first: 'Stake am; no weed when leaf wet.',
    },
    yam_beetle: {
      name: 'yam beetle',
      look: 'vine wey dey weak and hole for yam',
      first: 'Put wood ash for seed yam, pick beetle with hand.',
    },
    yam_nematode: {
      name: 'root worm',
      look: 'yam wey crack and swell',
      first: 'Keep only clean yam for seed, change farm.',
    },
    sorghum_midge: {
      name: 'guinea corn midge',
      look: 'small orange fly for flower for morning',
      first: 'Cut di few heads wey come early, burn dem; look every morning when heads dey flower.',
    },
    shoot_fly: {
      name: 'shoot fly',
      look: 'dead middle leaf for small plant',
      first: 'Comot dead ones when you dey thin.',
    },
    grain_mould: {
      name: 'grain mould',
      look: 'pink, black or white mould for grain',
      first: 'Cut ripe heads sharp-sharp, dry under roof.',
    },
    birds_quelea: {
      name: 'birds',
      look: 'head wey bird don chop, plenty bird',
      first: 'Guard farm for dawn and evening; harvest quick.',
    },
    downy_mildew: {
      name: 'downy mildew',
      look: 'yellow leaf with white hair under',
      first: 'Comot sick plant, burn am.',
    },
    long_smut: { name: 'smut', look: 'black powder instead of grain', first: 'Cut sick heads burn; keep clean seed.' },
    head_miner: {
      name: 'head miner',
      look: 'bend-bend line for di head',
      first: 'No spray: e no dey help, e dey kill small wasp wey dey chop di worm.',
    },
    clr: { name: 'coffee rust', look: 'orange powder under leaf', first: 'Prune make air and light enter.' },
    cbb_berry_borer: {
      name: 'berry borer',
      look: 'pin hole for berry tip',
      first: 'Pick all berry, even di ones for ground.',
    },
    cbd: { name: 'berry sickness', look: 'dark deep spot for green berry', first: 'Comot sick berry, prune for air.' },
    leaf_spots: {
      name: 'leaf spot',
      look: 'brown spot with yellow ring, black spot under',
      first: 'No weed when leaf wet; comot self-grow groundnut; dig am on time.',
    },
    rosette: { name: 'rosette', look: 'yellow short bunched plant', first: 'Comot sick plant, close gap.' },
    gn_aflatoxin: {
      name: 'nut mould',
      look: 'nut wey get mould or shrink',
      first: 'Dig on time; dry for tarpaulin, throw bad ones.',
    },
    late_blight: {
      name: 'late blight',
      look: 'dark wet patch for leaf, white mould under for morning',
      first: 'Comot sick plant; keep leaf off wet ground, no wet am.',
    },
    early_blight: {
      name: 'early blight',
      look: 'brown ring for lower leaf',
      first: 'Comot sick lower leaf, stake am, cover ground.',
    },
    tuta: {
      name: 'leafminer (Tuta)',
      look: 'pale patch for leaf and pin hole for fruit',
      first: 'Pick leaf and fruit wey get worm, bury am; hang trap.',
    },
    bact_wilt: {
      name: 'sudden wilt',
      look: 'green plant wey just weak suddenly',
      first: 'Comot plant wey wilt, burn am; let water drain. No spray fit cure am.',
    },
    sp_weevil: {
      name: 'potato weevil',
      look: 'small hole for potato and swollen foot',
      first: 'Close ground crack; harvest ripe ones quick.',
    },
    spvd: {
      name: 'potato virus',
      look: 'small thin leaf with spot',
      first: 'Comot sick ones; take vine from healthy ones.',
    },
    black_pod: {
      name: 'black pod',
      look: 'brown-black spot wey dey spread for pod',
      first: 'Every week cut sick pod bury; let air enter.',
    },
    mirids: {
      name: 'capsid (mirid)',
      look: 'black deep spot for shoot and pod, dying shoot',
      first: 'Close gap for shade, cut suckers.',
    },
    black_sigatoka: {
      name: 'black sigatoka',
      look: 'dark line and leaf wey dey die from edge',
      first: 'Cut leaf wey pass half don die; open gutter, weed.',
    },
    banana_weevil: {
      name: 'weevil',
      look: 'weak plant wey dey fall, hole for foot',
      first: 'Trap di weevil with split stem; plant only clean sucker.',
    },
    bbtv: { name: 'bunchy top', look: 'thin leaf wey stand bunched', first: 'Dig sick plant comot, destroy am.' },
    purple_blotch: {
      name: 'purple blotch',
      look: 'purple deep spot for leaf',
      first: 'Water am for morning, no water am for evening.',
    },
    pepper_anthracnose: {
      name: 'fruit spot',
      look: 'round deep spot for fruit',
      first: 'Pick ripe ones often, comot spotted ones.',
    },
    okra_lcv: { name: 'leaf curl', look: 'small hole and curled leaf', first: 'Weed, comot curled plant.' },
    dbm: {
      name: 'cabbage moth',
      look: 'thin window for leaf and small green worm',
      first: 'Pick worm with hand; small hole for leaf no be wahala.',
    },
    bollworm: {
      name: 'bollworm',
      look: 'hole for bud and boll',
      first: 'Check two times a week; pick bud wey get hole and worm, destroy dem.',
    },
    sesame_waterlog: {
      name: 'root rot',
      look: 'yellow weak plant for wet place',
      first: 'Open gutter now-now make water comot.',
    },
    citrus_canker: {
      name: 'orange skin sickness',
      look: 'rough spot for leaf and fruit',
      first: 'Comot fallen fruit, cut sick twigs for dry day.',
    },
    mango_anthracnose: {
      name: 'anthracnose',
      look: 'black flower and dark fruit spot',
      first: 'Comot fallen fruit and dead twigs.',
    },
    wheat_rust: {
      name: 'rust',
      look: 'orange or brown powder for leaf',
      first: 'Tell extension worker; ask for strong seed.',
    },
    soybean_rust: {
      name: 'soybean rust',
      look: 'red-brown spot under di lower leaf',
      first: 'No enter when leaf wet; look every week; harvest once e ripe.',
    },
    oil_palm_leaf_miner: {
      name: 'palm leaf miner',
      look: 'brown swelling and leaf like say fire burn am',
      first: 'No kill ant and wasp; tell di mill or NIFOR.',
    },
    armoured_bush_cricket: {
      name: 'armoured bush cricket',
      look: 'big cricket wey no get wing for head and for farm edge',
      first: 'Pick small ones put for bottle; dig knee-deep trench round farm, clear am every day.',
    },
    african_armyworm: {
      name: 'African armyworm',
      look: 'plenty worm with line for daytime, leaf don finish',
      first: 'Tell agric office today; crush dem or cover dem with sand.',
    },
    onion_thrips: {
      name: 'onion thrips',
      look: 'silver line and tiny insect between new leaf',
      first: 'Weed, cover ground, no let plant dry.',
    },
    pod_bugs: {
      name: 'pod-sucking bug',
      look: 'shrink pod and brown bug with thorn',
      first: 'Pick di bug with hand, crush am.',
    },
    okra_flea_beetle: {
      name: 'okro jumping beetle',
      look: 'small round hole and shiny beetle wey dey jump',
      first: 'Weed; big plant go grow pass di hole.',
    },
    amaranth_webworm: {
      name: 'green leaf webber',
      look: 'leaf wey fold with web and green worm',
      first: 'Pick webbed leaf, crush worm; cut early.',
    },
    tylcv: {
      name: 'yellow leaf curl',
      look: 'small leaf wey curl up, short bushy plant',
      first: 'Comot curled plant, bury am; put net for nursery.',
    },
    rice_stem_borer: {
      name: 'rice stem borer',
      look: 'dead middle shoot',
      first: 'No spray: e no dey help well. Reduce urea; cut di stump low after harvest.',
    },
  },
  firstDry: { rice_blast: 'Only if you see am: no put urea till e stop.' },
  sure: { low: 'e fit happen.', medium: 'e likely.', high: 'e very likely.' },
  walk: { field: 'Check 20 plants', trees: 'Check 10 trees' },
  rules: {
    'risk.high': {
      title: '{Crop}: high risk of {pest}',
      content: 'Look for {look}. {walk} by {by}. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: check for {pest} by {by}, risk high. {first} Sign na {look}.',
    },
    'risk.watch': {
      title: '{Crop}: watch for {pest}',
      content: 'Look for {look}. {walk} by {by}. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: check for {pest} by {by}. {first} Sign na {look}.',
    },
    'risk.mould': {
      title: '{Crop}: beware of mould poison',
      content:
        '{first} No eat, no sell, no give animal mouldy ones. Look am by {by}. {why} Mould fit catch {crop}; im poison (aflatoxin) dey harm pikin and cooking no dey kill am.',
      sms: '{Crop}: harvest once e ripe, dry am off ground, throw mouldy ones: mould poison fit come. Look by {by}.',
    },
  },
}
