import type { en } from '../en/index.ts'
import { admin } from './admin.ts'
import { advice } from './advice/index.ts'
import { community } from './community.ts'
import { farm } from './farm.ts'
import { fertilizer } from './fertilizer.ts'
import { inbox } from './inbox.ts'
import { landing } from './landing.ts'
import { market } from './market.ts'
import { model } from './model.ts'
import { notices } from './notices.ts'
import { offline } from './offline.ts'
import { practice } from './practice.ts'
import { prices } from './prices.ts'
import { privacy } from './privacy.ts'
import { push } from './push.ts'
import { questions } from './questions.ts'
import { rains } from './rains.ts'
import { recovery } from './recovery.ts'
import { refusals } from './refusals.ts'
import { screens } from './screens.ts'
import { season } from './season.ts'
import { secondFactor } from './second-factor.ts'
import { sms } from './sms.ts'
import { tips } from './tips.ts'
import { ussd } from './ussd.ts'
import { voice } from './voice.ts'
import { warningScreens, warnings } from './warnings.ts'

/** All that Gona says in Naijá (Pidgin). */
export const pcm: typeof en = {
  screens: {
    ...screens,
    ...farm,
    ...offline,
    ...community,
    ...push,
    ...admin,
    ...season,
    ...fertilizer,
    ...prices,
    ...market,
    ...rains,
    ...practice,
    ...inbox,
    ...questions,
    ...warningScreens,
  },
  advice,
  tips,
  notices,
  sms,
  ussd,
  voice,
  warnings,
  recovery,
  refusals,
  secondFactor,
  landing,
  model,
  privacy,
}
