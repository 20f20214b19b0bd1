import type { Command } from 'commander'
import { addDays } from '../../agronomy/dates.ts'
import type { FieldSituation, Place } from '../../agronomy/types.ts'
import { hectaresToAcres } from '../../agronomy/units.ts'
import { CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import { GROWTH_STAGE_IDS, IRRIGATION_METHODS, type IrrigationMethod, SOIL_TYPES } from '../../contracts/farm.ts'
import {
  ESTABLISHMENT_METHODS,
  type LogEntry,
  MATURITY_CLASSES,
  PREVIOUS_CROPS,
  RICE_FIELDS,
  type RiceField,
  riceFieldsFor,
} from '../../contracts/season.ts'
import type { Services } from '../../server/compose.ts'
import { technicalError } from '../../shared/errors.ts'
import { firstItem } from '../../shared/lookups.ts'
import type { CliContext } from '../context.ts'
import { readBagsFile } from './bags-file.ts'
import { readLogFile } from './log-file.ts'
import { parseChoice, parseDay, parseNumber } from './option-values.ts'
import { readWeatherFile } from './weather-file.ts'

export interface FieldOptions {
  crop: string
  place: string
  planted?: string
  stage?: string
  maturity?: string
  established?: string
  field?: string
  previousCrop?: string
  striga?: string | true
  log?: string
  bags?: string
  soil?: string
  irrigation?: string
  area?: string
  hectares?: string
  date?: string
  forecast?: string
  elevation?: string
  variety?: string
}

export const withFieldOptions = (command: Command): Command =>
  command
    .requiredOption('--crop <crop>', 'crop, such as maize')
    .requiredOption('--place <place>', 'name of a place, or LAT,LNG')
    .option('--planted <date>', 'planting date, YYYY-MM-DD; a future date is a plan')
    .option('--stage <stage>', `stage reported by the farmer: ${GROWTH_STAGE_IDS.join(', ')}`)
    .option('--maturity <class>', `maturity class: ${MATURITY_CLASSES.join(', ')}`)
    .option('--variety <days>', 'days from planting to harvest')
    .option('--established <as>', `establishment: ${ESTABLISHMENT_METHODS.join(', ')}`)
    .option('--field <field>', `kind of rice field: ${RICE_FIELDS.join(', ')}`)
    .option('--previous-crop <crop>', 'previous crop, or fallow')
    .option('--striga [answer]', 'striga has been seen in the field; or "no"')
    .option('--log <file>', 'farm log: a CSV of date,kind,amount,unit,product,count,of')
    .option('--bags <file>', 'fertilizer plan: the output of `gona fertilizer plan --json`')
    .option('--soil <soil>', `soil: ${SOIL_TYPES.join(', ')}`)
    .option('--irrigation <methods>', `comma-separated: ${IRRIGATION_METHODS.join(', ')}`, 'rain-fed')
    .option('--area <acres>', 'area of the field')
    .option('--hectares <hectares>', 'area of the field, instead of --area')
    .option('--date <date>', 'date of the advice (default: today)')
    .option('--forecast <file>', 'daily weather: CSV, JSON or an Open-Meteo response; days before the date are history')
    .option('--elevation <metres>', 'elevation of the field')

/** Services without stored data, for places and weather. */
export async function createInMemoryServices(context: CliContext): Promise<Services> {
  const { composeServices } = await import('../../server/compose.ts')
  const { openFile } = await import('../../db/file/open-file.ts')
  return composeServices(await context.config(), { db: openFile(':memory:'), logLevel: 'error' })
}

/** Returns the field on the requested day. @throws AppError invalid, not_found */
export async function fieldSituationOf(
  options: FieldOptions,
  services: Services,
  say: (message: string) => void,
): Promise<FieldSituation> {
  const place = await placeFromOptions(options, services)
  const { today, known } = await weatherOf(options, place, services)
  const asOf = parseDay(options.date, '--date') ?? today
  return {
    asOf,
    place,
    crop: cropFromOptions(options),
    plantingDate: parseDay(options.planted, '--planted'),
    statedStage: parseChoice(options.stage, GROWTH_STAGE_IDS, '--stage'),
    stageStatedOn: options.stage ? asOf : null,
    varietyDays: parseNumber(options.variety, '--variety'),
    maturity: parseChoice(options.maturity, MATURITY_CLASSES, '--maturity'),
    established: parseChoice(options.established, ESTABLISHMENT_METHODS, '--established'),
    riceField: riceFieldOf(options),
    previousCrop: parseChoice(options.previousCrop, PREVIOUS_CROPS, '--previous-crop'),
    striga: strigaOf(options),
    log: await logOf(options, asOf, say),
    feedings: options.bags ? await readBagsFile(options.bags, cropFromOptions(options)) : null,
    soil: parseChoice(options.soil, SOIL_TYPES, '--soil'),
    irrigation: irrigationOf(options),
    areaAcres: acresOf(options),
    history: known.filter((weather) => weather.date < asOf),
    forecast: known.filter((weather) => weather.date >= asOf && weather.date < addDays(asOf, 7)),
  }
}

async function weatherOf({ forecast: file }: FieldOptions, place: Place, { weather }: Services) {
  if (file) {
    const known = await readWeatherFile(file)
    return { today: firstItem(known).date, known }
  }
  const { today, history, forecast } = await weather.fieldDays(place)
  return { today, known: [...history, ...forecast] }
}

export async function placeFromOptions(
  { place, elevation }: Pick<FieldOptions, 'place' | 'elevation'>,
  { places }: Services,
): Promise<Place> {
  const point = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(place)
  const [found] = point ? [{ lat: Number(point[1]), lon: Number(point[2]) }] : await places.forward(place, 1)
  if (!found) throw technicalError('not_found', `${place} was not found. Give a nearby town, or LAT,LNG.`)
  const region = places.region({ lat: found.lat, lng: found.lon })
  return {
    lat: found.lat,
    lng: found.lon,
    elevation: parseNumber(elevation, '--elevation'),
    country: region?.country ?? null,
    state: region?.state ?? null,
  }
}

const cropIn = ({ crop }: Pick<FieldOptions, 'crop'>) => parseChoice(crop, CROP_IDS, '--crop')
export const cropFromOptions = (options: Pick<FieldOptions, 'crop'>) => canonicalCrop(cropIn(options))

function riceFieldOf(options: FieldOptions): RiceField | null {
  const field = parseChoice(options.field, RICE_FIELDS, '--field')
  if (field === null || riceFieldsFor(cropIn(options)).includes(field)) return field
  throw technicalError('invalid', '--field is for rice only.')
}

function strigaOf({ striga }: FieldOptions): boolean | null {
  if (striga === undefined || striga === true) return striga ?? null
  return parseChoice(striga, ['yes', 'no', 'true', 'false'] as const, '--striga') in { yes: 1, true: 1 }
}

/** Returns the log entries up to the day `asOf`. */
async function logOf({ log }: FieldOptions, asOf: string, say: (message: string) => void): Promise<LogEntry[]> {
  const all = log ? await readLogFile(log) : []
  const past = all.filter(({ date }) => date <= asOf)
  if (past.length < all.length)
    say(`${all.length - past.length} entries of ${log} are later than ${asOf} and are left out.`)
  return past
}

function acresOf({ area, hectares }: FieldOptions): number | null {
  if (area !== undefined && hectares !== undefined)
    throw technicalError('invalid', 'Give --area or --hectares, not both.')
  const entered = parseNumber(hectares, '--hectares')
  return entered === null ? parseNumber(area, '--area') : hectaresToAcres(entered)
}

const irrigationOf = ({ irrigation }: FieldOptions): IrrigationMethod[] =>
  (irrigation ?? '')
    .split(',')
    .filter(Boolean)
    .map((method) => parseChoice(method.trim(), IRRIGATION_METHODS, '--irrigation'))
