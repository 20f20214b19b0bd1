import type { pestTexts as english } from '../../en/advice/pests.ts'

export const pestTexts: typeof english = {
  pests: {
    faw: {
      name: 'herfskommandowurm',
      look: 'rowwe gate in blare en wurmmis soos saagsels in die kelk',
      first: 'Druk eiers en wurms dood; gooi sand of houtas in die kelk.',
    },
    striga: {
      name: 'striga (rooiblom)',
      look: 'klein lote aan die voet van swak, geel plante',
      first: 'Trek elke loot uit voor dit blom; dra dit uit en verbrand dit.',
    },
    maize_stem_borer: {
      name: 'stamboorders',
      look: 'rye klein gaatjies in blare en dooie harte',
      first: 'Trek plante met dooie harte uit en vernietig dit; bemes die gewas goed.',
    },
    msv: {
      name: 'mieliestreep',
      look: 'gebroke geel strepe langs die blare, kort plante',
      first: 'Trek siek jong plante en gras uit.',
    },
    maize_aflatoxin: {
      name: 'kopskimmel',
      look: 'groen of geel skimmel op koppe',
      first: 'Moenie ryp koppe laat staan nie; droog op seil en haal beskimmeldes uit.',
    },
    rice_blast: {
      name: 'rys-blast',
      look: 'ruitvormige vlekke, grys in die middel, en swart nekke',
      first: 'Net as jy dit kry: hou die land onder water en moenie ureum gee voor die siekte ophou nie.',
    },
    rice_brown_spot: {
      name: 'bruinvlek',
      look: 'ronde bruin vlekke met geel kring',
      first: 'Moenie die land laat uitdroog nie. Gee NPK op tyd, moenie ekstra ureum gee nie.',
    },
    rice_blb: {
      name: 'bakteriese blaarskroei',
      look: 'geel-wit golwende blaarrande van die punt af',
      first: 'Net as jy dit kry: dreineer die land en moenie ureum gee nie.',
    },
    rymv: {
      name: 'geelmosaïek',
      look: 'geel-groen kolle en kort plante',
      first: 'Trek siek plante uit; skoffel die walle.',
    },
    rice_gall_midge: {
      name: 'galmuggie',
      look: 'silwer lote soos uieblare',
      first: 'Trek wilde rys en ou stoppels uit. Moenie meer ureum gee as wat die plan sê nie.',
    },
    cmd: {
      name: 'kassavamosaïek',
      look: 'geel-groen gedraaide blare en klein wit vlieë onder',
      first: 'Trek siek jong plante uit en brand; neem steggies net van gesondes.',
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
      first: 'Pluk blomme en peule met spinsel af en druk die wurms dood.',
    },
    cowpea_thrips: {
      name: 'blomblaaspootjie',
      look: 'bruin knoppe wat afval, geen peule',
      first: 'Hou die land skoon van onkruid.',
    },
    cowpea_aphid: {
      name: 'plantluise',
      look: 'swart insekte op lote, taai gekrulde blare',
      first: 'Was hulle af of gebruik seepwater of neemolie.',
    },
    yam_anthracnose: {
      name: 'jam-antraknose',
      look: 'swart vlekke en ranke wat swart word',
      first: 'Stok die ranke; moenie skoffel as blare nat is nie.',
    },
    yam_beetle: {
      name: 'jamkewer',
      look: 'verlepte ranke en gate in knolle',
      first: 'Sit houtas op die plantstukke; haal kewers met die hand af.',
    },
    yam_nematode: {
      name: 'aalwurm',
      look: 'gebarste knopperige knolle',
      first: 'Hou net skoon knolle vir plant; wissel die land.',
    },
    sorghum_midge: {
      name: 'sorghummuggie',
      look: 'klein oranje vlieë op blomme soggens',
      first: 'Sny los are wat te vroeg blom af en verbrand hulle; kyk elke oggend terwyl are blom.',
    },
    shoot_fly: {
      name: 'spruitvlieg',
      look: 'dooie hartblare in saailinge',
      first: 'Trek dooies uit en vernietig hulle as jy uitdun.',
    },
    grain_mould: {
      name: 'graanskimmel',
      look: 'pienk, swart of wit skimmel op korrels',
      first: 'Sny ryp are dadelik en droog onder dak.',
    },
    birds_quelea: {
      name: 'graanvoëls',
      look: 'gepikte are en swerms',
      first: 'Waak met dagbreek en skemer; oes sodra dit ryp is.',
    },
    downy_mildew: {
      name: 'donsskimmel',
      look: 'geel blare met wit dons onder',
      first: 'Trek siek plante uit en brand.',
    },
    long_smut: {
      name: 'brandsiekte (smut)',
      look: 'swart poeier in plaas van graan',
      first: 'Sny siek are uit en brand; hou skoon saad.',
    },
    head_miner: {
      name: 'aarmyner',
      look: 'kronkelspore in die are',
      first: 'Moenie spuit nie: dit help nie en maak die klein wespes dood wat die wurms eet.',
    },
    clr: { name: 'koffieroes', look: 'oranje poeier onder blare', first: 'Snoei sodat lug en lig inkom.' },
    cbb_berry_borer: {
      name: 'bessieboorder',
      look: 'gaatjie in die punt van bessies',
      first: 'Pluk alle bessies, ook van die grond.',
    },
    cbd: {
      name: 'koffiebessiesiekte',
      look: 'donker ingesinkte vlekke op groen bessies',
      first: 'Verwyder siek bessies en snoei vir lug.',
    },
    leaf_spots: {
      name: 'blaarvlek',
      look: 'bruin vlekke met geel kringe, swart onder',
      first: 'Moenie in nat blare skoffel nie; verwyder opslag; haal betyds uit.',
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
      first: 'Verwyder siek plante; hou blare van nat grond af en moenie hulle natmaak nie.',
    },
    early_blight: {
      name: 'vroeëroes',
      look: 'bruin teikenkringe op onderste blare',
      first: 'Verwyder siek onderblare; stut en bedek die grond.',
    },
    tuta: {
      name: 'blaarmyner (Tuta)',
      look: 'bleek kolle in blare en gaatjies in vrugte',
      first: 'Pluk en begrawe blare en vrugte met wurms; hang ’n lokval.',
    },
    bact_wilt: {
      name: 'bakteriese verwelk',
      look: 'groen plante wat skielik verlep',
      first: 'Trek verwelktes uit en brand; laat water wegloop. Geen bespuiting genees dit nie.',
    },
    sp_weevil: {
      name: 'patatkalander',
      look: 'gaatjies in wortels en geswelde rankvoet',
      first: 'Maak krake toe; oes rypes gou.',
    },
    spvd: {
      name: 'patatvirus',
      look: 'klein smal gevlekte blare',
      first: 'Trek siekes uit; neem ranke net van gesondes.',
    },
    black_pod: {
      name: 'swartpeul',
      look: 'bruin-swart vlekke wat oor peule sprei',
      first: 'Sny weekliks siek peule af en begrawe; laat lug in.',
    },
    mirids: {
      name: 'miride',
      look: 'swart ingesinkte vlekke op lote en peule, sterwende lote',
      first: 'Maak skadu digter; verwyder waterlote.',
    },
    black_sigatoka: {
      name: 'swart sigatoka',
      look: 'donker strepe en blare wat van die rand sterf',
      first: 'Sny blare af wat meer as half dood is; dreineer en skoffel.',
    },
    banana_weevil: {
      name: 'piesangkalander',
      look: 'swak plante wat omval, gange onder',
      first: 'Vang met gesplete stamme; plant net skoon suiers.',
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
      name: 'blaarkrul',
      look: 'klein gaatjies en gekrulde blare',
      first: 'Skoffel en trek plante met krulblare uit.',
    },
    dbm: {
      name: 'ruitrugmot',
      look: 'vensters in blare en klein groen wurms',
      first: 'Haal wurms met die hand af; enkele gaatjies maak nie saak nie.',
    },
    bollworm: {
      name: 'bolwurm',
      look: 'gate in knoppe en bolle',
      first: 'Kyk twee keer per week; pluk en vernietig knoppe met gate en wurms.',
    },
    sesame_waterlog: {
      name: 'wortelvrot',
      look: 'geel verlepte plante op nat plekke',
      first: 'Maak dadelik vore oop, sodat geen water staan nie.',
    },
    citrus_canker: {
      name: 'sitruskanker en swartvlek',
      look: 'verhewe kurkvlekke op blare en vrugte',
      first: 'Tel afval op; snoei siek takkies in droë weer.',
    },
    mango_anthracnose: {
      name: 'antraknose',
      look: 'swart blomme en donker vrugvlekke',
      first: 'Tel afval en dooie takkies op.',
    },
    wheat_rust: {
      name: 'roes',
      look: 'oranje of bruin poeier op blare',
      first: 'Sê vir jou landboubeampte; vra vir weerstandige saad.',
    },
    soybean_rust: {
      name: 'sojaroes',
      look: 'rooibruin vlekkies onder die onderste blare',
      first: 'Moenie in nat blare werk nie; kyk weekliks; oes sodra dit ryp is.',
    },
    oil_palm_leaf_miner: {
      name: 'oliepalm-blaarmyner',
      look: 'bruin blase en blare wat verbrand lyk',
      first: 'Los miere en wespes; meld dit by die meule of NIFOR.',
    },
    armoured_bush_cricket: {
      name: 'koringkriek',
      look: 'groot krieke sonder vlerke op die are en langs die land',
      first: 'Vang kleintjies in ’n bottel; grawe ’n kniediep sloot om die land en maak dit daagliks skoon.',
    },
    african_armyworm: {
      name: 'Afrika-kommandowurm',
      look: 'bande gestreepte wurms in die dag en kaal blare',
      first: 'Sê vandag vir die landboukantoor; druk hulle dood of gooi grond oor.',
    },
    onion_thrips: {
      name: 'uieblaaspootjie',
      look: 'silwer strepe en klein insekte tussen die nuutste blare',
      first: 'Skoffel, bedek die grond en moenie plante laat uitdroog nie.',
    },
    pod_bugs: {
      name: 'peulsuiers',
      look: 'verkrimpte peule en bruin stekelrige insekte',
      first: 'Haal die insekte met die hand af en druk dood.',
    },
    okra_flea_beetle: {
      name: 'vlooikewer',
      look: 'klein ronde gaatjies en blink springende kewers',
      first: 'Skoffel; groot plante groei daaroor.',
    },
    amaranth_webworm: {
      name: 'blaarspinner',
      look: 'blare met spinsel en groen wurms',
      first: 'Pluk blare met spinsel, druk wurms dood; oes vroeg.',
    },
    tylcv: {
      name: 'geelkrulblaar',
      look: 'klein opgekrulde blare aan kort bosserige plante',
      first: 'Trek plante met krulblare uit en begrawe hulle; hou saailinge onder ’n net.',
    },
    rice_stem_borer: {
      name: 'rysstamboorders',
      look: 'dooie hartlote',
      first: 'Moenie spuit nie: dit help min. Gee minder ureum; sny stoppels laag na die oes.',
    },
  },
  firstDry: { rice_blast: 'Net as jy dit kry: moenie ureum gee voor die siekte ophou nie.' },
  sure: { low: 'moontlik.', medium: 'waarskynlik.', high: 'baie waarskynlik.' },
  walk: { field: 'Kyk na 20 plante', trees: 'Kyk na 10 bome' },
  rules: {
    'risk.high': {
      title: '{Crop}: gevaar van {pest}',
      content: 'Soek {look}. {walk} teen {by}. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: kyk vir {pest} teen {by}, die gevaar is groot. {first} Soek {look}.',
    },
    'risk.watch': {
      title: '{Crop}: kyk uit vir {pest}',
      content: 'Soek {look}. {walk} teen {by}. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: kyk vir {pest} teen {by}. {first} Soek {look}.',
    },
    'risk.mould': {
      title: '{Crop}: pasop vir skimmelgif',
      content:
        '{first} Moet nooit beskimmeldes eet, verkoop of voer nie. Kyk teen {by}. {why} Skimmel kan op {crop} kom; sy gif (aflatoksien) maak kinders siek en kook nie uit nie.',
      sms: '{Crop}: oes sodra dit ryp is, droog op ’n seil, nooit op die grond nie; gooi beskimmeldes weg: skimmelgif kan kom. Kyk teen {by}.',
    },
  },
}
