export const fieldWorkTexts = {
  /** When work begins later in the week: rain stands over it, or its days have not come. */
  start: 'Start on {from}.',
  work: {
    acre: 'One acre takes one person about {workLow} to {workHigh} days.',
    hectare: 'One hectare takes one person about {workLow} to {workHigh} days.',
    area: 'Your {area} will take one person about {workLow} to {workHigh} days.',
    hire: 'Your {area} will take {workLow} to {workHigh} days of work. Hire help.',
  },
  /** Plants that remain after thinning. */
  keep: {
    one: '1 plant at each stand',
    some: '{keepHigh} plants at each stand',
    range: '{keepLow} to {keepHigh} plants at each stand',
    cm: 'one plant every {keepHigh} cm',
    cmRange: 'one plant every {keepLow} to {keepHigh} cm',
  },
  seed: {
    acre: 'Get {seedLow} to {seedHigh} kg of good seed for each acre.',
    hectare: 'Get {seedLow} to {seedHigh} kg of good seed for each hectare.',
    area: 'Get {seedLow} to {seedHigh} kg of good seed for your {area}.',
    acreOne: 'Get {seedLow} kg of good seed for each acre.',
    hectareOne: 'Get {seedLow} kg of good seed for each hectare.',
    areaOne: 'Get {seedLow} kg of good seed for your {area}.',
  },
  /** Scouting task in a week without other work. */
  seek: {
    leaves: 'turn over the leaves of 20 plants and crush eggs and small worms.',
    seed: 'dig up five seeds: hard and dry ones can wait, soft or rotten ones are dead.',
    bunds: 'walk along the bunds, close every hole and cut the grass on them.',
    growth:
      'look for plants that stay small or yellow. Many in a low corner: open a drain there. Here and there: dig one up and look for worms or knots on the roots.',
    soil: 'squeeze soil from a hand deep. If it makes no ball, cover the ground with dry grass. If it wets your hand, open drains.',
    tree: 'go from tree to tree: cut off dead twigs, scrape off termite tunnels, pull weeds round the foot.',
    mat: 'prop leaning plants with a forked pole, cut off dead leaves, and heap soil over roots that show.',
    trash: 'strip the dry leaves off the stems and lay them between the rows as cover.',
    fire: 'hoe a strip round the field down to bare soil, at least 4 metres wide. Bush fires start now.',
    pods: 'take off black pods and carry them out of the farm.',
    cap: 'cap bare mounds with thick dry grass, held down with some soil.',
  },
  /** For bearing trees. */
  blackPods: 'Take off black pods and carry them out of the farm.',
  rules: {
    'care.land': {
      title: '{Crop}: get field and seed ready',
      content:
        'You plan to plant around {plantOn}. A field prepared late is sown late and yields less. By {by} clear it, dig in manure if you have some, and make the ridges, mounds or rows. {seed} Buy fertiliser before the rush.',
      sms: '{Crop}: by {by} clear the field, dig in manure, make ridges or rows. {seed}',
    },
    'care.bunds': {
      title: '{Crop}: repair the bunds and level the field',
      content:
        'By {by} close holes in the bunds, firm them, and level the ground inside. {seed} You plan to plant around {plantOn}. Rice wants even, shallow water: high spots dry out and grow weeds.',
      sms: '{Crop}: by {by} close holes in the bunds and level the field for even water. {seed}',
    },
    'care.nursery': {
      title: '{Crop}: sow the nursery now',
      content:
        'By {by} sow thinly in rows on a raised bed, cover the seed lightly, shade it until it is up, and water gently every day. Seedlings spend about {nurseryDays} days in the nursery; you plan to plant them out around {plantOn}.',
      sms: '{Crop}: sow the nursery by {by}, thinly, on a raised bed; shade and water it. Plant out after about {nurseryDays} days.',
    },
    'care.seedlings': {
      title: '{Crop}: do you have seedlings?',
      content:
        'Seedlings spend about {nurseryDays} days in the nursery before they are planted out. If you have none, buy strong, straight ones near you, or sow the nursery now and plant out later. Then change the date in your crop list.',
      sms: '{Crop}: seedlings spend about {nurseryDays} days in the nursery. If you have none, buy strong ones near you, or sow now and plant out later.',
    },
    'care.harden': {
      title: '{Crop}: harden the seedlings',
      content:
        'Soft seedlings die when they are planted out. From now until {plantOn} give them less water and more sun each day. Water well on the evening before you lift them, and plant out only strong, straight ones.',
      sms: '{Crop}: give seedlings less water and more sun each day until {plantOn}. Plant out only strong ones.',
    },
    'care.cap': {
      title: '{Crop}: cap the mounds with dry grass',
      content:
        'By {by} cap each mound or bed with a thick layer of dry grass, and hold it down with some soil. Leave it until shoots come through. Sun can cook what you planted in the soil.',
      sms: '{Crop}: by {by} cap each mound or bed with thick dry grass, held down with soil. Sun kills what was planted.',
    },
    'care.fill': {
      title: '{Crop}: replace dead plants now',
      content:
        '{start} By {by} walk the rows, pull out what is dead or sick, and set strong ones of the same kind in the gaps, in the evening or on a wet day. Water them in if you can. Plants set later than this stay small.',
      sms: '{Crop}: by {by} replace dead plants with strong ones of the same kind, in the evening or on a wet day. {start}',
    },
    'care.thin': {
      title: '{Crop}: thin out the weak plants',
      content:
        '{start} By {by}, when the soil is moist, pull out the weak ones and keep {keep}. Press the soil firm around those that stay. Crowded plants all stay small.',
      sms: '{Crop}: by {by} pull out weak plants, keep {keep}. Do it when the soil is moist. {start}',
    },
    'care.weeds': {
      title: '{Crop}: weed, {n} of {of}',
      content:
        '{start} By {by} hoe shallow on a dry morning while weeds are small; pull those close to the plants by hand. Weed before you feed. {work} Weeds cost more harvest than most pests.',
      sms: '{Crop}: hoe shallow by {by}, weeding {n} of {of}, on a dry morning, while weeds are small. {start} Weed before you feed. {work}',
    },
    'care.weeds-dry': {
      title: '{Crop}: weed and save water, {n} of {of}',
      content:
        '{start} By {by} hoe shallow, lay the weeds and dry grass or stalks over the soil, and close furrows with small earth ties to catch the next rain. {work} {why} Weeds drink the water that is left.',
      sms: '{Crop}: hoe shallow by {by}, weeding {n} of {of}; cover the soil with dry grass, tie the ridges to catch rain. {start} {work}',
    },
    'care.weeds-paddy': {
      title: '{Crop}: weed, {n} of {of}',
      content:
        '{start} By {by} drain the water down to mud and pull weeds by hand, or push a weeder between the rows. Give urea if it is due; refill the field after 2 to 3 days. {work} Weeds take the food of your rice.',
      sms: '{Crop}: by {by} drain down to mud and pull weeds, weeding {n} of {of}. Let the water back in after 2-3 days. {start} {work}',
    },
    'care.weeds-heap': {
      title: '{Crop}: weed and heap soil, {n} of {of}',
      content:
        '{start} By {by} hoe shallow and pull the soil up to the stems: plants stand firm, roots stay covered. Do it when the soil is moist, not wet. Weed before you feed. {work} Weeds take water and food.',
      sms: '{Crop}: by {by} hoe shallow and heap soil to the stems, weeding {n} of {of}; soil moist, not wet. {start} {work}',
    },
    'care.ring-weed': {
      title: '{Crop}: weed a ring round each stem',
      content:
        'By {by} weed a ring one metre wide round each stem, shallow, so that no root is cut. Lay the weeds there as cover, a hand away from the stem. Slash the rest. Grass under {crop} drinks the water and hides pests.',
      sms: '{Crop}: by {by} weed a shallow ring 1 m wide round each stem, leave the weeds as cover a hand from it.',
    },
    'care.earth-up': {
      title: '{Crop}: heap soil around the plants',
      content:
        '{start} By {by} draw loose soil from between the rows to the stems, and kill the weeds with it. Do it when the soil is moist, not wet. Soil pulled up to the stems holds {crop} up in wind and covers what grows below.',
      sms: '{Crop}: by {by} heap loose soil around the stems and kill weeds with it. Soil moist, not wet. {start}',
    },
    'care.stake': {
      title: '{Crop}: stake tall plants, before they flower',
      content:
        '{start} By {by} set a strong stake beside each tall plant and tie it loosely with soft string. Low bush kinds need none: put dry grass under them. Work when the leaves are dry. Fruit that lies on the ground rots.',
      sms: '{Crop}: by {by} stake tall plants, tie loosely. Bush kinds: dry grass under them. Work when leaves are dry. {start}',
    },
    'care.stake-vines': {
      title: '{Crop}: give each vine a stake',
      content:
        '{start} By {by} set a stake of 2 metres at each mound where the vine is knee high, and lead the vine up. Go round each week for new ones. Never strip leaves: they fill the tuber. Without stakes you can lose half the harvest.',
      sms: '{Crop}: by {by} set a 2 m stake where vines are knee high, lead them up. Never strip leaves. {start}',
    },
    'care.pegs': {
      title: 'Groundnuts: no more hoeing, pegs are going down',
      content:
        'Pull weeds by hand, keep loose soil around the plants, and look for leaf spots on 20 plants by {by}. After flowering, groundnuts push pegs into the soil and make pods there. Hoeing now breaks them.',
      sms: 'Groundnuts: no more hoeing, pegs are going down. Pull weeds by hand. Check 20 plants for leaf spots by {by}.',
    },
    'care.vines': {
      title: '{Crop}: stop hoeing, the vines are spreading',
      content:
        'From now on pull big weeds by hand, step between the vines and leave them where they lie. Look over the field by {by}. The vines cover the ground now. Hoeing cuts their roots, and turned vines drop their flowers.',
      sms: '{Crop}: stop hoeing, the vines are spreading. Pull big weeds by hand, do not turn the vines. Look over the field by {by}.',
    },
    'care.lift-vines': {
      title: '{Crop}: lift vines that root between the ridges',
      content:
        'Where vines root between the ridges they make many small roots and the big ones stay thin. By {by} lift them gently and lay them back on the ridge; do not cut them. Close cracks in the ridge: weevils go in there.',
      sms: '{Crop}: by {by} lift vines that root between ridges, lay them back, do not cut. Close cracks in the ridge.',
    },
    'care.rogue': {
      title: '{Crop}: pull out plants with mosaic',
      content:
        'Small, twisted leaves with yellow patches are mosaic: such a plant gives little and the sickness spreads. By {by} walk the rows, pull them out whole and dry them away from the field. Never take stems for planting from them.',
      sms: '{Crop}: by {by} pull out plants with small, twisted, yellow-patched leaves (mosaic). Never take stems from them.',
    },
    'care.birds': {
      title: '{Crop}: guard the field, the grain is filling',
      content:
        'By {by} have someone there at sunrise and before sunset, and cut tall grass at the edges. Guard until the grain is hard. The grain is soft and milky now: birds and rats come and can take much of it.',
      sms: '{Crop}: guard the field from birds and rats at sunrise and before sunset until grain is hard. Cut tall grass by {by}.',
    },
    'care.drain': {
      title: '{Crop}: let the water off the field',
      content:
        'By {by} close the inlet and open the bunds, so that the heads ripen evenly and the ground is firm when you cut. The grain is full; the harvest is 10 to 14 days off.',
      sms: '{Crop}: by {by} close the inlet and open the bunds, 10 to 14 days before you cut.',
    },
    'care.haulms': {
      title: '{Crop}: cut the tops before you dig',
      content:
        'When most leaves are yellow, by {by}, cut the tops at the ground and carry them off. The skins harden in the soil, and disease does not wash down from the leaves to the tubers. Dig 10 to 14 days later.',
      sms: '{Crop}: by {by} cut the tops at the ground, 10 to 14 days before you dig, and carry them off. Skins harden.',
    },
    'care.last-water': {
      title: '{Crop}: the last watering',
      content:
        'Give the last watering by {by}, then stop. What ripens in drying soil keeps longer and does not rot. The harvest is about two weeks off.',
      sms: '{Crop}: last watering by {by}, then stop. Harvest is about two weeks off; drier soil keeps it from rot.',
    },
    'care.prune': {
      title: '{Crop}: prune after the harvest',
      content:
        'By {by}, on a dry day, take out dead, sick and crossing branches and open the middle to light and air. Cut clean, close to the branch, and carry sick wood away. The harvest is over: now it is time to cut.',
      sms: '{Crop}: by {by}, on a dry day, cut dead, sick and crossing branches, open the middle, carry sick wood away.',
    },
    'care.fronds': {
      title: '{Crop}: cut dead fronds',
      content:
        'By {by}, on a dry day, cut the dead and dry ones close to the stem; leave every green frond: they feed the bunches. Lay what you cut between the rows. Dead fronds hide ripe bunches and pests.',
      sms: '{Crop}: by {by}, on a dry day, cut dead fronds only. Leave every green one: they feed the bunches.',
    },
    'care.fire-line': {
      title: '{Crop}: clear a fire line',
      content:
        'By {by} hoe a strip round the field down to bare soil, at least 4 metres wide, and carry the dry leaves off it. Keep it bare until the rains. Dry leaves burn in minutes.',
      sms: '{Crop}: by {by} clear a strip of bare soil round the field, at least 4 metres wide, against fire. Keep it bare until the rains.',
    },
    'care.chupons': {
      title: '{Crop}: break off the chupons',
      content:
        'Upright shoots on the trunk (chupons) take the food of the tree. By {by} go from tree to tree and break them off while they are young. {blackPods}',
      sms: '{Crop}: by {by} break off young upright shoots on the trunks. {blackPods}',
    },
    'care.fallen-fruit': {
      title: '{Crop}: gather fallen fruit, for fruit flies',
      content:
        'Fruit flies breed in fruit that has fallen or been stung, and the young ones come back to the tree. From now on, every 3 days, gather all of it. Bury it deep or tie it up in a plastic bag in the sun. Begin by {by}.',
      sms: '{Crop}: from now on, every 3 days, gather fallen and stung fruit; bury it deep or tie it in a plastic bag in the sun: fruit flies breed in it.',
    },
    'care.tree-dry': {
      title: '{Crop}: cover the soil, clear a fire line',
      content:
        'By {by} cover the soil under the trees with dry leaves a hand from the trunk, water trees under three years old, and clear a strip to bare soil round the farm, at least 4 metres wide. Dry months are hard on roots, and bush fires start.',
      sms: '{Crop}: by {by} cover soil under trees, water young trees, clear a fire line round the farm, at least 4 metres wide.',
    },
    'care.mat': {
      title: '{Crop}: keep one mother and two suckers',
      content:
        'By {by} keep the mother plant, one strong sucker and one small one, and cut out the rest. Cut dead leaves, heap soil at the foot and cover it with leaves. Too many suckers share the food and the bunches stay small.',
      sms: '{Crop}: by {by} keep one mother and two suckers, cut the rest. Remove dead leaves, cover the soil.',
    },
    'care.bunch': {
      title: '{Crop}: cut the male bud, prop the bunch',
      content:
        'When the last small fruits have set, the red bud below the bunch only takes food. By {by} cut it a hand below the last fruits, and prop leaning plants with a forked pole before the storms.',
      sms: '{Crop}: by {by} cut the red bud a hand below the last fruits and prop leaning plants.',
    },
    'striga.variety': {
      title: '{Crop}: striga field, choose the seed first',
      content:
        'You saw striga in this field. Where it is thick, most of the harvest is lost. {choice} Or sow soybean, groundnuts or cowpeas here this year: they make striga seed sprout and die. Decide by {by}, before you buy seed.',
      sms: '{Crop}, striga field: {choice} Or sow soybean, groundnuts or cowpeas this year. Decide by {by}.',
    },
    'striga.rotate': {
      title: '{Crop}: no cereal in the striga field next year',
      content:
        'Next season sow soybean, groundnuts or cowpeas here: striga sprouts and dies. Save manure for the field. Make the plan by {by}, before seed gets expensive. Striga seed waits in this soil for years, and each cereal feeds it.',
      sms: '{Crop}, striga field: next season sow soybean, groundnuts or cowpeas there, no cereal. Save manure. Plan it by {by}.',
    },
    'care.next': {
      title: '{Crop}: nothing urgent this week',
      content: 'There is nothing urgent this week. Next in your plan, from {from}: {step}. Get what you need ready.',
      sms: '{Crop}: nothing urgent this week. Next, from {from}: {step}.',
    },
    'care.keep-picking': {
      title: '{Crop}: keep picking',
      content:
        'Keep picking every {every} to {everyTo} days: what stays too long spoils and feeds insects. Take spoiled ones out of the field. Pick again by {by}. Nothing else is urgent this week.',
      sms: '{Crop}: keep picking every {every} to {everyTo} days, next by {by}. Take spoiled ones out of the field.',
    },
    'care.look': {
      title: '{Crop}: look for {pest}',
      content:
        '{walk} by {by} for {look}: that is {pest}. If you find it: {first} Found early, it is cheap to stop. Nothing else is urgent this week.',
      sms: '{Crop}: {walk} by {by} for {look} ({pest}). If you find it: {first}',
    },
    'care.quiet': {
      title: '{Crop}: a quiet week',
      content: 'There is nothing urgent this week.',
      sms: '{Crop}: nothing urgent this week.',
    },
    'care.walk': {
      title: '{Crop}: a quiet week, one small job',
      content: 'By {by} {seek} Nothing else is urgent this week.',
      sms: '{Crop}: by {by} {seek}',
    },
  },
  /** Choice of variety on fields with striga. */
  choice: {
    named: 'Sow a variety that resists it: {varieties}.',
    open: 'Ask for a variety that resists striga, add manure and feed on time.',
  },
}
