/**
 * The advice itself. `{name}` is filled from the advice; `{Crop}` opens with a capital. Once filled, a title has at most
 * 60 characters and a content 60 words: key fact, why it matters, what to do, by when. An `sms` has at most 160 once it is
 * folded to plain letters.
 */
export const advice = {
  /** Sunday first. */
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  daysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** In the language's own order. */
  date: '{weekday} {day} {month}',
  /** Between thousands. */
  thousands: ',',
  decimal: '.',
  crops: {
    maize: 'maize',
    cassava: 'cassava',
    beans: 'beans',
    rice: 'rice',
    sorghum: 'sorghum',
    millet: 'millet',
    yam: 'yam',
    'sweet-potato': 'sweet potato',
    groundnuts: 'groundnuts',
    cowpeas: 'cowpeas',
    sesame: 'sesame',
    cotton: 'cotton',
    coffee: 'coffee',
    cocoa: 'cocoa',
    plantain: 'plantain',
    banana: 'banana',
    tomato: 'tomato',
    onion: 'onion',
    pepper: 'pepper',
    okra: 'okra',
    spinach: 'spinach',
    cabbage: 'cabbage',
    wheat: 'wheat',
    potatoes: 'potatoes',
    carrots: 'carrots',
    lettuce: 'lettuce',
    mangoes: 'mangoes',
    oranges: 'oranges',
    avocados: 'avocados',
  },
  stages: {
    planted: 'newly planted',
    seedling: 'seedling',
    vegetative: 'growing',
    flowering: 'flowering',
    fruiting: 'filling out',
    mature: 'ripe, ready to harvest',
    harvesting: 'harvest time',
  },
  /** What farmers call it; what to look for, a phrase that follows "Look for"; what to do first, one short sentence: cultural or biological. */
  pests: {
    faw: {
      name: 'fall armyworm',
      look: 'rough holes in leaves, sawdust-like droppings in the funnel',
      first: 'Crush eggs and worms; put sand or ash in the funnel.',
    },
    striga: {
      name: 'striga (witchweed)',
      look: 'purple or white flowers at the foot of weak plants',
      first: 'Pull it before it flowers and take it off the field.',
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
      first: 'Do not leave ripe cobs standing; dry on tarpaulin and sort out mouldy ones.',
    },
    rice_blast: {
      name: 'rice blast',
      look: 'diamond spots, grey in the middle, and black necks',
      first: 'Keep the field flooded and give no more nitrogen now.',
    },
    rice_brown_spot: {
      name: 'brown spot',
      look: 'round brown spots with a yellow ring on leaves',
      first: 'Do not let the field dry out; balance the fertiliser.',
    },
    rice_blb: {
      name: 'bacterial leaf blight',
      look: 'yellow-white wavy leaf edges from the tip down',
      first: 'Drain the field and stop nitrogen.',
    },
    rymv: {
      name: 'yellow mottle virus',
      look: 'yellow-green patches on leaves and short plants',
      first: 'Pull out sick plants and weed the bunds.',
    },
    rice_gall_midge: {
      name: 'gall midge',
      look: 'silvery shoots like onion leaves',
      first: 'Remove wild rice and old stubble; go easy on nitrogen.',
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
      first: 'Open 20 flowers; use neem at bud and flower, in the evening.',
    },
    cowpea_thrips: {
      name: 'flower thrips',
      look: 'brown buds that drop and no pods',
      first: 'Shake buds over your palm; use neem if many fall out.',
    },
    cowpea_aphid: {
      name: 'aphids',
      look: 'black insects on shoots and sticky curled leaves',
      first: 'Wash them off or use soapy water or neem.',
    },
    bean_als: {
      name: 'angular leaf spot',
      look: 'brown spots with straight edges between leaf veins',
      first: 'Stay out of wet plants and bury old leaves after harvest.',
    },
    bean_anthracnose: {
      name: 'anthracnose',
      look: 'dark sunken spots on pods and red-brown veins',
      first: 'Do not work in wet plants and keep clean seed for next year.',
    },
    yam_anthracnose: {
      name: 'yam anthracnose',
      look: 'black spots and veins, leaves and vines turning black',
      first: 'Stake the vines and do not weed while leaves are wet.',
    },
    yam_beetle: {
      name: 'yam beetle',
      look: 'wilting young vines and holes in tubers',
      first: 'Put wood ash on setts and pick beetles by hand.',
    },
    yam_nematode: {
      name: 'root worms (nematodes)',
      look: 'cracked, knobbly tubers with dry rot',
      first: 'Keep only clean tubers for seed and change the field.',
    },
    sorghum_midge: {
      name: 'sorghum midge',
      look: 'small orange flies on flowering heads in the morning',
      first: 'Remove stray early heads; next year sow early, together with neighbours.',
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
      first: 'Do not spray, it does not help; ask about releasing helpful wasps.',
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
      first: 'Remove self-sown plants; never follow groundnuts with groundnuts.',
    },
    rosette: {
      name: 'rosette',
      look: 'yellow or green stunted bunched plants',
      first: 'Pull out sick plants and close the gaps between plants.',
    },
    gn_aflatoxin: {
      name: 'nut mould',
      look: 'mouldy or shrivelled nuts',
      first: 'Lift on time; dry pods on tarpaulin and throw out bad nuts.',
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
      first: 'Pick off mined leaves, hang traps, use neem in the evening.',
    },
    bact_wilt: {
      name: 'bacterial wilt',
      look: 'green plants that wilt suddenly',
      first: 'Pull out and burn wilted plants; let water drain away.',
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
      look: 'black sunken spots on pods and dying shoots',
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
    okra_lcv: {
      name: 'flea beetle and leaf curl',
      look: 'small holes and curled leaves',
      first: 'Weed, pull out curled plants and use neem.',
    },
    dbm: {
      name: 'diamondback moth',
      look: 'thin windows in leaves and small green worms',
      first: 'Pick worms by hand; use neem or Bt in the evening.',
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
      first: 'Report it to your extension worker; ask for resistant seed.',
    },
  },
  rules: {
    'irrigation.now': {
      title: 'Water your {crop} by {by}',
      content:
        'The soil is drying out and little rain is near. Thirsty plants stop growing. Give about {mm} mm of water: {water}. Water early or late in the day, by {by}. First dig 20 cm deep: if the soil there is still wet, wait.',
      sms: '{Crop}: soil is drying. Give about {mm} mm of water by {by}, morning or evening. First dig 20 cm deep: if wet there, wait.',
    },
    'irrigation.flowering': {
      title: '{Crop}: water now, this stage needs it most',
      content:
        'The soil is too dry at the stage when thirst costs most harvest. Give about {mm} mm of water: {water}. Do it by {by}, early or late in the day. First dig 20 cm deep: if the soil there is still wet, wait.',
      sms: '{Crop}: water by {by}, thirst now costs harvest. Give about {mm} mm. First dig 20 cm deep: if wet there, wait.',
    },
    'irrigation.soon': {
      title: '{Crop} will need water by {by}',
      content:
        'The soil still holds some water, but {crop} will use it up soon. Get ready to give about {mm} mm: {water}. Each day feel the soil 20 cm deep; water by {by} if it is dry and no rain came.',
      sms: '{Crop}: water will be needed by {by}, about {mm} mm. Check the soil 20 cm deep; water if dry.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: hold the water, rain is near',
      content:
        'About {rain} mm of rain is expected by {to}. Watering now wastes water and fuel and can drown roots. Wait for the rain. On {by} dig 20 cm: if the soil there is still dry, water then.',
      sms: '{Crop}: about {rain} mm rain expected by {to}. Do not water now. If soil is dry 20 cm deep on {by}, water then.',
    },
    'irrigation.enough': {
      title: '{Crop}: enough water in the soil this week',
      content:
        'The soil under your {crop} holds enough water for about a week. More water only washes food out of the soil and costs fuel. Do not water now. Dig 20 cm on {by}: if it is dry there, start again.',
      sms: '{Crop}: soil has enough water this week. No watering now. Check 20 cm deep on {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: stop watering before harvest',
      content:
        'The harvest is ripening. Water now delays drying and brings rot and mould. Stop watering and open drains so the field can dry. Harvest when you see the signs: {sign}. Look every few days until {by}.',
      sms: '{Crop}: ripening now. Stop watering, open drains and let the field dry. Harvest when you see the signs: {sign}.',
    },
    'irrigation.pond': {
      title: 'Keep shallow water on your rice',
      content:
        'Standing water keeps weeds down, and a dry field before and at flowering leaves grains empty. Little rain is near. Keep about 5 cm of water (three fingers) standing. Let it in by {by}, close holes in the bunds and look every second day.',
      sms: 'Rice: keep about 5 cm of water standing, let it in by {by}. A dry field now leaves empty grains. Close holes in bunds.',
    },
    'dry.young': {
      title: '{Crop}: help young plants through the dry days',
      content:
        '{why} Young plants have short roots and dry out first. Weed now so that weeds do not drink their water, cover the soil with dry grass, and hold fertiliser until rain. If you carry water, give it to weak plants in the evening.',
      sms: '{Crop}: dry days. Weed, cover soil with dry grass, hold fertiliser until rain comes. Do it by {by}.',
    },
    'dry.growing': {
      title: '{Crop}: save the water in your soil',
      content:
        '{why} Your plants live on what is left in the soil. By {by} weed shallow, cover the soil with dry grass or stalks, and close furrows with small earth ties to catch the next rain. Hold fertiliser until the soil is wet.',
      sms: '{Crop}: soil is drying. By {by} weed, cover soil with dry grass, tie the ridges to catch rain. Hold fertiliser.',
    },
    'dry.flowering': {
      title: '{Crop}: dry soil at the worst time',
      content:
        '{why} At this stage thirst costs most harvest. By {by} pull weeds without cutting roots, cover the soil, and tie the furrows to hold any rain. If you can carry or pump water, this is the week it pays best. Hold fertiliser.',
      sms: '{Crop}: dry at the worst stage. By {by} weed, cover soil, tie ridges. If you can bring water, do it this week.',
    },
    'dry.tree': {
      title: '{Crop}: protect roots in the dry weather',
      content:
        '{why} Spread dry leaves or grass as wide as the branches, a hand away from the trunk, by {by}. Weed under the trees. Give water to trees under three years old; old trees can wait. Do not prune hard now and keep fire away.',
      sms: '{Crop}: dry weather. By {by} cover soil under trees with dry grass, weed, water young trees. Keep fire away.',
    },
    'rain.heavy': {
      title: '{Crop}: heavy rain coming, open drains',
      content:
        'About {rain} mm of rain may fall {span}, about {cans} ten-litre cans on each square metre. Standing water kills roots. By {by} open drains and furrows. Do not water, spray or put fertiliser until it is over.',
      sms: '{Crop}: heavy rain {span}, about {rain} mm. Open drains by {by}. No fertiliser, spray or watering.',
    },
    'rain.heavy-rice': {
      title: 'Rice: heavy rain coming, check the bunds',
      content:
        'About {rain} mm of rain may fall {span}. Deep water drowns young rice and breaks bunds. By {by} mend bunds and open the outlet to let surplus water out. Put no fertiliser until it is over.',
      sms: 'Rice: heavy rain {span}, about {rain} mm. Mend bunds and open the outlet by {by}. No fertiliser.',
    },
    'rain.wet-soil': {
      title: '{Crop}: the soil is full of water',
      content:
        'Much rain has fallen and the soil can take no more. Roots without air turn yellow and rot. By {by} open drains where water stands and stay off the wet soil. Give fertiliser or spray only when the soil can be walked on.',
      sms: '{Crop}: soil is full of water. By {by} open drains where water stands. No fertiliser or spray until it drains.',
    },
    'wind.prop': {
      title: '{Crop}: strong wind, prop the plants',
      content:
        'Wind up to about {wind} km/h may come by {to}. Plants with heavy bunches fall over and the bunch is lost. By {by} prop them with forked poles on the leaning side, cut dead leaves, and tie plants together.',
      sms: '{Crop}: strong wind by {to}. Prop plants with bunches with forked poles by {by}.',
    },
    'heat.flowering': {
      title: '{Crop}: great heat at flowering',
      content:
        'Up to {tmax} °C is expected {span}. In such heat flowers fail and grain or fruit does not set. Keep the soil moist: water early if you can, cover the soil with dry grass, and do not spray or hoe in the heat.',
      sms: '{Crop}: heat up to {tmax}C {span} at flowering. Water early if you can, cover the soil.',
    },
    'heat.days': {
      title: '{Crop}: very hot days ahead',
      content:
        'Up to {tmax} °C is expected for {hotDays} days or more, until {to}. Plants lose water fast and young ones can burn. Water early or late if you can, shade nursery plants, cover the soil with dry grass. Work in the cool hours.',
      sms: '{Crop}: very hot until {to}, up to {tmax}C. Water early or late, shade young plants, cover the soil.',
    },
    'cold.nights': {
      title: '{Crop}: cold nights slow growth',
      content:
        'Nights of about {tmin} °C are expected until {to}. Plants grow slowly in such cold and young ones turn yellow. Cover nursery beds at night, water in the morning, not the evening, and wait with fertiliser until it is warmer.',
      sms: '{Crop}: cold nights, about {tmin}C until {to}. Cover nursery at night, water in the morning, hold fertiliser.',
    },
    'cold.frost': {
      title: '{Crop}: frost may come',
      content:
        'Nights near {tmin} °C may bring frost by {to}. Frost blackens leaves and can kill young plants. Before sunset cover plants with cloth, grass or plastic, keep the soil moist, and uncover in the morning sun.',
      sms: '{Crop}: frost may come by {to}, about {tmin}C. Cover plants before sunset, keep soil moist.',
    },
    'fertilizer.basal': {
      title: '{Crop}: first fertiliser by {by}',
      content:
        'Young roots need food near them. Give {product} by {by}, on moist soil: {dose}. Put it 5 cm deep, three fingers beside the plants, and cover it with soil. Compost or manure helps too.',
      sms: '{Crop}: give first fertiliser ({product}) by {by} on moist soil, three fingers from the plants, and cover it.',
    },
    'fertilizer.go': {
      title: '{Crop}: good days to top-dress',
      content:
        'This is the age to feed your {crop} again. {why} Weed first, then give {product}: {dose}. Put it three fingers beside the plants and cover it with soil. Do it by {by}.',
      sms: '{Crop}: time to top-dress with {product}, by {by}. Weed first, put it three fingers from plants and cover it.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hold fertiliser, heavy rain is near',
      content:
        'It is the age to feed your {crop}, but about {rain} mm of rain may fall by {to}. It would wash the fertiliser and your money away. Keep the bag dry, weed meanwhile, and give it once the soil has drained.',
      sms: '{Crop}: do not put fertiliser before the rain (about {rain} mm by {to}). Weed now, feed after it drains.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: keep fertiliser until the soil is wet',
      content:
        'It is the age to feed your {crop}, but the soil is dry. Fertiliser on dry soil is lost to the air or burns roots. Weed now and keep {product} ready. Give it the day after a good rain or watering.',
      sms: '{Crop}: soil is too dry for fertiliser. Weed now and give {product} the day after a good rain or watering.',
    },
    'fertilizer.tree': {
      title: 'Feed your {crop} while the soil is wet',
      content:
        'The rains carry food to the roots, so this is the time to feed {crop}. By {by} weed a ring under the branches, spread {product} there, a hand away from the trunk, and cover it with leaves.',
      sms: '{Crop}: feed now while soil is wet, by {by}. Weed a ring, spread {product}, cover with leaves.',
    },
    'fertilizer.pods': {
      title: 'Groundnuts: pods need lime or gypsum',
      content:
        'Pods fill from the soil around them and stay empty when it lacks calcium. If you can get gypsum or farm lime, sprinkle it at the foot of the plants by {by}, on moist soil, when flowering starts. Do not hoe after that.',
      sms: 'Groundnuts: put gypsum or farm lime at the foot of plants by {by}, on moist soil, so pods fill. No hoeing after.',
    },
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
        '{why} Mould may come on {crop}; its poison (aflatoxin) harms children and does not cook out. {first} Never eat, sell or feed mouldy ones. Look again by {by}.',
      sms: '{Crop}: risk of mould poison. Harvest as soon as ripe, dry off the ground, throw out mouldy ones. Look again by {by}.',
    },
    'planting.outside': {
      title: '{Crop}: this is outside the planting time',
      content:
        'The usual planting time here is {from} to {to}. Outside it rain may fail or end too soon. If it is not in the ground yet, wait. If it is, be ready to bring water or to plant again.',
      sms: '{Crop}: usual planting here is {from} to {to}. Not planted yet? Wait. Planted? Be ready to water or replant.',
    },
    'planting.no-rain': {
      title: '{Crop}: the dry season is no time to plant',
      content:
        'It hardly rains here now; the rains usually start about {from}. Without water to bring, what is planted now dies. If it is not in the ground yet, wait and prepare the land. If it is, water it every few days, cover the soil, or be ready to plant again.',
      sms: '{Crop}: dry season, rains start about {from}. Not planted yet? Wait. Planted? Bring water every few days.',
    },
    'planting.wait-rain': {
      title: '{Crop}: wait for good rain to plant',
      content:
        'It is the planting season, but the rain has not truly started. A false start kills seed. Not planted yet? Prepare the land and wait for about {onset} mm within {onsetDays} days. Already planted? Keep some seed to fill gaps.',
      sms: '{Crop}: wait for about {onset} mm rain in {onsetDays} days before you plant. Planted already? Keep seed for gaps.',
    },
    'planting.ready': {
      title: '{Crop}: the soil is wet enough to plant',
      content:
        '{why} It is the right season and the soil is moist. If you have not planted all your {crop}, do it by {by}, while the soil is moist: late planting gives less. Use good seed and plant in lines.',
      sms: '{Crop}: soil is moist and the season is right. Finish planting by {by}. Late planting gives less.',
    },
    'planting.dry-start': {
      title: '{Crop}: dry days after planting',
      content:
        '{why} Little rain is in sight. Seed may fail to come up and seedlings may die. Keep seed for replanting. By {by} check 10 places: if fewer than half came up, plan to plant again with the next good rain.',
      sms: '{Crop}: dry after planting. Check by {by}; if fewer than half came up, replant with the next good rain.',
    },
    'stage.question': {
      title: '{Crop}: is the stage right?',
      content:
        'You told us the stage of your {crop}: {stated}. By the planting date ({planted}) we would expect: {expected}. Please check the planting date and the stage in your crop list, so that our advice fits your field.',
      sms: '{Crop}: {stated} or {expected}? Please check planting date and stage in Gona, so advice fits your field.',
    },
    'stage.unknown': {
      title: '{Crop}: when did you plant?',
      content:
        'We do not know when your {crop} went into the ground, so we cannot tell what it needs now. Please enter the planting date and the stage in your crop list. Then you get advice on water, feeding, pests and harvest for your own field.',
      sms: '{Crop}: please enter planting date and stage in Gona, so that our advice on water, feeding and pests fits your field.',
    },
    'stage.over': {
      title: '{Crop}: is the harvest in?',
      content:
        'By the planting date the {crop} harvest should be over by now. If it is, please enter your new crop and planting date, so that our advice fits your field. If not, bring it in soon: old crops feed insects and mould.',
      sms: '{Crop}: the harvest should be over by now. If so, please enter your next crop and planting date in Gona.',
    },
    'harvest.soon': {
      title: '{Crop}: get ready for harvest',
      content:
        'Your {crop} should be ripe in about {daysLeft} days. Signs: {sign}. By {by} clean the store, get tarpaulins and dry bags, and arrange helpers. Late crops feed birds, insects and mould.',
      sms: '{Crop}: ripe in about {daysLeft} days. By {by} get tarpaulin, dry bags, clean store and helpers ready.',
    },
    'harvest.now': {
      title: '{Crop}: good days to harvest',
      content:
        'Your {crop} should be ripe and dry weather lasts until {to}. Signs: {sign}. Harvest by {by} and start drying within two days, on tarpaulin, never on bare ground. Left standing it feeds birds, insects and mould.',
      sms: '{Crop}: ripe and dry until {to}. Harvest by {by}, dry on tarpaulin, not on bare ground.',
    },
    'harvest.between-showers': {
      title: '{Crop}: harvest between the showers',
      content:
        'Your {crop} should be ripe (signs: {sign}), but dry spells are short now. By {by} harvest ripe ones on dry mornings, bring them under a roof the same day, spread them thin and turn often. Wet heaps heat up and mould.',
      sms: '{Crop}: ripe. From now to {by} harvest on dry mornings, bring under a roof the same day, spread thin, turn often.',
    },
    'harvest.before-rain': {
      title: '{Crop}: harvest ripe ones before the rain',
      content:
        'About {rain} mm of rain may fall {span}. Rain on a ripe crop brings mould and sprouting. By {by} harvest what is ripe ({sign}) and carry it under a roof. Cover what is drying. Leave unripe plants standing.',
      sms: '{Crop}: rain {span}, about {rain} mm. Harvest what is ripe by {by}, keep it under a roof.',
    },
    'harvest.drying': {
      title: '{Crop}: dry well before storing',
      content:
        'Damp produce moulds in the bag. Spread {crop} thin on tarpaulin in the sun, turn it often, cover it at night. {dryness} Dry salt shaken with it in a bottle must not stick.',
      sms: '{Crop}: dry on tarpaulin, turn often, cover at night. {dryness}',
    },
    'harvest.store': {
      title: '{Crop}: store dry, closed and off the floor',
      content:
        'Insects and mould can eat a third of a store. Sort out bad ones. When all is fully dry, close it in airtight double-lined bags, stand them on wood away from walls, and open as little as possible. Finish by {by}.',
      sms: '{Crop}: when fully dry, close in airtight bags, off the floor, by {by}. Open as little as possible.',
    },
    'harvest.roots': {
      title: '{Crop}: lift as you can use or sell',
      content:
        'Your {crop} should be ready: {sign}. Once lifted, roots spoil soon. Lift only what you can sell, cook or process in two days, without cutting or bruising. If the soil is hard, lift after a shower. Start with the oldest plants, by {by}.',
      sms: '{Crop}: ready ({sign}). From now to {by} lift only what you can sell or process in 2 days; do not bruise.',
    },
    'harvest.tubers': {
      title: '{Crop}: lift with care, sound ones keep',
      content:
        'Your {crop} should be ready: {sign}. Tubers with cuts rot first. From now to {by} lift on a dry day without cutting, let the skin dry in shade, and keep sound ones in a cool, dark, airy place. Eat damaged ones first.',
      sms: '{Crop}: ready ({sign}). From now to {by} lift without cuts, dry the skin in shade, keep cool, dark and airy.',
    },
    'harvest.cassava-wait': {
      title: 'Cassava: wait some weeks before lifting',
      content:
        'The rains have just come back. Cassava now uses its starch to grow new leaves, so roots are watery and give less garri. If you can, wait about four weeks after the rains return. Lift only what you need until {by}.',
      sms: 'Cassava: rains just returned, roots are watery. If you can, wait about 4 weeks; until {by} lift only what you need.',
    },
    'harvest.pick': {
      title: '{Crop}: pick every two or three days',
      content:
        'Your plants are bearing. Picking often brings more fruit and leaves less for insects and rot. Pick in the cool morning every 2 or 3 days, next by {by}. Handle gently, keep in shade, and take damaged ones off the field.',
      sms: '{Crop}: pick every 2-3 days in the cool morning, next by {by}. Keep in shade, remove damaged ones.',
    },
    'harvest.leaves': {
      title: '{Crop}: cut fresh and on time',
      content:
        'Your {crop} should be ready to cut. Old leaves turn tough and heads split. Cut in the cool morning from now to {by}, only what you can sell or eat that day. Wash in clean water and keep in shade.',
      sms: '{Crop}: ready to cut, now to {by}. Cut in the cool morning what you sell or eat that day; keep in shade.',
    },
    'harvest.tree': {
      title: '{Crop}: harvest season, pick ripe ones often',
      content:
        'It is usually harvest time for {crop}. Walk the trees by {by} and about every two weeks. Pick only ripe ones, cut them without tearing the bark, and remove fallen or rotten ones: they breed pests. Keep the rest in shade.',
      sms: '{Crop}: harvest season. Pick ripe ones by {by}, then every 2 weeks. Remove fallen and rotten ones.',
    },
    'harvest.bunch': {
      title: '{Crop}: cut full bunches in time',
      content:
        'Bunches are cut when the fingers are full and round, while still green. Left longer they split and birds come. Look at your {crop} by {by}, prop heavy plants, cut full bunches without letting them fall, and keep them in shade.',
      sms: '{Crop}: check bunches by {by}. Cut full green ones without letting them fall, keep in shade, prop heavy plants.',
    },
    'care.growing-start': {
      title: '{Crop}: a good start for your plants',
      content:
        'The first two weeks decide the harvest. Keep animals and birds away, keep the soil loose and moist around the young {crop}, and let no weeds come up. Look at the field by {by}: note where plants are missing, to fill the gaps.',
      sms: '{Crop}: guard young plants from birds and animals, keep weeds out. By {by} see where plants are missing.',
    },
    'care.gaps': {
      title: '{Crop}: count your plants and fill gaps',
      content:
        'The first weeks decide how many plants you will harvest. By {by} walk the rows. Where plants are missing, plant again now; later ones never catch up. Where they are too close, take out the weak. Watch for birds and insects.',
      sms: '{Crop}: by {by} walk the rows, replant gaps, thin where too close. Watch for birds and insects.',
    },
    'care.weeds': {
      title: '{Crop}: weed now, before weeds win',
      content:
        'Weeds take water and food from young {crop}; the first six weeks matter most. By {by} weed between and within the rows on a dry morning, shallow, without hurting roots. Leave the dead weeds on the soil as cover.',
      sms: '{Crop}: weed by {by}, shallow, on a dry morning. The first 6 weeks matter most. Leave weeds as cover.',
    },
    'care.growing': {
      title: '{Crop}: a weekly walk saves harvest',
      content:
        'Nothing urgent this week. By {by} check 20 plants in 5 places: holes, spots, yellow leaves, insects under leaves. Trouble found early is cheap to stop. Keep the field weeded and write down what you see.',
      sms: '{Crop}: nothing urgent. By {by} check 20 plants in 5 places for holes, spots and insects. Keep weeding.',
    },
    'care.flowering': {
      title: '{Crop}: do not disturb the plants now',
      content:
        'The harvest is forming now. Do not hoe deep or cut roots now; pull big weeds by hand. By {by} check 20 plants in 5 places, flowers too. Spray nothing while bees are flying. Keep the soil moist if you can.',
      sms: '{Crop}: the harvest is forming. No deep hoeing, pull weeds by hand, check 20 plants by {by}.',
    },
    'care.pegs': {
      title: 'Groundnuts: no more hoeing, pegs are going down',
      content:
        'After flowering, groundnuts push pegs into the soil and make pods there. Hoeing now breaks them. Pull weeds by hand, keep loose soil around the plants, and look for leaf spots on 20 plants by {by}.',
      sms: 'Groundnuts: pegs are going down. No hoeing; pull weeds by hand. Check 20 plants for leaf spots by {by}.',
    },
    'care.earth-up': {
      title: '{Crop}: heap soil around the plants',
      content:
        'What grows under the ground must stay covered: sun and insects get in through cracks. By {by} heap loose soil around the stems, close cracks and weed at the same time. Do it when the soil is moist, not wet.',
      sms: '{Crop}: by {by} heap loose soil around stems, close cracks, weed. Do it when soil is moist, not wet.',
    },
    'care.stake': {
      title: '{Crop}: stake and keep off the ground',
      content:
        'Plants on the ground get more disease and less sun. By {by} stake your {crop}, tie it loosely, and take off leaves that touch the soil. Cover the soil with dry grass. Work when leaves are dry.',
      sms: '{Crop}: by {by} stake the plants, tie loosely, remove leaves touching soil, cover soil with dry grass.',
    },
    'care.ripening': {
      title: '{Crop}: guard the ripening field',
      content:
        'The harvest is filling; birds, animals and thieves come now. Walk the field by {by} and then every second day. No more fertiliser: it would be lost. Get drying places and clean dry bags ready.',
      sms: '{Crop}: ripening. Guard against birds and animals, check by {by}, no more fertiliser, prepare drying place.',
    },
    'care.tree-wet': {
      title: '{Crop}: let air and light in',
      content:
        'In wet months disease spreads where trees are crowded. By {by}, on a dry day, cut dead and crossing branches, remove sick fruit, weed a ring around each trunk and open drains. Bury sick parts away from the trees.',
      sms: '{Crop}: by {by}, on a dry day, prune dead branches, remove sick fruit, weed rings, open drains.',
    },
    'care.tree-dry': {
      title: '{Crop}: cover the soil, clear a fire line',
      content:
        'Dry months are hard on roots, and bush fires start. By {by} cover the soil under the trees with dry leaves a hand from the trunk, water trees under three years old, and clear a strip around the farm against fire.',
      sms: '{Crop}: dry season. By {by} cover soil under trees, water young trees, clear a fire line around the farm.',
    },
    'care.mat': {
      title: '{Crop}: keep one mother, one daughter',
      content:
        'Too many suckers share the food and the bunches stay small. By {by} keep the mother plant, one strong sucker and one small one, and cut out the rest. Cut dead leaves, heap soil at the foot and cover it with leaves.',
      sms: '{Crop}: by {by} keep one mother and two suckers, cut the rest. Remove dead leaves, cover the soil.',
    },
  },
  reasons: {
    'dry-soil': 'The crop has used most of the water near its roots.',
    'wet-soil': 'Recent rain has filled the soil with water.',
    'dry-days': 'It has hardly rained for {dry} days.',
    'dry-ahead': 'Hardly any rain is forecast for the next {dryAhead} days.',
    'rain-ahead': 'Rain of about {rain} mm is forecast.',
    'light-rain': 'A light rain of about {rain} mm is forecast.',
    'wet-days': 'Rain fell on {wet} of the last 7 days.',
    humid: 'The air is very damp now.',
    hot: 'Hot weather, up to {tmax} °C, is forecast.',
    cold: 'Cool weather, down to {tmin} °C, is forecast.',
    wind: 'Wind up to about {wind} km/h is forecast.',
    typical: 'No live forecast was at hand: this follows what is usual here at this time of year.',
    late: 'It was planted late, which makes this worse.',
    season: 'This is the season for it.',
    'dry-season': 'It hardly rains here in this season.',
    'wet-season': 'This is usually a rainy time here.',
    stage: 'This is right for {crop} at this stage: {stage}.',
    window: 'This follows the usual planting time of {crop} in your area.',
  },
  /** How sure the adviser is, after the pest's name and a colon. */
  sure: { low: 'possible now.', medium: 'likely now.', high: 'very likely now.' },
  /** What to walk through when scouting. */
  walk: { field: 'Check 20 plants', trees: 'Check 10 trees' },
  /** The last resort: a class of chemical, protection and waiting days; `day` when a dry, calm day is in sight. */
  treat: {
    insecticide: {
      day: 'Still spreading? Ask about an insecticide for {sprayDay}; wear gloves and mask, keep waiting days.',
      open: 'Still spreading? Ask about an insecticide for dry weather; wear gloves and mask, keep waiting days.',
    },
    fungicide: {
      day: 'Still spreading? Ask about a fungicide for {sprayDay}; wear gloves and mask, keep waiting days.',
      open: 'Still spreading? Ask about a fungicide for dry weather; wear gloves and mask, keep waiting days.',
    },
  },
  water: {
    area: 'about {litres} litres for your {acres}',
    acre: 'about {litres} litres an acre',
    cans: '{cans} ten-litre cans on each bed of 1 by 10 metres',
  },
  dose: {
    area: 'about {bags} for your {acres}',
    acre: 'about {bags} an acre',
    open: 'ask your extension worker how much',
    handful: ', one handful for about {plants} plants',
  },
  /** When produce is dry enough: by its water content where that is well known, else by feel. */
  dryness: {
    number: 'It is dry at about {moisture} % water, when it is hard between the teeth.',
    feel: 'It is dry when it is hard between the teeth and rattles.',
  },
  acres: '{n|1 acre|# acres}',
  bags: { half: 'half a 50-kg bag', whole: '{n|1 bag (50 kg)|# bags (50 kg each)}' },
  products: {
    npk: 'NPK',
    urea: 'urea',
    nitrogen: 'nitrogen fertiliser',
    phosphate: 'phosphate fertiliser',
    manure: 'well-rotted manure',
  },
  /** How a ripe crop looks. */
  signs: {
    grain: 'dry husks and hard grain, black at its base',
    rice: 'four of five grains straw-coloured',
    pods: 'dark inside the shell',
    legume: 'dry yellow-brown pods',
    heads: 'hard dry grain',
    capsules: 'lower capsules yellow',
    bolls: 'open white bolls',
    bulb: 'leaves fallen over and yellow',
    roots: 'leaves yellow and drying',
    shoulders: 'orange tops showing, thumb-thick',
  },
  /** On one day, or from one to another. */
  span: { one: 'on {from}', many: 'from {from} to {to}' },
  /** Added when the weather figures are typical of the season and not a forecast. */
  typical: '(Usual weather; no live forecast.)',
  evidence: {
    'evidence.depletion': 'Water missing in the root zone',
    'evidence.readilyAvailable': 'Water the crop takes up easily',
    'evidence.totalAvailable': 'All the water the root zone can hold',
    'evidence.stress': 'Share of its water the crop still gets',
    'evidence.cropWaterUse': 'Water the crop uses',
    'evidence.netIrrigation': 'Water to give',
    'evidence.litres': 'Litres for the area',
    'evidence.efficiency': 'Share of the water that reaches the roots',
    'evidence.rainAhead': 'Rain expected',
    'evidence.rainPast': 'Rain fallen',
    'evidence.wetDays': 'Days with rain in the last 7',
    'evidence.dryDays': 'Dry days in a row so far',
    'evidence.dryDaysAhead': 'Dry days in a row ahead',
    'evidence.tMax': 'Highest temperature',
    'evidence.tMin': 'Lowest temperature',
    'evidence.tMean': 'Mean temperature',
    'evidence.heatLimit': 'Heat this crop can stand',
    'evidence.coldLimit': 'Cold this crop can stand',
    'evidence.humidity': 'Dampness of the air',
    'evidence.wind': 'Strongest wind',
    'evidence.daysAfterPlanting': 'Days since planting',
    'evidence.seasonDays': 'Days from planting to harvest',
    'evidence.stage': 'Growth stage',
    'evidence.calendarStage': 'Stage by planting date',
    'evidence.window': 'Planting time here',
    'evidence.onsetRain': 'Rain that starts the season',
    'evidence.moisture': 'Water left in dry produce',
    'evidence.dose': 'Fertiliser',
    'evidence.riskRecord': 'Pest or disease record',
    'evidence.plantedLate': 'Planted late',
    'evidence.month': 'Month',
    'evidence.zone': 'Farming zone',
    'evidence.soil': 'Soil',
    'evidence.altitude': 'Height above the sea',
  },
}
