import type { postharvestTexts as english } from '../../en/advice/produce.ts'

export const postharvestTexts: typeof english = {
  ready: {
    bags: 'By {by} clean store, get tarpaulin and clean dry bag, call helpers.',
    sheet: 'By {by} get sheet and helpers: we dey cut am when first capsule yellow, if not di seed go pour.',
    water: 'Stop water now make di neck dry. By {by} clean place wey get shade and breeze, call helpers.',
    barn: 'By {by} clean and repair store wey get shade and breeze, call helpers.',
    buyers: 'By {by} find helpers and buyer or mill: once you dig or cut am e no go last.',
    fresh: 'By {by} find helpers and buyer: once you dig or cut am e no go last.',
    vines: 'By {by} find helpers and buyers. Cut di vine 3 to 7 days before you dig: skin go strong.',
    haulms: 'By {by} cut stem and leaf, 10 to 14 days before you dig: skin go strong and blight no go enter.',
  },
  bring: {
    cobs: 'Break, dry am for tarpaulin inside two days, no put for bare ground. Husk am; keep mouldy and holed ones apart.',
    straw: 'Cut am low, thresh am inside one day for tarpaulin: heap wey stay for farm go hot and spoil.',
    heads: 'Cut di heads, carry dem go tarpaulin, rock or platform. No put am for bare ground.',
    legume: 'Pick dry pod now, di rest every week. Weevil dey lay egg for pod wey stand.',
    soybean: 'Cut am for ground level for morning, inside one to two weeks. After, pod go open and seed go pour.',
    lift: 'Pull di whole plant, shake soil comot, turn di pod up. Ripe pod wey stay for soil go mould or break.',
    sesame: 'Cut am now before capsule open and seed pour. Tie bundle, stand dem upright for sheet.',
    bolls:
      'Pick after dew, for cloth bag. No use plastic: im thread dey spoil price. Keep clean one and stained one apart.',
    bulb: 'Dig for dry day with di leaf. No wound am and no wash am.',
    gourds: 'Gather di fruit, split am, heap am under leaf till inside soft.',
    cassava:
      'Dig only wetin you fit sell or process inside two days. No wound am. Stand di stem for shade for planting.',
    yam: 'Dig for dry day without cut: di one wey get cut dey rot first. Put seed yam apart.',
    sweet: 'Cut vine, dig 3 to 7 days after: all inside three weeks, if not weevil go come. No wound am.',
    potato: 'Leaf still green? Cut di stem, dig 10 to 14 days after, for dry day, when skin no dey rub comot.',
    carrot: 'Water first, then pull only wetin you go sell: di rest fit wait for soil. Cut di leaf to 1 cm at once.',
    carrotAfterRain:
      'Pull only wetin you go sell, better after rain: di rest fit wait for soil. Cut di leaf to 1 cm at once.',
    ginger: 'Dig am without cut. E fit wait for ground when price low.',
    cane: 'Cut for ground level, comot di top, carry am go mill or buyer at once.',
    tomato:
      'Pick every {every} to {everyTo} days for cool morning: di one wey just dey red for far market, red strong one for near market. Use crate, keep for shade.',
    pepper:
      'Pick full or red ones with di stalk every {every} to {everyTo} days. Dry wetin dem no buy, thin for raised net.',
    okra: 'Cut pod wey long like finger every {every} to {everyTo} days: old pod dey hard and stop di plant. Sell am same day.',
    leaves:
      'Cut for early morning before e flower, only wetin go sell that day, again every {every} to {everyTo} days. Keep am damp for shade.',
    head: 'Cut full, hard head with 2 or 3 outside leaf. No wash am. Keep for shade and breeze, sell inside few days.',
    lettuce: 'Cut for cool morning before stem rise, only wetin go sell that day. Keep am damp for shade.',
    melon:
      'Cut am with 5 cm stalk when di side for ground don yellow: e no go sweet pass that. Keep for shade, sell inside one week.',
    cocoa:
      'Pick ripe pod every {every} to {everyTo} days, black ones apart. Break am with stick inside two days, ferment am about six days, then dry am.',
    coffee: 'Pick only red ones every {every} to {everyTo} days, gather di ones for ground. Start to dry am same day.',
    palm: 'Cut bunch when loose fruit dey fall; look every {every} to {everyTo} days. Gather loose fruit, press am inside two days.',
    mango: 'Pick full, hard fruit with short stalk; no shake di tree. E go ripe for box for shade. No use carbide.',
    orange:
      'Taste one: green one fit don ripe, and e no dey sweet more after you pick am. Cut am when dew don dry, with short stalk.',
    avocado: 'Pick full, hard fruit with di stalk: e dey soft only after you pick am, about one week for shade.',
    bunch:
      'Look every 7 days: cut bunch when finger don full and round, still green (about 3 months after flower). Two people: no let am fall. Keep for shade.',
  },
  drying: {
    cobs: 'Dry di cob, then di grain {layerFrom} to {layerTo} cm thick for tarpaulin, about {dryFrom} to {dryTo} days. Turn often, cover for night and rain.',
    rice: 'Spread am {layerFrom} to {layerTo} cm thick for tarpaulin, {dryFrom} to {dryTo} days. Turn every 30 minutes; cover for hot noon and rain, if not grain go crack.',
    heads:
      'Leave di heads for tarpaulin or platform {dryFrom} to {dryTo} dry days, turn every day, cover for night. Then thresh for sheet.',
    thin: 'Spread am thin for mat or tarpaulin, about {dryFrom} to {dryTo} dry days. Turn often, cover for night and rain.',
    beat: 'Beat dry pod for sheet, sieve am. Sun di seed {layerFrom} to {layerTo} cm thick, {dryFrom} to {dryTo} days, turn am often.',
    pulse: 'Beat dry pod for sheet, sieve am. Spread di seed thin for sun, turn am often, cover for night.',
    nuts: 'Leave di plants 2 to 3 days for row, pod up. Pluck, then dry di pod thin for tarpaulin, cover for night. No bag damp pod.',
    stacks: 'Turn di heap of plant every 3 days for 10 days. Beat am soft for tarpaulin, then sun di seed 2 to 3 days.',
    stooks:
      'Keep bundle upright for sheet. Inside 15 days turn dem over, tap seed comot two or three times. Sieve sand comot.',
    wash: 'When inside don soft, wash seed same day with clean water. Dry am thin for mat, {dryFrom} to {dryTo} days, turn am.',
    bulb: 'Dry am {dryFrom} to {dryTo} days for shade or with leaf cover am, no leave am bare for sun. Leave 2 to 3 cm neck.',
    yam: 'Lay dem for shade under straw or jute bag, {dryFrom} to {dryTo} days. No cover am with plastic.',
    sweet: 'Heap good ones under vine for shade about {dryTo} days. Keep only whole ones wey no get weevil hole.',
    potato: 'Keep am one to two weeks for dark place wey get breeze make skin strong. Comot cut and rotten ones.',
    ginger:
      'Wash, split am long, dry one layer for raised net, {dryFrom} to {dryTo} days. Turn two times a day, carry am enter for night.',
    cocoa:
      'Heap di bean under banana leaf about six days, turn am after two and four. Then dry for raised mat {dryFrom} to {dryTo} days, no dry am for road or over smoke.',
    cherries:
      'Dry am {layerFrom} to {layerTo} cm thick for raised net, {dryFrom} to {dryTo} days. Turn often, cover for night and rain.',
  },
  test: {
    bite: 'E don dry when grain crack loud for teeth.',
    weigh: 'E don dry when one basket weigh di same two evening straight.',
    skin: 'E don dry when nut dey rattle, thin skin dey comot and di nut dey snap.',
    necks: 'E don do when neck tight and skin dey sound.',
    snap: 'E don dry when e snap clean.',
    crack: 'E don dry when handful wey you press crack.',
    rattle: 'E don dry when skin dark, dey break, and bean dey rattle.',
  },
  dryAt: 'Na about {moisture} % water be that.',
  store: {
    bags: 'Comot mouldy and broken grain. Close di dry one for 3-layer airtight (PICS) bag: press air comot, tie each liner. Put am for wood.',
    sorted:
      'Throw mouldy and holed grain away (poison: aflatoxin). Close di dry rest for 3-layer airtight (PICS) bag, tie each liner, for wood.',
    pulses:
      'Inside few days close dry seed for 3-layer airtight (PICS) bag, tie each one, or full drum. No open am for 2 months. No put Sniper for food. Weevil egg dey di seed.',
    nuts: 'Throw mouldy and dry-up nut away: na poison (aflatoxin). Close dry nut inside shell for 3-layer airtight (PICS) bag. No wet pod to shell am. Fire no dey kill di poison.',
    shell:
      'Keep seed inside shell, for airtight bag or drum, off di floor. If you shell am e dey last only about one month.',
    cotton:
      'Heap am for clean sheet under roof, off di ground, far from fire. No use plastic bag. Sell am quick, by grade.',
    onion:
      'Spread good dry ones thin for rack inside store wey get breeze. Sort every week. Sell thick neck and cut ones first.',
    yam: 'Lay good ones for platform or barn wey get shade and breeze. Look every week, comot rotten ones. Cut di shoot every month.',
    sand: 'Lay whole ones apart for dry cool sand, inside pit or box for shade. Every two weeks look, comot rotten ones.',
    dark: 'Keep am for dark and breeze on rack, no put am for plastic. Green one na poison. Keep seed ones for small light.',
    jute: 'Comot mouldy and flat ones. Fill clean jute bag, put am for wood, far from smoke, kerosene and spray.',
  },
  check: {
    bags: 'Look and touch: hole, heat, smell, insect. Dry damp one again, throw mouldy one away. Close di rest airtight again, mend hole.',
    airy: 'Comot rotten and soft ones, cut di shoot, let breeze pass. Eat or sell weak ones first.',
  },
  hold: {
    bags: 'Keep only dry, clean grain for airtight bag: sell half, keep half. No sell mouldy one, no chop am.',
    buyers: 'Ask two buyers about price, grade and weight before you sell. Clean dry one dey bring more.',
    airy: 'Sell cut and soft ones now. Keep only good ones, for shade and breeze.',
  },
  price: 'For Nigeria e dey cheap pass for {low}, and about {gap} % more for {high}, but no be every year.',
  priceNow: '1 kg na {priceNow}.',
  reach: 'To gain after {holdMonths} months, e must reach {reachWoven} for woven bag.',
  reachBoth:
    'To gain after {holdMonths} months, e must reach {reachWoven} for woven bag, {reachAirtight} for airtight.',
  yearsAbove: 'E reach for {yearsAbove} of last {yearsOf} years.',
  yearsUnknown: 'We no know wetin price go do.',
  holdWet: 'Dry am before you keep am.',
}
