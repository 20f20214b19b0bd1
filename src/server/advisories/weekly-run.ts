import { addDays } from '../../agronomy/dates.ts'
import { wordAdvice } from '../../agronomy/wording.ts'
import { type Language, sendingLanguage } from '../../contracts/languages.ts'
import type { Write } from '../../db/open.ts'
import { isoNow } from '../../ground/clock.ts'
import { fill } from '../../ground/fill.ts'
import { createGiveWay } from '../../ground/give-way.ts'
import { WORDS } from '../../words/index.ts'
import type { Foundation } from '../foundation.ts'
import { createNotify } from '../notifications/notify.ts'
import { sentInNotice } from '../notifications/sent-in.ts'
import { createRunProgress } from '../run-progress.ts'
import { readTotals } from '../totals.ts'
import type { Weather } from '../weather/service.ts'
import { adviceWrites } from './advice-writes.ts'
import { adviseFarmer, type Worded } from './advise-farmer.ts'
import { createCellDays } from './cell-days.ts'
import { farmerPages } from './farmer-pages.ts'
import { createStoredAdvice, mergeAdvice } from './merge-advice.ts'
import type { ModelWording } from './model-wording.ts'
import { pointOf } from './situation.ts'
import { createWithSeason } from './with-season.ts'

/** Of what is new, in one notification. */
const TITLES_TOLD = 10

export type WeeklyRun = ReturnType<typeof createWeeklyRun>

/** Advice for every farmer with crops. One notification a farmer, however many advisories are new. */
export function createWeeklyRun({
  db,
  clock,
  log,
  weather,
  modelWording,
}: Pick<Foundation, 'db' | 'clock' | 'log'> & { weather: Weather; modelWording: ModelWording }) {
  const progress = createRunProgress(db, 'weekly-advisories')
  const write = adviceWrites(db.orm)
  const storedAdvice = createStoredAdvice(db)
  const withSeason = createWithSeason(db)
  const notifyOfAdvice = createNotify(db, 'advisory')
  const notifyOtherwise = createNotify(db, 'other')

  async function run({ asOf, onProgress }: { asOf: Date; onProgress?: (done: number, total: number) => void }) {
    const name = asOf.toISOString().slice(0, 10)
    const before = await progress.read()
    // `withoutPlace`: with crops, but no coordinates.
    const report = { farmers: 0, withoutPlace: 0, advisories: 0, notified: 0 }
    const { farmers: total } = await readTotals(db)
    const cellDays = createCellDays(weather)
    const budget = modelWording.startRun()
    const giveWay = createGiveWay()
    const continuing = before?.run === name && before.after !== null
    for await (const page of farmerPages(db, continuing ? before.after! : '')) {
      const writes: Write[] = []
      const cropIds = page.flatMap(({ crops }) => crops.map((crop) => crop.id))
      const pageFields = await withSeason(
        page.flatMap(({ crops }) => crops),
        name,
      )
      const fieldsOf = Map.groupBy(pageFields, (field) => field.userId)
      const stored = Map.groupBy(await storedAdvice(cropIds, addDays(name, -8)), (row) => row.userId)
      for (const { farmer } of page) {
        const fields = fieldsOf.get(farmer.id) ?? []
        await giveWay()
        report.farmers++
        const point = pointOf(farmer)
        if (fields.length === 0) continue
        if (!point) {
          report.withoutPlace++
          continue
        }
        const days = await cellDays(point)
        const worded = await budget.reword(await adviseFarmer(farmer, fields, days, giveWay), farmer.preferredLanguage)
        const ofFarmer = { farmer, stored: stored.get(farmer.id) ?? [] }
        const merge = mergeAdvice({ write, ...ofFarmer, worded, days, now: isoNow(clock) })
        writes.push(...merge.writes)
        report.advisories += merge.ids.length
        if (merge.added.length > 0) {
          writes.push(
            notifyOfAdvice(newAdviceNotice(farmer, merge.added, name), clock.now()),
            ...sentInNotice(farmer).map((notice) => notifyOtherwise(notice, clock.now())),
          )
          report.notified++
        }
      }
      writes.push(progress.write({ run: name, after: page.at(-1)!.farmer.id }))
      await db.write(...writes)
      onProgress?.(report.farmers, total)
    }
    await db.write(progress.write({ run: name, after: null }))
    log.info('advisories.weekly', { ...report })
    return report
  }

  return {
    run,
    /** Goes on with a run that a stop interrupted. */
    async resumeUnfinished(): Promise<Awaited<ReturnType<typeof run>> | null> {
      const before = await progress.read()
      return before && before.after !== null ? run({ asOf: new Date(`${before.run}T00:00:00Z`) }) : null
    },
  }
}

function newAdviceNotice(farmer: { id: string; preferredLanguage: Language }, added: Worded[], day: string) {
  const language = sendingLanguage(farmer.preferredLanguage)
  const words = WORDS[language].notices
  const titleOf = ({ advice, words }: Worded) =>
    language === farmer.preferredLanguage ? words.title : wordAdvice(advice, language).title
  return {
    userId: farmer.id,
    title: words.newAdvice,
    message: `${fill(words.newAdviceBody, { n: added.length })} ${added.slice(0, TITLES_TOLD).map(titleOf).join('; ')}`,
    data: { href: '/advisories' },
    dedupeKey: `advice:${day}`,
  }
}
