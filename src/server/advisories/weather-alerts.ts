import { and, eq, gt, like } from 'drizzle-orm'
import { advise } from '../../agronomy/advise.ts'
import { addDays } from '../../agronomy/dates.ts'
import type { DayWeather } from '../../agronomy/types.ts'
import { dayInWords, wordAdvice } from '../../agronomy/wording.ts'
import type { Language } from '../../contracts/farm.ts'
import { HEAVY_RAIN_MM, VERY_HOT_C } from '../../contracts/weather.ts'
import type { Write } from '../../db/open.ts'
import { notifications } from '../../db/schema.ts'
import { createGiveWay } from '../give-way.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import { NOTICE_WORDS } from '../notifications/words.ts'
import type { Foundation } from '../services.ts'
import type { Weather } from '../weather/service.ts'
import { createCellDays } from './cell-days.ts'
import { farmerPages } from './farmer-pages.ts'
import { type Farmer, fieldSituation, pointOf } from './situation.ts'

/** Today and the next two days: further ahead a warning is too often wrong. */
const LOOK_AHEAD_DAYS = 3
/** Heat lasts for weeks in the north: it is told again after a week, not each day. */
const HEAT_AGAIN_DAYS = 7

export type WeatherAlerts = ReturnType<typeof createWeatherAlerts>

/**
 * The scheduled look at each farmer's forecast: warns of heavy rain, great heat, and a dry spell at flowering; one
 * warning a kind, place and day. Typical-season figures never warn.
 */
export function createWeatherAlerts({
  db,
  clock,
  log,
  weather,
}: Pick<Foundation, 'db' | 'clock' | 'log'> & { weather: Weather }) {
  async function run({
    asOf,
    onProgress,
  }: {
    asOf: Date
    onProgress?: (done: number) => void
  }): Promise<{ farmers: number; alerts: number }> {
    const cellDays = createCellDays(weather)
    const giveWay = createGiveWay()
    const report = { farmers: 0, alerts: 0 }
    for await (const page of farmerPages(db)) {
      const writes: Write[] = []
      for (const { farmer, crops } of page) {
        await giveWay()
        report.farmers++
        const point = pointOf(farmer)
        if (!point || !farmer.notificationPreferences.weather) continue
        const days = await cellDays(point)
        if (days.estimated) continue
        const ahead = days.forecast.slice(0, LOOK_AHEAD_DAYS).filter((day) => !day.estimated)
        const place = point.name || farmer.region || ''
        const cell = `${point.lat.toFixed(1)},${point.lng.toFixed(1)}`
        const notices = [
          ...skyNotices(farmer, ahead, place, cell),
          ...drySpellNotices(
            farmer,
            crops.map((crop) => fieldSituation(farmer, point, crop, days)),
            days.today,
          ),
        ]
        for (const notice of notices) {
          if (notice.dedupeKey?.startsWith('very-hot') && (await toldRecently(farmer.id, cell, asOf))) continue
          writes.push(notify(notice, clock.now()))
        }
      }
      if (writes.length > 0) {
        const results = await db.write(...writes)
        report.alerts += results.filter((rows) => rows.length > 0).length
      }
      onProgress?.(report.farmers)
    }
    log.info('weather.alerts', report)
    return report
  }

  async function toldRecently(userId: string, cell: string, asOf: Date): Promise<boolean> {
    const since = addDays(asOf.toISOString().slice(0, 10), -HEAT_AGAIN_DAYS)
    const rows = await db.orm
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          like(notifications.dedupeKey, `very-hot:${cell}:%`),
          gt(notifications.createdAt, since),
        ),
      )
      .limit(1)
    return rows.length > 0
  }

  return { run }
}

type AlertFarmer = Farmer & { preferredLanguage: Language }

function skyNotices(farmer: AlertFarmer, days: DayWeather[], place: string, cell: string): Notice[] {
  const words = NOTICE_WORDS[farmer.preferredLanguage]
  const notice = (
    kind: string,
    title: string,
    body: string,
    day: DayWeather,
    figures: Record<string, number>,
  ): Notice => ({
    userId: farmer.id,
    type: 'weather_alert',
    title,
    message: fillWords(body, { ...figures, place, day: dayInWords(day.date, farmer.preferredLanguage) }),
    data: { href: '/weather', date: day.date },
    dedupeKey: `${kind}:${cell}:${day.date}`,
  })
  const wet = days.filter((day) => day.rain > HEAVY_RAIN_MM)
  const hottest = days.filter((day) => day.tMax > VERY_HOT_C).sort((a, b) => b.tMax - a.tMax)[0]
  return [
    ...wet.map((day) =>
      notice('heavy-rain', words.heavyRain, words.heavyRainBody, day, { mm: Math.round(day.rain / 5) * 5 }),
    ),
    ...(hottest
      ? [notice('very-hot', words.veryHot, words.veryHotBody, hottest, { degrees: Math.round(hottest.tMax) })]
      : []),
  ]
}

function drySpellNotices(
  farmer: AlertFarmer,
  situations: ReturnType<typeof fieldSituation>[],
  today: string,
): Notice[] {
  return situations.flatMap((situation) =>
    advise(situation)
      .filter((advice) => advice.rule.startsWith('dry-spell') && advice.priority === 'high')
      .map((advice) => {
        const words = wordAdvice(advice, farmer.preferredLanguage)
        return {
          userId: farmer.id,
          type: 'weather_alert' as const,
          title: words.title,
          message: words.content,
          data: { href: '/advisories', crop: situation.crop },
          dedupeKey: `dry-spell:${situation.crop}:${advice.situation}:${today.slice(0, 7)}`,
        }
      }),
  )
}

const fillWords = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
