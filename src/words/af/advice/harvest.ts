import type { harvest as english } from '../../en/advice/harvest.ts'

export const harvest: typeof english = {
  dryness: {
    number: 'Dit is droog by omtrent {moisture} % water, as dit hard is tussen die tande.',
    feel: 'Dit is droog as dit hard is tussen die tande en rammel.',
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
    vines: 'ranke droog, vrugte bleek en hard',
    cane: 'blare geel, stam klink as jy klop',
  },
  rules: {
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
    'harvest.cane': {
      title: '{Crop}: sny laag wanneer dit soet is',
      content:
        'Jou {crop} behoort gereed te wees: {sign}. Sny teen {by} gelyk met die grond, haal die groen top en droë blare af, en verkoop of pers binne twee dae: gesnyde stamme verloor elke dag suiker. Skoon lae snitte loop weer uit.',
      sms: '{Crop}: gereed ({sign}). Sny teen {by} gelyk met die grond, haal die top af, verkoop of pers binne 2 dae.',
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
  },
}
