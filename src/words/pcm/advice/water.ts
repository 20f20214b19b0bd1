import type { waterTexts as english } from '../../en/advice/water.ts'

export const waterTexts: typeof english = {
  water: {
    give: {
      cans: 'give every bed of 10 square metres {cans} cans of 10 litres',
      drip: 'run di drip for morning, about {litres} litres a day {per}',
      sprinkler: 'sprinkle until straight tin hold {cm} cm water, about {litres} litres {per}',
      furrow: 'make water reach di end of every furrow, so stick go enter {stick} cm next day',
      basin: 'make water stand {cm} cm for di whole bed, then sink',
      litres: 'give about {litres} litres water {per}',
      top: 'wet di top 5 cm of ground (one finger joint)',
    },
    per: {
      area: 'for your {area}',
      acre: 'for one acre',
      hectare: 'for one hectare',
    },
    again: {
      one: 'Do am every day until rain fall.',
      two: 'Do am every second day until rain fall.',
      many: 'Do am every {gap} days until rain fall.',
      once: 'Then look am again next week.',
    },
    depth: {
      joint: 'one finger joint deep ({deep} cm)',
      finger: 'one finger deep ({deep} cm)',
      palm: 'one palm deep ({deep} cm)',
      hand: 'one hand deep ({deep} cm)',
      forearm: 'half forearm deep ({deep} cm)',
    },
    stop: {
      ball: 'If ground {depth} still hold like ball, wait one day.',
      wet: 'If ground {depth} wet your hand, leave am that day.',
    },
    after: {
      rain: 'Rain wey wet am reach there na one watering.',
      beds: 'Cans too many? Beds wey dey flower first, and cover ground with dry grass.',
      pump: 'All {area}: like {hours} h of 2-inch pump.',
      part: 'All {area}: {hours} h of 2-inch pump. Save di best part.',
      whole: 'All {area}: {load} cans, or {hours} h of 2-inch pump. By hand save di best {beds} beds.',
    },
  },
  shade: 'Use palm leaf give dem shade.',
  rules: {
    'irrigation.now': {
      title: '{Crop}: give am water now',
      content: 'By {by} {give}. {again} {stop} {after} Ground dey dry.',
      sms: '{Crop}: by {by} {give}. {again} {stop}',
    },
    'irrigation.flowering': {
      title: '{Crop}: water am now, na di time e need am pass',
      content: 'By {by} {give}. {again} {stop} {after} Thirst now dey spoil harvest pass.',
      sms: '{Crop}: by {by} {give}. {again} {stop}',
    },
    'irrigation.soon': {
      title: '{Crop}: get ready to give am water',
      content: 'From {by} {give}. {again} {stop} {after} Ground still hold small water.',
      sms: '{Crop}: from {by} {give}. {again} {stop}',
    },
    'irrigation.young': {
      title: '{Crop}: give the small ones water every day',
      content:
        'Every day {give}, until di plants stand well. For sand do am two times if leaf dey hang for noon. Cover di bed with small dry grass. {after}',
      sms: '{Crop}: till small plants don stand well, every day {give}.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: no water am now, rain dey come',
      content:
        'No water now. On {by} feel ground {depth}: if e still dry, water am then. Rain of about {rain} mm dey expected by {to}: e go do for now. If you water before am, you waste water and fuel.',
      sms: '{Crop}: no water am now, rain of about {rain} mm dey come by {to}. On {by} check ground; if e dry, water am.',
    },
    'irrigation.enough': {
      title: '{Crop}: water dey ground well this week',
      content:
        'No water am now. On {by} feel ground {depth}: if e dry, start again. Ground under your {crop} hold water wey go reach about one week. More water go just wash food comot and chop money.',
      sms: '{Crop}: no water am now, water wey dey ground do for this week. On {by} feel ground {depth}; if e dry, water am.',
    },
    'irrigation.stop': {
      title: '{Crop}: stop water before harvest',
      content:
        'Stop water, open gutter make farm dry. Harvest when you see di sign: {sign}. Look am every few days reach {by}. Harvest dey ripe. Water now go bring rot and mould.',
      sms: '{Crop}: stop water, open gutter make farm dry. Harvest when you see di sign: {sign}.',
    },
    'irrigation.pond': {
      title: 'Rice: keep small water stand for farm',
      content:
        'By {by} let water enter until e stand 5 cm (three fingers). {again} {after} Close hole for bund. Water wey stand dey stop grass, and dry farm before flower and for flower time go leave empty grain.',
      sms: 'Rice: by {by} let water enter until e stand 5 cm (three fingers). {again} Close hole for bund.',
    },
    'dry.young': {
      title: '{Crop}: help small plants for this dry time',
      content:
        'Weed now, cover ground with dry grass, keep fertiliser till rain fall. If you dey carry water, give weak ones for evening. Do am by {by}. {why} Small plants get short root, dem dey dry first.',
      sms: '{Crop}: by {by} weed am, cover ground with dry grass. No put fertiliser till rain fall.',
    },
    'dry.growing': {
      title: '{Crop}: save di water wey dey ground',
      content:
        'By {by} weed light, cover ground with dry grass, tie ridges to catch next rain. Keep fertiliser till ground wet. {why} Your plants dey live with water wey remain for ground.',
      sms: '{Crop}: by {by} weed am, cover ground with dry grass, tie ridges make dem catch rain. No put fertiliser yet.',
    },
    'dry.bed': {
      title: '{Crop}: keep water for di bed',
      content:
        'By {by} weed, cover ground between plants with dry grass. If you fit carry water, give am for evening. Keep fertiliser till ground wet. {why} Plants for bed get short root, dem dey dry first.',
      sms: '{Crop}: by {by} weed, cover di bed with dry grass. If you fit carry water, give am for evening. No put fertiliser yet.',
    },
    'dry.flowering': {
      title: '{Crop}: weed and cover ground now',
      content:
        'By {by} weed without cutting root, cover ground, tie ridges to hold rain. If you fit bring water, na this week e pay pass. No put fertiliser yet. {why} For this stage thirst dey spoil harvest pass.',
      sms: '{Crop}: by {by} weed, cover ground, tie ridges: dry for worst time. If you fit bring water, do am this week.',
    },
    'dry.weeded': {
      title: '{Crop}: you don weed, now save di water',
      content:
        'By {by} cover ground with dry grass, tie ridges to catch next rain. If you fit bring water, give am to di best part. Keep fertiliser and no spend again for am till rain fall. {why} Your plants dey live with water wey remain for ground.',
      sms: '{Crop}: by {by} cover ground with dry grass, tie ridges make dem catch rain. No spend again for am till rain fall.',
    },
    'dry.thin': {
      title: '{Crop}: reduce plants for water wey remain',
      content:
        'By {by} pull di weak plants where dem jam body, put dem for ground as cover: water wey remain no go reach plenty. Weed. No put fertiliser or spray till rain fall. {why}',
      sms: '{Crop}: by {by} pull weak plants where dem jam body, put dem for ground. No put fertiliser or spray till rain fall.',
    },
    'dry.spend': {
      title: '{Crop}: no spend again till rain fall',
      content:
        'No buy fertiliser, no buy spray, no pay labour for am now. Weed di best part; if you fit bring water, give am to that part only. {why} Water don almost finish for ground for your {crop}.',
      sms: '{Crop}: no buy fertiliser, spray or labour till rain fall. Weed di best part; if you fit bring water, put am there only.',
    },
    'dry.cut': {
      title: '{Crop}: cut di one wey don dry, for animals',
      content:
        'Di one wey no get ear or pod no fit bear well again. By {by} cut am green for animals: small first, with other food. Leave di one wey bear. Plant again only after good rain. {instead} {why}',
      sms: '{Crop}: by {by} cut di one wey no get ear or pod for animals, leave di one wey bear. Plant again only after good rain. {instead}',
    },
    'dry.mat': {
      title: '{Crop}: cover ground round di plant',
      content:
        'By {by} cover ground round di foot with cut leaf, one hand from di stem. Cut dead leaf. If you fit bring water, first give di ones wey get bunch. {why} Di root no deep, thirsty bunch go small.',
      sms: '{Crop}: dry weather. By {by} cover ground round di foot with cut leaf. If you fit bring water, first give di ones wey get bunch.',
    },
    'dry.old-tree': {
      title: '{Crop}: weed and cover ground under old trees',
      content:
        '{why} Old tree root deep, e fit wait for rain. By {by} weed under am, spread dry leaf under di tree, one hand from di trunk. No cut plenty branch now, keep fire far.',
      sms: '{Crop}: by {by} weed, cover ground under tree with dry leaf, clear bare line make fire no enter. Old tree no need water.',
    },
    'dry.young-tree': {
      title: '{Crop}: give young tree water by hand',
      content:
        'Till rain fall, pour about {cans} cans of 10 litres every week for each young tree, small small, for evening. By {by} weed 1 metre round am and cover am with dry grass, 20 cm from di stem. {shade} {why}',
      sms: '{Crop}: till rain fall, {cans} cans of 10 litres a week for each young tree. By {by} weed round am, cover ground with dry grass. {shade}',
    },
    'dry.tree-weeded': {
      title: '{Crop}: give young tree water by hand',
      content:
        'Till rain fall, pour about {cans} cans of 10 litres every week for each young tree, small small, for evening. By {by} cover ground round am with dry grass, 20 cm from di stem. {shade} {why}',
      sms: '{Crop}: till rain fall, {cans} cans of 10 litres a week for each young tree. By {by} cover ground round am with dry grass. {shade}',
    },
    'dry.tree': {
      title: '{Crop}: guard di root for dry weather',
      content:
        'By {by} spread dry leaf under di tree, one hand from di trunk. Weed under am. Give water to tree wey never reach three years. No cut plenty branch now, keep fire far. {why}',
      sms: '{Crop}: by {by} cover ground under tree with dry leaf, weed am, give young tree water. No let fire come near.',
    },
  },
}
