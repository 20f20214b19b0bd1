import type { Clock } from '../../../../shared/clock.ts'
import type { Config } from '../../../../shared/config.ts'
import type { AccountService } from '../../../accounts/service.ts'
import type { CountFollowUp } from '../../../advisories/count-decision.ts'
import type { FieldUpdates } from '../../../advisories/field-work.ts'
import type { createSeasonPlans } from '../../../advisories/season-plans.ts'
import type { AdvisoryService } from '../../../advisories/service.ts'
import type { FarmLogService } from '../../../crops/farm-log.ts'
import type { CropService } from '../../../crops/service.ts'
import type { FertilizerService } from '../../../fertilizer/service.ts'
import type { HarvestService } from '../../../harvests/service.ts'
import type { InboxService } from '../../../inbox/inbox.ts'
import type { QuestionService } from '../../../inbox/questions.ts'
import type { PlaceService } from '../../../places/service.ts'
import type { MarketService } from '../../../prices/market.ts'
import type { WarningService } from '../../../warnings/service.ts'
import type { RainService } from '../../../weather/rains/service.ts'
import type { WeatherService } from '../../../weather/service.ts'
import type { createWordService } from '../../../words/service.ts'

export interface MenuDeps {
  clock: Clock
  accounts: Pick<
    AccountService,
    'profile' | 'registerByPhone' | 'deleteAccountByPhone' | 'phone' | 'webCodes' | 'claims'
  >
  config: Pick<Config, 'APP_NAME' | 'PUBLIC_URL' | 'VOICE_NUMBER'>
  places: Pick<PlaceService, 'forward' | 'region'>
  weather: Pick<WeatherService, 'current' | 'forecast' | 'pointFor'>
  rains: Pick<RainService, 'at'>
  warnings: Pick<WarningService, 'textsAt' | 'sentencesAt'>
  crops: Pick<CropService, 'list' | 'questions' | 'remove'>
  farmLog: Pick<FarmLogService, 'today' | 'list'>
  fieldWork: Pick<FieldUpdates, 'add' | 'addCrop' | 'updateCrop' | 'feedback' | 'remove'>
  advisories: Pick<AdvisoryService, 'list' | 'get' | 'shortText' | 'generate'>
  plans: ReturnType<typeof createSeasonPlans>
  fertilizer: Pick<FertilizerService, 'field' | 'plan'>
  inbox: Pick<InboxService, 'ask'>
  questions: Pick<QuestionService, 'list' | 'get' | 'solve'>
  market: Pick<MarketService, 'brief'>
  harvests: Pick<HarvestService, 'open' | 'asked' | 'take'>
  countDecision: CountFollowUp
  words: Pick<ReturnType<typeof createWordService>, 'report'>
}
