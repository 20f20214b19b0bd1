import type { User } from '../../../../contracts/account.ts'
import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import type { Language } from '../../../../contracts/languages.ts'
import type { PointLocation } from '../../../../contracts/shapes.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import type { AccountService } from '../../../accounts/service.ts'
import type { FieldUpdates } from '../../../advisories/field-work.ts'
import type { AdvisoryService } from '../../../advisories/service.ts'
import type { SmsAnswerHandler } from '../../../advisories/sms-answers.ts'
import type { CropService } from '../../../crops/service.ts'
import type { FertilizerService } from '../../../fertilizer/service.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import type { InboxService } from '../../../inbox/inbox.ts'
import type { PlaceService } from '../../../places/service.ts'
import type { MarketService } from '../../../prices/market.ts'
import type { WarningService } from '../../../warnings/service.ts'
import type { RainService } from '../../../weather/rains/service.ts'
import type { WeatherService } from '../../../weather/service.ts'
import { hintPlaceholders, typeableCropName } from './hint-words.ts'

export interface WordRequestDeps extends Pick<Foundation, 'clock' | 'config'> {
  accounts: Pick<AccountService, 'registerByPhone' | 'profile'>
  places: Pick<PlaceService, 'forward'>
  weather: Pick<WeatherService, 'forecast' | 'pointFor'>
  rains: Pick<RainService, 'at'>
  warnings: Pick<WarningService, 'textsAt'>
  crops: Pick<CropService, 'list'>
  fieldWork: Pick<FieldUpdates, 'addCrop' | 'updateCrop'>
  advisories: Pick<AdvisoryService, 'generate' | 'list' | 'texts'>
  answers: Pick<SmsAnswerHandler, 'useful' | 'badlySaid'>
  fertilizer: Pick<FertilizerService, 'field' | 'plan'>
  inbox: Pick<InboxService, 'ask'>
  market: Pick<MarketService, 'brief'>
}

/** Runs `work` of a message once, however often the message arrives. */
export type RunOnce = (name: string, work: () => Promise<unknown>) => Promise<void>

export interface SmsSender {
  phone: string
  user: User | null
  sent: readonly string[]
  once: RunOnce
}

export const hintText = (
  { config }: Pick<WordRequestDeps, 'config'>,
  text: string,
  language: Language,
  values: Record<string, string> = {},
) => fillPlaceholders(text, { app: config.APP_NAME, ...hintPlaceholders(language), ...values })

export const askPlantingDay = (
  deps: WordRequestDeps,
  text: 'joinedAsk' | 'whenPlanted',
  crop: CropId,
  language: Language,
) =>
  hintText(deps, TEXTS_BY_LANGUAGE[language].sms[text], language, {
    crop: cropNameInLanguage(crop, language),
    example: typeableCropName(crop, language),
  })

export const cropNameInLanguage = (crop: CropId, language: Language): string =>
  TEXTS_BY_LANGUAGE[language].advice.crops[canonicalCrop(crop)]

export async function findPlaceByName({ places }: WordRequestDeps, name: string): Promise<PointLocation | null> {
  const [found] = await places.forward(name, 1)
  return found ? { name: found.name, lat: found.lat, lng: found.lon } : null
}
