/** Harvest, drying, storage and sale of each kind of produce. An SMS drops sentences from the end. */
export const postharvestTexts = {
  /** Preparation before the harvest. */
  ready: {
    bags: 'By {by} clean the store, get tarpaulins and clean dry bags, and arrange helpers.',
    sheet: 'By {by} get sheets and helpers: it must be cut when the first capsules turn yellow, or the seed spills.',
    water: 'Stop watering now, so that the necks dry. By {by} clean an airy, shaded place and arrange helpers.',
    barn: 'By {by} clean and mend a shaded, airy store and arrange helpers.',
    buyers: 'By {by} arrange helpers and a buyer or mill: once dug or cut it will not keep.',
    fresh: 'By {by} arrange helpers and a buyer: once dug or cut it will not keep.',
    vines: 'By {by} arrange helpers and buyers. Cut the vines 3 to 7 days before you dig: the skin gets tough.',
    haulms: 'By {by} cut the stems and leaves, 10 to 14 days before you dig: the skins set and blight stays off.',
  },
  /** At what sign and how it is harvested. */
  bring: {
    cobs: 'Pull, husk and dry within two days on a tarpaulin, never on bare soil. Keep mouldy and holed cobs apart.',
    straw: 'Cut low and thresh within a day on a tarpaulin: heaps left in the field heat up and spoil.',
    heads: 'Cut the heads and carry them to a tarpaulin, rock or platform, never to bare soil.',
    legume: 'Pick the dry pods now and the rest about every week. Weevils lay eggs on pods left standing.',
    soybean: 'Cut at the ground in the morning, within one to two weeks. Later the pods open and seed falls.',
    lift: 'Pull up whole plants, shake off the soil and turn the pods up. Ripe pods left in the soil mould or break off.',
    sesame: 'Cut now, before the capsules open and the seed spills. Tie bundles and stand them upright on a sheet.',
    bolls:
      'Pick after the dew into cloth bags, never plastic: its threads spoil the price. Keep clean and stained cotton apart.',
    bulb: 'Pull them up on a dry day with the leaves on. Do not bruise or wash them.',
    gourds: 'Gather the fruits, split them, and heap them under leaves until the pulp is soft.',
    cassava:
      'Dig up only what you can sell or process in two days. Do not bruise the roots. Keep the stems upright in shade for planting.',
    yam: 'Dig on a dry day without cuts: a cut tuber rots first. Keep seed yams apart.',
    sweet: 'Cut the vines and dig 3 to 7 days later: all within three weeks, or weevils come. Do not wound the roots.',
    potato:
      'Leaves still green? Cut the stems and dig 10 to 14 days later, on a dry day, when the skin does not rub off.',
    carrot: 'Water first, then pull only what you sell: the rest keeps in the soil. Cut the tops to 1 cm at once.',
    carrotAfterRain:
      'Pull only what you sell, best after a shower: the rest keeps in the soil. Cut the tops to 1 cm at once.',
    ginger: 'Dig it up without cuts. It can wait in the ground while the price is low.',
    cane: 'Cut at ground level, take off the tops, and bring it to the mill or buyer at once.',
    tomato:
      'Pick every {every} to {everyTo} days in the cool morning: first pink for far markets, red and firm for near ones. Use crates and keep them in shade.',
    pepper:
      'Pick full-size or red ones with the stalk every {every} to {everyTo} days. Dry what you cannot sell, thin on a raised mesh.',
    okra: 'Cut pods as long as a finger every {every} to {everyTo} days: old pods turn to wood and stop the plant. Sell the same day.',
    leaves:
      'Cut in the early morning before it flowers, only what sells that day, again every {every} to {everyTo} days. Keep damp and in shade.',
    head: 'Cut full, hard heads with 2 or 3 outer leaves. Do not wash them. Keep them in shade and air and sell within days.',
    lettuce: 'Cut in the cool morning before the stem rises, only what sells that day. Keep damp and in shade.',
    melon:
      'Cut with 5 cm of stalk when the spot on the ground is yellow: it does not sweeten later. Keep in shade, sell within a week.',
    cocoa:
      'Pick ripe pods every {every} to {everyTo} days, black ones apart. Break them with a stick within two days, ferment about six days, then dry.',
    coffee:
      'Pick only red cherries, every {every} to {everyTo} days, and gather those on the ground. Dry them the same day.',
    palm: 'Cut a bunch when loose fruits lie on the ground; look every {every} to {everyTo} days. Gather loose fruits, press within two days.',
    mango:
      'Pick full, hard fruits with a short stalk; never shake the tree. They ripen in boxes in shade. Never use carbide.',
    orange:
      'Taste one: green ones may be ripe, and picked ones do not sweeten. Clip them free of dew, with a short stalk.',
    avocado: 'Pick full-size, hard fruits with the stalk: they ripen only off the tree, in about a week in shade.',
    bunch:
      'Look every 7 days: cut bunches with full, round, still green fingers (about 3 months after the flower). Two people: do not let it fall. Keep in shade.',
  },
  /** Drying, curing or fermentation. */
  drying: {
    cobs: 'Dry cobs, then shelled grain {layerFrom} to {layerTo} cm thin on a tarpaulin, about {dryFrom} to {dryTo} days. Turn often, cover at night and in rain.',
    rice: 'Spread it {layerFrom} to {layerTo} cm thin on a tarpaulin, {dryFrom} to {dryTo} days. Turn every half hour; cover at hot noon and in rain, or grain cracks.',
    heads:
      'Leave the heads on a tarpaulin or platform {dryFrom} to {dryTo} dry days, turn daily, cover at night. Then thresh on a sheet.',
    thin: 'Spread it thin on a mat or tarpaulin, about {dryFrom} to {dryTo} dry days. Turn often, cover at night and in rain.',
    beat: 'Beat the dry pods on a sheet and sieve. Sun the seed {layerFrom} to {layerTo} cm thin, {dryFrom} to {dryTo} days, turned often.',
    pulse: 'Beat the dry pods on a sheet and sieve. Spread the seed thin in the sun, turn it often, cover at night.',
    nuts: 'Leave plants 2 to 3 days in rows, pods up. Strip, then dry the pods thin on a tarpaulin, covered at night. Never bag damp pods.',
    stacks:
      'Turn the stack of plants every 3 days for 10 days. Beat softly on a tarpaulin, then sun the seed 2 to 3 days.',
    stooks:
      'Keep the bundles upright on the sheet. Within 15 days turn them over and tap out the seed two or three times. Sieve out sand.',
    wash: 'When the pulp is soft, wash the seed the same day in clean water. Dry it thin on a mat, {dryFrom} to {dryTo} days, turned.',
    bulb: 'Cure {dryFrom} to {dryTo} days in shade or with the leaves over the bulbs, never bare in the sun. Leave 2 to 3 cm of neck.',
    yam: 'Lay them in shade under straw or jute sacks, {dryFrom} to {dryTo} days. Never under plastic.',
    sweet: 'Heap sound roots under vines in shade for about {dryTo} days. Keep only whole ones without weevil holes.',
    potato: 'Keep them one to two weeks in a dark, airy place so that the skins set. Take out cut and rotten ones.',
    ginger:
      'Wash, split lengthwise, and dry in one layer on a raised mesh, {dryFrom} to {dryTo} days. Turn twice a day, bring in at night.',
    cocoa:
      'Heap the beans under banana leaves about six days, turn after two and four. Then dry on raised mats {dryFrom} to {dryTo} days, never on the road or over smoke.',
    cherries:
      'Dry the cherries {layerFrom} to {layerTo} cm thin on a raised mesh, {dryFrom} to {dryTo} days. Rake often, cover at night and in rain.',
  },
  /** Signs that drying or curing is complete. */
  test: {
    bite: 'It is dry when a grain cracks loudly between the teeth.',
    weigh: 'It is dry when a marked basket weighs the same two evenings running.',
    skin: 'It is dry when nuts rattle, the thin skin slips off and the kernel snaps.',
    necks: 'It is done when the necks are tight and the skins rustle.',
    snap: 'It is dry when a piece snaps clean.',
    crack: 'It is dry when a pressed handful cracks sharply.',
    rattle: 'It is dry when skins are dark and brittle and beans rattle.',
  },
  /** For produce with a well-known safe moisture content. */
  dryAt: 'That is about {moisture} % water.',
  /** Sorted and put away. */
  store: {
    bags: 'Take out mouldy and broken grain. Close the dry rest in a 3-layer airtight (PICS) bag: press out the air, tie each liner. Stand it on wood.',
    sorted:
      'Throw out mouldy, holed grain (poison: aflatoxin). Close the dry rest in a 3-layer airtight (PICS) bag, each liner tied, on wood.',
    pulses:
      'Close dry seed within days in a 3-layer airtight (PICS) bag, each liner tied, or a full drum. Keep shut 2 months. Never put Sniper on food. Weevil eggs are on the seed.',
    nuts: 'Throw out mouldy, shrivelled nuts: poison (aflatoxin). Close dry nuts in the shell in 3-layer airtight (PICS) bags. Never wet pods to shell them. The poison does not cook out.',
    shell:
      'Keep the seed in its shell, in an airtight bag or drum, off the floor. Shelled it keeps only about a month.',
    cotton:
      'Heap it on a clean sheet under a roof, off the ground, far from fire. No plastic bags. Sell soon, by grade.',
    onion:
      'Spread sound, dry bulbs thin on racks in an airy shed. Sort every week. Sell thick necks, doubles and cut ones first.',
    yam: 'Lay sound tubers on a shaded, airy platform or in a barn. Look every week, take out rotten ones. Cut the sprouts every month.',
    sand: 'Lay whole roots apart in dry, cool sand, in a shaded pit or box. Every two weeks look and take out rotten ones.',
    dark: 'Keep them dark and airy on racks, never in plastic. Green ones are poison. Keep seed potatoes in soft light.',
    jute: 'Take out mouldy and flat ones. Fill clean jute sacks and stand them on wood, far from smoke, kerosene and sprays.',
  },
  /** Whoever has stored looks again. */
  check: {
    bags: 'Look and feel for holes, heat, bad smell, moths. Dry again what is damp, throw out mouldy grain. Close the rest airtight again, mend holes.',
    airy: 'Take out rotten and soft ones, cut off sprouts, let air through. Eat or sell the weak ones first.',
  },
  /** Produce worth storing for a better price. */
  hold: {
    bags: 'Hold only dry, sorted grain in airtight bags: sell half, hold half. Never sell or eat mouldy grain.',
    buyers: 'Ask two buyers for price, grade and weight before you sell. Clean, dry produce gets more.',
    airy: 'Sell cut and soft ones now. Hold only sound ones, in shade and air.',
  },
  /** Seasonal price range in the country's markets. */
  price: 'In Nigeria it is usually cheapest in {low} and about {gap} % dearer in {high}, but not every year.',
  /** Price of today, and the price that holding must reach: in woven and in airtight bags. */
  priceNow: '1 kg sells for {priceNow}.',
  reach: 'To gain, after {holdMonths} months in woven bags it must reach {reachWoven}.',
  reachBoth:
    'To gain, after {holdMonths} months in woven bags it must reach {reachWoven}, in airtight {reachAirtight}.',
  yearsAbove: 'It did in {yearsAbove} of the last {yearsOf} years.',
  yearsUnknown: 'We do not know what prices will do.',
  holdWet: 'Dry it before you hold it.',
}
