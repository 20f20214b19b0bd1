import { sql } from 'drizzle-orm'
import { addDays } from '../../agronomy/dates.ts'
import type { RuleId } from '../../agronomy/rules/catalogue.ts'
import type { DayWeather } from '../../agronomy/types.ts'
import type { Language } from '../../contracts/languages.ts'
import { HEAVY_RAIN_MM, VERY_HOT_C } from '../../contracts/weather.ts'
import type { Write } from '../../db/open.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { createGiveWay, type GiveWay } from '../../shared/give-way.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import { type Said, wordsOf } from '../notifications/said.ts'
import { type AlertTally, createAlertTally } from '../warnings/alert-tally.ts'
import { cellOf } from '../weather/cell.ts'
import type { FieldDays, Weather } from '../weather/service.ts'
import { adviceByCrop } from './advise-farmer.ts'
import { createCellWeather } from './cell-days.ts'
import { farmerPages } from './farmer-pages.ts'
import { type Farmer, type FieldCrop, farmerCoordinates } from './situation.ts'
import { createSeasonLoader } from './with-season.ts'

/** Today and the next two days; forecasts further ahead are too often wrong. */
const LOOK_AHEAD_DAYS = 3
/** Heat lasts for weeks in the north, so its warning repeats weekly, not daily. */
const HEAT_AGAIN_DAYS = 7
const DRY_SPELL: ReadonlySet<RuleId> = new Set<RuleId>([
  'dry.flowering',
  'dry.spend',
  'dry.weeded',
  'dry.cut',
  'dry.paddy',
  'dry.young',
  'planting.dry-start',
])

/** Warns of heavy rain (once per place and day), great heat (once a week) and dry spells; never from typical figures. */
export function createWeatherAlerts({
  db,
  clock,
  log,
  weather,
  publish,
}: Pick<Foundation, 'db' | 'clock' | 'log'> & {
  weather: Weather
  /** Publishes the alerts of a run for radio stations and partners. */
  publish: (alerts: AlertTally) => Promise<void>
}) {
  const withSeason = createSeasonLoader(db)

  async function run({ asOf, onProgress }: { asOf: Date; onProgress?: (done: number) => void }) {
    const cellDays = createCellWeather(weather)
    const giveWay = createGiveWay()
    const report = { farmers: 0, alerts: 0 }
    const tally = createAlertTally()
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
        const warnings = skyWarnings(farmer, ahead, place, cellOf(point).key, asOf)
        warnings.push(...(await drySpellWarnings(farmer, await withSeason(crops, days.today), days, giveWay)))
        if (farmer.region) tally.addFarm(farmer.region, point, warnings)
        for (const warning of warnings) {
          if (await wasNotified(farmer.id, warning)) continue
          writes.push(notify({ ...warning.notice, dedupeKey: `${warning.about}:${warning.day}` }, clock.now()))
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

  async function wasNotified(userId: string, { about, notAfter }: Warning): Promise<boolean> {
    if (notAfter === null) return false
    const rows = await db.orm.all(sql`
      select 1 from ${notifications} where user_id = ${userId}
        and dedupe_key >= ${`${about}:`} and dedupe_key < ${`${about}:~`} and created_at > ${notAfter} limit 1`)
    return rows.length > 0
  }

  return { run }
}

type AlertFarmer = Farmer & { preferredLanguage: Language }

interface Warning {
  notice: Omit<Notice, 'dedupeKey'>
  /** Subject and day of a warning, which is sent once. */
  about: string
  day: string
  /** Date after which an earlier warning about the same subject suppresses this one. Null: warn each day. */
  notAfter: string | null
}

function skyWarnings(farmer: AlertFarmer, days: DayWeather[], place: string, cell: string, asOf: Date): Warning[] {
  const language = sendingLanguage(farmer.preferredLanguage)
  const notice = (title: Said['title'], body: Said['body'], { date }: DayWeather, figures: Record<string, number>) => {
    const said: Said = { language, title, body, figures: { ...figures, place }, date }
    const { title: words, message } = wordsOf(said)
    return {
      userId: farmer.id,
      type: 'weather_alert' as const,
      title: words,
      message: message ?? '',
      data: { href: '/weather', date, said },
    }
  }
  const warnings = days
    .filter((day) => day.rain > HEAVY_RAIN_MM)
    .map((day): Warning => {
      const figures = { mm: Math.round(day.rain / 5) * 5 }
      const heavyRain = notice('heavyRain', 'heavyRainBody', day, figures)
      return { notice: heavyRain, about: `heavy-rain:${cell}`, day: day.date, notAfter: null }
    })
  const hottest = days.filter((day) => day.tMax > VERY_HOT_C).sort((a, b) => b.tMax - a.tMax)[0]
  if (hottest) {
    const veryHot = notice('veryHot', 'veryHotBody', hottest, { degrees: Math.round(hottest.tMax) })
    const notAfter = addDays(asOf.toISOString().slice(0, 10), -HEAT_AGAIN_DAYS)
    warnings.push({ notice: veryHot, about: `very-hot:${cell}`, day: hottest.date, notAfter })
  }
  return warnings
}

/** One warning per crop and spell, however many fields. */
async function drySpellWarnings(
  farmer: AlertFarmer,
  crops: FieldCrop[],
  days: FieldDays,
  giveWay: GiveWay,
): Promise<Warning[]> {
  const found = await adviceByCrop(farmer, crops, days, giveWay)
  const dry = found.filter(({ advice }) => DRY_SPELL.has(advice.rule) && advice.priority === 'high')
  return dry.map(({ advice }) => {
    // Its figures are no part of the words.
    const said = {
      language: sendingLanguage(farmer.preferredLanguage),
      advice: { ...advice, evidence: [], actions: [] },
    }
    const { title, message } = wordsOf(said)
    return {
      notice: {
        userId: farmer.id,
        type: 'weather_alert',
        title,
        message: message ?? '',
        data: { href: '/advisories', crop: advice.crop, said },
      },
      about: `dry-spell:${advice.crop}`,
      day: days.today,
      notAfter: addDays(days.today, -Number(advice.facts.dry)),
    }
  })
}
