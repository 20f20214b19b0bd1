import type { fieldWorkTexts as english } from '../../en/advice/care.ts'

export const fieldWorkTexts: typeof english = {
  start: 'Start on {from}.',
  work: {
    acre: 'One acre dey take one person like {workLow} to {workHigh} days.',
    hectare: 'One hectare dey take one person like {workLow} to {workHigh} days.',
    area: 'Your {area}: one person, like {workLow} to {workHigh} days.',
    hire: 'Your {area}: {workLow} to {workHigh} days. Hire people.',
  },
  keep: {
    one: '1 plant for each stand',
    some: '{keepHigh} plants for each stand',
    range: '{keepLow} to {keepHigh} plants for each stand',
    cm: 'one plant for every {keepHigh} cm',
    cmRange: 'one plant for every {keepLow} to {keepHigh} cm',
  },
  seed: {
    acre: 'Find {seedLow} to {seedHigh} kg better seed for each acre.',
    hectare: 'Find {seedLow} to {seedHigh} kg better seed for each hectare.',
    area: 'Find {seedLow} to {seedHigh} kg better seed for your {area}.',
    acreOne: 'Find {seedLow} kg better seed for each acre.',
    hectareOne: 'Find {seedLow} kg better seed for each hectare.',
    areaOne: 'Find {seedLow} kg better seed for your {area}.',
  },
  seek: {
    leaves: 'turn leaf of 20 plants, crush egg and small worm.',
    seed: 'dig five seeds: hard dry one fit wait, soft or rotten one don die.',
    bunds: 'waka round di bund, close every hole, cut di grass wey dey on top.',
    growth:
      'find plant wey still small or yellow. Plenty for one low corner: open gutter there. Here and there: dig one, check worm or knot for di root.',
    soil: 'squeeze soil from one hand deep. If e no form ball, cover ground with dry grass. If e wet your hand, open gutter.',
    tree: 'go from tree to tree: cut small dead branch, scrape termite road comot, pull weed for di foot.',
    mat: 'support plant wey dey bend with forked stick, cut dead leaf, heap soil on root wey show.',
    trash: 'strip dry leaf comot from di stem, lay am between di row to cover ground.',
    fire: 'hoe line round farm till bare ground show, at least 4 metres wide: bush fire dey start now.',
    pods: 'comot black pod, carry dem comot from farm.',
    cap: 'cap each mound with thick dry grass, hold am down with small soil.',
  },
  choice: {
    named: 'Sow variety wey fit stand am: {varieties}.',
    open: 'Ask for variety wey fit stand striga, add manure and feed on time.',
  },
  blackPods: 'Comot black pod, carry dem comot from farm.',
  rules: {
    'care.land': {
      title: '{Crop}: get farm and seed ready',
      content:
        'You plan to plant around {plantOn}. Farm wey ready late dey sow late and give less. By {by} clear am, dig manure inside if you get, make ridge, mound or row. {seed} Buy fertiliser before rush start.',
      sms: '{Crop}: by {by} clear di farm, dig manure inside, make ridge or row. {seed}',
    },
    'care.bunds': {
      title: '{Crop}: repair di bunds, level di farm',
      content:
        'By {by} close hole for bund, make dem strong, level di ground inside. {seed} You plan to plant around {plantOn}. Rice want even, shallow water: high place dey dry and grow weed.',
      sms: '{Crop}: by {by} close hole for bund and level di farm for even water. {seed}',
    },
    'care.nursery': {
      title: '{Crop}: sow di nursery now',
      content:
        'By {by} sow thin in rows for raised bed, cover seed small, shade am until e come up, water am gently every day. Seedling dey stay like {nurseryDays} days for nursery; you plan to plant dem out around {plantOn}.',
      sms: '{Crop}: sow nursery by {by}, thin, for raised bed; shade and water am. Plant out after like {nurseryDays} days.',
    },
    'care.seedlings': {
      title: '{Crop}: you get seedlings?',
      content:
        'Seedling dey stay like {nurseryDays} days for nursery before you plant am out. If you no get, buy strong, straight ones near you, or sow nursery now and plant out later. Then change di date for your crop list.',
      sms: '{Crop}: seedling dey stay like {nurseryDays} days for nursery. If you no get, buy strong ones near you, or sow now and plant out later.',
    },
    'care.harden': {
      title: '{Crop}: make di seedlings strong',
      content:
        'Soft seedling dey die when you plant am out. From now until {plantOn} give dem less water and more sun each day. Water well di evening before you lift dem, plant only strong, straight ones.',
      sms: '{Crop}: reduce seedling water, give am more sun every day till {plantOn}. Na only strong ones you go plant for farm.',
    },
    'care.cap': {
      title: '{Crop}: cap di mounds with dry grass',
      content:
        'By {by} cap each mound or bed with thick dry grass, hold am down with small soil. Leave am until shoot come out. Sun fit cook wetin you plant for ground.',
      sms: '{Crop}: by {by} cap each mound or bed with thick dry grass, hold am with soil. Sun dey kill wetin you plant.',
    },
    'care.fill': {
      title: '{Crop}: replace dead plants now',
      content:
        '{start} By {by} waka di rows, pull dead or sick ones, put strong ones of di same kind for di gaps, for evening or wet day. Water dem if you fit. Plant wey enter later pass this go stay small.',
      sms: '{Crop}: by {by} replace plants wey don die with strong ones of same kind, for evening or wet day. {start}',
    },
    'care.thin': {
      title: '{Crop}: thin am, comot weak plants',
      content:
        '{start} By {by}, when soil moist, pull di weak ones and keep {keep}. Press soil firm round those wey stay. Plants wey choke all dey stay small.',
      sms: '{Crop}: by {by} pull weak plants, keep {keep}. Do am when soil moist. {start}',
    },
    'care.weeds': {
      title: '{Crop}: weed am, {n} of {of}',
      content:
        '{start} By {by} hoe light for dry morning while weed small; pull di ones near plant with hand. Leave dem for ground. Weed before you feed. {work} Weed dey take water and food from {crop}, e dey cost harvest pass most pest.',
      sms: '{Crop}: hoe am light by {by}, weeding {n} of {of}, for dry morning, when weed never big. {start} Weed before you feed. {work}',
    },
    'care.weeds-dry': {
      title: '{Crop}: weed and save water, {n} of {of}',
      content:
        '{start} By {by} hoe light, cover ground with di weed and dry grass, tie ridges to catch next rain. {work} {why} Weed dey drink di water wey remain.',
      sms: '{Crop}: hoe am light by {by}, weeding {n} of {of}; cover ground with dry grass, tie ridges make dem catch rain. {start} {work}',
    },
    'care.weeds-paddy': {
      title: '{Crop}: weed am, {n} of {of}',
      content:
        '{start} Let water go down to mud, pull weed with hand or push weeder between rows, by {by}. Then give urea if e don reach, and let water come back after 2 to 3 days. {work} Weed dey chop your rice food.',
      sms: '{Crop}: by {by} make di water go down to mud, pull weed, weeding {n} of {of}. Bring water back after 2-3 days. {start} {work}',
    },
    'care.weeds-heap': {
      title: '{Crop}: weed and heap soil, {n} of {of}',
      content:
        '{start} By {by} hoe light and heap soil to di stems one time: plant go stand firm, root go dey covered. Do am when soil moist, no be wet. Weed before you feed. {work} Weed dey take water and food from {crop}.',
      sms: '{Crop}: by {by} hoe light, heap soil to stems, weeding {n} of {of}; soil moist, no be wet. {start} {work}',
    },
    'care.ring-weed': {
      title: '{Crop}: weed ring round each stem',
      content:
        'By {by} weed ring of one metre round each stem, light, make e no cut root. Leave di weed there as cover, one hand from stem. Slash di rest. Grass under {crop} dey drink water and hide pest.',
      sms: '{Crop}: by {by} weed small ring of 1 m round each stem, leave di weed as cover one hand from di stem.',
    },
    'care.earth-up': {
      title: '{Crop}: heap soil for di foot',
      content:
        '{start} By {by} pull loose soil from between rows to di stems, kill weed with am. Do am when soil moist, no be wet. Soil for di stem dey hold {crop} when wind blow and cover wetin dey grow below.',
      sms: '{Crop}: by {by} heap loose soil for stem and kill weed with am. Soil moist, no be wet. {start}',
    },
    'care.stake': {
      title: '{Crop}: stake tall ones before dem flower',
      content:
        '{start} By {by} put strong stake near each tall plant, tie am soft with string. Short bush kind no need am: put dry grass under. Work when leaf dry. Fruit wey lie for ground dey rot.',
      sms: '{Crop}: by {by} stake tall plants, tie dem soft. Bush kind: put dry grass under am. Work when leaf don dry. {start}',
    },
    'care.stake-vines': {
      title: '{Crop}: give each vine stake',
      content:
        '{start} By {by} put 2 metre stake for each mound wey vine reach knee, lead di vine up. Go round every week for new ones. No strip leaf at all: na leaf dey fill di tuber. Without stake harvest fit fall by half.',
      sms: '{Crop}: by {by} put 2 m stake where vine reach knee, lead dem up. No strip leaf. {start}',
    },
    'care.pegs': {
      title: 'Groundnut: no hoe again, peg dey enter ground',
      content:
        'Pull weed with hand, keep soil loose, look leaf spot for 20 plants by {by}. After flower, groundnut dey push peg enter ground to make pod. Hoe now dey break am.',
      sms: 'Groundnut: no hoe again, peg dey enter ground. Pull weed with hand. Check leaf spot for 20 plants by {by}.',
    },
    'care.vines': {
      title: '{Crop}: no hoe again, vine dey run',
      content:
        'From now pull big weed with hand, step between vines, leave dem where dem lie. Look di farm by {by}. Vine don cover ground. Hoe dey cut root, and vine wey you turn dey drop flower.',
      sms: '{Crop}: no hoe again, vine dey run. Pull big weed with hand, no turn di vine. Look di farm by {by}.',
    },
    'care.lift-vines': {
      title: '{Crop}: lift vine wey root between ridge',
      content:
        'Where vine root between ridge e dey make plenty small root and big ones stay thin. By {by} lift dem gently, put dem back for ridge; no cut dem. Close crack for ridge: weevil dey enter there.',
      sms: '{Crop}: by {by} lift vine wey root between ridge, put dem back, no cut. Close crack for ridge.',
    },
    'care.rogue': {
      title: '{Crop}: pull plants wey get mosaic',
      content:
        'Small, twisted leaf with yellow patch na mosaic: such plant dey give small and di sickness dey spread. By {by} waka di rows, pull di sick plant whole, dry am far from farm. No take stem for planting from dem at all.',
      sms: '{Crop}: by {by} pull plants with small, twisted, yellow-patch leaf (mosaic). No take stem from dem.',
    },
    'care.birds': {
      title: '{Crop}: guard di farm, grain dey fill',
      content:
        'By {by} make person dey there for sunrise and before sunset, cut tall grass for edge. Guard until grain hard. Grain soft like milk now: bird and rat dey come and fit chop plenty.',
      sms: '{Crop}: guard farm from bird and rat for sunrise and before sunset till grain don strong. Cut tall grass by {by}.',
    },
    'care.drain': {
      title: '{Crop}: let di water comot from farm',
      content:
        'By {by} close di inlet and open di bunds, make di heads ripe together and ground fit carry you when you cut. Grain don full; harvest remain 10 to 14 days.',
      sms: '{Crop}: by {by} close where water dey enter, open di bunds, 10 to 14 days before you cut.',
    },
    'care.haulms': {
      title: '{Crop}: cut di tops before you lift',
      content:
        'When most leaf don yellow, by {by}, cut di tops for ground and carry dem comot. Skin go hard inside soil, and leaf sickness no go wash down to di tuber. To lift remain 10 to 14 days.',
      sms: '{Crop}: by {by} cut tops for ground, 10 to 14 days before you lift, carry dem comot. Skin go hard.',
    },
    'care.last-water': {
      title: '{Crop}: di last watering',
      content:
        'Give di last water by {by}, then stop. Wetin ripe for drying soil dey keep long and no dey rot. Harvest remain like two weeks.',
      sms: '{Crop}: last water by {by}, then stop. Harvest remain like two weeks; drier soil dey keep am from rot.',
    },
    'care.prune': {
      title: '{Crop}: prune after harvest',
      content:
        'By {by}, for dry day, comot dead, sick and crossing branch, open di middle for light and air. Cut clean, near di branch, carry sick wood comot. Harvest don finish: now na time to cut.',
      sms: '{Crop}: by {by}, for dry day, cut dead, sick and crossing branch, open di middle, carry sick wood comot.',
    },
    'care.fronds': {
      title: '{Crop}: cut dead palm leaf',
      content:
        'By {by}, for dry day, cut di dead ones near di stem; no cut any green one, dem dey feed di bunch. Put wetin you cut between di rows. Dead palm leaf dey hide ripe bunch and pest.',
      sms: '{Crop}: by {by}, cut dead palm leaf only. No cut green ones: dem dey feed di bunch.',
    },
    'care.fire-line': {
      title: '{Crop}: clear fire line',
      content:
        'By {by} hoe line round farm till bare ground show, at least 4 metres wide, and carry dry leaf comot. Make e stay clean till rain come. Dry leaf dey burn sharp sharp.',
      sms: '{Crop}: by {by} hoe bare line round farm, at least 4 metres wide, make bush fire no enter. Make e stay clean till rain.',
    },
    'care.chupons': {
      title: '{Crop}: break di chupons',
      content:
        'Straight shoot for trunk (chupon) dey take di food of di tree. By {by} go from tree to tree, break dem while dem young. {blackPods}',
      sms: '{Crop}: by {by} break di young straight shoots for trunk. {blackPods}',
    },
    'care.fallen-fruit': {
      title: '{Crop}: gather fruit wey don fall',
      content:
        'Fruit fly dey born inside fruit wey don fall or wey fly don sting, and dem dey come back to di tree. From now, every 3 days, gather all of am. Bury am deep or tie am inside nylon for sun. Start by {by}.',
      sms: '{Crop}: from now, every 3 days, gather fruit wey don fall or fly don sting; bury am deep or tie am inside nylon for sun: fruit fly dey born inside.',
    },
    'care.tree-dry': {
      title: '{Crop}: cover ground, clear fire line',
      content:
        'By {by} cover ground under tree with dry leaf one hand from trunk, water tree wey never reach three years, clear bare line round farm, at least 4 metres wide, make fire no enter. Dry season hard for root, and bush fire dey start.',
      sms: '{Crop}: by {by} cover ground under tree, give young tree water, clear fire line round di farm, at least 4 metres wide.',
    },
    'care.mat': {
      title: '{Crop}: keep one mama and two suckers',
      content:
        'By {by} keep mama plant, one strong sucker and one small one, cut di rest. Cut dead leaf, heap soil for foot, cover am with leaf. Too many sucker dey share food, bunch go small.',
      sms: '{Crop}: by {by} keep mama and two suckers, cut di rest. Comot dead leaf, cover ground.',
    },
    'care.bunch': {
      title: '{Crop}: cut di male bud, prop di bunch',
      content:
        'When di last small fruit don set, di red bud under di bunch just dey take food. By {by} cut am one hand below di last fruit, prop plant wey lean with forked pole before storm.',
      sms: '{Crop}: by {by} cut di red bud one hand below di last fruit and prop plant wey lean.',
    },
    'striga.variety': {
      title: '{Crop}: striga farm, choose seed first',
      content:
        'You don see striga for this farm. Where e plenty, most harvest dey lost. {choice} Or sow soybean, groundnut or beans (cowpea) here this year: dem dey make striga seed sprout and die. Decide by {by}, before you buy seed.',
      sms: '{Crop}, striga farm: {choice} Or sow soybean, groundnut or cowpea dis year. Make you decide by {by}.',
    },
    'striga.rotate': {
      title: '{Crop}: no grain crop for striga farm next year',
      content:
        'Next season sow soybean, groundnut or cowpea here: striga go sprout and die. Keep manure for di farm. Plan am by {by}, before seed cost. Striga seed dey wait for this soil many years, and every maize, guinea corn or millet dey feed am.',
      sms: '{Crop}, striga farm: next season sow soybean, groundnut or cowpea there, no grain crop. Keep manure. Plan am by {by}.',
    },
    'care.next': {
      title: '{Crop}: nothing urgent this week',
      content:
        'Nothing urgent this week. Wetin dey come for your plan, from {from}: {step}. Get ready wetin you need for am.',
      sms: '{Crop}: nothing urgent this week. Next, from {from}: {step}.',
    },
    'care.keep-picking': {
      title: '{Crop}: dey pick am',
      content:
        'Dey pick am every {every} to {everyTo} days. Carry di ones wey spoil comot from farm. Go again by {by}. Nothing else urgent this week.',
      sms: '{Crop}: dey pick am every {every} to {everyTo} days, next by {by}. Carry di ones wey spoil comot from farm.',
    },
    'care.look': {
      title: '{Crop}: look for {pest}',
      content: '{walk} by {by} for {look}: na {pest} be that. If you see am: {first} Nothing urgent this week.',
      sms: '{Crop}: {walk} by {by} for {look} ({pest}). If you see am: {first}',
    },
    'care.quiet': {
      title: '{Crop}: quiet week',
      content: 'Nothing urgent this week.',
      sms: '{Crop}: nothing urgent this week.',
    },
    'care.walk': {
      title: '{Crop}: quiet week, one small work',
      content: 'By {by} {seek} Nothing urgent this week.',
      sms: '{Crop}: by {by} {seek}',
    },
  },
}
