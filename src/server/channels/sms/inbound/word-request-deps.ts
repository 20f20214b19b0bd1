import type { User } from '../../../../contracts/account.ts'
import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import type { Language } from '../../../../contracts/languages.ts'
import type { PointLocation } from '../../../../contracts/shapes.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import type { Accounts } from '../../../accounts/service.ts'
import type { FieldUpdates } from '../../../advisories/field-work.ts'
import type { Advisories } from '../../../advisories/service.ts'
import type { SmsAnswers } from '../../../advisories/sms-answers.ts'
import type { Crops } from '../../../crops/service.ts'
import type { Fertilizer } from '../../../fertilizer/service.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import type { Inbox } from '../../../inbox/inbox.ts'
import type { Places } from '../../../places/service.ts'
import type { Market } from '../../../prices/market.ts'
import type { Warnings } from '../../../warnings/service.ts'
import type { Rains } from '../../../weather/rains/service.ts'
import type { Weather } from '../../../weather/service.ts'
import { hintPlaceholders, typeableCropName } from './hint-words.ts'

export interface WordRequestDeps extends Pick<Foundation, 'clock' | 'config'> {
  accounts: Pick<Accounts, 'registerByPhone' | 'profile'>
  places: Pick<Places, 'forward'>
  weather: Pick<Weather, 'forecast' | 'pointFor'>
  rains: Pick<Rains, 'at'>
  warnings: Pick<Warnings, 'textsAt'>
  crops: Pick<Crops, 'list'>
  fieldWork: Pick<FieldUpdates, 'addCrop' | 'updateCrop'>
  advisories: Pick<Advisories, 'generate' | 'list' | 'texts'>
  answers: Pick<SmsAnswers, 'useful' | 'badlySaid'>
  fertilizer: Pick<Fertilizer, 'field' | 'plan'>
  inbox: Pick<Inbox, 'ask'>
  market: Pick<Market, 'brief'>
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
