import type { water as english } from '../../en/advice/water.ts'

export const water: typeof english = {
  water: {
    area: 'about {litres} litres for your {acres}',
    acre: 'about {litres} litres for one acre',
    cans: '{cans} ten-litre cans for each bed of 1 by 10 metres',
  },
  rules: {
    'irrigation.now': {
      title: 'Water your {crop} by {by}',
      content:
        'Ground dey dry and rain no near. Plant wey thirsty no go grow. Give am about {mm} mm water: {water}. Do am morning or evening, by {by}. First dig 20 cm: if ground still wet there, wait.',
      sms: '{Crop}: ground dey dry. Give about {mm} mm water by {by}, morning or evening. First dig 20 cm: if e wet, wait.',
    },
    'irrigation.flowering': {
      title: '{Crop}: water am now, na di time e need am pass',
      content:
        'Ground too dry for di time wey thirst dey spoil harvest pass. Give am about {mm} mm water: {water}. Do am by {by}, morning or evening. First dig 20 cm: if ground still wet there, wait.',
      sms: '{Crop}: water am by {by}, thirst now dey spoil harvest. About {mm} mm. First dig 20 cm: if e wet, wait.',
    },
    'irrigation.soon': {
      title: '{Crop} go need water by {by}',
      content:
        'Ground still hold small water, but {crop} go finish am soon. Prepare about {mm} mm: {water}. Every day feel ground 20 cm deep; water am by {by} if e dry and rain no fall.',
      sms: '{Crop}: e go need water by {by}, about {mm} mm. Check ground 20 cm deep; water am if e dry.',
    },
    'irrigation.wait-rain': {
      title: '{Crop}: hold water, rain dey come',
      content:
        'About {rain} mm rain dey expected by {to}. If you water now, you waste water and fuel. Wait for di rain. On {by} dig 20 cm: if ground still dry, water am then.',
      sms: '{Crop}: about {rain} mm rain dey come by {to}. No water am now. On {by} check ground; if e dry, water am.',
    },
    'irrigation.enough': {
      title: '{Crop}: water dey ground well this week',
      content:
        'Ground under your {crop} hold water wey go reach about one week. More water go just wash food comot and chop money. No water am now. Dig 20 cm on {by}: if e dry, start again.',
      sms: '{Crop}: water dey ground this week. No water am now. Check 20 cm deep on {by}.',
    },
    'irrigation.stop': {
      title: '{Crop}: stop water before harvest',
      content:
        'Harvest dey ripe. Water now go bring rot and mould. Stop water, open gutter make farm dry. Harvest when you see di sign: {sign}. Look am every few days reach {by}.',
      sms: '{Crop}: e dey ripe. Stop water, open gutter make farm dry. Harvest when you see: {sign}.',
    },
    'irrigation.pond': {
      title: 'Keep small water stand for your rice',
      content:
        'Water wey stand dey stop grass, and dry farm for flower time go leave empty grain. Rain no near. Keep about 5 cm water (three fingers). Let am enter by {by}, close hole for bund, look am every two days.',
      sms: 'Rice: keep about 5 cm water stand, let am enter by {by}. Dry farm now dey give empty grain.',
    },
    'dry.young': {
      title: '{Crop}: help small plants for this dry time',
      content:
        '{why} Small plants get short root, dem dey dry first. Weed now, cover ground with dry grass, hold fertiliser till rain fall. If you dey carry water, give weak ones for evening. Do am by {by}.',
      sms: '{Crop}: dry time. Weed, cover ground with dry grass, hold fertiliser till rain. Do am by {by}.',
    },
    'dry.growing': {
      title: '{Crop}: save di water wey dey ground',
      content:
        '{why} Your plants dey live with water wey remain for ground. By {by} weed light, cover ground with dry grass, tie ridges to catch next rain. Hold fertiliser till ground wet.',
      sms: '{Crop}: ground dey dry. By {by} weed, cover ground, tie ridges to catch rain. Hold fertiliser.',
    },
    'dry.flowering': {
      title: '{Crop}: ground dry for di worst time',
      content:
        '{why} For this stage thirst dey spoil harvest pass. By {by} weed without cutting root, cover ground, tie ridges to hold rain. If you fit bring water, na this week e pay pass. Hold fertiliser.',
      sms: '{Crop}: dry for worst time. By {by} weed, cover ground, tie ridges. If you fit bring water, do am this week.',
    },
    'dry.tree': {
      title: '{Crop}: guard di root for dry weather',
      content:
        '{why} By {by} spread dry leaf under di tree, one hand from di trunk. Weed under am. Give water to tree wey never reach three years. No cut plenty branch now, keep fire far.',
      sms: '{Crop}: dry weather. By {by} cover ground under tree with dry leaf, water young tree. Keep fire far.',
    },
  },
}
