import type { weatherTexts as english } from '../../en/advice/weather.ts'

export const weatherTexts: typeof english = {
  rains: {
    coming: 'Omtrent {rain} mm reën kan val {span}, soos {cans} tienliterkanne op elke vierkante meter.',
    fallen: 'Omtrent {fallen} mm reën het sedert {from} geval, soos {cans} tienliterkanne op elke vierkante meter.',
    both: 'Omtrent {fallen} mm reën het sedert {from} geval, en nog {rain} mm kan teen {to} kom.',
  },
  rainsShort: {
    coming: 'omtrent {rain} mm {span}',
    fallen: 'omtrent {fallen} mm het geval',
    both: '{fallen} mm het geval, nog {rain} mm teen {to}',
  },
  lift: 'Haal eers ryp wortels uit.',
  rules: {
    'rain.heavy': {
      title: 'Swaar reën kom, maak vore oop',
      content:
        'Teen {by} maak vore aan die lae kant oop. {lift} Moenie water gee of kunsmis strooi voor dit verby is nie. {rains} Water wat ’n dag lank staan, maak wortels dood.',
      sms: 'Maak vore oop teen {by}. Swaar reen: {rainsShort}. Moenie kunsmis of water gee voor dit verby is nie.',
    },
    'rain.heavy-clay': {
      title: 'Swaar reën kom, sny vore',
      content:
        'Teen {by} sny vore aan die lae kant. {lift} Bly van nat klei af. Moenie kunsmis gee voor dit weggesak het nie. {rains} Op klei staan dit dae lank en wortels vrot.',
      sms: 'Sny vore aan die lae kant teen {by}. Swaar reen: {rainsShort}. Geen kunsmis tot dit wegsak nie.',
    },
    'rain.sand': {
      title: 'Hou kunsmis terug, reën spoel dit uit die sand',
      content:
        '{rains} Sand dreineer, maar sulke reën spoel ureum en NPK dieper as die wortels. Moenie dit gee voor {to} verby is nie. Word blare dan bleek, gee ’n derde van die gewone. Bedek die grond met droë gras.',
      sms: 'Moenie ureum of NPK gee voor {to} verby is nie: {rainsShort}. Bedek die grond met droe gras.',
    },
    'rain.heavy-rice': {
      title: 'Rys: swaar reën kom, kyk na die walle',
      content:
        'Herstel teen {by} die walle. Laat die water net uit as dit blare bedek. Geen kunsmis voor dit verby is nie. {rains} Rys hou van water, maar walle breek, en blare vrek ná twee dae onder water.',
      sms: 'Rys: herstel walle teen {by}. Swaar reen: {rainsShort}. Moenie kunsmis gee nie. Laat water net uit as dit blare bedek.',
    },
    'rain.wet-soil': {
      title: 'Maak slote oop, die grond is vol water',
      content:
        'Teen {by} maak vore oop waar water staan. {lift} Bly van nat grond af. Moenie kunsmis gee voor jy daarop kan loop nie. {rains} Wortels sonder lug word geel en vrot.',
      sms: 'Maak vore oop waar water staan teen {by}: {rainsShort}. Geen kunsmis tot dit wegsak nie.',
    },
    'wind.prop': {
      title: '{Crop}: sterk wind, stut die plante',
      content:
        'Wind van omtrent {wind} km/h kan teen {to} kom. Plante met swaar trosse val om. Teen {by} stut hulle met mikstokke, sny dooie blare af en bind plante saam.',
      sms: '{Crop}: stut teen {by} plante met trosse met mikstokke. Sterk wind teen {to}.',
    },
    'heat.flowering': {
      title: '{Crop}: gee saans water, hitte met blomtyd',
      content:
        'As jy water kan bring, gee dit saans of voor dagbreek. Bedek die grond met droë gras. Moenie in die hitte spuit of skoffel nie. Tot {tmax} °C word op {hotDays} dae verwag, {span}. Blomme droog uit en set min.',
      sms: '{Crop}: gee saans water as jy kan, bedek die grond. Hitte tot {tmax}C {span}, met blomtyd. Moenie in die hitte spuit of skoffel nie.',
    },
    'heat.nights': {
      title: '{Crop}: gee saans water, warm nagte',
      content:
        'As jy water kan bring, gee dit saans. Bedek die grond met droë gras. Moenie in die hitte spuit of skoffel nie. Nagte van omtrent {tmin} °C word op {hotDays} dae verwag, {span}. In warm nagte val baie blomme af.',
      sms: '{Crop}: gee saans water as jy kan, bedek die grond. Nagte van {tmin}C {span}: blomme kan afval.',
    },
    'cold.nights': {
      title: '{Crop}: bedek saadbeddings, koue nagte',
      content:
        'Nagte van omtrent {tmin} °C word verwag tot {to}. Plante groei stadig en jonges word geel. Bedek saailinge snags, gee soggens water, nie saans nie, en wag met kunsmis tot dit warmer is.',
      sms: '{Crop}: bedek saailinge snags, gee soggens water, wag met kunsmis. Koue nagte, omtrent {tmin}C, tot {to}.',
    },
    'cold.frost': {
      title: '{Crop}: bedek die plante, rypkoue kan kom',
      content:
        'Nagte van omtrent {tmin} °C kan teen {to} rypkoue bring. Rypkoue maak hierdie gewas dood. Maak die grond vandag nat. Bedek plante voor sonsak met lap, gras of plastiek en maak soggens oop.',
      sms: '{Crop}: bedek plante voor sonsak, gee vandag water. Rypkoue kan kom teen {to}, {tmin}C. Maak soggens oop.',
    },
    'cold.field': {
      title: '{Crop}: maak die grond nat, rypkoue kan kom',
      content:
        'Nagte van omtrent {tmin} °C kan teen {to} rypkoue bring. Rypkoue maak hierdie gewas dood. ’n Land kan jy nie bedek nie: maak die grond vandag nat as jy kan, bedek saailinge voor sonsak, oes wat gereed is.',
      sms: '{Crop}: maak die grond vandag nat as jy kan, bedek saailinge, oes wat gereed is. Rypkoue teen {to}, {tmin}C.',
    },
    'cold.tree': {
      title: '{Crop}: draai jong bome toe, rypkoue kan hulle doodmaak',
      content:
        'Nagte van omtrent {tmin} °C kan teen {to} rypkoue bring. Dit kan bome onder drie jaar doodmaak. Gee hulle vandag water. Draai die stam voor sonsak toe en bedek die kroon met gras of sakke. Maak soggens oop.',
      sms: '{Crop}: gee jong bome vandag water, draai stam toe en bedek die kroon voor sonsak. Rypkoue teen {to}, omtrent {tmin}C.',
    },
    'cold.light': {
      title: '{Crop}: harde rypkoue kan blare brand',
      content:
        'Nagte van omtrent {tmin} °C word teen {to} verwag. {Crop} verdra rypkoue: blare kan brand, maar nuwes kom. Jy hoef nie te bedek nie. Moenie gebrande blare afsny voor nuwes groei nie.',
      sms: '{Crop}: hoef nie te bedek nie. Rypkoue van {tmin}C teen {to} kan blare brand, nuwes kom. Moenie gebrandes nou afsny nie.',
    },
    'cold.winter': {
      title: '{Crop}: rypkoue van die winter kom voor die oes',
      content:
        'Rypkoue kom hier van Junie tot Augustus, en {crop} gaan daarvan dood. Wat jy geplant het, sal nie voor dan gereed wees nie. Sit min geld by, pluk wat jy kan teen {to}, en saai die volgende in Augustus of September.',
      sms: '{Crop}: moenie nog baie geld insit nie: rypkoue van Junie tot Augustus maak dit dood voor die oes. Saai weer in Augustus of September.',
    },
    'dry.paddy': {
      title: 'Rys: bring nou water na die land',
      content:
        'Maak elke gat in die walle teen {by} toe. Bring enige water wat jy kan, met pomp, voor of stroom, tot dit drie vingers diep staan. Moenie voor dan ureum gee nie. Trek onkruid uit. {why} ’n Droë land voor en met blom laat leë korrels.',
      sms: 'Rys: maak gate in walle toe, bring water teen {by}, drie vingers diep. {dry} dae droog: korrels bly leeg. Moenie nou ureum gee nie.',
    },
  },
}
