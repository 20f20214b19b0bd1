import type { Clock } from '../../../../shared/clock.ts'
import type { Config } from '../../../../shared/config.ts'
import type { Accounts } from '../../../accounts/service.ts'
import type { CountFollowUp } from '../../../advisories/count-decision.ts'
import type { FieldUpdates } from '../../../advisories/field-work.ts'
import type { createSeasonPlans } from '../../../advisories/season-plans.ts'
import type { Advisories } from '../../../advisories/service.ts'
import type { FarmLog } from '../../../crops/farm-log.ts'
import type { Crops } from '../../../crops/service.ts'
import type { Fertilizer } from '../../../fertilizer/service.ts'
import type { Harvests } from '../../../harvests/service.ts'
import type { Inbox } from '../../../inbox/inbox.ts'
import type { Questions } from '../../../inbox/questions.ts'
import type { Places } from '../../../places/service.ts'
import type { Market } from '../../../prices/market.ts'
import type { Warnings } from '../../../warnings/service.ts'
import type { Rains } from '../../../weather/rains/service.ts'
import type { Weather } from '../../../weather/service.ts'
import type { createWords } from '../../../words/service.ts'

export interface MenuDeps {
  clock: Clock
  accounts: Pick<Accounts, 'profile' | 'registerByPhone' | 'deleteAccountByPhone' | 'phone' | 'webCodes' | 'claims'>
  config: Pick<Config, 'APP_NAME' | 'PUBLIC_URL' | 'VOICE_NUMBER'>
  places: Pick<Places, 'forward' | 'region'>
  weather: Pick<Weather, 'current' | 'forecast' | 'pointFor'>
  rains: Pick<Rains, 'at'>
  warnings: Pick<Warnings, 'textsAt' | 'sentencesAt'>
  crops: Pick<Crops, 'list' | 'questions' | 'remove'>
  farmLog: Pick<FarmLog, 'today' | 'list'>
  fieldWork: Pick<FieldUpdates, 'add' | 'addCrop' | 'updateCrop' | 'feedback' | 'remove'>
  advisories: Pick<Advisories, 'list' | 'get' | 'shortText' | 'generate'>
  plans: ReturnType<typeof createSeasonPlans>
  fertilizer: Pick<Fertilizer, 'field' | 'plan'>
  inbox: Pick<Inbox, 'ask'>
  questions: Pick<Questions, 'list' | 'get' | 'solve'>
  market: Pick<Market, 'brief'>
  harvests: Pick<Harvests, 'open' | 'asked' | 'take'>
  countDecision: CountFollowUp
  words: Pick<ReturnType<typeof createWords>, 'report'>
}
