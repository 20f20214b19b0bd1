import * as accounts from './calls/accounts.ts'
import * as admin from './calls/admin.ts'
import * as advisories from './calls/advisories.ts'
import * as community from './calls/community.ts'
import * as crops from './calls/crops.ts'
import * as fertilizer from './calls/fertilizer.ts'
import * as market from './calls/market.ts'
import * as notifications from './calls/notifications.ts'
import * as people from './calls/people.ts'
import * as places from './calls/places.ts'
import * as practice from './calls/practice.ts'
import * as prices from './calls/prices.ts'
import * as push from './calls/push.ts'
import * as questions from './calls/questions.ts'
import * as rains from './calls/rains.ts'
import * as season from './calls/season.ts'
import * as warnings from './calls/warnings.ts'
import * as weather from './calls/weather.ts'
import * as words from './calls/words.ts'

/** All endpoints by name. Screens import theirs from `calls/`, so that the browser loads no others. */
export const CALLS = {
  ...accounts,
  ...admin,
  ...advisories,
  ...community,
  ...crops,
  ...fertilizer,
  ...market,
  ...notifications,
  ...people,
  ...places,
  ...practice,
  ...prices,
  ...push,
  ...questions,
  ...rains,
  ...season,
  ...warnings,
  ...weather,
  ...words,
}

export type CallName = keyof typeof CALLS
