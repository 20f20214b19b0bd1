import type { waterTexts as english } from '../../en/advice/water.ts'

export const waterTexts: typeof english = {
  water: {
    give: {
      cans: 'gee elke bedding van 10 vierkante meter {cans} kanne van 10 liter',
      drip: 'laat die drup soggens loop, omtrent {litres} liter per dag {per}',
      sprinkler: 'sproei totdat ’n reguit blik {cm} cm water hou, omtrent {litres} liter {per}',
      furrow: 'laat water die einde van elke voor haal, sodat ’n stok die dag daarna {stick} cm diep ingaan',
      basin: 'laat water {cm} cm diep op die hele bedding staan en insak',
      litres: 'gee omtrent {litres} liter water {per}',
      top: 'maak die boonste 5 cm grond nat (’n vingerlit)',
    },
    per: {
      area: 'vir jou {area}',
      acre: 'vir elke acre',
      hectare: 'vir elke hektaar',
    },
    again: {
      one: 'Doen dit elke dag totdat dit reën.',
      two: 'Doen dit elke tweede dag totdat dit reën.',
      many: 'Doen dit elke {gap} dae totdat dit reën.',
      once: 'Kyk dan volgende week weer.',
    },
    depth: {
      joint: '’n vingerlit diep ({deep} cm)',
      finger: '’n vinger diep ({deep} cm)',
      palm: '’n palm diep ({deep} cm)',
      hand: '’n hand diep ({deep} cm)',
      forearm: '’n halwe voorarm diep ({deep} cm)',
    },
    stop: {
      ball: 'As grond {depth} nog ’n bal maak, wag ’n dag.',
      wet: 'As grond {depth} jou hand natmaak, slaan daardie dag oor.',
    },
    after: {
      rain: 'Reën wat so diep natmaak, tel as een keer.',
      beds: 'Te veel kanne? Beddings in blom eerste, en bedek die grond met droë gras.',
      pump: 'Altesaam {area}: omtrent {hours} uur se pomp van 2 duim.',
      part: 'Altesaam {area}: {hours} uur se pomp van 2 duim. Red die beste deel.',
      whole:
        'Altesaam {area}: {load} kanne, of {hours} uur se pomp van 2 duim. Met die hand, red die beste {beds} beddings.',
    },
  },
  shade: 'Gee hulle skadu met palmblare.',
  rules: {
    'irrigation.now': {
      title: '{Crop}: gee nou water',
      content: 'Teen {by} {give}. {again} {stop} {after} Die grond droog uit.',
      sms: '{Crop}: teen {by} {give}. {again} {stop}',
    },
    'irrigation.flowering': {
      title: '{Crop}: gee nou water, nou tel dit die meeste',
      content: 'Teen {by} {give}. {again} {stop} {after} Dors kos nou die meeste oes.',
      sms: '{Crop}: teen {by} {give}. {again} {stop}',
    },
    'irrigation.soon': {
      title: '{Crop}: maak reg om water te gee',
      content: 'Van {by} af {give}. {again} {stop} {after} Die grond hou nog bietjie water.',
      sms: '{Crop}: van {by} af {give}. {again} {stop}',
    },
    'irrigation.young': {
      title: '{Crop}: gee jong plante elke dag water',
      content:
        'Elke dag {give}, totdat die plante goed staan. Doen dit op sand twee keer as blare smiddags hang. Bedek die bedding dun met droë gras. {after}',
      sms: '{Crop}: totdat jong plante goed staan, elke dag: {give}.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: hou water terug, reën is naby',
      content:
        'Moenie nou water gee nie. Voel op {by} grond {depth}: is dit nog droog, gee dan water. Reën van omtrent {rain} mm word teen {to} verwag: genoeg vir nou. As jy nou natlei, mors jy water en brandstof, en wortels kan verdrink.',
      sms: '{Crop}: moenie nou water gee nie, reen van omtrent {rain} mm kom teen {to}. Op {by}: is grond droog, gee water.',
    },
    'irrigation.enough': {
      title: '{Crop}: genoeg water in die grond',
      content:
        'Moenie nou water gee nie. Voel op {by} grond {depth}: is dit droog, begin weer. Die grond onder jou {crop} hou water vir omtrent ’n week. Meer water spoel net voeding uit en kos geld.',
      sms: '{Crop}: moenie nou water gee nie, die grond het genoeg vir hierdie week. Voel op {by} grond {depth}; is dit droog, gee water.',
    },
    'irrigation.stop': {
      title: '{Crop}: hou op water gee voor oes',
      content:
        'Hou op water gee en maak vore oop sodat die land droog word. Oes as jy die tekens sien: {sign}. Kyk elke paar dae tot {by}. Die oes word ryp. Water nou vertraag droging en bring vrot en skimmel.',
      sms: '{Crop}: hou op water gee, maak vore oop, laat die land droog word. Oes as jy die tekens sien: {sign}.',
    },
    'irrigation.pond': {
      title: 'Rys: hou vlak water op die land',
      content:
        'Laat teen {by} water in totdat dit 5 cm diep staan (drie vingers). {again} {after} Stop alle gate in die walle toe. Staande water keer onkruid, en ’n droë land voor en met blom laat leë korrels.',
      sms: 'Rys: laat teen {by} water in totdat dit 5 cm diep staan (drie vingers). {again} Maak gate in walle toe.',
    },
    'dry.young': {
      title: '{Crop}: help jong plante deur die droë dae',
      content:
        'Skoffel nou, bedek die grond met droë gras, hou kunsmis terug tot dit reën. As jy water dra, gee dit saans aan swak plante. Doen dit teen {by}. {why} Jong plante het kort wortels en droog eerste uit.',
      sms: '{Crop}: skoffel teen {by}, bedek die grond met droe gras, hou kunsmis terug tot dit reen.',
    },
    'dry.growing': {
      title: '{Crop}: spaar die water in jou grond',
      content:
        'Teen {by} skoffel vlak, bedek die grond met droë gras of stronke en maak dammetjies in die vore vir die volgende reën. Hou kunsmis terug tot die grond nat is. {why} Jou plante leef van wat in die grond oor is.',
      sms: '{Crop}: skoffel teen {by}, bedek die grond met droe gras, maak dammetjies in die vore vir reen. Hou kunsmis terug.',
    },
    'dry.bed': {
      title: '{Crop}: hou die beddings klam',
      content:
        'Skoffel teen {by} vlak en bedek die grond met droë gras. As jy water kan dra, gee dit saans. Hou kunsmis terug tot die grond nat is. {why} Plante in beddings het vlak wortels en droog eerste uit.',
      sms: '{Crop}: skoffel teen {by} vlak, bedek die bedding met droe gras. As jy water kan dra, gee dit saans. Hou kunsmis terug.',
    },
    'dry.flowering': {
      title: '{Crop}: skoffel en bedek die grond nou',
      content:
        'Skoffel teen {by} sonder om wortels te sny, bedek die grond, maak dammetjies. As jy water kan bring, betaal dit hierdie week die beste. Hou kunsmis terug. {why} Op hierdie stadium kos dors die meeste oes.',
      sms: '{Crop}: skoffel teen {by}, bedek grond, maak dammetjies: droog op die slegste tyd. Kan jy water bring, doen dit hierdie week.',
    },
    'dry.weeded': {
      title: '{Crop}: dit is geskoffel, spaar nou die water',
      content:
        'Teen {by} bedek die grond met droë gras of stronke en maak dammetjies in die vore vir die volgende reën. Kan jy water bring, gee dit vir die beste deel. Hou kunsmis terug en koop niks meer daarvoor tot dit reën nie. {why} Jou plante leef van wat in die grond oor is.',
      sms: '{Crop}: bedek teen {by} die grond met droe gras, maak dammetjies in die vore. Moenie meer koop tot dit reen nie.',
    },
    'dry.thin': {
      title: '{Crop}: minder plante vir die water wat oor is',
      content:
        'Trek teen {by} die swakste plante uit waar hulle dig staan en lê dit op die grond: die water wat oor is, hou min aan die lewe. Skoffel. Gee geen kunsmis of spuitstof tot dit reën nie. {why}',
      sms: '{Crop}: trek teen {by} die swakste plante uit waar hulle dig staan, le dit op die grond. Geen kunsmis of spuitstof tot dit reen nie.',
    },
    'dry.spend': {
      title: '{Crop}: gee niks meer uit tot dit reën nie',
      content:
        'Moenie nou kunsmis, spuitstof of arbeid daarvoor koop nie. Skoffel die beste deel; kan jy water bring, gee dit net daar. {why} Die grond het byna geen water oor vir jou {crop} nie.',
      sms: '{Crop}: moenie kunsmis, spuitstof of arbeid koop tot dit reen nie. Skoffel die beste deel; kan jy water bring, gee dit net daar.',
    },
    'dry.cut': {
      title: '{Crop}: sny wat verdroog het vir diere',
      content:
        'Wat geen are of peule het nie, sal beswaarlik meer dra. Sny dit teen {by} groen vir diere: eers min, saam met ander voer. Los wat dra. Saai eers weer na goeie reën. {instead} {why}',
      sms: '{Crop}: sny teen {by} wat geen are of peule het nie vir diere, los wat dra. Saai eers weer na goeie reen. {instead}',
    },
    'dry.mat': {
      title: '{Crop}: bedek die voet in die droogte',
      content:
        'Teen {by} bedek die grond om elke plant met gesnyde blare, ’n handbreedte van die stam. Sny dooie blare. Kan jy water bring, gee eers vir plante met ’n tros. {why} Die wortels lê vlak, en dors plante gee dun trosse.',
      sms: '{Crop}: droog. Teen {by} bedek grond om elke plant met gesnyde blare. Kan jy water bring, gee eers vir plante met ’n tros.',
    },
    'dry.old-tree': {
      title: '{Crop}: skoffel en bedek grond onder ou bome',
      content:
        '{why} Ou bome het diep wortels en kan vir reën wag. Skoffel teen {by} onder hulle en sprei droë blare daar, ’n handbreedte van die stam. Moenie nou hard snoei nie en hou vuur weg.',
      sms: '{Crop}: skoffel teen {by} en bedek die grond onder bome met droe gras. Hou vuur weg. Ou bome het nie water nodig nie.',
    },
    'dry.young-tree': {
      title: '{Crop}: gee jong bome met die hand water',
      content:
        'Tot dit reën, gooi omtrent {cans} kanne van 10 liter per week by elke jong boom, stadig, in die aand. Skoffel teen {by} ’n ring van 1 meter om dit en bedek dit met droë gras, 20 cm van die stam. {shade} {why}',
      sms: '{Crop}: tot dit reën, {cans} kanne van 10 liter per week by elke jong boom. Skoffel teen {by} om dit en bedek die grond met droë gras. {shade}',
    },
    'dry.tree-weeded': {
      title: '{Crop}: gee jong bome met die hand water',
      content:
        'Tot dit reën, gooi omtrent {cans} kanne van 10 liter per week by elke jong boom, stadig, in die aand. Bedek teen {by} die grond om dit met droë gras, 20 cm van die stam. {shade} {why}',
      sms: '{Crop}: tot dit reën, {cans} kanne van 10 liter per week by elke jong boom. Bedek teen {by} die grond om dit met droë gras. {shade}',
    },
    'dry.tree': {
      title: '{Crop}: beskerm wortels in die droogte',
      content:
        'Teen {by} sprei droë blare onder die bome, ’n handbreedte van die stam. Hou onkruid uit. Gee water aan bome onder drie jaar. Moenie nou hard snoei nie en hou vuur weg. {why}',
      sms: '{Crop}: bedek teen {by} die grond onder bome met droe gras, skoffel, gee jong bome water. Hou vuur weg.',
    },
  },
}
