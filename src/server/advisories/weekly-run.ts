import { lastItem } from '../../shared/lookups.ts'
import { createYieldToEventLoop } from '../../shared/yield-to-event-loop.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { readTotals } from '../foundation/read-totals.ts'
import { createRunProgress } from '../foundation/run-progress.ts'
import type { SellingPrices } from '../prices/selling-prices.ts'
import type { WeatherService } from '../weather/service.ts'
import { createAdvisePage } from './advise-page.ts'
import { createCellWeather } from './cell-days.ts'
import { farmerPages } from './farmer-pages.ts'
import type { ModelWording } from './model-wording.ts'

/** Generates advice for every farmer with crops, with one notification per farmer for all new advisories. */
export function createWeeklyRun(
  deps: Pick<Foundation, 'db' | 'clock' | 'log' | 'config'> & {
    weather: WeatherService
    modelWording: ModelWording
    sellingPrices: SellingPrices
  },
) {
  const { db, log, weather, modelWording, sellingPrices } = deps
  const progress = createRunProgress(db, 'weekly-advisories')
  const advisePage = createAdvisePage(deps)

  async function run({ asOf, onProgress }: { asOf: Date; onProgress?: (done: number, total: number) => void }) {
    const name = asOf.toISOString().slice(0, 10)
    const before = await progress.read()
    const after = before?.run === name ? before.after : null
    // `withoutPlace`: farmers with crops but no coordinates.
    const report = { farmers: 0, withoutPlace: 0, advisories: 0, notified: 0 }
    const { farmers: total } = await readTotals(db)
    const budget = modelWording.startRun()
    const sellingPrice = sellingPrices()
    const means = {
      name,
      report,
      budget,
      cellDays: createCellWeather(weather),
      sellingPrice,
      giveWay: createYieldToEventLoop(),
    }
    await db.writingMuch(async (fold) => {
      for await (const page of farmerPages(db, after ?? '')) {
        const writes = await advisePage(page, means)
        await db.write(...writes, progress.write({ run: name, after: lastItem(page).farmer.id }))
        await fold()
        onProgress?.(report.farmers, total)
      }
    })
    await db.write(progress.write({ run: name, after: null }))
    log.info('advisories.weekly', { ...report })
    return report
  }

  return {
    run,
    /** Resumes an interrupted run. */
    async resumeUnfinished(): Promise<Awaited<ReturnType<typeof run>> | null> {
      const before = await progress.read()
      return before && before.after !== null ? run({ asOf: new Date(`${before.run}T00:00:00Z`) }) : null
    },
  }
}
