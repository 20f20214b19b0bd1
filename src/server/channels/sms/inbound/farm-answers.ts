import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import type { Language } from '../../../../contracts/languages.ts'
import { coordinatesOf } from '../../../../contracts/shapes.ts'
import { rethrowUnexpected } from '../../../../shared/errors.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../../../words/index.ts'
import { planByKnownPrices } from '../../../fertilizer/plan-by-known-prices.ts'
import { fertilizerPlanLines } from '../../../fertilizer/plan-lines.ts'
import { type Actor, phoneActor } from '../../../foundation/actor.ts'
import { priceText } from '../../../prices/price-words.ts'
import { formatForecastDay } from '../../../weather/forecast-line.ts'
import type { SmsResponse } from './callbacks.ts'
import type { WordRequest } from './parse-word-request.ts'

import {
  askPlantingDay,
  cropNameInLanguage,
  findPlaceByName,
  hintText,
  type SmsSender,
  type WordRequestDeps,
} from './word-request-deps.ts'

const FORECAST_DAYS = 3

export async function todayReply(deps: WordRequestDeps, actor: Actor, language: Language): Promise<SmsResponse> {
  const { advisories, crops, config } = deps
  const own = await crops.list(actor)
  if (own.length === 0) return hintText(deps, TEXTS_BY_LANGUAGE[language].sms.cropFirst, language)
  if (own.every(({ placeholder }) => placeholder))
    return askPlantingDay(deps, 'whenPlanted', firstItem(own).cropType, language)
  let open = await advisories.texts(actor)
  if (open.length === 0 && (await advisories.list(actor)).length === 0) {
    // Advice that cannot be generated, such as without a location, counts as none.
    await advisories.generate(actor, { quietly: true }).catch(rethrowUnexpected)
    open = await advisories.texts(actor)
  }
  const [first] = open
  if (first) return { text: first.sms, advisoryId: first.id }
  return `${config.APP_NAME}: ${translatorFor(language)('season.nothing')}`
}

export async function weekReply(deps: WordRequestDeps, actor: Actor, language: Language): Promise<SmsResponse> {
  const open = await deps.advisories.texts(actor)
  if (open.length === 0) return todayReply(deps, actor, language)
  return open.map(({ title }, n) => `${n + 1}. ${title}`).join('\n')
}

export async function weatherReply(
  deps: WordRequestDeps,
  { phone, user }: SmsSender,
  named: string | null,
  language: Language,
): Promise<string | null> {
  const { weather, warnings } = deps
  const point = named === null ? coordinatesOf(user?.location) : await findPlaceByName(deps, named)
  if (!point) return named === null ? hintText(deps, TEXTS_BY_LANGUAGE[language].sms.howJoin, language) : null
  await weather.pointFor(user ?? { id: phone, location: null }, point)
  const days = await weather.forecast(point, FORECAST_DAYS)
  const usual = days.some(({ estimated }) => estimated) ? [translatorFor(language)('weather.typical')] : []
  // Two segments have room for the gravest one.
  const [warning] = await warnings.textsAt(point, phone, language)
  return [
    `${point.name}.`,
    ...(warning ? [warning] : []),
    ...days.map((day) => formatForecastDay(day, firstItem(days).forecastDate, language)),
    ...usual,
  ].join('\n')
}

export async function bagsReply(
  deps: WordRequestDeps,
  { user }: SmsSender,
  { crop, area, hectares }: WordRequest & { word: 'bags' },
  language: Language,
) {
  const { howBags, howJoin } = TEXTS_BY_LANGUAGE[language].sms
  if (!user) return hintText(deps, howJoin, language)
  const actor = phoneActor(user)
  const own = await deps.crops.list(actor)
  const field = crop
    ? (own.find((one) => canonicalCrop(one.cropType) === canonicalCrop(crop)) ?? { id: null, cropType: crop })
    : own.length === 1
      ? own[0]
      : undefined
  if (!field || area === null) return hintText(deps, howBags, language)
  const areaUnit = hectares ? 'hectare' : 'acre'
  const plan = await planByKnownPrices(deps.fertilizer, actor, { field, area, areaUnit, purse: null })
  const t = translatorFor(language)
  const { verdict, lines } = fertilizerPlanLines(plan, t)
  // Purchases and dates come first, because a long answer is cut at its end.
  const pays = plan.cost === null ? [] : [verdict]
  const of = `${cropNameInLanguage(field.cropType, language)}, ${area} ${t(hectares ? 'bags.hectare' : 'bags.acre')}.`
  return [of, ...lines, ...pays].join('\n')
}

/** Prices of a crop, else of the farmer's own one. */
export async function priceReply(
  deps: WordRequestDeps,
  { user }: SmsSender,
  named: CropId | null,
  language: Language,
): Promise<string> {
  const { howPrice, howJoin } = TEXTS_BY_LANGUAGE[language].sms
  if (!user) return hintText(deps, howJoin, language)
  const actor = phoneActor(user)
  const own = await deps.crops.list(actor)
  const crop = named ?? (own.length === 1 ? firstItem(own).cropType : null)
  if (!crop) return hintText(deps, howPrice, language)
  return priceText(canonicalCrop(crop), await deps.market.brief(actor, canonicalCrop(crop)), language)
}
