import type { pests as english } from '../../en/advice/pests.ts'

export const pests: typeof english = {
  pests: {
    faw: {
      name: 'armyworm',
      look: 'rough hole for leaf, shit like sawdust inside di middle',
      first: 'Crush egg and worm; put sand or ash for di middle.',
    },
    striga: {
      name: 'witchweed (striga)',
      look: 'purple or white flower for foot of weak plant',
      first: 'Comot am before e flower, carry am go outside farm.',
    },
    maize_stem_borer: {
      name: 'stem borer',
      look: 'line of small holes for leaf and dead middle',
      first: 'Comot plant wey im middle don die, destroy am.',
    },
    msv: {
      name: 'corn streak sickness',
      look: 'broken yellow lines for leaf, short plant',
      first: 'Comot small plant wey sick, clear grass.',
    },
    maize_aflatoxin: {
      name: 'corn mould',
      look: 'green or yellow mould for corn',
      first: 'No leave ripe corn stand; dry am for tarpaulin.',
    },
    rice_blast: {
      name: 'rice blast',
      look: 'diamond spot, grey for middle, and black neck',
      first: 'Keep water for farm, no put nitrogen again now.',
    },
    rice_brown_spot: {
      name: 'brown spot',
      look: 'round brown spot with yellow ring',
      first: 'No let farm dry; balance di fertiliser.',
    },
    rice_blb: {
      name: 'leaf blight',
      look: 'yellow-white leaf edge from di tip',
      first: 'Drain di farm, stop nitrogen.',
    },
    rymv: {
      name: 'rice yellow sickness',
      look: 'yellow-green leaf and short plant',
      first: 'Comot sick plant, clear grass for bund.',
    },
    rice_gall_midge: {
      name: 'gall midge',
      look: 'silver shoot like onion leaf',
      first: 'Comot wild rice; reduce nitrogen.',
    },
    cmd: {
      name: 'cassava mosaic',
      look: 'twisted yellow-green leaf and small white fly under',
      first: 'Comot sick young plant, burn am; use clean stem.',
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
    mealybug: { name: 'mealybug', look: 'bunched top with white insect', first: 'Cut di top, destroy am; no spray.' },
    maruca: {
      name: 'pod borer',
      look: 'webbed flower and pod with small hole',
      first: 'Open 20 flowers; use neem for evening.',
    },
    cowpea_thrips: {
      name: 'flower thrips',
      look: 'brown bud wey dey fall, no pod',
      first: 'Shake bud for palm; use neem if dem plenty.',
    },
    cowpea_aphid: {
      name: 'aphid',
      look: 'black insect for top and sticky leaf',
      first: 'Wash dem comot, or use soap water or neem.',
    },
    bean_als: {
      name: 'leaf spot',
      look: 'brown spot with straight edge for leaf',
      first: 'No touch wet plant; bury old leaf after harvest.',
    },
    bean_anthracnose: {
      name: 'anthracnose',
      look: 'dark deep spot for pod',
      first: 'No work inside wet plant; keep clean seed.',
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
      first: 'Comot early heads; next year plant early together.',
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
      first: 'Spray no dey help; ask extension worker.',
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
      first: 'Comot self-grow groundnut; change crop next year.',
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
      first: 'Comot sick plant; no wet di leaf.',
    },
    early_blight: {
      name: 'early blight',
      look: 'brown ring for lower leaf',
      first: 'Comot sick lower leaf, stake, mulch.',
    },
    tuta: {
      name: 'leafminer (Tuta)',
      look: 'pale patch for leaf and pin hole for fruit',
      first: 'Pick sick leaf, use neem for evening.',
    },
    bact_wilt: {
      name: 'sudden wilt',
      look: 'green plant wey just weak suddenly',
      first: 'Comot am, burn am; let water drain.',
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
      look: 'black deep spot for pod and dying shoot',
      first: 'Close gap for shade, cut suckers.',
    },
    black_sigatoka: {
      name: 'black sigatoka',
      look: 'dark line and leaf wey dey die from edge',
      first: 'Cut leaf wey half don die; drain, weed.',
    },
    banana_weevil: {
      name: 'weevil',
      look: 'weak plant wey dey fall, hole for foot',
      first: 'Trap dem with split stem; plant clean sucker.',
    },
    bbtv: { name: 'bunchy top', look: 'thin leaf wey stand bunched', first: 'Dig sick plant comot, destroy am.' },
    purple_blotch: {
      name: 'purple blotch',
      look: 'purple deep spot for leaf',
      first: 'Water am for morning, no be evening.',
    },
    pepper_anthracnose: {
      name: 'fruit spot',
      look: 'round deep spot for fruit',
      first: 'Pick ripe ones often, comot spotted ones.',
    },
    okra_lcv: {
      name: 'okro beetle and leaf curl',
      look: 'small hole and curled leaf',
      first: 'Weed, comot curled plant, use neem.',
    },
    dbm: {
      name: 'cabbage moth',
      look: 'thin window for leaf and small green worm',
      first: 'Pick worm with hand; use neem for evening.',
    },
    bollworm: { name: 'bollworm', look: 'hole for bud and boll', first: 'Check two times a week; pick and destroy.' },
    sesame_waterlog: {
      name: 'root rot',
      look: 'yellow weak plant for wet place',
      first: 'Open gutter now-now make water comot.',
    },
    citrus_canker: {
      name: 'orange skin sickness',
      look: 'rough spot for leaf and fruit',
      first: 'Comot fallen fruit, cut sick twigs.',
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
  },
  sure: { low: 'e fit be.', medium: 'e likely.', high: 'e very likely.' },
  walk: { field: 'Check 20 plants', trees: 'Check 10 trees' },
  treat: {
    insecticide: {
      day: 'E still dey spread? Ask for insecticide for {sprayDay}; wear glove and mask, keep waiting days.',
      open: 'E still dey spread? Ask for insecticide for dry weather; wear glove and mask, keep waiting days.',
    },
    fungicide: {
      day: 'E still dey spread? Ask for fungicide for {sprayDay}; wear glove and mask, keep waiting days.',
      open: 'E still dey spread? Ask for fungicide for dry weather; wear glove and mask, keep waiting days.',
    },
  },
  rules: {
    'risk.high': {
      title: '{Crop}: high risk of {pest}',
      content: '{Pest}: {sure} {why} Look for {look}. {walk} by {by}. {first} {treat}',
      sms: '{Crop}: high risk of {pest}. Check by {by}. {first} Look for {look}.',
    },
    'risk.watch': {
      title: '{Crop}: watch for {pest}',
      content: '{Pest}: {sure} {why} Look for {look}. {walk} by {by}. {first} {treat}',
      sms: '{Crop}: watch for {pest}. Check by {by}. {first} Look for {look}.',
    },
    'risk.mould': {
      title: '{Crop}: beware of mould poison',
      content:
        '{why} Mould fit catch {crop}; im poison (aflatoxin) dey harm pikin and cooking no dey kill am. {first} No eat, sell or give animal mouldy ones. Look again by {by}.',
      sms: '{Crop}: mould poison risk. Harvest once e ripe, dry am off ground, throw mouldy ones. Look again by {by}.',
    },
  },
}
