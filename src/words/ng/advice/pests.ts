import type { pestTexts as english } from '../../en/advice/pests.ts'

export const pestTexts: typeof english = {
  pests: {
    faw: {
      name: 'omazinyo (armyworm)',
      look: 'omalila momafo nomokati koshimeno',
      first: 'Nyanyula omayi nomazinyo; tula evi nenge omutoko mokati koshimeno.',
    },
    striga: {
      name: 'striga',
      look: 'iitutumine iishona pomudhi gwiimeno iinkundi ya shunga',
      first: 'Dhulapo shoka ashihe manga inaashi shena; shi fala pondje, shi fika.',
    },
    maize_stem_borer: {
      name: 'omazinyo gomomapandi',
      look: 'uulila uushona momafo, okati ka sa',
      first: 'Dhulapo iimeno ya sa mokati, u yi hanagule.',
    },
    msv: {
      name: 'omukithi gwomafo',
      look: 'omisinda dhoshishunga momafo, iimeno iifupi',
      first: 'Dhulapo iimeno iishona tayi alukwa nomwiidhi.',
    },
    maize_aflatoxin: {
      name: 'oshushi shomapungu',
      look: 'oshushi shomapungu uuziza',
      first: 'Ino thiga po omapungu ga pya mepya; aneka pombaili, kutha po ge na oshushi.',
    },
    rice_blast: {
      name: 'omukithi gwolwishi (blast)',
      look: 'omatona momafo nothingo onduudhe',
      first: 'Ngele owe shi mono, opo ashike: thiga omeya mepya; ino tula urea sigo omukithi gwa hulu.',
    },
    rice_brown_spot: {
      name: 'omatona gomafo',
      look: 'omatona gondjimbi momafo',
      first: 'Ino etha epya li kukute. Tula NPK pethimbo lyayo, ino gwedha urea.',
    },
    rice_blb: {
      name: 'omukithi gwomafo (blight)',
      look: 'oomilo dhomafo dha shunga',
      first: 'Ngele owe shi mono, opo ashike: etha omeya ga ze mo, ino tula urea.',
    },
    rymv: {
      name: 'omukithi gwoshishunga',
      look: 'omafo goshishunga, iimeno iifupi',
      first: 'Dhulapo iimeno tayi alukwa; kutha omwiidhi koondama.',
    },
    rice_gall_midge: {
      name: 'uudhi wolwishi',
      look: 'iitutumine iitokele ya fa oonyanga',
      first: 'Dhulapo olwishi lwomokuti. Ino tula urea yi vule mpoka sha popiwa.',
    },
    cmd: {
      name: 'omukithi mosaic',
      look: 'omafo ga goga nuudhi uutokele kohi',
      first: 'Dhulapo iimeno iishona tayi alukwa, fika po; kuna iti yi li nawa.',
    },
    cbb: {
      name: 'omukithi blight',
      look: 'omatona ga tuta momafo nokukukuta',
      first: 'Ino ya mepya lya tuta; opaleka iilongitho.',
    },
    cgm: {
      name: 'uupuka uuziza',
      look: 'uutona wa shunga momafo',
      first: 'Ino longitha omuti gwuupuka: otagu dhipaga iipuka iiwanawa.',
    },
    mealybug: {
      name: 'uupuka uutokele',
      look: 'uupuka uutokele kombanda yoshimeno',
      first: 'Teta po koombanda u hanagule; ino longitha omuti gwuupuka.',
    },
    maruca: {
      name: 'omazinyo gomakunde',
      look: 'oongala niipapa yi na uulila',
      first: 'Toola oongala niipapa yi na omazinyo, ga nyanyula.',
    },
    cowpea_thrips: {
      name: 'uupuka woongala',
      look: 'oongala tadhi gwile pevi, kaapu na iipapa',
      first: 'Kutha po omwiidhi mepya.',
    },
    cowpea_aphid: {
      name: 'oona dhiimeno (aphids)',
      look: 'uupuka uuluudhe niitutumine ya goga',
      first: 'Yi yoga nomeya nenge omeya gothewa.',
    },
    yam_anthracnose: {
      name: 'omukithi gwojama',
      look: 'omafo niigodhi ya ludhalala',
      first: 'Manga iimeno koshiti; ino lima ngele omafo ga tuta.',
    },
    yam_beetle: {
      name: 'uukambaambala wojama',
      look: 'omalila mojama',
      first: 'Tula omutoko kombuto; toola uukambaambala niikaha.',
    },
    yam_nematode: {
      name: 'omazinyo gomidhi',
      look: 'ojama ya tanauka',
      first: 'Kuna ombuto ombwanawa; lundulula epya.',
    },
    sorghum_midge: {
      name: 'uudhi wiilyavala',
      look: 'uudhi uushona moongala ongula',
      first: 'Kutha po iitsa ya tetekele yo yi fika; tala ongula kehe manga tayi shene.',
    },
    shoot_fly: { name: 'uudhi wiitutumine', look: 'okati koshimeno ka sa', first: 'Dhulapo mbyoka ya sa.' },
    grain_mould: { name: 'oshushi wiilya', look: 'oshushi miilya', first: 'Teya mbyoka ya pya, aneka kohi yondunda.' },
    birds_quelea: {
      name: 'uudhila',
      look: 'iitsa ya tokwa nuudhila owundji',
      first: 'Tonatela epya ongula nongulohi; teya nziya.',
    },
    downy_mildew: {
      name: 'omukithi downy mildew',
      look: 'omafo ga shunga ga toka kohi',
      first: 'Dhulapo iimeno tayi alukwa, fika po.',
    },
    long_smut: {
      name: 'omukithi smut',
      look: 'uutoko uuluudhe peha lyiilya',
      first: 'Teta iitsa tayi alukwa, fika po; pungula ombuto ombwanawa.',
    },
    head_miner: {
      name: 'omazinyo gomiitsa',
      look: 'oondjila dha goga miitsa',
      first: 'Ino longitha omuti gwuupuka: itagu kwatha.',
    },
    clr: {
      name: 'omukithi gwokofi (rust)',
      look: 'uusila wa tiligana kohi yomafo',
      first: 'Teta iitayi, ombepo nuuyelele yi ye mo.',
    },
    cbb_berry_borer: {
      name: 'oshipuka shokofi',
      look: 'olila olushona miiyimati',
      first: 'Toola iiyimati ayihe, nomevi.',
    },
    cbd: {
      name: 'omukithi gwiiyimati',
      look: 'omatona omaluudhe miiyimati',
      first: 'Kutha po iiyimati tayi alukwa; teta iitayi, ombepo yi ye mo.',
    },
    leaf_spots: {
      name: 'omatona gomafo',
      look: 'omatona gondjimbi ga kundukidhwa koshishunga',
      first: 'Ino longa ngele omafo ga tuta; dhulapo dha meno kuudhike; teya pethimbo.',
    },
    rosette: {
      name: 'omukithi rosette',
      look: 'iimeno iifupi ya shunga',
      first: 'Dhulapo tayi alukwa, kuna momaha ge li owala.',
    },
    gn_aflatoxin: {
      name: 'oshushi woofukwa',
      look: 'oofukwa dhi na oshushi',
      first: 'Fula pethimbo; aneka pombaili, ekelahi oombwinayi.',
    },
    late_blight: {
      name: 'omukithi late blight',
      look: 'omatona omaluudhe ga tuta, oshushi uutokele kohi ongula',
      first: 'Kutha po iimeno tayi alukwa; ino tutika omafo.',
    },
    early_blight: {
      name: 'omukithi early blight',
      look: 'iingwe yondjimbi momafo gopevi',
      first: 'Kutha po omafo taga alukwa, manga iimeno koshiti, siikila evi.',
    },
    tuta: {
      name: 'omazinyo Tuta',
      look: 'omatona omatokele momafo, uulila miiyimati',
      first: 'Toola omafo niiyimati yi na omazinyo, yi fumvika mevi.',
    },
    bact_wilt: {
      name: 'omukithi gwokukukuta',
      look: 'iimeno iiziza ya ngamukile',
      first: 'Dhulapo fika po; etha omeya ga ze mo. Kapu na omuti tagu yi panga.',
    },
    sp_weevil: {
      name: 'uukambaambala womapotato',
      look: 'uulila momapotato',
      first: 'Siikila omakunkutu gevi; fula ga pya nziya.',
    },
    spvd: {
      name: 'omukithi virus',
      look: 'omafo omashona gomatona',
      first: 'Dhulapo tayi alukwa; kutha iigodhi yi li nawa.',
    },
    black_pod: {
      name: 'omukithi gwokakao',
      look: 'omatona omaluudhe miiyimati',
      first: 'Oshiwike kehe teta iiyimati tayi alukwa u fumvike.',
    },
    mirids: {
      name: 'uupuka mirid',
      look: 'omatona omaluudhe miitutumine niiyimati',
      first: 'Gwedha omuzile, teta iitutumine.',
    },
    black_sigatoka: {
      name: 'omukithi sigatoka',
      look: 'omisinda omiluudhe nomafo taga si koomilo',
      first: 'Teta omafo ga sa; etha omeya ga ze mo.',
    },
    banana_weevil: {
      name: 'uukambaambala womabanana',
      look: 'iimeno iinkundi tayi gu',
      first: 'Yi kwata niipambu yoshiti sha tandulwa; kuna ombuto ya yela.',
    },
    bbtv: {
      name: 'omukithi bunchy top',
      look: 'omafo omashona ga gongala',
      first: 'Fulamo oshimeno tashi alukwa u hanagule.',
    },
    purple_blotch: {
      name: 'omatona purple blotch',
      look: 'omatona momafo',
      first: 'Tekela ongula, ino tekela kongulohi.',
    },
    pepper_anthracnose: {
      name: 'omatona giiyimati',
      look: 'omatona miiyimati',
      first: 'Toola ya pya olwindji, kutha po yi na omatona.',
    },
    okra_lcv: {
      name: 'omafo gokra ga goga',
      look: 'uulila nomafo ga goga',
      first: 'Kutha po omwiidhi niimeno tayi alukwa.',
    },
    dbm: {
      name: 'omazinyo gokoola',
      look: 'omalila momafo nuuzinyo uuziza',
      first: 'Toola uuzinyo niikaha; omalila omashona kage na oshiponga.',
    },
    bollworm: {
      name: 'omazinyo goshilugu',
      look: 'omalila moongala',
      first: 'Tala lwaali moshiwike; toola u hanagule.',
    },
    sesame_waterlog: {
      name: 'okuola komidhi',
      look: 'iimeno ya shunga mpoka pe na omeya',
      first: 'Egulula omikanka nziya.',
    },
    citrus_canker: {
      name: 'omukithi gwomalemuna',
      look: 'omatona momafo niiyimati',
      first: 'Toola iiyimati ya gwa pevi; teta iitayi tayi alukwa.',
    },
    mango_anthracnose: {
      name: 'omukithi anthracnose',
      look: 'oongala oonduudhe nomatona miiyimati',
      first: 'Toola iiyimati ya gwa pevi niitayi ya sa.',
    },
    wheat_rust: {
      name: 'omukithi rust',
      look: 'uusila wa tiligana momafo',
      first: 'Lombwela omunambelewa gwuunamapya; pula ombuto onkolele.',
    },
    soybean_rust: {
      name: 'omukithi gwosoya (rust)',
      look: 'omatona omatiligane kohi yomafo gopevi',
      first: 'Ino longa ngele omafo ga tuta; tala oshiwike kehe; teya ngele dha pi.',
    },
    oil_palm_leaf_miner: {
      name: 'omazinyo gomuti gwomagadhi',
      look: 'omafo ga fa ga pya',
      first: 'Ino dhipaga oombanga; lombwela omunambelewa gwuunamapya.',
    },
    armoured_bush_cricket: {
      name: 'oshipuka cricket',
      look: 'iipuka iinene (cricket) kiitsa nokoongamba dhepya',
      first:
        'Kwata uushona, u tule mokakende; fula omukanka tagu thiki poongolo okundukidha epya, opaleka mo esiku kehe.',
    },
    african_armyworm: {
      name: 'omazinyo (African armyworm)',
      look: 'omazinyo ogendji omutenya, omafo ga mana po',
      first: 'Lombwela ombelewa yuunamapya nena; ga nyanyula nenge ga siikila nevi.',
    },
    onion_thrips: {
      name: 'uupuka woonyanga (thrips)',
      look: 'omisinda omitokele nuupuka uushona mokati komafo omape',
      first: 'Kutha po omwiidhi, siikila evi, ino etha iimeno yi kukute.',
    },
    pod_bugs: {
      name: 'uupuka wiipapa',
      look: 'iipapa ya kukuta nuupuka wondjimbi',
      first: 'Toola uupuka niikaha, u nyanyula.',
    },
    okra_flea_beetle: {
      name: 'uukambaambala wokra tau nuka',
      look: 'uulila uushona nuukambaambala tau nuka',
      first: 'Kutha po omwiidhi; iimeno iinene otayi idhidhimike.',
    },
    amaranth_webworm: {
      name: 'omazinyo gombidhi',
      look: 'omafo ga goga gomalwi nomazinyo omaziza',
      first: 'Toola omafo ga goga, nyanyula omazinyo; teta kuyele.',
    },
    tylcv: {
      name: 'omafo goshishunga ga goga',
      look: 'omafo omashona ga goga, iimeno iifupi',
      first: 'Dhulapo tayi alukwa, yi fumvika; siikila iimeno iishona nonete.',
    },
    rice_stem_borer: {
      name: 'omazinyo gomapandi golwishi',
      look: 'okati ka sa',
      first: 'Ino longitha omuti gwuupuka: itagu kwatha noonkondo. Shonopeka urea; teta iiti pevi konima yeteyo.',
    },
  },
  firstDry: { rice_blast: 'Ngele owe shi mono, opo ashike: ino tula urea sigo omukithi gwa hulu.' },
  sure: { low: 'otashi vulika.', medium: 'osha tegelelwa.', high: 'osha tegelelwa noonkondo.' },
  walk: { field: 'Tala iimeno 20', trees: 'Tala omiti 10' },
  rules: {
    'risk.high': {
      title: '{Crop}: oshiponga: {pest}',
      content: 'Konga {look}. {walk} manga {by} inaali pita. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: tala {pest} ({by}). {first} Tala: {look}.',
    },
    'risk.watch': {
      title: '{Crop}: tala {pest}',
      content: 'Konga {look}. {walk} manga {by} inaali pita. {first} {Pest}: {sure} {why}',
      sms: '{Crop}: tala {pest} ({by}). {first} Tala: {look}.',
    },
    'risk.mould': {
      title: '{Crop}: kotoka uuzigo woshushi',
      content:
        '{first} Ino lya, ino landitha, ino pa iimuna yi na oshushi. Tala manga {by} inaali pita. {why} Oshushi otashi vulika shi ye mu {crop}; uuzigo washo (aflatoxin) otawu alutha aanona nokuteleka itaku wu kutha mo.',
      sms: '{Crop}: teya nziya, aneka pombaili, ino aneka pevi, ekelahi yi na oshushi: uuzigo woshushi. Tala manga {by} inaali pita.',
    },
  },
}
