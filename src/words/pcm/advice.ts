import type { advice as english } from '../en/advice.ts'

/** Nigerian Pidgin (Naijá). */
export const advice: typeof english = {
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  daysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  date: '{weekday} {day} {month}',
  thousands: ',',
  decimal: '.',
  crops: {
    maize: 'corn',
    cassava: 'cassava',
    beans: 'beans',
    rice: 'rice',
    sorghum: 'guinea corn',
    millet: 'millet',
    yam: 'yam',
    'sweet-potato': 'sweet potato',
    groundnuts: 'groundnut',
    cowpeas: 'beans (cowpea)',
    sesame: 'beniseed',
    cotton: 'cotton',
    coffee: 'coffee',
    cocoa: 'cocoa',
    plantain: 'plantain',
    banana: 'banana',
    tomato: 'tomato',
    onion: 'onion',
    pepper: 'pepper',
    okra: 'okro',
    spinach: 'green',
    cabbage: 'cabbage',
    wheat: 'wheat',
    potatoes: 'Irish potato',
    carrots: 'carrot',
    lettuce: 'lettuce',
    mangoes: 'mango',
    oranges: 'orange',
    avocados: 'pear (avocado)',
  },
  stages: {
    planted: 'just plant am',
    seedling: 'small-small plant',
    vegetative: 'dey grow',
    flowering: 'dey flower',
    fruiting: 'dey full',
    mature: 'don ripe, ready for harvest',
    harvesting: 'harvest time',
  },
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
  rules: {
    'irrigation.now': {
      title: 'Water your {crop} by {by}',
      content:
        'Ground dey dry and rain no near. Plant wey thirsty no go grow. Give am about {mm} mm water: {water}. Do am morning or evening, by {by}. First dig 20 cm: if ground still wet there, wait.',
      sms: '{Crop}: ground dey dry. Give about {mm} mm water by {by}, morning or evening. First dig 20 cm: if e wet, wait.',
    },
    'irrigation.flowering': {
      title: '{Crop}: water am now, na di time e need am pass',
      content:
        'Ground too dry for di time wey thirst dey spoil harvest pass. Give am about {mm} mm water: {water}. Do am by {by}, morning or evening. First dig 20 cm: if ground still wet there, wait.',
      sms: '{Crop}: water am by {by}, thirst now dey spoil harvest. About {mm} mm. First dig 20 cm: if e wet, wait.',
    },
    'irrigation.soon': {
      title: '{Crop} go need water by {by}',
      content:
        'Ground still hold small water, but {crop} go finish am soon. Prepare about {mm} mm: {water}. Every day feel ground 20 cm deep; water am by {by} if e dry and rain no fall.',
      sms: '{Crop}: e go need water by {by}, about {mm} mm. Check ground 20 cm deep; water am if e dry.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: hold water, rain dey come',
      content:
        'About {rain} mm rain dey expected by {to}. If you water now, you waste water and fuel. Wait for di rain. On {by} dig 20 cm: if ground still dry, water am then.',
      sms: '{Crop}: about {rain} mm rain dey come by {to}. No water am now. On {by} check ground; if e dry, water am.',
    },
    'irrigation.enough': {
      title: '{Crop}: water dey ground well this week',
      content:
        'Ground under your {crop} hold water wey go reach about one week. More water go just wash food comot and chop money. No water am now. Dig 20 cm on {by}: if e dry, start again.',
      sms: '{Crop}: water dey ground this week. No water am now. Check 20 cm deep on {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: stop water before harvest',
      content:
        'Harvest dey ripe. Water now go bring rot and mould. Stop water, open gutter make farm dry. Harvest when you see di sign: {sign}. Look am every few days reach {by}.',
      sms: '{Crop}: e dey ripe. Stop water, open gutter make farm dry. Harvest when you see: {sign}.',
    },
    'irrigation.pond': {
      title: 'Keep small water stand for your rice',
      content:
        'Water wey stand dey stop grass, and dry farm for flower time go leave empty grain. Rain no near. Keep about 5 cm water (three fingers). Let am enter by {by}, close hole for bund, look am every two days.',
      sms: 'Rice: keep about 5 cm water stand, let am enter by {by}. Dry farm now dey give empty grain.',
    },
    'dry.young': {
      title: '{Crop}: help small plants for this dry time',
      content:
        '{why} Small plants get short root, dem dey dry first. Weed now, cover ground with dry grass, hold fertiliser till rain fall. If you dey carry water, give weak ones for evening. Do am by {by}.',
      sms: '{Crop}: dry time. Weed, cover ground with dry grass, hold fertiliser till rain. Do am by {by}.',
    },
    'dry.growing': {
      title: '{Crop}: save di water wey dey ground',
      content:
        '{why} Your plants dey live with water wey remain for ground. By {by} weed light, cover ground with dry grass, tie ridges to catch next rain. Hold fertiliser till ground wet.',
      sms: '{Crop}: ground dey dry. By {by} weed, cover ground, tie ridges to catch rain. Hold fertiliser.',
    },
    'dry.flowering': {
      title: '{Crop}: ground dry for di worst time',
      content:
        '{why} For this stage thirst dey spoil harvest pass. By {by} weed without cutting root, cover ground, tie ridges to hold rain. If you fit bring water, na this week e pay pass. Hold fertiliser.',
      sms: '{Crop}: dry for worst time. By {by} weed, cover ground, tie ridges. If you fit bring water, do am this week.',
    },
    'dry.tree': {
      title: '{Crop}: guard di root for dry weather',
      content:
        '{why} By {by} spread dry leaf under di tree, one hand from di trunk. Weed under am. Give water to tree wey never reach three years. No cut plenty branch now, keep fire far.',
      sms: '{Crop}: dry weather. By {by} cover ground under tree with dry leaf, water young tree. Keep fire far.',
    },
    'rain.heavy': {
      title: '{Crop}: heavy rain dey come, open gutter',
      content:
        'About {rain} mm rain fit fall {span}, like {cans} ten-litre cans for every square metre. Water wey stand dey kill root. By {by} open gutter. No water, no spray, no fertiliser till e pass.',
      sms: '{Crop}: heavy rain {span}, about {rain} mm. Open gutter by {by}. No fertiliser, spray or water.',
    },
    'rain.heavy-rice': {
      title: 'Rice: heavy rain dey come, check bund',
      content:
        'About {rain} mm rain fit fall {span}. Deep water dey drown young rice and break bund. By {by} repair bund and open road for extra water. No fertiliser till e pass.',
      sms: 'Rice: heavy rain {span}, about {rain} mm. Repair bund, open outlet by {by}. No fertiliser.',
    },
    'rain.wet-soil': {
      title: '{Crop}: ground don full with water',
      content:
        'Plenty rain don fall, ground no fit take again. Root wey no get air dey yellow and rot. By {by} open gutter where water stand, no march wet ground. Put fertiliser or spray only when ground don drain.',
      sms: '{Crop}: ground full with water. By {by} open gutter where water stand. No fertiliser or spray till e drain.',
    },
    'wind.prop': {
      title: '{Crop}: strong breeze, prop di plants',
      content:
        'Breeze of about {wind} km/h fit come by {to}. Plant with heavy bunch dey fall, bunch go lost. By {by} prop dem with fork stick, cut dead leaf, tie plants together.',
      sms: '{Crop}: strong breeze by {to}. Prop plants with bunch with fork stick by {by}.',
    },
    'heat.flowering': {
      title: '{Crop}: too much heat for flower time',
      content:
        'Heat reach {tmax} °C dey expected {span}. For this kind heat flower no go form seed. Water early if you fit, cover ground with dry grass, no spray or hoe inside hot sun.',
      sms: '{Crop}: heat reach {tmax}C {span} for flower time. Water early if you fit, cover ground.',
    },
    'heat.days': {
      title: '{Crop}: very hot days dey come',
      content:
        'Heat reach {tmax} °C for {hotDays} days or more, till {to}. Plant dey lose water quick. Water early or late if you fit, give shade to nursery, cover ground with dry grass. Work for cool time.',
      sms: '{Crop}: very hot till {to}, reach {tmax}C. Water early or late, shade young plants, cover ground.',
    },
    'cold.nights': {
      title: '{Crop}: cold night dey slow am',
      content:
        'Night of about {tmin} °C dey expected till {to}. Plant dey grow slow, young ones dey yellow. Cover nursery for night, water for morning no be evening, wait with fertiliser till e warm.',
      sms: '{Crop}: cold night, about {tmin}C till {to}. Cover nursery for night, water for morning, hold fertiliser.',
    },
    'cold.frost': {
      title: '{Crop}: frost fit come',
      content:
        'Night near {tmin} °C fit bring frost by {to}. Frost dey black leaf and kill young plant. Before sun set cover plants with cloth or grass, keep ground moist, open am for morning.',
      sms: '{Crop}: frost fit come by {to}, about {tmin}C. Cover plants before sun set, keep ground moist.',
    },
    'fertilizer.basal': {
      title: '{Crop}: first fertiliser by {by}',
      content:
        'Young root need food near am. Give {product} by {by}, for moist ground: {dose}. Put am 5 cm deep, three fingers from plant, cover am with soil. Compost or manure dey help too.',
      sms: '{Crop}: give first fertiliser ({product}) by {by} for moist ground, three fingers from plant, cover am.',
    },
    'fertilizer.go': {
      title: '{Crop}: good days to top-dress',
      content:
        'Na this age to feed your {crop} again. {why} Weed first, then give {product}: {dose}. Put am three fingers from plant, cover am with soil. Do am by {by}.',
      sms: '{Crop}: time to top-dress with {product}, by {by}. Weed first, put am three fingers from plant, cover am.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hold fertiliser, heavy rain dey near',
      content:
        'Na di age to feed your {crop}, but about {rain} mm rain fit fall by {to}. E go wash your fertiliser and money go. Keep di bag dry, weed for now, put am when ground don drain.',
      sms: '{Crop}: no put fertiliser before rain (about {rain} mm by {to}). Weed now, feed am after e drain.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: keep fertiliser till ground wet',
      content:
        'Na di age to feed your {crop}, but ground dry. Fertiliser for dry ground dey waste or burn root. Weed now, keep {product} ready. Give am di day after good rain.',
      sms: '{Crop}: ground too dry for fertiliser. Weed now, give {product} di day after good rain.',
    },
    'fertilizer.tree': {
      title: 'Feed your {crop} while ground wet',
      content:
        'Rain dey carry food go root, so na time to feed {crop}. By {by} weed ring under di branch, spread {product} there, one hand from trunk, cover am with leaf.',
      sms: '{Crop}: feed am now while ground wet, by {by}. Weed ring, spread {product}, cover with leaf.',
    },
    'fertilizer.pods': {
      title: 'Groundnut: pod need gypsum or lime',
      content:
        'Pod dey full from ground around am; if calcium no dey, e go empty. If you fit get gypsum or farm lime, sprinkle am for foot of plant by {by}, for moist ground. No hoe after that.',
      sms: 'Groundnut: put gypsum or lime for foot of plant by {by}, for moist ground, make pod full. No hoe after.',
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
        '{why} Mould fit catch {crop}; im poison (aflatoxin) dey harm pikin and cooking no dey kill am. {first} No eat, sell or give animal mouldy ones. Look again by {by}.',
      sms: '{Crop}: mould poison risk. Harvest once e ripe, dry am off ground, throw mouldy ones. Look again by {by}.',
    },
    'planting.outside': {
      title: '{Crop}: this no be planting time',
      content:
        'Planting time for here na {from} to {to}. Outside am rain fit fail or stop too quick. If you never plant, wait. If you don plant, ready to bring water or plant again.',
      sms: '{Crop}: planting time for here na {from} to {to}. Never plant? Wait. Don plant? Ready to water or replant.',
    },
    'planting.no-rain': {
      title: '{Crop}: dry season no be time to plant',
      content:
        'Rain no dey fall for here now; e dey start about {from}. Without water, wetin you plant now go die. Never plant? Wait, prepare land. Don plant? Water am every few days, cover ground, or ready to plant again.',
      sms: '{Crop}: dry season, rain dey start about {from}. Never plant? Wait. Don plant? Water am every few days.',
    },
    'planting.wait-rain': {
      title: '{Crop}: wait for good rain before you plant',
      content:
        'Na planting season, but rain never start well. False start dey kill seed. Never plant? Prepare land, wait for about {onset} mm inside {onsetDays} days. Don plant? Keep some seed to fill gap.',
      sms: '{Crop}: wait for about {onset} mm rain inside {onsetDays} days before you plant. Don plant? Keep seed for gap.',
    },
    'planting.ready': {
      title: '{Crop}: ground wet enough to plant',
      content:
        '{why} Season correct and ground moist. If you never finish to plant your {crop}, do am by {by}: late planting dey give less. Use good seed, plant for line.',
      sms: '{Crop}: ground moist, season correct. Finish planting by {by}. Late planting dey give less.',
    },
    'planting.dry-start': {
      title: '{Crop}: dry days after planting',
      content:
        '{why} Rain no near at all. Seed fit no come up, small plant fit die. Keep seed to replant. By {by} check 10 places: if less than half come up, plant again with next good rain.',
      sms: '{Crop}: dry after planting. Check by {by}; if less than half come up, replant with next good rain.',
    },
    'stage.unknown': {
      title: '{Crop}: when you plant am?',
      content:
        'We no know when you plant your {crop}, so we no fit talk wetin e need now. Abeg put planting date and stage for your crop list. Then you go get advice for water, fertiliser, pest and harvest for your own farm.',
      sms: '{Crop}: abeg put planting date and stage for Gona, make our advice fit your farm.',
    },
    'stage.over': {
      title: '{Crop}: harvest don finish?',
      content:
        'By di planting date {crop} harvest suppose don finish. If e don finish, abeg put your new crop and planting date, make our advice fit your farm. If not, harvest am quick: old crop dey feed insect and mould.',
      sms: '{Crop}: harvest suppose don finish. If yes, abeg put your next crop and planting date for Gona.',
    },
    'stage.question': {
      title: '{Crop}: di stage correct?',
      content:
        'You tell us say {crop} stage na: {stated}. By di planting date ({planted}) we expect: {expected}. Abeg check planting date and stage for your crop list, make our advice fit your farm.',
      sms: '{Crop}: {stated} or {expected}? Abeg check planting date and stage for Gona, make advice fit your farm.',
    },
    'harvest.soon': {
      title: '{Crop}: prepare for harvest',
      content:
        'Your {crop} go ripe in about {daysLeft} days. Sign: {sign}. By {by} clean store, get tarpaulin and dry bag, call helpers. Late crop dey feed bird, insect and mould.',
      sms: '{Crop}: e go ripe in about {daysLeft} days. By {by} prepare tarpaulin, dry bag, store and helpers.',
    },
    'harvest.now': {
      title: '{Crop}: good days to harvest',
      content:
        'Your {crop} suppose don ripe and dry weather go last till {to}. Sign: {sign}. Harvest by {by}, start to dry am within two days, for tarpaulin, no be bare ground. If e stand, bird, insect and mould go chop am.',
      sms: '{Crop}: ripe, and dry till {to}. Harvest by {by}, dry am for tarpaulin, no be bare ground.',
    },
    'harvest.between-showers': {
      title: '{Crop}: harvest between rain and rain',
      content:
        'Your {crop} suppose don ripe (sign: {sign}), but dry time short now. By {by} harvest ripe ones for dry morning, carry dem go roof same day, spread dem thin, turn often. Wet heap dey hot and mould.',
      sms: '{Crop}: ripe. By {by} harvest for dry morning, carry am under roof same day, spread thin, turn often.',
    },
    'harvest.before-rain': {
      title: '{Crop}: harvest ripe ones before rain',
      content:
        'About {rain} mm rain fit fall {span}. Rain for ripe crop dey bring mould. By {by} harvest wetin don ripe ({sign}), carry am under roof. Cover wetin dey dry. Leave unripe ones.',
      sms: '{Crop}: rain {span}, about {rain} mm. Harvest ripe ones by {by}, keep under roof.',
    },
    'harvest.drying': {
      title: '{Crop}: dry am well before you store',
      content:
        'Crop wey still wet go mould for bag. Spread {crop} thin for tarpaulin inside sun, turn am often, cover am for night. {dryness} Dry salt wey you shake with am inside bottle no suppose stick. Check till {by}.',
      sms: '{Crop}: dry for tarpaulin, turn often, cover for night. {dryness}',
    },
    'harvest.store': {
      title: '{Crop}: store am dry, closed, off di floor',
      content:
        'Insect and mould fit chop one third of store. Comot bad ones. When e dry well, close am inside airtight double bag, put am for wood far from wall, no open am often. Finish by {by}.',
      sms: '{Crop}: when e dry well, close am for airtight bag, off di floor, by {by}. No open am often.',
    },
    'harvest.roots': {
      title: '{Crop}: dig wetin you fit sell or use',
      content:
        'Your {crop} suppose don ready: {sign}. Once you dig am e go spoil soon. Dig only wetin you fit sell, cook or process inside two days, no wound am. If ground hard, dig after rain. From now to {by}.',
      sms: '{Crop}: ready ({sign}). Till {by} dig only wetin you fit sell or process inside 2 days; no wound am.',
    },
    'harvest.tubers': {
      title: '{Crop}: dig with care, good ones go keep',
      content:
        'Your {crop} suppose don ready: {sign}. Ones with cut dey rot first. From now to {by} dig for dry day without cut, let skin dry for shade, keep good ones for cool dark airy place. Eat wounded ones first.',
      sms: '{Crop}: ready ({sign}). Till {by} dig without cut, dry skin for shade, keep for cool airy place.',
    },
    'harvest.cassava-wait': {
      title: 'Cassava: wait small before you dig',
      content:
        'Rain just come back. Cassava dey use im starch grow new leaf, so root dey watery and garri go small. If you fit, wait about four weeks after rain come back. Till {by} dig only wetin you need.',
      sms: 'Cassava: rain just come back, root dey watery. If you fit, wait about 4 weeks; till {by} dig only wetin you need.',
    },
    'harvest.pick': {
      title: '{Crop}: pick every two or three days',
      content:
        'Your plants dey bear. If you pick often, more go come and insect and rot go reduce. Pick for cool morning every 2 or 3 days, next by {by}. Handle am soft, keep for shade, carry bad ones comot.',
      sms: '{Crop}: pick every 2-3 days for cool morning, next by {by}. Keep for shade, comot bad ones.',
    },
    'harvest.leaves': {
      title: '{Crop}: cut am fresh and on time',
      content:
        'Your {crop} suppose don ready to cut. Old leaf dey strong. Cut for cool morning from now to {by}, only wetin you fit sell or eat that day. Wash with clean water, keep for shade.',
      sms: '{Crop}: ready to cut, now to {by}. Cut for morning wetin you go sell or eat that day; keep for shade.',
    },
    'harvest.tree': {
      title: '{Crop}: harvest season, pick ripe ones',
      content:
        'Na harvest time for {crop} usually. Waka round di trees by {by}, then every two weeks. Pick only ripe ones, no tear bark, comot fallen or rotten ones: dem dey breed pest. Keep di rest for shade.',
      sms: '{Crop}: harvest season. Pick ripe ones by {by}, then every 2 weeks. Comot fallen and rotten ones.',
    },
    'harvest.bunch': {
      title: '{Crop}: cut full bunch on time',
      content:
        'We dey cut bunch when finger don full and round, but still green. If e stay, e go burst. Look your {crop} by {by}, prop heavy ones, cut full bunch no let am fall, keep for shade.',
      sms: '{Crop}: check bunch by {by}. Cut full green ones no let am fall, keep for shade, prop heavy ones.',
    },
    'care.growing-start': {
      title: '{Crop}: good start for your plants',
      content:
        'First two weeks dey decide harvest. Drive animal and bird, keep ground soft and moist near young {crop}, no let weed come up. Look farm by {by}: see where plant no dey, to fill am.',
      sms: '{Crop}: drive bird and animal from young plants, no let grass grow. By {by} see where plant no dey.',
    },
    'care.gaps': {
      title: '{Crop}: count your plants, fill gap',
      content:
        'First weeks dey decide how many plants you go harvest. By {by} waka di rows. Where plant no dey, plant again now; late ones no dey catch up. Where dem choke, comot weak ones. Watch bird and insect.',
      sms: '{Crop}: by {by} waka di rows, fill gap, thin where dem choke. Watch bird and insect.',
    },
    'care.weeds': {
      title: '{Crop}: weed now before grass win',
      content:
        'Weed dey take water and food from {crop}; first six weeks matter pass. By {by} weed inside and between rows for dry morning, light, no cut root. Leave dead weed for ground as cover.',
      sms: '{Crop}: weed by {by}, light, for dry morning. First 6 weeks matter pass. Leave weed as cover.',
    },
    'care.growing': {
      title: '{Crop}: weekly waka dey save harvest',
      content:
        'Nothing urgent this week. By {by} check 20 plants for 5 places: hole, spot, yellow leaf, insect under leaf. Trouble wey you see early dey cheap to stop. Keep farm clean from weed.',
      sms: '{Crop}: nothing urgent. By {by} check 20 plants for 5 places for hole, spot and insect. Keep weeding.',
    },
    'care.flowering': {
      title: '{Crop}: no disturb di plants now',
      content:
        'Harvest dey form now. No hoe deep or cut root; pull big weed with hand. By {by} check 20 plants, flower too. No spray when bee dey fly. Keep ground moist if you fit.',
      sms: '{Crop}: harvest dey form. No deep hoe, pull weed with hand, check 20 plants by {by}.',
    },
    'care.pegs': {
      title: 'Groundnut: no hoe again, peg dey enter ground',
      content:
        'After flower, groundnut dey push peg enter ground to make pod. Hoe now dey break am. Pull weed with hand, keep soil loose, look leaf spot for 20 plants by {by}.',
      sms: 'Groundnut: peg dey enter ground. No hoe; pull weed with hand. Check leaf spot for 20 plants by {by}.',
    },
    'care.earth-up': {
      title: '{Crop}: heap soil for di foot',
      content:
        'Wetin dey grow under ground must dey covered: sun and insect dey enter through crack. By {by} heap soil for stem, close crack, weed same time. Do am when ground moist, no be wet.',
      sms: '{Crop}: by {by} heap soil for stem, close crack, weed. Do am when ground moist, no be wet.',
    },
    'care.stake': {
      title: '{Crop}: stake am, keep am off ground',
      content:
        'Plant for ground dey catch sickness more. By {by} stake your {crop}, tie am soft, comot leaf wey touch ground. Cover ground with dry grass. Work when leaf dry.',
      sms: '{Crop}: by {by} stake di plants, tie soft, comot leaf wey touch ground, cover ground.',
    },
    'care.ripening': {
      title: '{Crop}: guard di farm wey dey ripe',
      content:
        'Grain dey full; bird, animal and thief dey come now. Waka farm by {by}, then every two days. No more fertiliser: na waste. Prepare drying place and clean dry bag.',
      sms: '{Crop}: e dey ripe. Guard bird and animal, check by {by}, no fertiliser, prepare drying place.',
    },
    'care.tree-wet': {
      title: '{Crop}: let air and light enter',
      content:
        'For rain season sickness dey spread where tree choke. By {by}, for dry day, cut dead branch, comot sick fruit, weed ring for each trunk, open gutter. Bury sick parts far.',
      sms: '{Crop}: by {by}, for dry day, cut dead branch, comot sick fruit, weed ring, open gutter.',
    },
    'care.tree-dry': {
      title: '{Crop}: cover ground, clear fire line',
      content:
        'Dry season hard for root, and bush fire dey start. By {by} cover ground under tree with dry leaf one hand from trunk, water tree wey never reach three years, clear line round farm for fire.',
      sms: '{Crop}: dry season. By {by} cover ground under tree, water young tree, clear fire line round farm.',
    },
    'care.mat': {
      title: '{Crop}: one mama, one pikin',
      content:
        'Too many sucker dey share food, bunch go small. By {by} keep mama plant, one strong sucker and one small one, cut di rest. Cut dead leaf, heap soil for foot, cover am with leaf.',
      sms: '{Crop}: by {by} keep mama and two suckers, cut di rest. Comot dead leaf, cover ground.',
    },
  },
  reasons: {
    'dry-soil': 'Di crop don drink most of di water near im root.',
    'wet-soil': 'Rain wey just fall don full di ground.',
    'dry-days': 'Rain no really fall for {dry} days.',
    'dry-ahead': 'Almost no rain go fall for next {dryAhead} days.',
    'rain-ahead': 'About {rain} mm rain dey forecast.',
    'light-rain': 'Small rain of about {rain} mm dey forecast.',
    'wet-days': 'Rain fall for {wet} of di last 7 days.',
    humid: 'Air damp well-well now.',
    hot: 'Hot weather reach {tmax} °C dey forecast.',
    cold: 'Cold weather reach {tmin} °C dey forecast.',
    wind: 'Breeze of about {wind} km/h dey forecast.',
    typical: 'No live forecast dey: this one follow how weather dey be for here this time.',
    late: 'You plant am late, so e worse.',
    season: 'Na im season be this.',
    'dry-season': 'Rain no dey fall much for here this season.',
    'wet-season': 'This na rain time for here.',
    stage: 'This one good for {crop} for this stage: {stage}.',
    window: 'This follow di usual planting time of {crop} for your area.',
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
  water: {
    area: 'about {litres} litres for your {acres}',
    acre: 'about {litres} litres for one acre',
    cans: '{cans} ten-litre cans for each bed of 1 by 10 metres',
  },
  dose: {
    area: 'about {bags} for your {acres}',
    acre: 'about {bags} for one acre',
    open: 'ask extension worker how much',
    handful: ', one handful for about {plants} plants',
  },
  dryness: {
    number: 'E dry when water remain about {moisture} % and e hard for teeth.',
    feel: 'E dry when e hard for teeth and dey rattle.',
  },
  acres: '{n|1 acre|# acres}',
  bags: { half: 'half 50-kg bag', whole: '{n|1 bag (50 kg)|# bags (50 kg each)}' },
  products: {
    npk: 'NPK',
    urea: 'urea',
    nitrogen: 'nitrogen fertiliser',
    phosphate: 'phosphate fertiliser',
    manure: 'manure',
  },
  signs: {
    grain: 'dry husk and hard grain, black for im foot',
    rice: 'four of five grains get straw colour',
    pods: 'inside shell don dark',
    legume: 'dry yellow-brown pod',
    heads: 'hard dry grain',
    capsules: 'lower capsule don yellow',
    bolls: 'open white boll',
    bulb: 'leaf don fall and yellow',
    roots: 'leaf dey yellow and dry',
    shoulders: 'orange top dey show, thick like thumb',
  },
  span: { one: 'on {from}', many: 'from {from} to {to}' },
  typical: '(Usual weather; no live forecast.)',
  evidence: {
    'evidence.depletion': 'Water wey don comot from root area',
    'evidence.readilyAvailable': 'Water wey crop dey take easy',
    'evidence.totalAvailable': 'All water wey root area fit hold',
    'evidence.stress': 'Share of water wey crop still dey get',
    'evidence.cropWaterUse': 'Water wey crop dey drink',
    'evidence.netIrrigation': 'Water to give',
    'evidence.litres': 'Litres for di area',
    'evidence.efficiency': 'Share of water wey reach root',
    'evidence.rainAhead': 'Rain wey dey come',
    'evidence.rainPast': 'Rain wey don fall',
    'evidence.wetDays': 'Rain days for last 7',
    'evidence.dryDays': 'Dry days one after another',
    'evidence.dryDaysAhead': 'Dry days wey dey come',
    'evidence.tMax': 'Highest heat',
    'evidence.tMin': 'Lowest cold',
    'evidence.tMean': 'Middle temperature',
    'evidence.heatLimit': 'Heat wey this crop fit bear',
    'evidence.coldLimit': 'Cold wey this crop fit bear',
    'evidence.humidity': 'How air damp',
    'evidence.wind': 'Strongest breeze',
    'evidence.daysAfterPlanting': 'Days since planting',
    'evidence.seasonDays': 'Days from planting to harvest',
    'evidence.stage': 'Growth stage',
    'evidence.calendarStage': 'Stage by planting date',
    'evidence.window': 'Planting time for here',
    'evidence.onsetRain': 'Rain wey dey start season',
    'evidence.moisture': 'Water wey remain inside dry crop',
    'evidence.dose': 'Fertiliser',
    'evidence.riskRecord': 'Pest or sickness record',
    'evidence.plantedLate': 'Planted late',
    'evidence.month': 'Month',
    'evidence.zone': 'Farming zone',
    'evidence.soil': 'Ground',
    'evidence.altitude': 'Height above sea',
  },
}
