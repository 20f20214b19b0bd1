import type { weather as english } from '../../en/advice/weather.ts'

export const weather: typeof english = {
  rules: {
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
  },
}
