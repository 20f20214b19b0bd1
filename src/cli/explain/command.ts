import type { Command } from 'commander'
import { addDays } from '../../agronomy/dates.ts'
import type { FieldSituation, Place } from '../../agronomy/types.ts'
import { CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import { GROWTH_STAGE_IDS, IRRIGATION_METHODS, type IrrigationMethod, SOIL_TYPES } from '../../contracts/farm.ts'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { technicalError } from '../../ground/errors.ts'
import type { Services } from '../../server/compose.ts'
import type { CliContext } from '../context.ts'
import { readWeatherFile } from './weather-file.ts'

interface Options {
  crop: string
  place: string
  planted?: string
  stage?: string
  soil?: string
  irrigation?: string
  area?: string
  date?: string
  forecast?: string
  elevation?: string
  variety?: string
  language: string
  season?: boolean
  irrigate: string
  startDepletion?: string
  tableKc?: boolean
  svg?: string
}

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/

export function registerExplain(advisories: Command, context: CliContext) {
  advisories
    .command('explain')
    .description('the whole reasoning about one crop, for an agronomist to check')
    .requiredOption('--crop <crop>', 'e.g. maize')
    .requiredOption('--place <place>', 'a name, or LAT,LNG')
    .option('--planted <date>', 'planting date, YYYY-MM-DD')
    .option('--stage <stage>', `what the farmer says: ${GROWTH_STAGE_IDS.join(', ')}`)
    .option('--soil <soil>', SOIL_TYPES.join(', '))
    .option('--irrigation <methods>', `comma-joined: ${IRRIGATION_METHODS.join(', ')}`, 'rain-fed')
    .option('--area <acres>')
    .option('--date <date>', 'today (default: the clock)')
    .option('--forecast <file>', 'weather by day: CSV, JSON or an Open-Meteo answer; days before the date are history')
    .option('--elevation <metres>')
    .option('--variety <days>', 'days from planting to harvest')
    .option('--language <language>', LANGUAGE_IDS.join(', '), 'en')
    .option('--season', 'the whole season day by day, as CSV')
    .option('--irrigate <how>', 'with --season: none, when-due, or DATE=MM,DATE=MM', 'none')
    .option('--start-depletion <mm>', 'with --season: missing water at planting')
    .option('--table-kc', 'with --season: Kc straight from the tables')
    .option('--svg <file>', 'with --season: also draw it')
    .action(async (options: Options) => {
      const services = await inMemory(context)
      try {
        await (options.season ? season(options, services, context) : week(options, services, context))
      } finally {
        await services.close()
      }
    })
}

/** Explaining needs places and weather, but nobody's database. */
async function inMemory(context: CliContext): Promise<Services> {
  const { composeServices } = await import('../../server/compose.ts')
  const { openFile } = await import('../../db/file/open-file.ts')
  return composeServices(context.config(), { db: openFile(':memory:'), logLevel: 'error' })
}

async function week(options: Options, services: Services, context: CliContext) {
  const { explain, explanationText } = await import('./report.ts')
  const place = await placeOf(options, services)
  const given = options.forecast ? await readWeatherFile(options.forecast) : null
  const live = given ? null : await services.weather.fieldDays(place)
  const asOf = day(options.date, '--date') ?? (given ? given[0]!.date : live!.today)
  const known = given ?? [...live!.history, ...live!.forecast]
  const situation: FieldSituation = {
    asOf,
    place,
    crop: cropOf(options),
    plantingDate: day(options.planted, '--planted'),
    statedStage: oneOf(options.stage, GROWTH_STAGE_IDS, '--stage'),
    stageStatedOn: options.stage ? asOf : null,
    varietyDays: amount(options.variety, '--variety'),
    soil: oneOf(options.soil, SOIL_TYPES, '--soil'),
    irrigation: irrigationOf(options),
    areaAcres: amount(options.area, '--area'),
    history: known.filter((weather) => weather.date < asOf),
    forecast: known.filter((weather) => weather.date >= asOf && weather.date < addDays(asOf, 7)),
  }
  const told = explain(situation, oneOf(options.language, LANGUAGE_IDS, '--language') ?? 'en')
  context.result(told, () => explanationText(told))
}

async function season(options: Options, services: Services, context: CliContext) {
  const { simulateSeason } = await import('../../agronomy/water/season.ts')
  const { seasonCsv, seasonSvg } = await import('./season-files.ts')
  const plantingDate = day(options.planted, '--planted')
  if (!plantingDate) throw technicalError('invalid', '--season needs --planted YYYY-MM-DD')
  const run = simulateSeason({
    crop: cropOf(options),
    place: await placeOf(options, services),
    plantingDate,
    soil: oneOf(options.soil, SOIL_TYPES, '--soil'),
    weather: options.forecast ? await readWeatherFile(options.forecast) : [],
    varietyDays: amount(options.variety, '--variety'),
    irrigation: wateringOf(options.irrigate),
    startDepletion: amount(options.startDepletion, '--start-depletion') ?? undefined,
    tableKc: options.tableKc,
  })
  if (options.svg) {
    await Bun.write(options.svg, seasonSvg(run, `${options.crop}, ${options.place}, planted ${plantingDate}`))
    context.say(`Drawn in ${options.svg}`)
  }
  context.say(
    `harvest about ${run.harvestDate}; rain ${run.totals.rain.toFixed(0)} mm, ETc ${run.totals.etc.toFixed(0)} mm, ETa ${run.totals.eta.toFixed(0)} mm, irrigation ${run.totals.irrigation.toFixed(0)} mm, ${run.stressDays} days of stress${run.yieldShare === null ? '' : `, about ${Math.round(run.yieldShare * 20) * 5} % of the yield left by water`}`,
  )
  for (const { what, given, taken, date } of run.clipped)
    context.say(
      `${what} of ${given} mm on ${date}: ${taken === 0 ? 'outside the season, left out' : `the roots hold ${taken.toFixed(0)} mm, taken as that`}`,
    )
  context.result(run, () => seasonCsv(run).trimEnd())
}

async function placeOf(options: Options, { places }: Services): Promise<Place> {
  const point = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(options.place)
  const [found] = point ? [{ lat: Number(point[1]), lon: Number(point[2]) }] : await places.forward(options.place, 1)
  if (!found) throw technicalError('not_found', `${options.place} is found nowhere. Give a nearby town, or LAT,LNG.`)
  const region = places.region({ lat: found.lat, lng: found.lon })
  return {
    lat: found.lat,
    lng: found.lon,
    elevation: amount(options.elevation, '--elevation'),
    country: region?.country ?? null,
    state: region?.state ?? null,
  }
}

const cropOf = ({ crop }: Options) => canonicalCrop(oneOf(crop, CROP_IDS, '--crop')!)

function oneOf<Id extends string>(value: string | undefined, known: readonly Id[], flag: string): Id | null {
  if (value === undefined) return null
  if (known.includes(value as Id)) return value as Id
  throw technicalError('invalid', `${flag} must be one of ${known.join(', ')}`)
}

function day(value: string | undefined, flag: string): string | null {
  if (value === undefined) return null
  if (DAY_PATTERN.test(value) && !Number.isNaN(Date.parse(value))) return value
  throw technicalError('invalid', `${flag} must be a date, YYYY-MM-DD`)
}

function amount(value: string | undefined, flag: string): number | null {
  if (value === undefined) return null
  const number = Number(value)
  if (value.trim() !== '' && Number.isFinite(number)) return number
  throw technicalError('invalid', `${flag} must be a number`)
}

const irrigationOf = ({ irrigation }: Options): IrrigationMethod[] =>
  (irrigation ?? '')
    .split(',')
    .filter(Boolean)
    .map((method) => oneOf(method.trim(), IRRIGATION_METHODS, '--irrigation')!)

function wateringOf(how: string): 'none' | 'when-due' | { date: string; mm: number }[] {
  if (how === 'none' || how === 'when-due') return how
  return how.split(',').map((part) => {
    const [date, mm] = part.split('=')
    return { date: day(date, '--irrigate')!, mm: amount(mm ?? '', '--irrigate')! }
  })
}
