import type { harvestTexts as english } from '../../en/advice/harvest.ts'

export const harvestTexts: typeof english = {
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
    skins: 'blare dood, skil vryf nie af nie',
    shells: 'blare geel, doppe hard',
  },
  eve: 'Bring in wat gereed is voor die swaar reën, los die res.',
  late: 'Laat oes voed voëls, insekte en skimmel.',
  rules: {
    'harvest.soon': {
      title: '{Crop}: maak gereed vir oes',
      content: '{ready} Jou {crop} behoort oor omtrent {daysLeft} dae ryp te wees. Tekens: {sign}. {late}',
      sms: '{Crop}: {ready} Ryp oor omtrent {daysLeft} dae.',
    },
    'harvest.watch': {
      title: '{Crop}: vroeë soorte word nou ryp',
      content:
        'Kyk twee keer per week, weer teen {by}. Tekens: {sign}. As jy dit sien: {bring} Vroeë soorte word van nou af ryp, late oor {daysLeft} dae.',
      sms: '{Crop}: soek teen {by} rypes ({sign}). {bring}',
    },
    'harvest.now': {
      title: '{Crop}: goeie dae om te oes',
      content: 'Oes teen {by}. {bring} Jou {crop} behoort ryp te wees en dit bly droog tot {to}. Tekens: {sign}.',
      sms: '{Crop}: oes teen {by}, droog tot {to}. {bring}',
    },
    'harvest.between-showers': {
      title: '{Crop}: oes tussen die buie',
      content:
        'Oes teen {by} op droë oggende, dieselfde dag onder dak. {bring} Jou {crop} behoort ryp te wees ({sign}), maar dit reën dikwels.',
      sms: '{Crop}: teen {by} oes op droe oggende, dieselfde dag onder dak. {bring}',
    },
    'harvest.before-rain': {
      title: '{Crop}: oes rypes voor die reën',
      content:
        'Teen {by} oes wat ryp is ({sign}) en dra dit onder dak. Bedek wat droog. Laat onrypes staan. Omtrent {rain} mm reën kan val {span}. Reën op ’n ryp oes bring skimmel.',
      sms: '{Crop}: oes wat ryp is teen {by}, hou dit onder dak: reen {span}, omtrent {rain} mm.',
    },
    'harvest.drying': {
      title: '{Crop}: droog goed voor jy bêre',
      content: '{drying} {test} {dryAt} Klam gebêre sal {crop} skimmel.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.curing': {
      title: '{Crop}: laat skille hard word voor jy bêre',
      content: '{drying} {test} Wonde moet eers genees, anders vrot {crop} in die stoor.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.ferment': {
      title: '{Crop}: fermenteer goed, droog dan',
      content: '{drying} {test} {dryAt} Goed gefermenteerde, droë bone kry die volle prys.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.store': {
      title: '{Crop}: sorteer en bêre',
      content: '{store} Insekte, skimmel en verrotting kan ’n derde van ’n stoor vernietig.',
      sms: '{Crop}: {store}',
    },
    'harvest.check': {
      title: '{Crop}: kyk na jou stoor',
      content: '{check} ’n Klein probleem in die stoor versprei binne ’n maand.',
      sms: '{Crop}: kyk na jou stoor teen {by}. {check}',
    },
    'harvest.sell': {
      title: '{Crop}: verkoop nou of hou?',
      content: 'Sit eers kos tot die volgende oes, saad en geld vir skuld opsy. {hold} {price}',
      sms: '{Crop}: sit kos, saad en skuldgeld opsy. {hold}',
    },
    'harvest.lift': {
      title: '{Crop}: gereed om in te bring',
      content: 'Van nou tot {by}: {bring} Jou {crop} behoort gereed te wees: {sign}.',
      sms: '{Crop}: van nou tot {by}: {bring}',
    },
    'harvest.starch-low': {
      title: '{Crop}: min stysel in die wortels nou',
      content:
        'Kan jy wag? Haal tot {by} net uit wat jy nodig het. Wortels het in hierdie maande min stysel, die meeste van {starchFrom} tot {starchTo}. {price}',
      sms: '{Crop}: haal tot {by} net uit wat jy nodig het. Meeste stysel van {starchFrom} tot {starchTo}.',
    },
    'harvest.cassava-wait': {
      title: 'Kassava: wag ’n paar weke voor jy uithaal',
      content:
        'As jy kan, wag omtrent vier weke na die reën terug is. Haal tot {by} net uit wat jy nodig het. Die reën is pas terug. Kassava gebruik nou sy stysel vir nuwe blare, so wortels is waterig.',
      sms: 'Kassava: haal tot {by} net uit wat jy nodig het. Wag omtrent 4 weke as jy kan: reen is pas terug, wortels is waterig.',
    },
    'harvest.clear': {
      title: '{Crop}: bring die res in, beplan die volgende',
      content:
        'Bring teen {by} in wat oor is, ruim die ou plante van die land af op en skryf die oes in jou dagboek. {goodNext} Wat ryp is en bly staan, bederf en voed insekte.',
      sms: '{Crop}: bring teen {by} in wat oor is en ruim die ou plante op. {goodNext}',
    },
    'harvest.pick': {
      title: '{Crop}: oestyd',
      content: '{bring} {eve} Kyk teen {by}. Jou {crop} behoort nou gereed te wees.',
      sms: '{Crop}: {bringNow} Kyk teen {by}.',
    },
  },
}
