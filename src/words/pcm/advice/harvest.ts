import type { harvest as english } from '../../en/advice/harvest.ts'

export const harvest: typeof english = {
  dryness: {
    number: 'E dry when water remain about {moisture} % and e hard for teeth.',
    feel: 'E dry when e hard for teeth and dey rattle.',
  },
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
  },
  rules: {
    'harvest.soon': {
      title: '{Crop}: prepare for harvest',
      content:
        'Your {crop} go ripe in about {daysLeft} days. Sign: {sign}. By {by} clean store, get tarpaulin and dry bag, call helpers. Late crop dey feed bird, insect and mould.',
      sms: '{Crop}: e go ripe in about {daysLeft} days. By {by} prepare tarpaulin, dry bag, store and helpers.',
    },
    'harvest.now': {
      title: '{Crop}: good days to harvest',
      content:
        'Your {crop} suppose don ripe and dry weather go last till {to}. Sign: {sign}. Harvest by {by}, start to dry am within two days, for tarpaulin, no be bare ground. If e stand, bird, insect and mould go chop am.',
      sms: '{Crop}: ripe, and dry till {to}. Harvest by {by}, dry am for tarpaulin, no be bare ground.',
    },
    'harvest.between-showers': {
      title: '{Crop}: harvest between rain and rain',
      content:
        'Your {crop} suppose don ripe (sign: {sign}), but dry time short now. By {by} harvest ripe ones for dry morning, carry dem go roof same day, spread dem thin, turn often. Wet heap dey hot and mould.',
      sms: '{Crop}: ripe. By {by} harvest for dry morning, carry am under roof same day, spread thin, turn often.',
    },
    'harvest.before-rain': {
      title: '{Crop}: harvest ripe ones before rain',
      content:
        'About {rain} mm rain fit fall {span}. Rain for ripe crop dey bring mould. By {by} harvest wetin don ripe ({sign}), carry am under roof. Cover wetin dey dry. Leave unripe ones.',
      sms: '{Crop}: rain {span}, about {rain} mm. Harvest ripe ones by {by}, keep under roof.',
    },
    'harvest.drying': {
      title: '{Crop}: dry am well before you store',
      content:
        'Crop wey still wet go mould for bag. Spread {crop} thin for tarpaulin inside sun, turn am often, cover am for night. {dryness} Dry salt wey you shake with am inside bottle no suppose stick. Check till {by}.',
      sms: '{Crop}: dry for tarpaulin, turn often, cover for night. {dryness}',
    },
    'harvest.store': {
      title: '{Crop}: store am dry, closed, off di floor',
      content:
        'Insect and mould fit chop one third of store. Comot bad ones. When e dry well, close am inside airtight double bag, put am for wood far from wall, no open am often. Finish by {by}.',
      sms: '{Crop}: when e dry well, close am for airtight bag, off di floor, by {by}. No open am often.',
    },
    'harvest.roots': {
      title: '{Crop}: dig wetin you fit sell or use',
      content:
        'Your {crop} suppose don ready: {sign}. Once you dig am e go spoil soon. Dig only wetin you fit sell, cook or process inside two days, no wound am. If ground hard, dig after rain. From now to {by}.',
      sms: '{Crop}: ready ({sign}). Till {by} dig only wetin you fit sell or process inside 2 days; no wound am.',
    },
    'harvest.tubers': {
      title: '{Crop}: dig with care, good ones go keep',
      content:
        'Your {crop} suppose don ready: {sign}. Ones with cut dey rot first. From now to {by} dig for dry day without cut, let skin dry for shade, keep good ones for cool dark airy place. Eat wounded ones first.',
      sms: '{Crop}: ready ({sign}). Till {by} dig without cut, dry skin for shade, keep for cool airy place.',
    },
    'harvest.cassava-wait': {
      title: 'Cassava: wait small before you dig',
      content:
        'Rain just come back. Cassava dey use im starch grow new leaf, so root dey watery and garri go small. If you fit, wait about four weeks after rain come back. Till {by} dig only wetin you need.',
      sms: 'Cassava: rain just come back, root dey watery. If you fit, wait about 4 weeks; till {by} dig only wetin you need.',
    },
    'harvest.pick': {
      title: '{Crop}: pick every two or three days',
      content:
        'Your plants dey bear. If you pick often, more go come and insect and rot go reduce. Pick for cool morning every 2 or 3 days, next by {by}. Handle am soft, keep for shade, carry bad ones comot.',
      sms: '{Crop}: pick every 2-3 days for cool morning, next by {by}. Keep for shade, comot bad ones.',
    },
    'harvest.leaves': {
      title: '{Crop}: cut am fresh and on time',
      content:
        'Your {crop} suppose don ready to cut. Old leaf dey strong. Cut for cool morning from now to {by}, only wetin you fit sell or eat that day. Wash with clean water, keep for shade.',
      sms: '{Crop}: ready to cut, now to {by}. Cut for morning wetin you go sell or eat that day; keep for shade.',
    },
    'harvest.cane': {
      title: '{Crop}: cut am low when e sweet',
      content:
        'Your {crop} suppose don ready: {sign}. Cut am for ground level by {by}, comot green top and dry leaf, sell or crush am inside two days: once you cut am, sugar dey reduce every day. Clean low cut go make new shoot come.',
      sms: '{Crop}: ready ({sign}). Cut for ground level by {by}, comot the top, sell or crush inside 2 days.',
    },
    'harvest.tree': {
      title: '{Crop}: harvest season, pick ripe ones',
      content:
        'Na harvest time for {crop} usually. Waka round di trees by {by}, then every two weeks. Pick only ripe ones, no tear bark, comot fallen or rotten ones: dem dey breed pest. Keep di rest for shade.',
      sms: '{Crop}: harvest season. Pick ripe ones by {by}, then every 2 weeks. Comot fallen and rotten ones.',
    },
    'harvest.bunch': {
      title: '{Crop}: cut full bunch on time',
      content:
        'We dey cut bunch when finger don full and round, but still green. If e stay, e go burst. Look your {crop} by {by}, prop heavy ones, cut full bunch no let am fall, keep for shade.',
      sms: '{Crop}: check bunch by {by}. Cut full green ones no let am fall, keep for shade, prop heavy ones.',
    },
  },
}
