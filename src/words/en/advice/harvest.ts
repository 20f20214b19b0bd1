export const harvest = {
  /** When produce is dry enough: by its water content where that is well known, else by feel. */
  dryness: {
    number: 'It is dry at about {moisture} % water, when it is hard between the teeth.',
    feel: 'It is dry when it is hard between the teeth and rattles.',
  },
  /** How a ripe crop looks. */
  signs: {
    grain: 'dry husks and hard grain, black at its base',
    rice: 'four of five grains straw-coloured',
    pods: 'dark inside the shell',
    legume: 'dry yellow-brown pods',
    heads: 'hard dry grain',
    capsules: 'lower capsules yellow',
    bolls: 'open white bolls',
    bulb: 'leaves fallen over and yellow',
    roots: 'leaves yellow and drying',
    shoulders: 'orange tops showing, thumb-thick',
    vines: 'vines dry, fruits pale and hard',
    cane: 'leaves yellow, stems ring when knocked',
  },
  rules: {
    'harvest.soon': {
      title: '{Crop}: get ready for harvest',
      content:
        'Your {crop} should be ripe in about {daysLeft} days. Signs: {sign}. By {by} clean the store, get tarpaulins and dry bags, and arrange helpers. Late crops feed birds, insects and mould.',
      sms: '{Crop}: ripe in about {daysLeft} days. By {by} get tarpaulin, dry bags, clean store and helpers ready.',
    },
    'harvest.now': {
      title: '{Crop}: good days to harvest',
      content:
        'Your {crop} should be ripe and dry weather lasts until {to}. Signs: {sign}. Harvest by {by} and start drying within two days, on tarpaulin, never on bare ground. Left standing it feeds birds, insects and mould.',
      sms: '{Crop}: ripe and dry until {to}. Harvest by {by}, dry on tarpaulin, not on bare ground.',
    },
    'harvest.between-showers': {
      title: '{Crop}: harvest between the showers',
      content:
        'Your {crop} should be ripe (signs: {sign}), but dry spells are short now. By {by} harvest ripe ones on dry mornings, bring them under a roof the same day, spread them thin and turn often. Wet heaps heat up and mould.',
      sms: '{Crop}: ripe. From now to {by} harvest on dry mornings, bring under a roof the same day, spread thin, turn often.',
    },
    'harvest.before-rain': {
      title: '{Crop}: harvest ripe ones before the rain',
      content:
        'About {rain} mm of rain may fall {span}. Rain on a ripe crop brings mould and sprouting. By {by} harvest what is ripe ({sign}) and carry it under a roof. Cover what is drying. Leave unripe plants standing.',
      sms: '{Crop}: rain {span}, about {rain} mm. Harvest what is ripe by {by}, keep it under a roof.',
    },
    'harvest.drying': {
      title: '{Crop}: dry well before storing',
      content:
        'Damp produce moulds in the bag. Spread {crop} thin on tarpaulin in the sun, turn it often, cover it at night. {dryness} Dry salt shaken with it in a bottle must not stick.',
      sms: '{Crop}: dry on tarpaulin, turn often, cover at night. {dryness}',
    },
    'harvest.store': {
      title: '{Crop}: store dry, closed and off the floor',
      content:
        'Insects and mould can eat a third of a store. Sort out bad ones. When all is fully dry, close it in airtight double-lined bags, stand them on wood away from walls, and open as little as possible. Finish by {by}.',
      sms: '{Crop}: when fully dry, close in airtight bags, off the floor, by {by}. Open as little as possible.',
    },
    'harvest.roots': {
      title: '{Crop}: lift as you can use or sell',
      content:
        'Your {crop} should be ready: {sign}. Once lifted, roots spoil soon. Lift only what you can sell, cook or process in two days, without cutting or bruising. If the soil is hard, lift after a shower. Start with the oldest plants, by {by}.',
      sms: '{Crop}: ready ({sign}). From now to {by} lift only what you can sell or process in 2 days; do not bruise.',
    },
    'harvest.tubers': {
      title: '{Crop}: lift with care, sound ones keep',
      content:
        'Your {crop} should be ready: {sign}. Tubers with cuts rot first. From now to {by} lift on a dry day without cutting, let the skin dry in shade, and keep sound ones in a cool, dark, airy place. Eat damaged ones first.',
      sms: '{Crop}: ready ({sign}). From now to {by} lift without cuts, dry the skin in shade, keep cool, dark and airy.',
    },
    'harvest.cassava-wait': {
      title: 'Cassava: wait some weeks before lifting',
      content:
        'The rains have just come back. Cassava now uses its starch to grow new leaves, so roots are watery and give less garri. If you can, wait about four weeks after the rains return. Lift only what you need until {by}.',
      sms: 'Cassava: rains just returned, roots are watery. If you can, wait about 4 weeks; until {by} lift only what you need.',
    },
    'harvest.pick': {
      title: '{Crop}: pick every two or three days',
      content:
        'Your plants are bearing. Picking often brings more fruit and leaves less for insects and rot. Pick in the cool morning every 2 or 3 days, next by {by}. Handle gently, keep in shade, and take damaged ones off the field.',
      sms: '{Crop}: pick every 2-3 days in the cool morning, next by {by}. Keep in shade, remove damaged ones.',
    },
    'harvest.leaves': {
      title: '{Crop}: cut fresh and on time',
      content:
        'Your {crop} should be ready to cut. Old leaves turn tough and heads split. Cut in the cool morning from now to {by}, only what you can sell or eat that day. Wash in clean water and keep in shade.',
      sms: '{Crop}: ready to cut, now to {by}. Cut in the cool morning what you sell or eat that day; keep in shade.',
    },
    'harvest.cane': {
      title: '{Crop}: cut low when it is sweet',
      content:
        'Your {crop} should be ready: {sign}. Cut at ground level by {by}, take off the green top and dry leaves, and sell or crush within two days: cut stems lose sugar every day. Low clean cuts let new shoots grow again.',
      sms: '{Crop}: ready ({sign}). Cut at ground level by {by}, take off the top, sell or crush within 2 days.',
    },
    'harvest.tree': {
      title: '{Crop}: harvest season, pick ripe ones often',
      content:
        'It is usually harvest time for {crop}. Walk the trees by {by} and about every two weeks. Pick only ripe ones, cut them without tearing the bark, and remove fallen or rotten ones: they breed pests. Keep the rest in shade.',
      sms: '{Crop}: harvest season. Pick ripe ones by {by}, then every 2 weeks. Remove fallen and rotten ones.',
    },
    'harvest.bunch': {
      title: '{Crop}: cut full bunches in time',
      content:
        'Bunches are cut when the fingers are full and round, while still green. Left longer they split and birds come. Look at your {crop} by {by}, prop heavy plants, cut full bunches without letting them fall, and keep them in shade.',
      sms: '{Crop}: check bunches by {by}. Cut full green ones without letting them fall, keep in shade, prop heavy plants.',
    },
  },
}
