import type { postharvestTexts as english } from '../../en/advice/produce.ts'

export const postharvestTexts: typeof english = {
  ready: {
    bags: 'Teen {by} maak die stoor skoon, kry seile en skoon droë sakke, en reël helpers.',
    sheet: 'Teen {by} kry seile en helpers: dit word by die eerste geel kapsules gesny, anders val die saad uit.',
    water:
      'Hou nou op natlei, sodat die nekke droog word. Teen {by} maak ’n lugtige plek in skadu reg en reël helpers.',
    barn: 'Teen {by} maak ’n lugtige stoor in skadu skoon en heel, en reël helpers.',
    buyers: 'Teen {by} reël helpers en ’n koper of meule: uitgehaal of gesny hou dit nie.',
    fresh: 'Teen {by} reël helpers en ’n koper: uitgehaal of gesny hou dit nie.',
    vines: 'Teen {by} reël helpers en kopers. Sny die ranke 3 tot 7 dae voor jy uithaal: die skil word taai.',
    haulms: 'Teen {by} sny die stingels en blare af, 10 tot 14 dae voor jy uithaal: skille word hard, siekte bly weg.',
  },
  bring: {
    cobs: 'Pluk en droog binne twee dae op ’n seil, nooit op kaal grond nie. Trek blare af; hou koppe met skimmel of gate apart.',
    straw: 'Sny laag en dors binne ’n dag op ’n seil: hope wat op die land bly, broei en bederf.',
    heads: 'Sny die koppe en dra dit na ’n seil, rots of platform, nooit op kaal grond nie.',
    legume: 'Pluk nou die droë peule en die res elke week. Kalanders lê eiers op peule wat bly staan.',
    soybean: 'Sny soggens by die grond, binne een tot twee weke. Later spring peule oop en val saad uit.',
    lift: 'Trek heel plante uit, skud die grond af, draai die peule op. Ryp peule wat in die grond bly, skimmel of breek af.',
    sesame: 'Sny nou, voor die kapsules oopspring en saad uitval. Bind bondels en laat dit regop op ’n seil staan.',
    bolls:
      'Pluk na die dou in lapsakke, nooit plastiek nie: drade bederf die prys. Hou skoon en gevlekte katoen apart.',
    bulb: 'Haal op ’n droë dag met die blare uit. Moenie kneus of was nie.',
    gourds: 'Maak die vrugte bymekaar, kloof hulle en hoop hulle onder blare tot die pulp sag is.',
    cassava:
      'Haal net uit wat jy in twee dae kan verkoop of verwerk. Moenie kneus nie. Hou stokke regop in skadu vir plant.',
    yam: 'Haal op ’n droë dag sonder snye uit: ’n gesnyde knol vrot eerste. Hou plantknolle apart.',
    sweet: 'Sny die ranke 3 tot 7 dae vooraf. Haal alles binne drie weke uit, anders kom kalanders. Moenie kneus nie.',
    potato:
      'Blare nog groen? Sny die stingels en haal 10 tot 14 dae later uit, op ’n droë dag, as die skil nie afvryf nie.',
    carrot: 'Maak die grond eers nat, trek net wat jy verkoop: die res hou in die grond. Sny die lof dadelik tot 1 cm.',
    carrotAfterRain:
      'Trek net wat jy verkoop, verkieslik ná reën: die res hou in die grond. Sny die lof dadelik tot 1 cm.',
    ginger: 'Haal sonder snye uit. Dit kan in die grond wag terwyl die prys laag is.',
    cane: 'Sny by die grond, haal die toppe af en bring dit dadelik na die meule of koper.',
    tomato:
      'Pluk elke {every} tot {everyTo} dae in die koel oggend: eerste pienk vir ver markte, rooi en ferm vir naby. Gebruik kratte, hou in skadu.',
    pepper:
      'Pluk volgroeides of rooies met die steel elke {every} tot {everyTo} dae. Droog wat oorbly dun op ’n lug-net.',
    okra: 'Sny peule so lank soos ’n vinger elke {every} tot {everyTo} dae: ou peule word hout en stop die plant. Verkoop dieselfde dag.',
    leaves:
      'Sny vroegoggend voor dit blom, net wat jy daardie dag kan verkoop, weer elke {every} tot {everyTo} dae. Hou klam en in skadu.',
    head: 'Sny vol, harde koppe met 2 of 3 buiteblare. Moenie was nie. Hou in skadu en lug, verkoop binne dae.',
    lettuce:
      'Sny in die koel oggend voor die stingel opskiet, net wat jy daardie dag kan verkoop. Hou klam en in skadu.',
    melon:
      'Sny met 5 cm steel as die kol op die grond geel is: dit word later nie soeter nie. Hou in skadu, verkoop binne ’n week.',
    cocoa:
      'Pluk ryp peule elke {every} tot {everyTo} dae, swartes apart. Breek binne twee dae met ’n stok, fermenteer omtrent ses dae, droog dan.',
    coffee: 'Pluk net rooi bessies elke {every} tot {everyTo} dae, tel op wat lê. Begin dieselfde dag droog.',
    palm: 'Sny ’n tros as los vrugte val; kyk elke {every} tot {everyTo} dae. Tel los vrugte op, pars binne twee dae.',
    mango:
      'Pluk vol, harde vrugte met ’n kort steel; moenie die boom skud nie. Hulle word in kiste in skadu ryp. Moenie karbied gebruik nie.',
    orange:
      'Proe een: groenes kan ryp wees, en gepluk word hulle nie soeter nie. Knip hulle sonder dou, met ’n kort steel.',
    avocado: 'Pluk volgroeide, harde vrugte met die steel: hulle word eers ná pluk sag, in omtrent ’n week in skadu.',
    bunch:
      'Kyk elke 7 dae: sny trosse as die vingers vol en rond is, nog groen (omtrent 3 maande ná die blom). Twee mense: moenie laat val nie. Hou in skadu.',
  },
  drying: {
    cobs: 'Droog koppe, dan die pitte {layerFrom} tot {layerTo} cm dik op ’n seil, omtrent {dryFrom} tot {dryTo} dae. Keer dikwels om, bedek snags en in reën.',
    rice: 'Sprei {layerFrom} tot {layerTo} cm dik op ’n seil, {dryFrom} tot {dryTo} dae. Keer elke halfuur om; bedek in warm middae en reën, anders kraak die korrel.',
    heads:
      'Laat die koppe op ’n seil of platform {dryFrom} tot {dryTo} droë dae lê, keer daagliks om, bedek snags. Dors dan op ’n seil.',
    thin: 'Sprei dun op ’n mat of seil, omtrent {dryFrom} tot {dryTo} droë dae. Keer dikwels om, bedek snags en in reën.',
    beat: 'Slaan die droë peule op ’n seil uit en sif. Droog die saad {layerFrom} tot {layerTo} cm dik in die son, {dryFrom} tot {dryTo} dae, keer om.',
    pulse: 'Slaan die droë peule op ’n seil uit en sif. Sprei die saad dun in die son, keer dikwels om, bedek snags.',
    nuts: 'Laat plante 2 tot 3 dae in rye lê, peule op. Pluk af en droog die peule dun op ’n seil, snags bedek. Moenie klam peule in sakke sit nie.',
    stacks:
      'Keer die hoop plante elke 3 dae om, 10 dae lank. Slaan saggies op ’n seil uit, droog die saad 2 tot 3 dae in die son.',
    stooks:
      'Hou die bondels regop op die seil. Keer hulle binne 15 dae om en klop die saad twee of drie keer uit. Sif sand uit.',
    wash: 'As die pulp sag is, was die saad dieselfde dag in skoon water. Droog dun op ’n mat, {dryFrom} tot {dryTo} dae, keer om.',
    bulb: 'Droog {dryFrom} tot {dryTo} dae in skadu of met die blare oor die bolle, nooit kaal in die son nie. Laat 2 tot 3 cm nek.',
    yam: 'Lê hulle in skadu onder strooi of jutesakke, {dryFrom} tot {dryTo} dae. Nooit onder plastiek nie.',
    sweet: 'Hoop gesondes onder ranke in skadu vir omtrent {dryTo} dae. Hou net heles sonder gaatjies.',
    potato: 'Hou een tot twee weke op ’n donker, lugtige plek sodat skille hard word. Haal gesnydes en vrottes uit.',
    ginger:
      'Was, kloof in die lengte, droog in een laag op ’n lug-net, {dryFrom} tot {dryTo} dae. Keer twee keer per dag om; bring dit snags in.',
    cocoa:
      'Hoop die bone omtrent ses dae onder piesangblare, keer na twee en vier dae om. Droog dan op matte {dryFrom} tot {dryTo} dae, nooit op die pad of oor rook nie.',
    cherries:
      'Droog die bessies {layerFrom} tot {layerTo} cm dik op ’n lug-net, {dryFrom} tot {dryTo} dae. Keer dikwels om, bedek snags en in reën.',
  },
  test: {
    bite: 'Dit is droog as ’n korrel hard kraak tussen die tande.',
    weigh: 'Dit is droog as een mandjie twee aande na mekaar ewe veel weeg.',
    skin: 'Dit is droog as neute rammel, die dun vel afkom en die pit breek.',
    necks: 'Dit is klaar as nekke styf is en velle ritsel.',
    snap: 'Dit is droog as ’n stuk skoon breek.',
    crack: 'Dit is droog as ’n handvol kraak wanneer jy druk.',
    rattle: 'Dit is droog as skille donker en bros is en bone rammel.',
  },
  dryAt: 'Dit is omtrent {moisture} % water.',
  store: {
    bags: 'Haal beskimmelde en gebreekte graan uit. Maak die droë res toe in ’n lugdigte 3-laag (PICS) sak: druk lug uit, bind elke laag. Sit dit op hout.',
    sorted:
      'Gooi graan met skimmel of gate weg (gif: aflatoksien). Maak die droë res toe in ’n lugdigte 3-laag (PICS) sak, elke laag gebind, op hout.',
    pulses:
      'Maak droë saad binne dae toe in ’n lugdigte 3-laag (PICS) sak, elke laag gebind, of ’n vol drom. Hou 2 maande toe. Moenie Sniper op kos sit nie. Kewereiers is op die saad.',
    nuts: 'Gooi beskimmelde, verkrimpte neute weg: gif (aflatoksien). Sit droë dopneute in lugdigte 3-laag PICS-sakke. Moenie peule natmaak om te dop nie. Die gif kook nie uit nie.',
    shell: 'Hou die saad in die dop, in ’n lugdigte sak of drom, van die vloer af. Gedop hou dit net omtrent ’n maand.',
    cotton:
      'Hoop dit op ’n skoon laken onder dak, van die grond af, ver van vuur. Moenie plastieksakke gebruik nie. Verkoop gou.',
    onion:
      'Sprei gesonde, droë bolle dun op rakke in ’n lugtige skuur. Sorteer elke week. Verkoop dik nekke en gesnydes eerste.',
    yam: 'Lê gesonde knolle op ’n lugtige platform in skadu. Kyk elke week, haal vrottes uit. Sny elke maand die spruite af.',
    sand: 'Lê heel wortels apart in droë, koel sand, in ’n kuil of kis in skadu. Kyk elke twee weke, haal vrottes uit.',
    dark: 'Hou donker en lugtig op rakke, nooit in plastiek nie. Groenes is giftig. Hou plantaartappels in sagte lig.',
    jute: 'Haal beskimmeldes en plattes uit. Vul skoon jutesakke en sit dit op hout, ver van rook, paraffien en gif.',
  },
  check: {
    bags: 'Kyk en voel: gate, hitte, reuk, motte. Maak wat klam is, weer droog; gooi beskimmelde graan weg. Maak die res weer lugdig toe, heel gate.',
    airy: 'Haal vrottes en sagtes uit, sny spruite af, laat lug deur. Eet of verkoop swakkes eerste.',
  },
  hold: {
    bags: 'Hou net droë, gesorteerde graan in lugdigte sakke; verkoop die helfte. Moenie beskimmeldes verkoop of eet nie.',
    buyers: 'Vra twee kopers oor prys, graad en gewig voor jy verkoop. Skoon, droë produkte kry meer.',
    airy: 'Verkoop gesnydes en sagtes nou. Hou net gesondes, in skadu en lug.',
  },
  price:
    'In Nigerië is dit gewoonlik die goedkoopste in {low} en omtrent {gap} % duurder in {high}, maar nie elke jaar nie.',
  priceNow: '1 kg verkoop vir {priceNow}.',
  reach: 'Om na {holdMonths} maande te wen, moet dit {reachWoven} in geweefde sakke bereik.',
  reachBoth:
    'Om na {holdMonths} maande te wen, moet dit {reachWoven} in geweefde sakke bereik, {reachAirtight} in lugdigtes.',
  yearsAbove: 'In {yearsAbove} van die laaste {yearsOf} jaar het dit.',
  yearsUnknown: 'Ons weet nie wat die prys sal doen nie.',
  holdWet: 'Droog dit voor jy dit hou.',
}
