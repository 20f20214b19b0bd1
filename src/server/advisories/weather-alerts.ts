import { sql } from 'drizzle-orm'
import type { Write } from '../../db/open.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { createYieldToEventLoop } from '../../shared/yield-to-event-loop.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { noticeWrite } from '../notifications/notify.ts'
import { createFarmAlertCollector, type FarmAlertCollector } from '../warnings/farm-alert-collector.ts'
import { weatherCellOf } from '../weather/cell.ts'
import type { WeatherService } from '../weather/service.ts'
import { createCellWeather } from './cell-days.ts'
import { farmerPages } from './farmer-pages.ts'
import { type ForecastAlert, findDrySpellAlerts, findSkyAlerts } from './forecast-alerts.ts'
import { createLogAndPlanLoader } from './log-and-plan-loader.ts'
import { farmerCoordinates } from './situation.ts'

/** Today and the next two days; forecasts further ahead are too often wrong. */
const LOOK_AHEAD_DAYS = 3

/** Warns of heavy rain (once per place and day), great heat (once a week) and dry spells; never from typical figures. */
export function createWeatherAlerts({
  db,
  clock,
  log,
  weather,
  publish,
}: Pick<Foundation, 'db' | 'clock' | 'log'> & {
  weather: WeatherService
  /** Publishes the alerts of a run for radio stations and partners. */
  publish: (alerts: FarmAlertCollector) => Promise<void>
}) {
  const withSeason = createLogAndPlanLoader(db)

  async function run({ asOf, onProgress }: { asOf: Date; onProgress?: (done: number) => void }) {
    const cellDays = createCellWeather(weather)
    const giveWay = createYieldToEventLoop()
    const report = { farmers: 0, alerts: 0 }
    const tally = createFarmAlertCollector()
    for await (const page of farmerPages(db)) {
      const writes: Write[] = []
      for (const { farmer, crops } of page) {
        await giveWay()
        report.farmers++
        const point = farmerCoordinates(farmer)
        if (!point || !farmer.notificationPreferences.weather) continue
        const days = await cellDays(point)
        if (days.estimated) continue
        const ahead = days.forecast.slice(0, LOOK_AHEAD_DAYS).filter((day) => !day.estimated)
        const place = point.name || farmer.region || ''
        const warnings = findSkyAlerts(farmer, ahead, place, weatherCellOf(point).key, asOf)
        warnings.push(...(await findDrySpellAlerts(farmer, await withSeason(crops, days.today), days, giveWay)))
        if (farmer.region) tally.addFarm(farmer.region, point, warnings)
        for (const warning of warnings) {
          if (await wasNotified(farmer.id, warning)) continue
          writes.push(noticeWrite({ ...warning.notice, dedupeKey: `${warning.about}:${warning.day}` }, clock.now()))
        }
      }
      if (writes.length > 0) {
        const results = await db.write(...writes)
        report.alerts += results.filter((rows) => rows.length > 0).length
      }
      onProgress?.(report.farmers)
    }
    await publish(tally)
    log.info('weather.alerts', report)
    return report
  }

  async function wasNotified(userId: string, { about, notAfter }: ForecastAlert): Promise<boolean> {
    if (notAfter === null) return false
    const rows = await db.orm.all(sql`
      select 1 from ${notifications} where user_id = ${userId}
        and dedupe_key >= ${`${about}:`} and dedupe_key < ${`${about}:~`} and created_at > ${notAfter} limit 1`)
    return rows.length > 0
  }

  return { run }
}
