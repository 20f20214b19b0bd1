import type { postharvestTexts as english } from '../../en/advice/produce.ts'

export const postharvestTexts: typeof english = {
  ready: {
    bags: 'Manga {by} inaali pita, opaleka oshigandhi, konga ombaili noondjato dha yela dha kukuta, konga aakwathi.',
    sheet:
      'Manga {by} inaali pita, konga ombaili naakwathi: otayi tetwa ngele iipapa yotango ya shunga, opo oombuto dhaa gwe.',
    water:
      'Etha okutekela ngashingeyi, opo oothingo dhi kukute. Manga {by} inaali pita, longekidha ehala lyomuzile lyi na ombepo.',
    barn: 'Manga {by} inaali pita, opaleka oshigandhi shomuzile shi na ombepo, konga aakwathi.',
    buyers: 'Manga {by} inaali pita, konga aakwathi nomulandi nenge ekina: ngele ya fulwa nenge ya tetwa ihayi kala.',
    fresh: 'Manga {by} inaali pita, konga aakwathi nomulandi: ngele ya fulwa nenge ya tetwa ihayi kala.',
    vines:
      'Manga {by} inaali pita, konga aakwathi naalandi. Teta iitango omasiku 3 sigo 7 manga inoo fula: oshipa otashi kola.',
    haulms: 'Manga {by} inaali pita, teta omafo niiti, omasiku 10 sigo 14 manga inoo fula: oshipa otashi kola.',
  },
  bring: {
    cobs: 'Teya, kutha iipa, yoolola mbyoka yi na oshushi. Tameka okwaaneka pombaili momasiku gaali, ino aneka pevi.',
    straw: 'Teta pevi, yungula esiku limwe pombaili: omipunda mepya otadhi pupyala, otadhi yonuka.',
    heads: 'Teta omitse, dhi fala kombaili nenge kemanya, ino dhi tula pevi owala.',
    legume: 'Toola iipapa ya kukuta ngashingeyi, yilwe oshiwike kehe. Iipuka otayi vulu omayi kuyo.',
    soybean: 'Teta pevi ongula, moshiwike shimwe sigo iyali. Konima iipapa otayi eguluka.',
    lift: 'Tukula oshimeno ashihe, kutha evi, galulila oofukwa pombanda. Dhoka tadhi kala mevi otadhi ningi oshushi.',
    sesame: 'Teta ngashingeyi, manga iipapa inaayi eguluka oombuto dhi gwe. Manga iitutu, yi thika pombaili.',
    bolls: 'Toola konima yomume, oshilugu ka yela moka yooloka, moondjato dhelapi. Ino longitha oplastika.',
    bulb: 'Fula esiku lya kukuta pamwe nomafo. Ino yi ehameka, ino yi yoga.',
    gourds: 'Gongela, tanda, tula kohi yomafo sigo meni mwa nenepa.',
    cassava:
      'Fula ashike shoka to landitha nenge to longitha momasiku gaali. Ino yi ehameka. Pungula iiti momuzile yokutsika.',
    yam: 'Fula esiku lya kukuta wu ino teta: ya tetwa otayi olo tango. Yoolola yombuto.',
    sweet: 'Teta iitango omasiku 3 sigo 7 tango. Fula ayihe miiwike itatu, manga iipuka inaayi ya. Ino yi ehameka.',
    potato: 'Omafo omaziza natango? Teta iiti, fula konima yomasiku 10 sigo 14, ngele oshipa ihashi kutha.',
    carrot: 'Tekela tango, tukula ashike shoka to landitha: yilwe otayi kala mevi. Teta omafo, thiga 1 cm.',
    carrotAfterRain: 'Tukula ashike shoka to landitha: yilwe otayi kala mevi. Teta omafo, thiga 1 cm.',
    ginger: 'Fula wu ino teta. Otayi vulu okukala mevi ngele ondando oshoshona.',
    cane: 'Teta pevi, kutha omutse, fala kekina nenge komulandi nziya.',
    tomato:
      'Toola omasiku {every} sigo {everyTo} kehe ongula ya talala: mbyoka ya tameka okutiligana omalanditho ga kokule, iitiligane iikukutu ga popepi. Tula momuzile.',
    pepper: 'Toola ya thikila nenge iitiligane nokati omasiku {every} sigo {everyTo} kehe. Aneka mbyoka inaayi landwa.',
    okra: 'Teta yi thike pomunwe omasiku {every} sigo {everyTo} kehe: iikulu otayi kukuta, oshimeno otashi hulitha po okuima. Landitha esiku olyo tuu ndyoka.',
    leaves:
      'Teta ongula manga inaashi shena, ashike shoka to landitha esiku ndyoka, ishewe omasiku {every} sigo {everyTo} kehe. Tula momuzile.',
    head: 'Teta ya thikila iikukutu, thiga omafo 2 nenge 3. Ino yi yoga. Tula momuzile na ombepo, landitha nziya.',
    lettuce: 'Teta ongula ya talala, ashike shoka to landitha esiku ndyoka. Tula momuzile.',
    melon: 'Teta nokati ko 5 cm ngele pevi pa shunga: konima ihayi toyopala we. Tula momuzile, landitha moshiwike.',
    cocoa:
      'Toola ya pya omasiku {every} sigo {everyTo} kehe, iiludhe yooloka. Tanda nokati momasiku gaali, siikila omasiku hamano yi fule, nokwaaneka.',
    coffee: 'Toola iitiligane ashike omasiku {every} sigo {everyTo} kehe, gongela ya gwa. Aneka esiku olyo tuu ndyoka.',
    palm: 'Teta ngele iiyimati yimwe ya gwa; tala omasiku {every} sigo {everyTo} kehe. Gongela ya gwa, longitha momasiku gaali.',
    mango: 'Toola ya thikila iikukutu nokati okafupi; ino kakamitha omuti. Otayi pi momuzile. Ino longitha carbide.',
    orange: 'Makela yimwe: iiziza otayi vulu yi pye, konima ihayi toyopala we. Teta ya kukuta nokati okafupi.',
    avocado: 'Toola ya thikila iikukutu nokati: otayi nenepa ashike konima yokutoola, moshiwike momuzile.',
    bunch:
      'Tala omasiku 7 kehe: teta ngele ya ondoka, iiziza natango, oomwedhi 3 konima yongala. Aantu yaali: ino yi gwitha. Tula momuzile.',
  },
  drying: {
    cobs: 'Aneka iilya, konima iilya ya tongwa, {layerFrom} sigo {layerTo} cm pombaili, omasiku {dryFrom} sigo {dryTo}. Galulula olwindji, siikila uusiku nomomvula.',
    rice: 'Taandeleka {layerFrom} sigo {layerTo} cm pombaili, omasiku {dryFrom} sigo {dryTo}. Galulula ominute 30 kehe; siikila omutenya nomomvula.',
    heads:
      'Etha omitse pombaili nenge koshigandhi omasiku {dryFrom} sigo {dryTo}, galulula esiku kehe, siikila uusiku. Konima yungula pombaili.',
    thin: 'Taandeleka pombaili, omasiku {dryFrom} sigo {dryTo}. Galulula olwindji, siikila uusiku nomomvula.',
    beat: 'Denga iipapa ya kukuta pombaili, yungula. Aneka oombuto {layerFrom} sigo {layerTo} cm, omasiku {dryFrom} sigo {dryTo}, galulula.',
    pulse: 'Denga iipapa ya kukuta pombaili, yungula. Taandeleka oombuto metango, galulula olwindji, siikila uusiku.',
    nuts: 'Etha iimeno omasiku 2 sigo 3, oofukwa pombanda. Toola, aneka pombaili, siikila uusiku. Ino tula ya tuta mondjato.',
    stacks: 'Galulula ompunda omasiku 3 kehe, omasiku 10. Denga kashona pombaili, aneka oombuto omasiku 2 sigo 3.',
    stooks:
      'Etha iitutu yi thika pombaili. Momasiku 15 yi galulila pevi, pukuputha oombuto lwaali nenge lutatu. Kutha evi.',
    wash: 'Ngele meni mwa nenepa, yoga oombuto nomeya ga yela. Taandeleka pombaili omasiku {dryFrom} sigo {dryTo}, galulula.',
    bulb: 'Aneka omasiku {dryFrom} sigo {dryTo} momuzile nenge kohi yomafo, ino yi tula metango. Thiga othingo yo 2 sigo 3 cm.',
    yam: 'Tula momuzile kohi yomwiidhi, omasiku {dryFrom} sigo {dryTo}. Ino siikila noplastika.',
    sweet: 'Gongela iiwanawa kohi yiitango momuzile omasiku {dryTo}. Pungula ashike mbyoka kaayi na omakololo.',
    potato: 'Pungula oshiwike shimwe sigo iyali mpoka pa luudha pe na ombepo. Kutha po ya tetwa nenge ya ola.',
    ginger:
      'Yoga, tanda, aneka pombanda yonete, omasiku {dryFrom} sigo {dryTo}. Galulula lwaali esiku, eta meni uusiku.',
    cocoa:
      'Gongela kohi yomafo gobanana omasiku hamano, galulula konima yomasiku gaali nogane. Konima aneka omasiku {dryFrom} sigo {dryTo}. Ino aneka mondjila nenge momuthi.',
    cherries:
      'Aneka {layerFrom} sigo {layerTo} cm pombanda yonete, omasiku {dryFrom} sigo {dryTo}. Galulula olwindji, siikila uusiku nomomvula.',
  },
  test: {
    bite: 'Oya kukuta ngele tayi tongola momayego.',
    weigh: 'Oya kukuta ngele ondhindo yontungwa yimwe inayi lunduluka oongulohi mbali.',
    skin: 'Oya kukuta ngele tayi pukupuka, okapa taka kutha, nonuku tayi teka.',
    necks: 'Oya thika ngele oothingo dha kola niipa ya kukuta.',
    snap: 'Oya kukuta ngele tayi teka nziya.',
    crack: 'Oya kukuta ngele tayi tongola peke.',
    rattle: 'Oya kukuta ngele oshipa oshiludhe noombuto tadhi pukupuka.',
  },
  dryAt: 'Oyo omeya {moisture} %.',
  store: {
    bags: 'Kutha po yi na oshushi nenge ya teka. Siikila ya kukuta mondjato ya PICS yomithindo 3 kaayi na ombepo: kutha ombepo, manga kehe. Tula kombanda yiiti.',
    sorted:
      'Ekela yi na oshushi (uuzigo: aflatoxin). Siikila ya kukuta mondjato ya PICS yomithindo 3 kaayi na ombepo, manga kehe, kombanda yiiti.',
    pulses:
      'Siikila oombuto dha kukuta momasiku mondjato ya PICS yomithindo 3 nenge modroma yu udha. Ino egulula oomwedhi 2. Ino tula Sniper miikulya. Omayi giipuka oge li koombuto.',
    nuts: 'Ekela yi na oshushi: uuzigo (aflatoxin) ihau si momulilo. Siikila ya kukuta moshipa mondjato ya PICS yomithindo 3 kaayi na ombepo. Ino yi tutika nande.',
    shell:
      'Pungula moshipa, mondjato kaayi na ombepo nenge modroma, hapevi. Ya tongolwa otayi kala omwedhi gumwe ashike.',
    cotton:
      'Tula kelapi lya yela kohi yondunda, hapevi, kokule nomulilo. Ino longitha oondjato dhoplastika. Landitha nziya.',
    onion: 'Taandeleka iiwanawa ya kukuta moshigandhi shi na ombepo. Hogolola oshiwike kehe. Landitha tango ya tetwa.',
    yam: 'Tula iiwanawa kombanda momuzile na ombepo. Tala oshiwike kehe, kutha po ya ola. Teta omitamo omwedhi kehe.',
    sand: 'Tula iiwanawa mevi lya kukuta lya talala, moshilambo momuzile. Tala iiwike iyali kehe, kutha po ya ola.',
    dark: 'Pungula momilema pe na ombepo, ino yi tula moplastika. Iiziza oyi na uuzigo. Yombuto tula muuyelele uushona.',
    jute: 'Kutha po yi na oshushi. Udhitha oondjato dhojute dha yela, tula kombanda yiiti, kokule nomuthi, oparafina nomiti dhuupuka.',
  },
  check: {
    bags: 'Tala wu gume: omakololo, uupyu, ezimba, iipuka. Aneka ishewe ya tuta, ekela yi na oshushi. Siikila ishewe yilwe kaayi na ombepo.',
    airy: 'Kutha po ya ola nenge ya nenepa, teta omitamo, etha ombepo yi ye mo. Lya nenge landitha tango iinkundi.',
  },
  hold: {
    bags: 'Pungula ashike ya kukuta ya hogololwa moondjato kaadhi na ombepo: landitha etata, pungula etata. Ino landitha, ino lya yi na oshushi.',
    buyers: 'Pula aalandi yaali ondando nondhindo manga inoo landitha. Ya yela ya kukuta otayi eta oshindji.',
    airy: 'Landitha ngashingeyi ya tetwa nenge ya nenepa. Pungula iiwanawa ashike, momuzile na ombepo.',
  },
  price: 'MoNigeria olundji ondando oshoshona mu {low}, mu {high} otayi londo no {gap} %, ihe hamomvo kehe.',
  priceNow: '1 kg: {priceNow}.',
  reach: 'Opo oomwedhi {holdMonths} dhi ete omupindi, oyi na okuthika pu {reachWoven} mondjato ya tungwa.',
  reachBoth:
    'Opo oomwedhi {holdMonths} dhi ete omupindi, oyi na okuthika pu {reachWoven} mondjato ya tungwa, {reachAirtight} mondjato kaayi na ombepo.',
  yearsAbove: 'Moomvula {yearsOf} oya thiko po lwa {yearsAbove}.',
  yearsUnknown: 'Katu shi shi ondando yomonakuyiwa.',
  holdWet: 'Shi kukutika manga inoo shi pungula.',
}
