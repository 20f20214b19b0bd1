import { desc, eq, inArray } from 'drizzle-orm'
import { addDays } from '../../agronomy/dates.ts'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { crops } from '../../db/schema/crops.ts'
import { isoNow } from '../../shared/clock.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { noticeWrite } from '../notifications/notify.ts'
import { sendingLanguageNotice } from '../notifications/sending-language-notice.ts'
import type { SellingPrices } from '../prices/selling-prices.ts'
import { loadRunningTrials } from '../trials/running-trials.ts'
import type { WeatherService } from '../weather/service.ts'
import { prepareAdviceWrites } from './advice-writes.ts'
import { adviseFarmer } from './advise-farmer.ts'
import type { AdvisoryRow } from './advisory-row.ts'
import { createLogAndPlanLoader } from './log-and-plan-loader.ts'
import { mergeAdvice } from './merge-advice.ts'
import type { ModelWording } from './model-wording.ts'
import { farmerCoordinates } from './situation.ts'
import { createStoredAdvice } from './stored-advice.ts'
import { applyTitleTrials, titleTrialWrites } from './title-trials.ts'

export type GeneratorDeps = Pick<Foundation, 'db' | 'clock' | 'config'> & {
  weather: WeatherService
  modelWording: ModelWording
  sellingPrices: SellingPrices
}

export function createAdviceGenerator({ db, clock, config, weather, modelWording, sellingPrices }: GeneratorDeps) {
  const { orm } = db
  const write = lazyValue(() => prepareAdviceWrites(orm))
  const storedAdvice = createStoredAdvice(db)
  const withSeason = createLogAndPlanLoader(db)

  /**
   * Generates and stores this week's advice for the user's crops, the newest if there are too many; `quietly`: without
   * the language model. @throws AppError invalid without crops or a location
   */
  return async (actor: Actor, { quietly = false }: { quietly?: boolean }): Promise<AdvisoryRow[]> => {
    const user = signedInUser(actor)
    const [farmer] = await orm.select().from(users).where(eq(users.id, user.id))
    const fields = await orm
      .select()
      .from(crops)
      .where(eq(crops.userId, user.id))
      .orderBy(desc(crops.id))
      .limit(MAX_CROPS)
    const point = farmer && farmerCoordinates(farmer)
    if (!farmer || fields.length === 0) throw refusalError('crops.none')
    if (!point) throw refusalError('place.forAdvice')
    const days = await weather.fieldDays(point)
    const input = { ...farmer, helpPhone: config.OPERATOR_PHONE }
    const seasons = await withSeason(fields.reverse(), days.today)
    const advised = await adviseFarmer(input, seasons, days, sellingPrices())
    const reworded = quietly ? advised : await modelWording.reword(advised, farmer.preferredLanguage)
    const worded = applyTitleTrials(await loadRunningTrials(db, clock.now()), farmer, reworded)
    const cropIds = fields.map((crop) => crop.id)
    const stored = await storedAdvice(cropIds, addDays(days.today, -7))
    const merge = mergeAdvice({ write: write(), farmer, stored, worded, days, now: isoNow(clock) })
    const exposures = titleTrialWrites(db, farmer.id, merge.added, clock.now())
    const notices = sendingLanguageNotice(farmer).map((notice) => noticeWrite(notice, clock.now()))
    if (merge.writes.length + notices.length > 0) await db.write(...merge.writes, ...exposures, ...notices)
    if (merge.ids.length === 0) return []
    const rows = await orm.select().from(advisories).where(inArray(advisories.id, merge.ids))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return merge.ids.flatMap((id) => byId.get(id) ?? [])
  }
}
