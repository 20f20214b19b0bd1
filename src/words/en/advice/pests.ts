export const pestTexts = {
  /**
   * Farmers' name of the pest; `look` follows "Look for"; `first` is a short sentence with the first cultural or
   * biological measure.
   */
  pests: {
    faw: {
      name: 'fall armyworm',
      look: 'rough holes in leaves, sawdust-like droppings in the funnel',
      first: 'Crush eggs and worms; put sand or ash in the funnel.',
    },
    striga: {
      name: 'striga (witchweed)',
      look: 'small shoots at the foot of weak, yellow plants',
      first: 'Pull every shoot before it flowers, carry it out and burn it.',
    },
    maize_stem_borer: {
      name: 'stem borers',
      look: 'rows of small holes in leaves and dead hearts',
      first: 'Pull out and destroy plants with dead hearts; feed the crop well.',
    },
    msv: {
      name: 'maize streak',
      look: 'broken yellow lines along the leaves, short plants',
      first: 'Pull out sick young plants and weed out grasses.',
    },
    maize_aflatoxin: {
      name: 'cob mould',
      look: 'green or yellow mould on cobs',
      first: 'Do not leave ripe cobs standing; dry them on a tarpaulin and sort out mouldy ones.',
    },
    rice_blast: {
      name: 'rice blast',
      look: 'diamond spots, grey in the middle, and black necks',
      first: 'Only if you find it: keep the field flooded and hold urea until it stops.',
    },
    rice_brown_spot: {
      name: 'brown spot',
      look: 'round brown spots with a yellow ring on leaves',
      first: 'Do not let the field dry out. Give NPK when it is due, no extra urea.',
    },
    rice_blb: {
      name: 'bacterial leaf blight',
      look: 'yellow-white wavy leaf edges from the tip down',
      first: 'Only if you find it: drain the field and give no urea.',
    },
    rymv: {
      name: 'yellow mottle virus',
      look: 'yellow-green patches on leaves and short plants',
      first: 'Pull out sick plants and weed the bunds.',
    },
    rice_gall_midge: {
      name: 'gall midge',
      look: 'silvery shoots like onion leaves',
      first: 'Pull out wild rice and old stubble. Give no more urea than the plan says.',
    },
    cmd: {
      name: 'cassava mosaic',
      look: 'yellow-green twisted leaves and tiny whiteflies under them',
      first: 'Pull out and burn sick young plants; take cuttings only from healthy ones.',
    },
    cbb: {
      name: 'bacterial blight',
      look: 'wet angular leaf spots, wilting and gum on shoots',
      first: 'Stay out of the field while it is wet and clean your tools.',
    },
    cgm: {
      name: 'green mite',
      look: 'tiny yellow specks and small narrow top leaves',
      first: 'Do not spray: the helpful mites that eat it would die.',
    },
    mealybug: {
      name: 'mealybug',
      look: 'bunched tops with white waxy insects',
      first: 'Cut and destroy infested tips; do not spray, helpful wasps work for you.',
    },
    maruca: {
      name: 'pod borer',
      look: 'webbed flowers and pods with small holes',
      first: 'Pick off webbed flowers and pods and crush the worms.',
    },
    cowpea_thrips: { name: 'flower thrips', look: 'brown buds that drop and no pods', first: 'Keep the field weeded.' },
    cowpea_aphid: {
      name: 'aphids',
      look: 'black insects on shoots and sticky curled leaves',
      first: 'Wash them off or use soapy water or neem.',
    },
    yam_anthracnose: {
      name: 'yam anthracnose',
      look: 'black spots and veins, leaves and vines turning black',
      first: 'Stake the vines and do not weed while leaves are wet.',
    },
    yam_beetle: {
      name: 'yam beetle',
      look: 'wilting young vines and holes in tubers',
      first: 'Put wood ash on seed yams and pick beetles by hand.',
    },
    yam_nematode: {
      name: 'root worms (nematodes)',
      look: 'cracked, knobbly tubers with dry rot',
      first: 'Keep only clean tubers for seed and change the field.',
    },
    sorghum_midge: {
      name: 'sorghum midge',
      look: 'small orange flies on flowering heads in the morning',
      first: 'Cut stray early heads and burn them; look each morning while heads flower.',
    },
    shoot_fly: {
      name: 'shoot fly',
      look: 'dead centre leaves in seedlings',
      first: 'Pull out and destroy dead hearts when you thin.',
    },
    grain_mould: {
      name: 'grain mould',
      look: 'pink, black or white mould on the grain',
      first: 'Cut ripe heads at once and dry them under cover.',
    },
    birds_quelea: {
      name: 'grain birds',
      look: 'pecked heads and flocks at dawn and dusk',
      first: 'Guard the field at dawn and dusk and harvest as soon as ripe.',
    },
    downy_mildew: {
      name: 'downy mildew',
      look: 'yellow leaves with white down underneath',
      first: 'Pull out and burn sick plants.',
    },
    long_smut: {
      name: 'smut',
      look: 'black powder in place of grain',
      first: 'Cut out smutted heads and burn them; keep clean seed.',
    },
    head_miner: {
      name: 'head miner',
      look: 'winding tracks in the heads',
      first: 'Do not spray: it does not help and kills the small wasps that eat the worms.',
    },
    clr: {
      name: 'coffee leaf rust',
      look: 'orange powder under leaves and yellow spots on top',
      first: 'Prune so that air and light reach the leaves.',
    },
    cbb_berry_borer: {
      name: 'berry borer',
      look: 'a pin hole at the tip of berries',
      first: 'Pick every berry and gather those on the ground.',
    },
    cbd: {
      name: 'coffee berry disease',
      look: 'dark sunken spots on green berries',
      first: 'Remove sick berries and prune for air.',
    },
    leaf_spots: {
      name: 'leaf spot',
      look: 'brown spots with yellow rings, black spots underneath',
      first: 'Do not weed while leaves are wet; pull self-sown plants; harvest on time.',
    },
    rosette: {
      name: 'rosette',
      look: 'yellow or green stunted bunched plants',
      first: 'Pull out sick plants and close the gaps between plants.',
    },
    gn_aflatoxin: {
      name: 'nut mould',
      look: 'mouldy or shrivelled nuts',
      first: 'Harvest on time; dry pods on a tarpaulin and throw out bad nuts.',
    },
    late_blight: {
      name: 'late blight',
      look: 'dark wet leaf patches, white mould beneath at dawn',
      first: 'Remove sick plants; keep leaves off wet soil and do not wet them.',
    },
    early_blight: {
      name: 'early blight',
      look: 'brown target rings on the lower leaves',
      first: 'Remove sick lower leaves, stake and mulch.',
    },
    tuta: {
      name: 'leafminer (Tuta)',
      look: 'pale blotches in leaves and pin holes in fruit',
      first: 'Pick and bury mined leaves and fruit; hang a trap.',
    },
    bact_wilt: {
      name: 'bacterial wilt',
      look: 'green plants that wilt suddenly',
      first: 'Pull out and burn wilted plants; let water drain away. No spray cures it.',
    },
    sp_weevil: {
      name: 'sweet potato weevil',
      look: 'swollen vine bases and small holes in roots',
      first: 'Close soil cracks with earth and harvest ripe roots soon.',
    },
    spvd: {
      name: 'virus disease',
      look: 'small narrow mottled leaves',
      first: 'Pull out sick plants; take vines only from healthy ones.',
    },
    black_pod: {
      name: 'black pod',
      look: 'brown-black spots spreading over pods',
      first: 'Every week cut off and bury sick pods; let air in.',
    },
    mirids: {
      name: 'capsids (mirids)',
      look: 'black sunken spots on shoots and pods, dying shoots',
      first: 'Close gaps in the shade and remove suckers from the trunks.',
    },
    black_sigatoka: {
      name: 'black sigatoka',
      look: 'dark streaks and leaves dying from the edge',
      first: 'Cut leaves that are more than half dead; drain and weed.',
    },
    banana_weevil: {
      name: 'weevil',
      look: 'weak toppling plants and tunnels at the base',
      first: 'Trap them with split stems and plant only clean suckers.',
    },
    bbtv: {
      name: 'bunchy top',
      look: 'narrow upright bunched leaves',
      first: 'Dig out and destroy bunched plants.',
    },
    purple_blotch: {
      name: 'purple blotch',
      look: 'purple sunken spots on leaves',
      first: 'Water in the morning, never in the evening.',
    },
    pepper_anthracnose: {
      name: 'fruit spot (anthracnose)',
      look: 'round sunken spots on fruit',
      first: 'Pick ripe fruit often and remove spotted ones.',
    },
    okra_lcv: { name: 'leaf curl', look: 'small holes and curled leaves', first: 'Weed and pull out curled plants.' },
    dbm: {
      name: 'diamondback moth',
      look: 'thin windows in leaves and small green worms',
      first: 'Pick worms by hand; some leaf holes do no harm.',
    },
    bollworm: {
      name: 'bollworm',
      look: 'holes in buds and bolls',
      first: 'Check twice a week; pick and destroy bored buds and worms.',
    },
    sesame_waterlog: {
      name: 'root rot',
      look: 'yellow, wilting plants in wet spots',
      first: 'Open drains at once so that no water stands.',
    },
    citrus_canker: {
      name: 'canker and black spot',
      look: 'raised corky spots on leaves and fruit',
      first: 'Remove fallen fruit and prune sick twigs in dry weather.',
    },
    mango_anthracnose: {
      name: 'anthracnose',
      look: 'black flowers and dark fruit spots',
      first: 'Remove fallen fruit and dead twigs.',
    },
    wheat_rust: {
      name: 'rust',
      look: 'orange or brown powder on leaves',
      first: 'Report it to your extension officer; ask for resistant seed.',
    },
    soybean_rust: {
      name: 'soybean rust',
      look: 'tan-red spots under the lower leaves, like tiny volcanoes',
      first: 'Keep out while leaves are wet, look weekly, harvest as soon as ripe.',
    },
    oil_palm_leaf_miner: {
      name: 'oil palm leaf miner',
      look: 'brown blisters and burnt-looking fronds',
      first: 'Leave the ants and wasps alone; report it to the mill or NIFOR.',
    },
    armoured_bush_cricket: {
      name: 'armoured bush cricket',
      look: 'big crickets without wings on the heads and at the field edge',
      first: 'Pick small ones into a bottle; dig a knee-deep trench round the field and clear it daily.',
    },
    african_armyworm: {
      name: 'African armyworm',
      look: 'bands of striped worms by day and bare leaves',
      first: 'Tell your extension officer today; crush them or cover them with soil.',
    },
    onion_thrips: {
      name: 'onion thrips',
      look: 'silver streaks and tiny insects between the newest leaves',
      first: 'Weed, cover the soil and do not let plants dry out.',
    },
    pod_bugs: {
      name: 'pod-sucking bugs',
      look: 'shrivelled pods and brown spiny bugs',
      first: 'Pick off the bugs and crush them.',
    },
    okra_flea_beetle: {
      name: 'flea beetle',
      look: 'small round holes and shiny jumping beetles',
      first: 'Weed the field; grown plants outgrow the holes.',
    },
    amaranth_webworm: {
      name: 'leaf webber',
      look: 'webbed, folded leaves with green worms',
      first: 'Pick webbed leaves and crush the worms; cut early.',
    },
    tylcv: {
      name: 'yellow leaf curl',
      look: 'small leaves curled up on short bushy plants',
      first: 'Pull out and bury curled plants; keep the nursery under a net.',
    },
    rice_stem_borer: {
      name: 'rice stem borers',
      look: 'dead centre shoots',
      first: 'Do not spray: it hardly helps. Go easy on urea and cut stubble low after harvest.',
    },
  },
  /** First measure on fields without standing water. */
  firstDry: { rice_blast: 'Only if you find it: hold urea until it stops.' },
  /** Certainty of the risk, after the pest's name and a colon. */
  sure: { low: 'possible now.', medium: 'likely now.', high: 'very likely now.' },
  /** Area to scout. */
  walk: { field: 'Check 20 plants', trees: 'Check 10 trees' },
  rules: {
    'risk.high': {
      title: '{Crop}: high risk of {pest}',
      content: 'Look for {look}. {walk} by {by}. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: check for {pest} by {by}, high risk. {first} Look for {look}.',
    },
    'risk.watch': {
      title: '{Crop}: watch for {pest}',
      content: 'Look for {look}. {walk} by {by}. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: check for {pest} by {by}. {first} Look for {look}.',
    },
    'risk.mould': {
      title: '{Crop}: beware of mould poison',
      content:
        '{first} Never eat or sell mouldy ones, or feed them to animals. Look by {by}. {why} Mould may come on {crop}; its poison (aflatoxin) harms children and does not cook out.',
      sms: '{Crop}: harvest as soon as ripe, dry off the ground, throw out mouldy ones: mould poison may come. Look by {by}.',
    },
  },
}
