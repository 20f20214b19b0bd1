import type { advice as english } from '../en/advice.ts'

/** Afrikaans. */
export const advice: typeof english = {
  days: ['Sondag', 'Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrydag', 'Saterdag'],
  daysShort: ['So', 'Ma', 'Di', 'Wo', 'Do', 'Vr', 'Sa'],
  months: ['Jan', 'Feb', 'Mrt', 'Apr', 'Mei', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Des'],
  date: '{weekday} {day} {month}',
  thousands: ' ',
  decimal: ',',
  crops: {
    maize: 'mielies',
    cassava: 'kassava',
    beans: 'bone',
    rice: 'rys',
    sorghum: 'sorghum',
    millet: 'mahangu',
    yam: 'jam',
    'sweet-potato': 'patats',
    groundnuts: 'grondbone',
    cowpeas: 'akkerbone',
    sesame: 'sesam',
    cotton: 'katoen',
    coffee: 'koffie',
    cocoa: 'kakao',
    plantain: 'kookpiesang',
    banana: 'piesang',
    tomato: 'tamatie',
    onion: 'uie',
    pepper: 'rissies',
    okra: 'okra',
    spinach: 'spinasie',
    cabbage: 'kool',
    wheat: 'koring',
    potatoes: 'aartappels',
    carrots: 'wortels',
    lettuce: 'slaai',
    mangoes: 'mango',
    oranges: 'lemoene',
    avocados: 'avokado',
  },
  stages: {
    planted: 'pas geplant',
    seedling: 'saailing',
    vegetative: 'groei',
    flowering: 'blom',
    fruiting: 'word vol',
    mature: 'ryp, gereed vir oes',
    harvesting: 'oestyd',
  },
  pests: {
    faw: {
      name: 'herfskommandowurm',
      look: 'rowwe gate in blare en mis soos saagsels in die kelk',
      first: 'Druk eiers en wurms dood; gooi sand of as in die kelk.',
    },
    striga: {
      name: 'striga (rooiblom)',
      look: 'pers of wit blomme aan die voet van swak plante',
      first: 'Trek dit uit voor dit blom en dra dit weg.',
    },
    maize_stem_borer: {
      name: 'stamboorders',
      look: 'rye klein gaatjies in blare en dooie harte',
      first: 'Trek plante met dooie harte uit en vernietig dit.',
    },
    msv: {
      name: 'mieliestreep',
      look: 'gebroke geel strepe langs die blare, kort plante',
      first: 'Trek siek jong plante en gras uit.',
    },
    maize_aflatoxin: {
      name: 'kopskimmel',
      look: 'groen of geel skimmel op koppe',
      first: 'Moenie ryp koppe laat staan nie; droog op seil.',
    },
    rice_blast: {
      name: 'rys-blast',
      look: 'ruitvormige vlekke, grys in die middel, en swart nekke',
      first: 'Hou die land onder water; gee nie nou stikstof nie.',
    },
    rice_brown_spot: {
      name: 'bruinvlek',
      look: 'ronde bruin vlekke met geel kring',
      first: 'Moenie die land laat uitdroog nie; balanseer die kunsmis.',
    },
    rice_blb: {
      name: 'bakteriese blaarskroei',
      look: 'geel-wit golwende blaarrande van die punt af',
      first: 'Dreineer die land en stop stikstof.',
    },
    rymv: {
      name: 'geelmosaïek',
      look: 'geel-groen kolle en kort plante',
      first: 'Trek siek plante uit; hou walle skoon.',
    },
    rice_gall_midge: {
      name: 'galmuggie',
      look: 'silwer lote soos uieblare',
      first: 'Verwyder wilde rys; min stikstof.',
    },
    cmd: {
      name: 'kassavamosaïek',
      look: 'geel-groen gedraaide blare en klein wit vlieë onder',
      first: 'Trek siek jong plante uit en brand; neem steggies van gesondes.',
    },
    cbb: {
      name: 'bakteriese skroei',
      look: 'nat hoekige vlekke, verlep en gom',
      first: 'Bly uit die nat land; maak gereedskap skoon.',
    },
    cgm: {
      name: 'groenmyt',
      look: 'klein geel spikkels en smal topblare',
      first: 'Moenie spuit nie: dit dood nuttige myte.',
    },
    mealybug: {
      name: 'witluis',
      look: 'bondels bo met wit wasagtige insekte',
      first: 'Sny toppe af en vernietig; moenie spuit nie.',
    },
    maruca: {
      name: 'peulboorder',
      look: 'spinsel in blomme en peule met gaatjies',
      first: 'Maak 20 blomme oop; spuit neemolie saans.',
    },
    cowpea_thrips: {
      name: 'blomblaaspootjie',
      look: 'bruin knoppe wat afval, geen peule',
      first: 'Skud knoppe oor jou hand; spuit neemolie as daar baie is.',
    },
    cowpea_aphid: {
      name: 'plantluise',
      look: 'swart insekte op lote, taai gekrulde blare',
      first: 'Was hulle af of gebruik seepwater of neemolie.',
    },
    bean_als: {
      name: 'hoekvlek',
      look: 'bruin vlekke met reguit kante tussen are',
      first: 'Bly uit nat plante; begrawe ou blare.',
    },
    bean_anthracnose: {
      name: 'antraknose',
      look: 'donker ingesinkte vlekke op peule',
      first: 'Moenie in nat plante werk nie; hou skoon saad.',
    },
    yam_anthracnose: {
      name: 'jam-antraknose',
      look: 'swart vlekke en ranke wat swart word',
      first: 'Stok die ranke; moenie skoffel as blare nat is nie.',
    },
    yam_beetle: {
      name: 'jamkewer',
      look: 'verlepte ranke en gate in knolle',
      first: 'Sit as op plantstukke; tel kewers af.',
    },
    yam_nematode: {
      name: 'aalwurm',
      look: 'gebarste knopperige knolle',
      first: 'Hou net skoon knolle vir plant; wissel die land.',
    },
    sorghum_midge: {
      name: 'sorghummuggie',
      look: 'klein oranje vlieë op blomme soggens',
      first: 'Verwyder vroeë are; saai volgende jaar vroeg saam.',
    },
    shoot_fly: { name: 'spruitvlieg', look: 'dooie hartblare in saailinge', first: 'Trek dooies uit as jy uitdun.' },
    grain_mould: {
      name: 'graanskimmel',
      look: 'pienk, swart of wit skimmel op korrels',
      first: 'Sny ryp are dadelik en droog onder dak.',
    },
    birds_quelea: {
      name: 'graanvoëls',
      look: 'gepikte are en swerms',
      first: 'Waak met dagbreek en skemer; oes sodra ryp.',
    },
    downy_mildew: {
      name: 'donsskimmel',
      look: 'geel blare met wit dons onder',
      first: 'Trek siek plante uit en brand.',
    },
    long_smut: {
      name: 'brand',
      look: 'swart poeier in plaas van graan',
      first: 'Sny siek are uit en brand; hou skoon saad.',
    },
    head_miner: { name: 'aarmyner', look: 'kronkelspore in die are', first: 'Spuit help nie; vra jou voorligter.' },
    clr: { name: 'koffieroes', look: 'oranje poeier onder blare', first: 'Snoei dat lug en lig inkom.' },
    cbb_berry_borer: {
      name: 'bessieboorder',
      look: 'gaatjie in die punt van bessies',
      first: 'Pluk alle bessies, ook van die grond.',
    },
    cbd: {
      name: 'koffiebessiesiekte',
      look: 'donker ingesinkte vlekke op groen bessies',
      first: 'Verwyder siek bessies en snoei.',
    },
    leaf_spots: {
      name: 'blaarvlek',
      look: 'bruin vlekke met geel kringe, swart onder',
      first: 'Verwyder opslag; wissel die gewas volgende jaar.',
    },
    rosette: { name: 'roset', look: 'geel of groen verdwergde plante', first: 'Trek siek plante uit; vul gapings.' },
    gn_aflatoxin: {
      name: 'neutskimmel',
      look: 'skimmel of verkrimpte neute',
      first: 'Lig betyds; droog op seil, gooi slegtes weg.',
    },
    late_blight: {
      name: 'laatroes',
      look: 'donker nat kolle, wit skimmel onder blare soggens',
      first: 'Verwyder siek plante; hou blare droog.',
    },
    early_blight: {
      name: 'vroeëroes',
      look: 'bruin teikenkringe op onderste blare',
      first: 'Verwyder siek onderblare; stok en bedek grond.',
    },
    tuta: {
      name: 'blaarmyner (Tuta)',
      look: 'bleek kolle in blare en gaatjies in vrugte',
      first: 'Pluk siek blare; spuit neemolie saans.',
    },
    bact_wilt: {
      name: 'bakteriese verwelk',
      look: 'groen plante wat skielik verlep',
      first: 'Trek uit en brand; laat water wegloop.',
    },
    sp_weevil: {
      name: 'patatkalander',
      look: 'gaatjies in wortels en geswelde rankvoet',
      first: 'Maak krake toe; oes rypes gou.',
    },
    spvd: { name: 'patatvirus', look: 'klein smal gevlekte blare', first: 'Trek siekes uit; neem ranke van gesondes.' },
    black_pod: {
      name: 'swartpeul',
      look: 'bruin-swart vlekke wat oor peule sprei',
      first: 'Sny weekliks siek peule af en begrawe; laat lug in.',
    },
    mirids: {
      name: 'miride',
      look: 'swart ingesinkte vlekke en sterwende lote',
      first: 'Maak skadu digter; verwyder waterlote.',
    },
    black_sigatoka: {
      name: 'swart sigatoka',
      look: 'donker strepe en blare wat van die rand sterf',
      first: 'Sny halfdooie blare af; dreineer en skoffel.',
    },
    banana_weevil: {
      name: 'piesangkalander',
      look: 'swak plante wat omval, gange onder',
      first: 'Vang met gesplete stamme; plant skoon suiers.',
    },
    bbtv: { name: 'bondeltop', look: 'smal regop saamgebondelde blare', first: 'Grawe siek plante uit en vernietig.' },
    purple_blotch: {
      name: 'persvlek',
      look: 'pers ingesinkte vlekke op blare',
      first: 'Gee soggens water, nooit saans nie.',
    },
    pepper_anthracnose: {
      name: 'vrugvlek',
      look: 'ronde ingesinkte vlekke op vrugte',
      first: 'Pluk rypes dikwels; verwyder gevlektes.',
    },
    okra_lcv: {
      name: 'vlooikewer en blaarkrul',
      look: 'klein gaatjies en gekrulde blare',
      first: 'Skoffel, trek siekes uit, gebruik neemolie.',
    },
    dbm: {
      name: 'ruitrugmot',
      look: 'vensters in blare en klein groen wurms',
      first: 'Haal wurms met die hand af; spuit neemolie of Bt saans.',
    },
    bollworm: { name: 'bolwurm', look: 'gate in knoppe en bolle', first: 'Kyk twee keer per week; pluk en vernietig.' },
    sesame_waterlog: {
      name: 'wortelvrot',
      look: 'geel verlepte plante op nat plekke',
      first: 'Maak dadelik vore oop.',
    },
    citrus_canker: {
      name: 'kanker en swartvlek',
      look: 'verhewe kurkvlekke op blare en vrugte',
      first: 'Tel afval op; snoei siek takkies droog.',
    },
    mango_anthracnose: {
      name: 'antraknose',
      look: 'swart blomme en donker vrugvlekke',
      first: 'Tel afval en dooie takkies op.',
    },
    wheat_rust: {
      name: 'roes',
      look: 'oranje of bruin poeier op blare',
      first: 'Sê vir jou voorligter; vra weerstandige saad.',
    },
  },
  rules: {
    'irrigation.now': {
      title: '{Crop}: gee water teen {by}',
      content:
        'Die grond droog uit en min reën is naby. Dors plante hou op groei. Gee omtrent {mm} mm water: {water}. Doen dit vroeg of laat op die dag, teen {by}. Grawe eers 20 cm diep: is die grond daar nog nat, wag.',
      sms: '{Crop}: grond droog uit. Gee omtrent {mm} mm water teen {by}, vroeg of laat. Grawe eers 20 cm: is dit nat, wag.',
    },
    'irrigation.flowering': {
      title: '{Crop}: gee nou water, nou tel dit die meeste',
      content:
        'Die grond is te droog op die stadium waar dors die meeste oes kos. Gee omtrent {mm} mm water: {water}. Doen dit teen {by}, vroeg of laat op die dag. Grawe eers 20 cm diep: is die grond daar nog nat, wag.',
      sms: '{Crop}: gee water teen {by}, dors kos nou oes. Omtrent {mm} mm. Grawe eers 20 cm: is dit nat, wag.',
    },
    'irrigation.soon': {
      title: '{Crop} kort water teen {by}',
      content:
        'Die grond hou nog bietjie water, maar {crop} maak dit gou op. Maak gereed vir omtrent {mm} mm: {water}. Voel elke dag die grond 20 cm diep; gee water teen {by} as dit droog is en geen reën gekom het nie.',
      sms: '{Crop}: water nodig teen {by}, omtrent {mm} mm. Voel die grond 20 cm diep; gee water as dit droog is.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: hou die water, reën is naby',
      content:
        'Omtrent {rain} mm reën word teen {to} verwag. Water nou mors water en brandstof. Wag vir die reën. Grawe op {by} 20 cm diep: is die grond nog droog, gee dan water.',
      sms: '{Crop}: omtrent {rain} mm reen teen {to}. Moenie nou water gee nie. Op {by}: is grond droog, gee water.',
    },
    'irrigation.enough': {
      title: '{Crop}: genoeg water in die grond',
      content:
        'Die grond onder jou {crop} hou water vir omtrent ’n week. Meer water spoel net voeding uit en kos geld. Moenie nou water gee nie. Grawe op {by} 20 cm: is dit droog, begin weer.',
      sms: '{Crop}: genoeg water in die grond hierdie week. Gee nie nou water nie. Kyk 20 cm diep op {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: stop water voor oes',
      content:
        'Die oes word ryp. Water nou vertraag droging en bring vrot en skimmel. Stop water en maak vore oop sodat die land droog word. Oes as jy die tekens sien: {sign}. Kyk elke paar dae tot {by}.',
      sms: '{Crop}: word ryp. Stop water, maak vore oop. Oes as jy sien: {sign}.',
    },
    'irrigation.pond': {
      title: 'Rys: hou vlak water op die land',
      content:
        'Staande water keer onkruid, en ’n droë land voor en met blom laat leë korrels. Min reën is naby. Hou omtrent 5 cm water (drie vingers). Laat dit in teen {by}, maak gate in walle toe, kyk elke tweede dag.',
      sms: 'Rys: hou omtrent 5 cm water, laat dit in teen {by}. Nou droog gee lee korrels. Maak gate in walle toe.',
    },
    'dry.young': {
      title: '{Crop}: help jong plante deur die droë dae',
      content:
        '{why} Jong plante het kort wortels en droog eerste uit. Skoffel nou, bedek die grond met droë gras, hou kunsmis terug tot dit reën. As jy water dra, gee dit saans aan swak plante. Doen dit teen {by}.',
      sms: '{Crop}: droe dae. Skoffel, bedek grond met droe gras, hou kunsmis tot dit reen. Teen {by}.',
    },
    'dry.growing': {
      title: '{Crop}: spaar die water in jou grond',
      content:
        '{why} Jou plante leef van wat in die grond oor is. Teen {by} skoffel vlak, bedek die grond met droë gras of stronke en maak dammetjies in die vore vir die volgende reën. Hou kunsmis terug tot die grond nat is.',
      sms: '{Crop}: grond droog uit. Teen {by} skoffel, bedek grond, maak dammetjies vir reen. Hou kunsmis terug.',
    },
    'dry.flowering': {
      title: '{Crop}: droë grond op die slegste tyd',
      content:
        '{why} Op hierdie stadium kos dors die meeste oes. Teen {by} trek onkruid uit sonder om wortels te sny, bedek die grond, maak dammetjies. As jy water kan bring, betaal dit hierdie week die beste. Hou kunsmis terug.',
      sms: '{Crop}: droog op die slegste tyd. Teen {by} skoffel, bedek grond, maak dammetjies. Kan jy water bring, doen dit nou.',
    },
    'dry.tree': {
      title: '{Crop}: beskerm wortels in die droogte',
      content:
        '{why} Teen {by} sprei droë blare onder die bome, ’n handbreedte van die stam. Hou onkruid uit. Gee water aan bome onder drie jaar. Moenie nou hard snoei nie en hou vuur weg.',
      sms: '{Crop}: droog. Teen {by} bedek grond onder bome, gee jong bome water. Hou vuur weg.',
    },
    'rain.heavy': {
      title: '{Crop}: swaar reën kom, maak vore oop',
      content:
        'Omtrent {rain} mm reën kan val {span}, soos {cans} tienliterkanne op elke vierkante meter. Staande water dood wortels. Teen {by} maak vore oop. Moenie water gee, spuit of kunsmis strooi voor dit verby is nie.',
      sms: '{Crop}: swaar reen {span}, omtrent {rain} mm. Maak vore oop teen {by}. Geen kunsmis, spuit of water nie.',
    },
    'rain.heavy-rice': {
      title: 'Rys: swaar reën kom, kyk na die walle',
      content:
        'Omtrent {rain} mm reën kan val {span}. Diep water verdrink jong rys en breek walle. Teen {by} herstel walle en maak die uitlaat oop. Geen kunsmis voor dit verby is nie.',
      sms: 'Rys: swaar reen {span}, omtrent {rain} mm. Herstel walle, maak uitlaat oop teen {by}. Geen kunsmis.',
    },
    'rain.wet-soil': {
      title: '{Crop}: die grond is vol water',
      content:
        'Baie reën het geval en die grond kan nie meer vat nie. Wortels sonder lug word geel en vrot. Teen {by} maak vore oop waar water staan en bly van nat grond af. Gee kunsmis of spuit eers as dit weggesak het.',
      sms: '{Crop}: grond is vol water. Teen {by} maak vore oop waar water staan. Geen kunsmis of spuit tot dit wegsak.',
    },
    'wind.prop': {
      title: '{Crop}: sterk wind, stut die plante',
      content:
        'Wind van omtrent {wind} km/h kan teen {to} kom. Plante met swaar trosse val om. Teen {by} stut hulle met mikstokke, sny dooie blare af en bind plante saam.',
      sms: '{Crop}: sterk wind teen {to}. Stut plante met trosse met mikstokke teen {by}.',
    },
    'heat.flowering': {
      title: '{Crop}: groot hitte met blomtyd',
      content:
        'Tot {tmax} °C word verwag {span}. In sulke hitte set blomme nie vrug of graan nie. Hou die grond klam: gee vroeg water as jy kan, bedek die grond, moenie in die hitte spuit of skoffel nie.',
      sms: '{Crop}: hitte tot {tmax}C {span} met blomtyd. Gee vroeg water as jy kan, bedek die grond.',
    },
    'heat.days': {
      title: '{Crop}: baie warm dae kom',
      content:
        'Tot {tmax} °C word {hotDays} dae of meer verwag, tot {to}. Plante verloor vinnig water. Gee vroeg of laat water as jy kan, gee saailinge skadu, bedek die grond met droë gras. Werk in die koel ure.',
      sms: '{Crop}: baie warm tot {to}, tot {tmax}C. Gee vroeg of laat water, skadu vir saailinge, bedek grond.',
    },
    'cold.nights': {
      title: '{Crop}: koue nagte vertraag groei',
      content:
        'Nagte van omtrent {tmin} °C word verwag tot {to}. Plante groei stadig en jonges word geel. Bedek saailinge snags, gee soggens water, nie saans nie, en wag met kunsmis tot dit warmer is.',
      sms: '{Crop}: koue nagte, omtrent {tmin}C tot {to}. Bedek saailinge snags, water soggens, wag met kunsmis.',
    },
    'cold.frost': {
      title: '{Crop}: ryp kan kom',
      content:
        'Nagte van omtrent {tmin} °C kan teen {to} ryp bring. Ryp maak blare swart en kan jong plante dood. Voor sonsak bedek plante met lap, gras of plastiek, hou die grond klam, maak soggens oop.',
      sms: '{Crop}: ryp kan kom teen {to}, omtrent {tmin}C. Bedek plante voor sonsak, hou grond klam.',
    },
    'fertilizer.basal': {
      title: '{Crop}: eerste kunsmis teen {by}',
      content:
        'Jong wortels kort voeding naby hulle. Gee {product} teen {by}, op klam grond: {dose}. Sit dit 5 cm diep, drie vingers langs die plante, en bedek met grond. Kompos of kraalmis help ook.',
      sms: '{Crop}: gee eerste kunsmis ({product}) teen {by} op klam grond, drie vingers van plante, en bedek dit.',
    },
    'fertilizer.go': {
      title: '{Crop}: goeie dae vir topbemesting',
      content:
        'Dit is die ouderdom om jou {crop} weer te voed. {why} Skoffel eers, gee dan {product}: {dose}. Sit dit drie vingers langs die plante en bedek met grond. Doen dit teen {by}.',
      sms: '{Crop}: tyd vir topbemesting ({product}), teen {by}. Skoffel eers, drie vingers van plante, bedek dit.',
    },
    'fertilizer.hold': {
      title: '{Crop}: hou kunsmis, swaar reën is naby',
      content:
        'Dit is tyd om jou {crop} te voed, maar omtrent {rain} mm reën kan teen {to} val. Dit sal kunsmis en geld wegspoel. Hou die sak droog, skoffel solank, en gee dit as die water weggesak het.',
      sms: '{Crop}: geen kunsmis voor die reen nie (omtrent {rain} mm teen {to}). Skoffel nou, voed daarna.',
    },
    'fertilizer.wait-moist': {
      title: '{Crop}: hou kunsmis tot die grond nat is',
      content:
        'Dit is tyd om jou {crop} te voed, maar die grond is droog. Kunsmis op droë grond gaan verlore of brand wortels. Skoffel nou en hou {product} gereed. Gee dit die dag na goeie reën of water.',
      sms: '{Crop}: grond te droog vir kunsmis. Skoffel nou, gee {product} die dag na goeie reen of water.',
    },
    'fertilizer.tree': {
      title: 'Voed jou {crop} terwyl die grond nat is',
      content:
        'Die reën dra voeding na die wortels, daarom is dit nou tyd. Teen {by} skoffel ’n kring onder die takke, strooi {product} daar, ’n handbreedte van die stam, en bedek met blare.',
      sms: '{Crop}: voed nou terwyl grond nat is, teen {by}. Skoffel kring, strooi {product}, bedek met blare.',
    },
    'fertilizer.pods': {
      title: 'Grondbone: peule kort gips of kalk',
      content:
        'Peule word vol uit die grond om hulle en bly leeg as kalsium ontbreek. As jy gips of landboukalk kry, strooi dit teen {by} aan die voet van die plante, op klam grond. Moenie daarna skoffel nie.',
      sms: 'Grondbone: strooi gips of kalk aan die voet teen {by}, op klam grond, sodat peule vol word. Skoffel nie daarna nie.',
    },
    'risk.high': {
      title: '{Crop}: gevaar van {pest}',
      content: '{Pest}: {sure} {why} Soek {look}. {walk} teen {by}. {first} {treat}',
      sms: '{Crop}: gevaar van {pest}. Kyk teen {by}. {first} Soek {look}.',
    },
    'risk.watch': {
      title: '{Crop}: kyk uit vir {pest}',
      content: '{Pest}: {sure} {why} Soek {look}. {walk} teen {by}. {first} {treat}',
      sms: '{Crop}: kyk uit vir {pest}. Kyk teen {by}. {first} Soek {look}.',
    },
    'risk.mould': {
      title: '{Crop}: pasop vir skimmelgif',
      content:
        '{why} Skimmel kan op {crop} kom; sy gif (aflatoksien) maak kinders siek en kook nie uit nie. {first} Moet nooit skimmelriges eet, verkoop of voer nie. Kyk weer teen {by}.',
      sms: '{Crop}: gevaar van skimmelgif. Oes sodra ryp, droog van die grond af, gooi skimmelriges weg. Kyk weer teen {by}.',
    },
    'planting.outside': {
      title: '{Crop}: dit is buite planttyd',
      content:
        'Die gewone planttyd hier is {from} tot {to}. Daarbuite kan reën uitbly of te gou ophou. Nog nie geplant nie? Wag. Klaar geplant? Wees gereed om water te bring of weer te plant.',
      sms: '{Crop}: planttyd hier is {from} tot {to}. Nog nie geplant? Wag. Klaar geplant? Kry water of saad gereed.',
    },
    'planting.no-rain': {
      title: '{Crop}: droë tyd is nie planttyd nie',
      content:
        'Dit reën nou skaars hier; die reën begin gewoonlik omtrent {from}. Sonder water gaan dood wat nou geplant word. Nog nie geplant nie? Wag en maak die land reg. Klaar geplant? Gee elke paar dae water, bedek die grond, of wees gereed om weer te plant.',
      sms: '{Crop}: droe tyd, reen begin omtrent {from}. Nog nie geplant? Wag. Klaar geplant? Gee elke paar dae water.',
    },
    'planting.wait-rain': {
      title: '{Crop}: wag vir goeie reën om te plant',
      content:
        'Dit is planttyd, maar die reën het nog nie reg begin nie. ’n Vals begin maak saad dood. Nog nie geplant nie? Maak die land reg en wag vir omtrent {onset} mm binne {onsetDays} dae. Klaar geplant? Hou saad vir gapings.',
      sms: '{Crop}: wag vir omtrent {onset} mm reen in {onsetDays} dae voor jy plant. Klaar geplant? Hou saad vir gapings.',
    },
    'planting.ready': {
      title: '{Crop}: grond is nat genoeg om te plant',
      content:
        '{why} Die tyd is reg en die grond is klam. Het jy nog nie al jou {crop} geplant nie, doen dit teen {by}: laat plant gee minder. Gebruik goeie saad en plant in rye.',
      sms: '{Crop}: grond is klam en die tyd is reg. Plant klaar teen {by}. Laat plant gee minder.',
    },
    'planting.dry-start': {
      title: '{Crop}: droë dae na plant',
      content:
        '{why} Min reën is in sig. Saad kan wegbly en saailinge doodgaan. Hou saad vir herplant. Teen {by} kyk op 10 plekke: het minder as die helfte opgekom, plant weer met die volgende goeie reën.',
      sms: '{Crop}: droog na plant. Kyk teen {by}; het minder as die helfte opgekom, plant weer met volgende goeie reen.',
    },
    'stage.unknown': {
      title: '{Crop}: wanneer het jy geplant?',
      content:
        'Ons weet nie wanneer jou {crop} geplant is nie, en kan dus nie sê wat nou nodig is nie. Vul asseblief die plantdatum en stadium by jou gewasse in. Dan kry jy raad oor water, voeding, plae en oes vir jou eie land.',
      sms: '{Crop}: vul asseblief plantdatum en stadium in Gona in, sodat ons raad by jou land pas.',
    },
    'stage.over': {
      title: '{Crop}: is die oes in?',
      content:
        'Volgens die plantdatum behoort die {crop}-oes verby te wees. Is dit so, vul asseblief jou nuwe gewas en plantdatum in, sodat ons raad by jou land pas. Indien nie, oes gou: ou gewasse voed insekte en skimmel.',
      sms: '{Crop}: die oes behoort verby te wees. Is dit so, vul jou volgende gewas en plantdatum in Gona in.',
    },
    'stage.question': {
      title: '{Crop}: is die stadium reg?',
      content:
        'Jy het gesê die stadium van jou {crop} is: {stated}. Volgens die plantdatum ({planted}) verwag ons: {expected}. Kyk asseblief na plantdatum en stadium by jou gewasse, sodat ons raad by jou land pas.',
      sms: '{Crop}: {stated} of {expected}? Kyk asseblief na plantdatum en stadium in Gona, sodat raad by jou land pas.',
    },
    'harvest.soon': {
      title: '{Crop}: maak gereed vir oes',
      content:
        'Jou {crop} behoort oor omtrent {daysLeft} dae ryp te wees. Tekens: {sign}. Teen {by} maak die stoor skoon, kry seile en droë sakke, reël helpers. Laat oes voed voëls, insekte en skimmel.',
      sms: '{Crop}: ryp oor omtrent {daysLeft} dae. Teen {by} kry seile, droe sakke, skoon stoor en helpers gereed.',
    },
    'harvest.now': {
      title: '{Crop}: goeie dae om te oes',
      content:
        'Jou {crop} behoort ryp te wees en dit bly droog tot {to}. Tekens: {sign}. Oes teen {by} en begin binne twee dae droog, op seil, nooit op kaal grond nie. Wat bly staan, voed voëls, insekte en skimmel.',
      sms: '{Crop}: ryp en droog tot {to}. Oes teen {by}, droog op seil, nie op kaal grond nie.',
    },
    'harvest.between-showers': {
      title: '{Crop}: oes tussen die buie',
      content:
        'Jou {crop} behoort ryp te wees (tekens: {sign}), maar droë tye is nou kort. Teen {by} oes rypes op droë oggende, bring dit dieselfde dag onder dak, sprei dun en keer dikwels om. Nat hope broei en skimmel.',
      sms: '{Crop}: ryp. Teen {by} oes op droe oggende, bring dieselfde dag onder dak, sprei dun, keer om.',
    },
    'harvest.before-rain': {
      title: '{Crop}: oes rypes voor die reën',
      content:
        'Omtrent {rain} mm reën kan val {span}. Reën op ’n ryp oes bring skimmel. Teen {by} oes wat ryp is ({sign}) en dra dit onder dak. Bedek wat droog. Laat onrypes staan.',
      sms: '{Crop}: reen {span}, omtrent {rain} mm. Oes rypes teen {by}, hou onder dak.',
    },
    'harvest.drying': {
      title: '{Crop}: droog goed voor jy bêre',
      content:
        'Klam oes skimmel in die sak. Sprei {crop} dun op seil in die son, keer dikwels om, bedek snags. {dryness} Droë sout wat jy saam in ’n bottel skud, mag nie vassit nie.',
      sms: '{Crop}: droog op seil, keer dikwels om, bedek snags. {dryness}',
    },
    'harvest.store': {
      title: '{Crop}: bêre droog, toe en van die vloer af',
      content:
        'Insekte en skimmel kan ’n derde van ’n stoor opvreet. Sorteer slegtes uit. As alles goed droog is, maak dit toe in lugdigte dubbelsakke, sit dit op hout weg van mure, maak min oop. Klaar teen {by}.',
      sms: '{Crop}: as dit goed droog is, maak toe in lugdigte sakke, van die vloer af, teen {by}. Maak min oop.',
    },
    'harvest.roots': {
      title: '{Crop}: lig wat jy kan verkoop of gebruik',
      content:
        'Jou {crop} behoort gereed te wees: {sign}. Uitgehaal bederf dit gou. Haal net uit wat jy binne twee dae kan verkoop, kook of verwerk, sonder om te kneus. Is die grond hard, doen dit na ’n bui. Van nou tot {by}.',
      sms: '{Crop}: gereed ({sign}). Tot {by} haal net uit wat jy in 2 dae kan verkoop of verwerk; moenie kneus nie.',
    },
    'harvest.tubers': {
      title: '{Crop}: lig versigtig, gesondes hou',
      content:
        'Jou {crop} behoort gereed te wees: {sign}. Knolle met snye vrot eerste. Tot {by} haal op ’n droë dag uit sonder om te sny, laat die skil in skadu droog word, bêre gesondes koel, donker en lugtig. Eet beskadigdes eerste.',
      sms: '{Crop}: gereed ({sign}). Tot {by} haal uit sonder snye, droog skil in skadu, bere koel en lugtig.',
    },
    'harvest.cassava-wait': {
      title: 'Kassava: wag ’n paar weke voor jy lig',
      content:
        'Die reën is pas terug. Kassava gebruik nou sy stysel vir nuwe blare, so wortels is waterig. As jy kan, wag omtrent vier weke na die reën terug is. Haal tot {by} net uit wat jy nodig het.',
      sms: 'Kassava: reen is pas terug, wortels is waterig. Wag omtrent 4 weke as jy kan; haal tot {by} net uit wat jy kort.',
    },
    'harvest.pick': {
      title: '{Crop}: pluk elke twee of drie dae',
      content:
        'Jou plante dra. Dikwels pluk bring meer en laat minder vir insekte en vrot. Pluk in die koel oggend elke 2 of 3 dae, weer teen {by}. Hanteer sag, hou in skadu, dra beskadigdes van die land af.',
      sms: '{Crop}: pluk elke 2-3 dae in die koel oggend, weer teen {by}. Hou in skadu, verwyder beskadigdes.',
    },
    'harvest.leaves': {
      title: '{Crop}: sny vars en betyds',
      content:
        'Jou {crop} behoort gereed te wees om te sny. Ou blare word taai. Sny in die koel oggend van nou tot {by}, net wat jy daardie dag verkoop of eet. Was in skoon water en hou in skadu.',
      sms: '{Crop}: gereed om te sny, nou tot {by}. Sny soggens wat jy daardie dag verkoop of eet; hou in skadu.',
    },
    'harvest.tree': {
      title: '{Crop}: oestyd, pluk rypes dikwels',
      content:
        'Dit is gewoonlik oestyd vir {crop}. Loop deur die bome teen {by} en dan elke twee weke. Pluk net rypes sonder om bas te skeur, en tel afval en vrottes op: hulle kweek plae. Hou die res in skadu.',
      sms: '{Crop}: oestyd. Pluk rypes teen {by}, dan elke 2 weke. Verwyder afval en vrottes.',
    },
    'harvest.bunch': {
      title: '{Crop}: sny vol trosse betyds',
      content:
        'Trosse word gesny as die vingers vol en rond is, nog groen. Later bars hulle. Kyk na jou {crop} teen {by}, stut swaar plante, sny vol trosse sonder om te laat val, hou in skadu.',
      sms: '{Crop}: kyk na trosse teen {by}. Sny vol groenes sonder om te laat val, hou in skadu, stut swaar plante.',
    },
    'care.growing-start': {
      title: '{Crop}: ’n goeie begin vir jou plante',
      content:
        'Die eerste twee weke bepaal die oes. Hou diere en voëls weg, hou die grond los en klam om jong {crop}, laat geen onkruid opkom nie. Kyk na die land teen {by}: sien waar plante ontbreek, om gapings te vul.',
      sms: '{Crop}: hou voels en diere weg, geen onkruid nie. Kyk teen {by} waar plante ontbreek.',
    },
    'care.gaps': {
      title: '{Crop}: tel jou plante en vul gapings',
      content:
        'Die eerste weke bepaal hoeveel plante jy oes. Teen {by} loop die rye. Waar plante ontbreek, plant nou weer; lateres haal nooit in nie. Waar dit te dig is, haal swakkes uit. Kyk uit vir voëls en insekte.',
      sms: '{Crop}: teen {by} loop die rye, vul gapings, dun uit waar te dig. Kyk vir voels en insekte.',
    },
    'care.weeds': {
      title: '{Crop}: skoffel nou, voor onkruid wen',
      content:
        'Onkruid vat water en voeding van {crop}; die eerste ses weke tel die meeste. Teen {by} skoffel tussen en in die rye op ’n droë oggend, vlak, sonder om wortels te sny. Laat dooie onkruid as bedekking.',
      sms: '{Crop}: skoffel teen {by}, vlak, op ’n droe oggend. Eerste 6 weke tel die meeste.',
    },
    'care.growing': {
      title: '{Crop}: ’n weeklikse stap red oes',
      content:
        'Niks dringends hierdie week nie. Teen {by} kyk na 20 plante op 5 plekke: gate, vlekke, geel blare, insekte onder blare. Probleme wat vroeg gesien word, is goedkoop om te keer. Hou die land skoon.',
      sms: '{Crop}: niks dringends. Teen {by} kyk na 20 plante op 5 plekke vir gate, vlekke, insekte. Bly skoffel.',
    },
    'care.flowering': {
      title: '{Crop}: moenie die plante nou steur nie',
      content:
        'Die oes vorm nou. Moenie diep skoffel of wortels sny nie; trek groot onkruid met die hand. Teen {by} kyk na 20 plante, ook die blomme. Moenie spuit terwyl bye vlieg nie. Hou die grond klam as jy kan.',
      sms: '{Crop}: die oes vorm. Geen diep skoffel, trek onkruid met die hand, kyk na 20 plante teen {by}.',
    },
    'care.pegs': {
      title: 'Grondbone: geen skoffel, penne gaan in',
      content:
        'Na die blom stoot grondbone penne in die grond en maak daar peule. Skoffel breek hulle nou. Trek onkruid met die hand, hou die grond los, kyk vir blaarvlek op 20 plante teen {by}.',
      sms: 'Grondbone: penne gaan in. Geen skoffel; trek onkruid met die hand. Kyk vir blaarvlek op 20 plante teen {by}.',
    },
    'care.earth-up': {
      title: '{Crop}: hoop grond om die plante',
      content:
        'Wat onder die grond groei, moet bedek bly: son en insekte kom deur krake in. Teen {by} hoop los grond om die stamme, maak krake toe en skoffel saam. Doen dit as die grond klam is, nie nat nie.',
      sms: '{Crop}: teen {by} hoop grond om stamme, maak krake toe, skoffel. Doen dit as grond klam is.',
    },
    'care.stake': {
      title: '{Crop}: stok op, van die grond af',
      content:
        'Plante op die grond kry meer siekte. Teen {by} stok jou {crop}, bind los, haal blare af wat die grond raak. Bedek die grond met droë gras. Werk as blare droog is.',
      sms: '{Crop}: teen {by} stok plante, bind los, haal blare af wat grond raak, bedek grond.',
    },
    'care.ripening': {
      title: '{Crop}: bewaak die ryp wordende land',
      content:
        'Die oes word vol; voëls, diere en diewe kom nou. Loop die land teen {by} en dan elke tweede dag. Geen kunsmis meer nie: dit is vermors. Kry droogplek en skoon droë sakke gereed.',
      sms: '{Crop}: word ryp. Bewaak teen voels en diere, kyk teen {by}, geen kunsmis, kry droogplek gereed.',
    },
    'care.tree-wet': {
      title: '{Crop}: laat lug en lig in',
      content:
        'In nat maande sprei siekte waar bome dig staan. Teen {by}, op ’n droë dag, sny dooie en kruisende takke, verwyder siek vrugte, skoffel ’n kring om elke stam, maak vore oop. Begrawe siek dele ver weg.',
      sms: '{Crop}: teen {by}, op ’n droe dag, snoei dooie takke, verwyder siek vrugte, skoffel kringe, maak vore oop.',
    },
    'care.tree-dry': {
      title: '{Crop}: bedek grond, maak ’n brandpad',
      content:
        'Droë maande is swaar vir wortels, en veldbrande begin. Teen {by} bedek die grond onder bome met droë blare, ’n handbreedte van die stam, gee bome onder drie jaar water, maak ’n brandpad om die plaas.',
      sms: '{Crop}: droe tyd. Teen {by} bedek grond onder bome, gee jong bome water, maak brandpad om die plaas.',
    },
    'care.mat': {
      title: '{Crop}: een ma, een dogter',
      content:
        'Te veel suiers deel die voeding en trosse bly klein. Teen {by} hou die moederplant, een sterk suier en een kleintjie, sny die res uit. Sny dooie blare, hoop grond aan die voet, bedek met blare.',
      sms: '{Crop}: teen {by} hou moeder en twee suiers, sny die res. Verwyder dooie blare, bedek grond.',
    },
  },
  reasons: {
    'dry-soil': 'Die gewas het meeste water naby sy wortels opgebruik.',
    'wet-soil': 'Onlangse reën het die grond vol water gemaak.',
    'dry-days': 'Dit het {dry} dae lank skaars gereën.',
    'dry-ahead': 'Skaars reën word voorspel vir {dryAhead} dae.',
    'rain-ahead': 'Omtrent {rain} mm reën word voorspel.',
    'light-rain': '’n Ligte reën van omtrent {rain} mm word voorspel.',
    'wet-days': 'Dit het op {wet} van 7 dae gereën.',
    humid: 'Die lug is nou baie klam.',
    hot: 'Hitte tot {tmax} °C word voorspel.',
    cold: 'Koue tot {tmin} °C word voorspel.',
    wind: 'Wind van omtrent {wind} km/h word voorspel.',
    typical: 'Geen voorspelling was beskikbaar nie: dit volg wat hier in hierdie tyd gewoonlik is.',
    late: 'Dit is laat geplant, wat dit erger maak.',
    season: 'Dit is die seisoen daarvoor.',
    'dry-season': 'Dit reën hier skaars in hierdie tyd.',
    'wet-season': 'Dit is hier gewoonlik reëntyd.',
    stage: 'Dit pas by {crop} op hierdie stadium: {stage}.',
    window: 'Dit volg die gewone planttyd van {crop} in jou streek.',
  },
  sure: { low: 'moontlik.', medium: 'waarskynlik.', high: 'baie waarskynlik.' },
  walk: { field: 'Kyk na 20 plante', trees: 'Kyk na 10 bome' },
  treat: {
    insecticide: {
      day: 'Sprei dit nog? Vra oor ’n insekdoder vir {sprayDay}; dra handskoene en masker, hou by wagdae.',
      open: 'Sprei dit nog? Vra oor ’n insekdoder vir droë weer; dra handskoene en masker, hou by wagdae.',
    },
    fungicide: {
      day: 'Sprei dit nog? Vra oor ’n swamdoder vir {sprayDay}; dra handskoene en masker, hou by wagdae.',
      open: 'Sprei dit nog? Vra oor ’n swamdoder vir droë weer; dra handskoene en masker, hou by wagdae.',
    },
  },
  water: {
    area: 'omtrent {litres} liter vir jou {acres}',
    acre: 'omtrent {litres} liter per akker',
    cans: '{cans} tienliterkanne op elke bedding van 1 by 10 meter',
  },
  dose: {
    area: 'omtrent {bags} vir jou {acres}',
    acre: 'omtrent {bags} per akker',
    open: 'vra jou voorligter hoeveel',
    handful: ', een handvol vir omtrent {plants} plante',
  },
  dryness: {
    number: 'Dit is droog by omtrent {moisture} % water, as dit hard is tussen die tande.',
    feel: 'Dit is droog as dit hard is tussen die tande en rammel.',
  },
  acres: '{n} akker',
  bags: { half: '’n halwe sak van 50 kg', whole: '{n|1 sak (50 kg)|# sakke (50 kg elk)}' },
  products: {
    npk: 'NPK',
    urea: 'ureum',
    nitrogen: 'stikstofkunsmis',
    phosphate: 'fosfaatkunsmis',
    manure: 'verteerde kraalmis',
  },
  signs: {
    grain: 'droë skutblare en harde korrel, swart aan die voet',
    rice: 'vier uit vyf korrels strooikleurig',
    pods: 'dop binne donker',
    legume: 'droë geelbruin peule',
    heads: 'harde droë graan',
    capsules: 'onderste kapsules geel',
    bolls: 'oop wit bolle',
    bulb: 'blare omgeval en geel',
    roots: 'blare word geel en droog',
    shoulders: 'oranje koppe wys, duimdik',
  },
  span: { one: 'op {from}', many: 'van {from} tot {to}' },
  typical: '(Gewone weer; geen voorspelling nie.)',
  evidence: {
    'evidence.depletion': 'Water wat by die wortels kort',
    'evidence.readilyAvailable': 'Water wat die gewas maklik opneem',
    'evidence.totalAvailable': 'Alle water wat die wortelsone kan hou',
    'evidence.stress': 'Deel van sy water wat die gewas nog kry',
    'evidence.cropWaterUse': 'Water wat die gewas gebruik',
    'evidence.netIrrigation': 'Water om te gee',
    'evidence.litres': 'Liter vir die stuk land',
    'evidence.efficiency': 'Deel van die water wat die wortels bereik',
    'evidence.rainAhead': 'Reën verwag',
    'evidence.rainPast': 'Reën geval',
    'evidence.wetDays': 'Reëndae in die laaste 7',
    'evidence.dryDays': 'Droë dae na mekaar tot nou',
    'evidence.dryDaysAhead': 'Droë dae na mekaar wat kom',
    'evidence.tMax': 'Hoogste temperatuur',
    'evidence.tMin': 'Laagste temperatuur',
    'evidence.tMean': 'Gemiddelde temperatuur',
    'evidence.heatLimit': 'Hitte wat hierdie gewas kan verdra',
    'evidence.coldLimit': 'Koue wat hierdie gewas kan verdra',
    'evidence.humidity': 'Klamheid van die lug',
    'evidence.wind': 'Sterkste wind',
    'evidence.daysAfterPlanting': 'Dae sedert plant',
    'evidence.seasonDays': 'Dae van plant tot oes',
    'evidence.stage': 'Groeistadium',
    'evidence.calendarStage': 'Stadium volgens plantdatum',
    'evidence.window': 'Planttyd hier',
    'evidence.onsetRain': 'Reën wat die seisoen begin',
    'evidence.moisture': 'Water oor in droë oes',
    'evidence.dose': 'Kunsmis',
    'evidence.riskRecord': 'Rekord van plaag of siekte',
    'evidence.plantedLate': 'Laat geplant',
    'evidence.month': 'Maand',
    'evidence.zone': 'Landboustreek',
    'evidence.soil': 'Grond',
    'evidence.altitude': 'Hoogte bo seespieël',
  },
}
