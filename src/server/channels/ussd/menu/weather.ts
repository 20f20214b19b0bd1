import { coordinatesOf } from '../../../../contracts/shapes.ts'
import { type ForecastDay, weatherBadge } from '../../../../contracts/weather.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { translatorFor } from '../../../../words/index.ts'
import { rainLines } from '../../../../words/rain-lines.ts'
import { sentencesIn } from '../../../../words/sentences-in.ts'
import { skyWords } from '../../../../words/sky-words.ts'
import { formatDayName, formatForecastDay } from '../../../weather/forecast-line.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { type MenuPlace, menuPlace, textView } from '../view.ts'
import { badlySaidChoices } from './badly-said.ts'
import type { MenuDeps } from './menu-deps.ts'
import { otherPlaceChoices } from './place.ts'

type Deps = Pick<MenuDeps, 'weather' | 'rains' | 'warnings'>

export const weatherScreen = ({ weather, rains }: Deps): MenuScreen => ({
  async show(dial, given) {
    const point = pointIn(dial, given)
    if (!point) return menuPlace('place', { next: 'placeSave' })
    await weather.pointFor(callerOfDial(dial), point)
    const today = firstItem(await weather.forecast(point, 1))
    const { ussd } = dial.words
    const { source, seen } = await rains.at(point)
    const foreseen = seen !== null || (source !== null && source !== 'usual')
    return textView(
      [point.name, formatForecastDay(today, today.forecastDate, dial.language), usualWeatherNote([today], dial)]
        .join('\n')
        .trim(),
      [
        { label: ussd.threeDays, to: menuPlace('weatherDays', given) },
        { label: ussd.sevenDays, to: menuPlace('weatherWeek', given) },
        { label: ussd.warnings, to: menuPlace('weatherWarnings', given) },
        ...(foreseen
          ? [{ label: translatorFor(dial.language)('rains.title'), to: menuPlace('weatherRains', given) }]
          : []),
        ...otherPlaceChoices(dial, 'weather', given),
        ...badlySaidChoices(dial, sentencesOf([today])),
      ],
    )
  },
})

export const weatherDaysScreen = ({ weather }: Deps): MenuScreen => ({
  async show(dial, given) {
    const point = pointIn(dial, given)
    if (!point) return menuPlace('place', { next: 'placeSave' })
    await weather.pointFor(callerOfDial(dial), point)
    const forecast = await weather.forecast(point, 4)
    const days = forecast.slice(1)
    const lines = days.map((day) => formatForecastDay(day, firstItem(forecast).forecastDate, dial.language))
    return textView(
      [...lines, usualWeatherNote(days, dial)].join('\n').trim(),
      badlySaidChoices(dial, sentencesOf(days)),
    )
  },
})

export const weatherWeekScreen = ({ weather }: Deps): MenuScreen => ({
  long: true,
  async show(dial, given) {
    const point = pointIn(dial, given)
    if (!point) return menuPlace('place', { next: 'placeSave' })
    await weather.pointFor(callerOfDial(dial), point)
    const days = await weather.forecast(point, 7)
    const lines = days.map((day) => formatForecastDay(day, firstItem(days).forecastDate, dial.language))
    return textView(
      [...lines, usualWeatherNote(days, dial)].join('\n').trim(),
      badlySaidChoices(dial, sentencesOf(days)),
    )
  },
})

export const weatherRainsScreen = ({ weather, rains }: Deps): MenuScreen => ({
  async show(dial, given) {
    const point = pointIn(dial, given)
    if (!point) return menuPlace('place', { next: 'placeSave' })
    await weather.pointFor(callerOfDial(dial), point)
    const ahead = await rains.at(point)
    return textView(
      rainLines(ahead, translatorFor(dial.language)).join(' '),
      badlySaidChoices(
        dial,
        sentencesIn((t) => rainLines(ahead, t)),
      ),
    )
  },
})

export const weatherWarningsScreen = ({ weather, warnings }: Deps): MenuScreen => ({
  async show(dial, given) {
    const point = pointIn(dial, given)
    if (!point) return menuPlace('place', { next: 'placeSave' })
    await weather.pointFor(callerOfDial(dial), point)
    const days = await weather.forecast(point)
    const t = translatorFor(dial.language)
    const warned = days.flatMap((day) => {
      const badge = weatherBadge(day)
      return !day.estimated && (badge === 'heavy-rain' || badge === 'very-hot')
        ? [{ badge, date: day.forecastDate }]
        : []
    })
    const lines = warned.map(
      ({ badge, date }) =>
        `${formatDayName(date, firstItem(days).forecastDate, dial.language)}: ${t(`weather.${badge}`)}`,
    )
    const theirs = await warnings.textsAt(point, dial.phone, dial.language)
    return textView(
      [...theirs, ...lines].join('\n') || dial.words.ussd.noWarnings,
      badlySaidChoices(dial, [
        ...(await warnings.sentencesAt(point)),
        ...sentencesIn((write) => warned.map(({ badge }) => write(`weather.${badge}`))),
      ]),
    )
  },
})

function pointIn({ user }: DialSession, { place, lat, lng }: MenuPlace['given']) {
  if (lat !== undefined) return { name: String(place), lat: Number(lat), lng: Number(lng) }
  return coordinatesOf(user?.location)
}

const callerOfDial = ({ user, phone }: DialSession) => user ?? { id: phone, location: null }

const usualWeatherNote = (days: ForecastDay[], { language }: DialSession): string =>
  days.some(({ estimated }) => estimated) ? translatorFor(language)('weather.typical') : ''

const sentencesOf = (days: ForecastDay[]): string[] =>
  sentencesIn((t) => {
    for (const { description, precipitationProbability } of days) {
      skyWords(description, t)
      if (precipitationProbability !== null) t('weather.chance')
    }
    if (days.some(({ estimated }) => estimated)) t('weather.typical')
  })
