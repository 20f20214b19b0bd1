import { coordinatesOf } from '../../../../contracts/shapes.ts'
import { type ForecastDay, weatherBadge } from '../../../../contracts/weather.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { translatorFor } from '../../../../words/index.ts'
import { rainLines } from '../../../../words/rain-lines.ts'
import { dayLine, dayName } from '../../../weather/day-line.ts'
import type { Dial, MenuScreen } from '../dial.ts'
import { type Place, tell, to } from '../view.ts'
import { thanks } from './advice.ts'
import type { MenuNeeds } from './needs.ts'
import { otherPlace } from './place.ts'

type Needs = Pick<MenuNeeds, 'weather' | 'rains' | 'warnings'>

export const weather = ({ weather, rains }: Needs): MenuScreen => ({
  async show(dial, given) {
    const point = pointIn(dial, given)
    if (!point) return to('place', { next: 'placeSave' })
    await weather.pointFor(caller(dial), point)
    const today = firstItem(await weather.forecast(point, 1))
    const { ussd } = dial.words
    const { source, seen } = await rains.at(point)
    const foreseen = seen !== null || (source !== null && source !== 'usual')
    return tell(
      [point.name, dayLine(today, today.forecastDate, dial.language), usual([today], dial)].join('\n').trim(),
      [
        { label: ussd.threeDays, to: to('weatherDays', given) },
        { label: ussd.sevenDays, to: to('weatherWeek', given) },
        { label: ussd.warnings, to: to('weatherWarnings', given) },
        ...(foreseen ? [{ label: translatorFor(dial.language)('rains.title'), to: to('weatherRains', given) }] : []),
        ...otherPlace(dial, 'weather', given),
      ],
    )
  },
})

export const weatherDays = ({ weather }: Needs): MenuScreen => ({
  async show(dial, given) {
    const point = pointIn(dial, given)
    if (!point) return to('place', { next: 'placeSave' })
    await weather.pointFor(caller(dial), point)
    const forecast = await weather.forecast(point, 4)
    const days = forecast.slice(1)
    const lines = days.map((day) => dayLine(day, firstItem(forecast).forecastDate, dial.language))
    return tell([...lines, usual(days, dial)].join('\n').trim())
  },
})

export const weatherWeek = ({ weather }: Needs): MenuScreen => ({
  long: true,
  async show(dial, given) {
    const point = pointIn(dial, given)
    if (!point) return to('place', { next: 'placeSave' })
    await weather.pointFor(caller(dial), point)
    const days = await weather.forecast(point, 7)
    const lines = days.map((day) => dayLine(day, firstItem(days).forecastDate, dial.language))
    return tell([...lines, usual(days, dial)].join('\n').trim())
  },
})

export const weatherRains = ({ weather, rains }: Needs): MenuScreen => ({
  async show(dial, given) {
    const point = pointIn(dial, given)
    if (!point) return to('place', { next: 'placeSave' })
    await weather.pointFor(caller(dial), point)
    return tell(rainLines(await rains.at(point), translatorFor(dial.language)).join(' '))
  },
})

export const weatherWarnings = ({ weather, warnings }: Needs): MenuScreen => ({
  async show(dial, given) {
    const point = pointIn(dial, given)
    if (!point) return to('place', { next: 'placeSave' })
    await weather.pointFor(caller(dial), point)
    const days = await weather.forecast(point)
    const t = translatorFor(dial.language)
    const lines = days.flatMap((day) => {
      const badge = weatherBadge(day)
      const warns = !day.estimated && (badge === 'heavy-rain' || badge === 'very-hot')
      return warns
        ? `${dayName(day.forecastDate, firstItem(days).forecastDate, dial.language)}: ${t(`weather.${badge}`)}`
        : []
    })
    const theirs = await warnings.textsAt(point, dial.phone, dial.language)
    const { noWarnings, badlySaid } = dial.words.ussd
    const report = theirs.length > 0 ? [{ label: badlySaid, to: to('warningBadlySaid', given) }] : []
    return tell([...theirs, ...lines].join('\n') || noWarnings, report)
  },
})

export const warningBadlySaid = ({ warnings, words }: Pick<MenuNeeds, 'warnings' | 'words'>): MenuScreen => ({
  passing: true,
  async show(dial, given) {
    const point = pointIn(dial, given)
    const sentence = point && (await warnings.todoSentenceAt(point))
    if (sentence) await dial.once('badlySaid', () => words.reportBadlySaid(dial.language, sentence))
    return thanks(dial)
  },
})

function pointIn({ user }: Dial, { place, lat, lng }: Place['given']) {
  if (lat !== undefined) return { name: String(place), lat: Number(lat), lng: Number(lng) }
  return coordinatesOf(user?.location)
}

const caller = ({ user, phone }: Dial) => user ?? { id: phone, location: null }

const usual = (days: ForecastDay[], { language }: Dial): string =>
  days.some(({ estimated }) => estimated) ? translatorFor(language)('weather.typical') : ''
