import type { planting as english } from '../../en/advice/planting.ts'

export const planting: typeof english = {
  rules: {
    'planting.outside': {
      title: '{Crop}: this no be planting time',
      content:
        'Planting time for here na {from} to {to}. Outside am rain fit fail or stop too quick. If you never plant, wait. If you don plant, ready to bring water or plant again.',
      sms: '{Crop}: planting time for here na {from} to {to}. Never plant? Wait. Don plant? Ready to water or replant.',
    },
    'planting.no-rain': {
      title: '{Crop}: dry season no be time to plant',
      content:
        'Rain no dey fall for here now; e dey start about {from}. Without water, wetin you plant now go die. Never plant? Wait, prepare land. Don plant? Water am every few days, cover ground, or ready to plant again.',
      sms: '{Crop}: dry season, rain dey start about {from}. Never plant? Wait. Don plant? Water am every few days.',
    },
    'planting.wait-rain': {
      title: '{Crop}: wait for good rain before you plant',
      content:
        'Na planting season, but rain never start well. False start dey kill seed. Never plant? Prepare land, wait for about {onset} mm inside {onsetDays} days. Don plant? Keep some seed to fill gap.',
      sms: '{Crop}: wait for about {onset} mm rain inside {onsetDays} days before you plant. Don plant? Keep seed for gap.',
    },
    'planting.ready': {
      title: '{Crop}: ground wet enough to plant',
      content:
        '{why} Season correct and ground moist. If you never finish to plant your {crop}, do am by {by}: late planting dey give less. Use good seed, plant for line.',
      sms: '{Crop}: ground moist, season correct. Finish planting by {by}. Late planting dey give less.',
    },
    'planting.dry-start': {
      title: '{Crop}: dry days after planting',
      content:
        '{why} Rain no near at all. Seed fit no come up, small plant fit die. Keep seed to replant. By {by} check 10 places: if less than half come up, plant again with next good rain.',
      sms: '{Crop}: dry after planting. Check by {by}; if less than half come up, replant with next good rain.',
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
        'By di planting date {crop} harvest suppose don finish. If e don finish, abeg put your new crop and planting date, make our advice fit your farm. If not, harvest am quick: old crop dey feed insect and mould.',
      sms: '{Crop}: harvest suppose don finish. If yes, abeg put your next crop and planting date for Gona.',
    },
    'stage.question': {
      title: '{Crop}: di stage correct?',
      content:
        'You tell us say {crop} stage na: {stated}. By di planting date ({planted}) we expect: {expected}. Abeg check planting date and stage for your crop list, make our advice fit your farm.',
      sms: '{Crop}: {stated} or {expected}? Abeg check planting date and stage for Gona, make advice fit your farm.',
    },
  },
}
