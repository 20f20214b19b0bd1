import { addDays } from '../../agronomy/dates.ts'
import type { RuleId } from '../../agronomy/rules/rule-catalogue.ts'
import type { DayWeather } from '../../agronomy/types.ts'
import type { Language } from '../../contracts/languages.ts'
import { HEAVY_RAIN_MM, VERY_HOT_CELSIUS } from '../../contracts/weather.ts'
import type { YieldToEventLoop } from '../../shared/yield-to-event-loop.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { type NotificationFacts, notificationText } from '../notifications/notification-text.ts'
import type { Notice } from '../notifications/notify.ts'
import type { FieldDays } from '../weather/service.ts'
import { adviceByCrop } from './advise-farmer.ts'
import type { Farmer, FieldCrop } from './situation.ts'

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

type AlertFarmer = Farmer & { preferredLanguage: Language }

export interface ForecastAlert {
  notice: Omit<Notice, 'dedupeKey'>
  /** Subject and day of a warning; one warning is sent for each. */
  about: string
  day: string
  /** Date after which an earlier warning about the same subject suppresses this one. Null: warn each day. */
  notAfter: string | null
}

export function findSkyAlerts(
  farmer: AlertFarmer,
  days: DayWeather[],
  place: string,
  cell: string,
  asOf: Date,
): ForecastAlert[] {
  const language = sendingLanguage(farmer.preferredLanguage)
  const notice = (
    title: NotificationFacts['title'],
    body: NotificationFacts['body'],
    { date }: DayWeather,
    figures: Record<string, number>,
  ) => {
    const said: NotificationFacts = { language, title, body, figures: { ...figures, place }, date }
    const { title: words, message } = notificationText(said)
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
    .map((day): ForecastAlert => {
      const figures = { mm: Math.round(day.rain / 5) * 5 }
      const heavyRain = notice('heavyRain', 'heavyRainBody', day, figures)
      return { notice: heavyRain, about: `heavy-rain:${cell}`, day: day.date, notAfter: null }
    })
  const hottest = days.filter((day) => day.tMax > VERY_HOT_CELSIUS).sort((a, b) => b.tMax - a.tMax)[0]
  if (hottest) {
    const veryHot = notice('veryHot', 'veryHotBody', hottest, { degrees: Math.round(hottest.tMax) })
    const notAfter = addDays(asOf.toISOString().slice(0, 10), 1 - HEAT_AGAIN_DAYS)
    warnings.push({ notice: veryHot, about: `very-hot:${cell}`, day: hottest.date, notAfter })
  }
  return warnings
}

/** Creates one warning per crop and dry spell, however many fields the farmer has. */
export async function findDrySpellAlerts(
  farmer: AlertFarmer,
  crops: FieldCrop[],
  days: FieldDays,
  giveWay: YieldToEventLoop,
): Promise<ForecastAlert[]> {
  const found = await adviceByCrop(farmer, crops, days, giveWay)
  const dry = found.filter(({ advice }) => DRY_SPELL.has(advice.rule) && advice.priority === 'high')
  return dry.map(({ advice }) => {
    // The stored facts contain no figures, because the text has none.
    const said = {
      language: sendingLanguage(farmer.preferredLanguage),
      advice: { ...advice, evidence: [], actions: [] },
    }
    const { title, message } = notificationText(said)
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
