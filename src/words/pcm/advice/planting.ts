import type { plantingTexts as english } from '../../en/advice/planting.ts'

export const plantingTexts: typeof english = {
  instead: {
    crops: 'Time still dey here for: {crops}.',
    none: 'Keep di money for another season.',
  },
  dryFor: {
    place: 'Rain wey dey fall here no reach.',
    share: 'Rain wey dey fall here no reach: like {tenths} out of every 10 cans wey e need.',
    season: 'Rain go stop too early: like {rainDays} days after you plant, and e need {needDays}.',
  },
  standing: {
    fodder: 'Di one wey dey ground na animal food: cut am green.',
    roots: 'Leave di one wey dey ground: dig am when e big reach to chop.',
  },
  cutGreen: 'You fit cut di one wey stand green, for animal or to cover di soil.',
  goodNext: {
    now: 'Wetin good to plant there now: {crops}.',
    later: 'Wetin good to plant there next: {crops}, from {nextFrom}.',
  },
  spend: { stop: 'no put money again.', wait: 'no plant am now.' },
  noRain: {
    in: 'No spend on am again unless you fit water am. Without water to bring, plant go die. Dem dey plant am here from {from} to {to}.',
    plan: 'Wait: dem dey plant am here from {from} to {to}. Without water to bring, seed go lie dry.',
    asked: 'Never plant? Wait: plant from {from} to {to}. Don plant? No spend again unless you fit water am.',
  },
  notNow: {
    in: 'No put fertiliser or spray again.',
    plan: 'No plant am now: grow another crop.',
    asked: 'No put fertiliser or spray again. Never plant? Grow another crop now.',
  },
  drySown: {
    in: 'Leave am for ground: dry seed fit wait.',
    asked: 'Never plant? Wait till ground wet as deep as your hand. Don plant? Leave am: dry seed fit wait.',
  },
  guides: {
    none: 'Our guide no talk when to plant {crop} for your area, so e fit give small.',
    watered: 'Our guide say na only for dry season dem dey plant {crop} here, with water.',
  },
  unfit: {
    cold: 'Frost night go come before e ready, and frost dey kill am.',
    chill: 'People no dey plant am here: night go cold too much for am before e ready.',
    hot: 'Heat go too much for am here before e ready.',
    wet: 'E dey rot for rainy season here before e ready.',
  },
  sowAgain: {
    window: 'Di correct time to plant am here na {from} to {to}.',
    watered: 'Plant am for dry season, with water.',
  },
  resow: {
    until: 'Last day for dat na {last}.',
  },
  lastDay: {
    known: 'Last good planting day here na {last}.',
    after: 'Wetin you plant after {last} no go ripe.',
  },
  foreseen: {
    odds: 'Rain to plant: {odds} for 10 between {oddsFrom} and {oddsTo}. {thisWeek} for 10 this week.',
    early: 'Rain to plant: {odds} for 10 between {oddsFrom} and {oddsTo}. E too early this week.',
    never: 'Rain don late pass all di {rainYears} years wey we know.',
    service: '{service} expect rain for {serviceArea} between {expectFrom} and {expectTo} ({expectYear}).',
  },
  prepare: { wait: 'Wait; make your land ready.', seed: 'Get seed; make your land ready.' },
  waits: {
    start: 'Rain never start well, and false start dey kill wetin you plant.',
    gap: 'Rain don pause: wetin you plant inside ground wey wet only for top go dry, then e go die.',
  },
  variety: {
    named: 'Take one of about {days} days wey fit dis place, like {names}.',
    days: 'Take di kind of about {days} days wey fit dis place.',
  },
  sowing: {
    spacing: 'Lines about {row} cm apart, plants {stand} cm.',
    metres: 'Lines about {row} m apart, plants {stand} m.',
    depth: 'Lines about {row} cm apart, plants {stand} cm, {sownDeep} cm deep.',
  },
  rules: {
    'planting.too-dry': {
      title: '{Crop}: no spend money, here too dry',
      content:
        'No put seed, fertiliser or work again. E go grow here only if you fit water am all season. {dryFor} Without water to bring, {crop} no fit ripe, and all di money go lost. {instead}',
      sms: '{Crop}: {spend} {dryFor} Without water e no fit ripe. {instead}',
    },
    'planting.bears-little': {
      title: '{Crop}: no spend money, rain here no reach',
      content:
        'No buy fertiliser or spray for am, and no plant more. Pick wetin e bear, and cover ground under am with dry leaf, one hand from di stem. {dryFor} If you no water am, e go bear small.',
      sms: '{Crop}: no buy fertiliser or spray for am, and no plant more. Pick wetin e bear. {dryFor}',
    },
    'planting.too-late': {
      title: '{Crop}: no spend money, e don late dis season',
      content:
        'No put seed, fertiliser or spray again. {instead} {standing} {lastDay} Wetin you plant after no go ripe before rain or warm time finish.',
      sms: '{Crop}: {spend} {afterLast} {instead} {standing}',
    },
    'planting.late': {
      title: '{Crop}: you plant am late, spend small',
      content:
        'Spend only money wey you fit lose. E go ripe only if rain last reach di time wey e dey stop. Weed early: e no cost money.',
      sms: '{Crop}: you plant am late: spend only money wey you fit lose. E go ripe only if rain last reach di time wey e dey stop. Weed early.',
    },
    'planting.lost': {
      title: '{Crop}: no put money again for dis field',
      content: 'Dis field no fit ripe well: no put more work. {instead} {cutGreen}',
      sms: '{Crop}: no put money again for dis field, e no fit ripe well. {instead}',
    },
    'planting.not-usual': {
      title: '{Crop}: ask first, people no dey too plant am here',
      content:
        'Ask who don harvest am near you. If nobody, try am for small land first and put small money. {instead} {guides}',
      sms: '{Crop}: people no dey too plant am for your area. Try small land first, put small money. {instead}',
    },
    'planting.no-rain': {
      title: '{Crop}: no spend money, rain no dey for am now',
      content: '{noRain} Rain no dey fall here now.',
      sms: '{Crop}: {noRain}',
    },
    'planting.wrong-season': {
      title: '{Crop}: no spend money, dis no be di season here',
      content: '{notNow} {sowAgain} {unfit}',
      sms: '{Crop}: {spend} {sowAgain} {unfit}',
    },
    'planting.dry-sown': {
      title: '{Crop}: ground too dry, e never fit come up',
      content:
        '{drySown} Keep seed to plant second time, and check on {lookOn} if e don come up. Rain wey fall never reach for seed to come up.',
      sms: '{Crop}: keep seed to plant second time, and check on {lookOn} if e don come up. {drySown}',
    },
    'planting.come-up': {
      title: '{Crop}: e don come up?',
      content:
        'Dig five seeds: hard dry one fit wait, soft or rotten one don die. Nothing dey alive? Plant when ground wet as deep as your hand, by {last}, kind of about {days} days. No spend before. Since {planted} rain no reach for am to come up well.',
      sms: '{Crop}: e don come up? If not, plant when ground wet as deep as your hand, by {last}, a {days}-day kind. No spend before.',
    },
    'planting.sow-again': {
      title: '{Crop}: plant am again',
      content:
        'Plant when ground wet as deep as your hand, by {last}, kind of about {days} days. No spend before. Tell us di day, make di advice count from am. You don tell us say e no come up.',
      sms: '{Crop}: e no come up: plant when ground wet as deep as your hand, by {last}, a {days}-day kind. No spend before.',
    },
    'planting.come-up-late': {
      title: '{Crop}: e don come up?',
      content:
        'If less than half dey stand, no plant am second time: e don too late to ripe. {instead} No spend again for dis farm. Since {planted} rain no reach for am to come up well.',
      sms: '{Crop}: e don come up? If not, no plant am second time, e don too late. {instead}',
    },
    'planting.stand': {
      title: '{Crop}: count wetin come up',
      content:
        'By {by} look 10 places, one step each. Nearly all come up: good. Half or more: fill di gaps now; late gap no dey give. Less than half: plant second time when ground wet as deep as your hand. {resow}',
      sms: '{Crop}: by {by} look 10 places, one step each. Half or more don come up: fill gaps. Less: plant am again when ground don wet. {resow}',
    },
    'planting.stand-late': {
      title: '{Crop}: count wetin come up',
      content:
        'By {by} look 10 places, one step each. Half or more come up: fill di gaps now. Less than half: e don too late to plant am second time; no put money again. {instead}',
      sms: '{Crop}: by {by} look 10 places, one step each. Fill gaps now. Less than half come up? No put money again. {instead}',
    },
    'planting.dry-start': {
      title: '{Crop}: dry days after planting',
      content:
        'Keep seed. By {by} check 10 places: if less than half come up, plant second time when ground wet as deep as your hand. {resow} {why} Rain no near at all. Seed fit no come up, small plant fit die.',
      sms: '{Crop}: keep seed. Ground don dry. Check am by {by}: less than half come up? Plant am again when ground don wet one hand deep.',
    },
    'planting.rotate': {
      title: '{Crop}: choose another farm',
      content:
        'Plant {crop} for another farm. You don plant {before} here before. {Pest} dey stay inside soil or old plants and e dey catch {crop} too. {instead} If e must be here, first clear all di old plants comot. Decide by {by}.',
      sms: '{Crop}: plant am for another farm: {pest} dey wait where {before} grow. If e must be there, first clear all di old plants comot. Decide by {by}. {instead}',
    },
    'planting.seed': {
      title: '{Crop}: get your seed now',
      content:
        '{variety} {seed} Buy clean new seed from seller wey you know, before everybody want am. You plan to plant on {planted}.',
      sms: '{Crop}: make you get seed now, for {planted}. {seed} {variety}',
    },
    'planting.rains': {
      title: 'When rain fit start',
      content: '{foreseen} {expects} {prepare}',
      sms: '{foreseen} {prepare}',
    },
    'planting.wait-rain': {
      title: '{Crop}: wait for good rain before you plant',
      content:
        'Keep land and seed ready. Plant when ground wet as deep as your hand: about {onset} mm rain inside {onsetDays} days. {resow} {waits}',
      sms: '{Crop}: plant only when ground don wet as deep as your hand (about {onset} mm inside {onsetDays} days). {resow}',
    },
    'planting.after-storm': {
      title: '{Crop}: plant after di heavy rain',
      content:
        'Open gutter. Plant when di rain don pass and soil no dey gum for hoe. {resow} {rains} E dey wash wetin you plant comot or drown am.',
      sms: '{Crop}: no plant before di heavy rain ({rainsShort}). Plant when e don pass and soil no dey stick to hoe.',
    },
    'planting.ready': {
      title: '{Crop}: time to plant',
      content: 'Plant by {by}. {sowing} {resow} {why} Tell us di day, make advice count from am.',
      sms: '{Crop}: plant am by {by}. {sowing} {resow}',
    },
    'planting.asked': {
      title: '{Crop}: you don plant am?',
      content:
        'You plan to plant on {planted}. If you don plant, write di day for farm log: then all advice go count from am. If not, change di date for your crop list, make nothing come too early.',
      sms: '{Crop}: you don plant am on {planted}? Write di day for Gona, or change di date, make advice come on time.',
    },
    'stage.unknown': {
      title: '{Crop}: when you plant am?',
      content:
        'We no know when you plant your {crop}, so we no fit talk wetin e need now. Abeg put planting date and stage for your crop list. Then you go get advice for water, fertiliser, pest and harvest for your own farm.',
      sms: '{Crop}: abeg put planting date and stage for Gona, make our advice fit your farm.',
    },
    'stage.over': {
      title: '{Crop}: harvest don finish?',
      content:
        'By di planting date {crop} harvest suppose don finish. If not, harvest am quick: old crop dey feed insect and mould. If e don finish, clear di old plants, then put your new crop and planting date. {goodNext}',
      sms: '{Crop}: harvest don finish? If no, harvest am now. If yes, put your next crop and im date for Gona. {goodNext}',
    },
    'stage.question': {
      title: '{Crop}: di stage correct?',
      content:
        'You don tell us say {crop} stage na: {stated}. By di planting date ({planted}) we expect: {expected}. Abeg check planting date and stage for your crop list, make our advice fit your farm.',
      sms: '{Crop}: {stated} or {expected}? Abeg check planting date and stage for Gona, make advice fit your farm.',
    },
  },
}
