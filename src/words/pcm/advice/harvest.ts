import type { harvestTexts as english } from '../../en/advice/harvest.ts'

export const harvestTexts: typeof english = {
  signs: {
    grain: 'dry husk and hard grain, black for im foot',
    rice: 'four of five grains get straw colour',
    pods: 'inside shell don dark',
    legume: 'dry yellow-brown pod',
    heads: 'hard dry grain',
    capsules: 'lower capsule don yellow',
    bolls: 'open white boll',
    bulb: 'leaf don fall and yellow',
    roots: 'leaf dey yellow and dry',
    shoulders: 'orange top dey show, thick like thumb',
    vines: 'vine don dry, fruit pale and hard',
    cane: 'leaf don yellow, stem dey sound if you knock am',
    skins: 'leaf don die, skin no dey rub comot',
    shells: 'leaf don yellow, shell strong',
  },
  eve: 'Carry wetin don ready come house before heavy rain, leave di rest.',
  late: 'Late crop dey feed bird, insect and mould.',
  rules: {
    'harvest.soon': {
      title: '{Crop}: prepare for harvest',
      content: '{ready} Your {crop} go ripe in about {daysLeft} days. Sign: {sign}. {late}',
      sms: '{Crop}: {ready} E go ripe in about {daysLeft} days.',
    },
    'harvest.watch': {
      title: '{Crop}: early kind dey ripe now',
      content:
        'Look two times a week, next by {by}. Sign: {sign}. When you see am: {bring} Early kind dey ripe from now, late kind in {daysLeft} days.',
      sms: '{Crop}: by {by} look for di ripe ones ({sign}). {bring}',
    },
    'harvest.now': {
      title: '{Crop}: good days to harvest',
      content: 'Harvest by {by}. {bring} Your {crop} suppose don ripe and dry weather go last till {to}. Sign: {sign}.',
      sms: '{Crop}: harvest by {by}, e go dry till {to}. {bring}',
    },
    'harvest.between-showers': {
      title: '{Crop}: harvest between rain and rain',
      content:
        'By {by} harvest for dry morning, under roof same day. {bring} Your {crop} suppose don ripe ({sign}), but dry time short.',
      sms: '{Crop}: by {by} harvest for dry morning, under roof same day. {bring}',
    },
    'harvest.before-rain': {
      title: '{Crop}: harvest ripe ones before rain',
      content:
        'By {by} harvest wetin don ripe ({sign}), carry am under roof. Cover wetin dey dry. Leave unripe ones. About {rain} mm rain fit fall {span}. Rain for ripe crop dey bring mould.',
      sms: '{Crop}: harvest ripe ones by {by}, put dem under roof: rain dey come {span}, about {rain} mm.',
    },
    'harvest.drying': {
      title: '{Crop}: dry am well before you store',
      content: '{drying} {test} {dryAt} If you keep {crop} damp, e go mould.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.curing': {
      title: '{Crop}: let skin heal before you store',
      content: '{drying} {test} Wound must heal first, if not {crop} go rot for store.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.ferment': {
      title: '{Crop}: ferment am well, then dry',
      content: '{drying} {test} {dryAt} Bean wey ferment and dry well dey get full price.',
      sms: '{Crop}: {dryFirst} {test} {dryRest}',
    },
    'harvest.store': {
      title: '{Crop}: sort and store am',
      content: '{store} Insect, mould and rot fit chop one third of store.',
      sms: '{Crop}: {store}',
    },
    'harvest.check': {
      title: '{Crop}: look your store',
      content: '{check} Small wahala for store dey spread inside one month.',
      sms: '{Crop}: make you look your store by {by}. {check}',
    },
    'harvest.sell': {
      title: '{Crop}: sell now or keep?',
      content: 'First keep food till next harvest, seed, and money wey you owe. {hold} {price}',
      sms: '{Crop}: keep food, seed and money wey you owe. {hold}',
    },
    'harvest.lift': {
      title: '{Crop}: ready to bring in',
      content: 'From now to {by}: {bring} Your {crop} suppose don ready: {sign}.',
      sms: '{Crop}: from now till {by}: {bring}',
    },
    'harvest.starch-low': {
      title: '{Crop}: small starch for root now',
      content:
        'You fit wait? Till {by} dig only wetin you need. Root get small starch for these months, e plenty pass from {starchFrom} to {starchTo}. {price}',
      sms: '{Crop}: till {by} dig only wetin you need. Starch plenty pass from {starchFrom} to {starchTo}.',
    },
    'harvest.cassava-wait': {
      title: 'Cassava: wait some weeks before you dig',
      content:
        'If you fit, wait about four weeks after rain come back. Till {by} dig only wetin you need. Rain just come back. Cassava dey use im starch grow new leaf, so root dey watery and garri go small.',
      sms: 'Cassava: till {by} dig only wetin you need. If you fit, wait about 4 weeks: rain just come back, root dey watery.',
    },
    'harvest.clear': {
      title: '{Crop}: carry di rest come house, plan next one',
      content:
        'By {by} carry wetin remain come house, clear old plants comot farm, and write di harvest for your log. {goodNext} Wetin don ripe wey stay for farm dey spoil and feed insect.',
      sms: '{Crop}: by {by} carry wetin remain come house, clear old plants. {goodNext}',
    },
    'harvest.pick': {
      title: '{Crop}: harvest time',
      content: '{bring} {eve} Look by {by}. Your {crop} suppose don ready now.',
      sms: '{Crop}: {bringNow} Look am by {by}.',
    },
  },
}
