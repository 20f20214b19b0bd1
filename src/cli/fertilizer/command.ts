import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, Option } from 'commander'
import { SOIL_TYPES } from '../../contracts/farm.ts'
import { AREA_UNITS, MANURE_KINDS, RISKS } from '../../contracts/fertilizer-plan.ts'
import type { Country } from '../../contracts/grades.ts'
import type { PriceList } from '../../contracts/prices.ts'
import { RICE_FIELDS } from '../../contracts/season.ts'
import type { Services } from '../../server/compose.ts'
import { AppError, EXIT_CODES, technicalError } from '../../shared/errors.ts'
import type { CliContext } from '../context.ts'
import { createInMemoryServices } from '../explain/field-options.ts'
import { writeFileAtomically } from '../export.ts'
import { FARMER_COLUMNS, type FarmerInput, farmersCsv, type PlannedFarmer, parseFarmers } from './farmers-file.ts'
import { type PlanOptions, parsePlanRequest } from './plan-request.ts'
import { planText } from './plan-text.ts'
import { type PriceListReader, planWithListedPrices } from './plan-with-listed-prices.ts'

type Options = Omit<PlanOptions, 'grades'> & { grade: string[]; csv?: string; out?: string }

const FLAGS = {
  crop: '--crop',
  place: '--place',
  area: '--area',
  unit: '--unit',
  field: '--field',
  soil: '--soil',
  planted: '--planted',
  previousCrop: '--previous-crop',
  striga: '--striga',
  look: '--look',
  risk: '--risk',
  purse: '--purse',
  cropPrice: '--crop-price',
  manure: '--manure',
  manureKind: '--manure-kind',
  grade: '--grade',
}

export function registerFertilizer(fertilizer: Command, context: CliContext) {
  fertilizer
    .command('plan')
    .description('plan bags, dates and returns within a budget, for one field or a list of farmers')
    .option('--crop <crop>', 'crop, such as maize')
    .option('--place <place>', 'name of a place, or LAT,LNG')
    .option('--area <number>', 'area of the field')
    .option('--unit <unit>', `unit of the area: ${AREA_UNITS.join(', ')} (default: acre, in Namibia hectare)`)
    .addOption(
      new Option(
        '--grade <grade=price:kg>',
        'an available fertilizer, the price of a bag, and its weight if not 50 kg; repeatable',
      )
        .argParser((text: string, all: string[]) => [...all, text])
        .default([], 'the usual ones, without prices'),
    )
    .option('--purse <money>', 'budget for the field')
    .option('--crop-price <money>', 'price of a kilogram of the harvest')
    .option('--look <look>', 'unfertilized maize in this field: 1 (knee high and yellow) to 5 (taller than a man)')
    .option('--risk <risk>', `attitude to risk: ${RISKS.join(', ')} (default: middle)`)
    .option('--soil <soil>', `soil: ${SOIL_TYPES.join(', ')}`)
    .option('--field <field>', `kind of rice field: ${RICE_FIELDS.join(', ')}`)
    .option('--manure <kg>', 'available dry manure for the field')
    .option('--manure-kind <kind>', `kind of manure: ${MANURE_KINDS.join(', ')}`)
    .option('--planted <date>', 'planting date, YYYY-MM-DD; adds dates to the applications')
    .option('--previous-crop <crop>', 'previous crop, or fallow')
    .option('--striga [answer]', 'striga has been seen in the field; or "no"')
    .option('--csv <file>', `list of farmers with the columns ${FARMER_COLUMNS.join(',')}; options fill blank cells`)
    .option('--out <file>', 'with --csv: output file (default: stdout)')
    .action(async (options: Options) => {
      if (options.csv !== undefined) return listOf(options, options.csv, context)
      const services = await createInMemoryServices(context)
      try {
        const wanted = await parsePlanRequest(planOptionsOf(options), (name) => FLAGS[name], services)
        const { plan, notes } = await planWithListedPrices(wanted, await openPriceList(context))
        for (const note of notes) context.say(note)
        context.result(plan, () => planText(plan))
      } finally {
        await services.close()
      }
    })
}

const planOptionsOf = ({ grade, csv: _, out: __, ...given }: Options): PlanOptions => ({
  ...given,
  ...(given.striga !== undefined && { striga: given.striga === (true as unknown) ? 'yes' : given.striga }),
  grades: grade,
})

/** Prices of the cooperative, if there is a database, which is opened on first use. */
async function openPriceList(context: CliContext): Promise<PriceListReader> {
  const config = await context.config()
  const there = Boolean(config.DATABASE_URL) || existsSync(join(config.DATA_DIR, 'gona.db'))
  const lists = new Map<Country, Promise<PriceList>>()
  return async (country) =>
    there
      ? lists.getOrInsertComputed(country, () => context.services().then(({ prices }) => prices.newest(country)))
      : null
}

/** Prints a line for each farmer of a file; a wrong line reports its error and stops no other. */
async function listOf(options: Options, path: string, context: CliContext): Promise<void> {
  const csv = await readFile(path, 'utf8').catch(() => {
    throw technicalError('invalid', `Cannot read ${path}. Check the path and its permissions.`)
  })
  const farmers = parseFarmers(csv, planOptionsOf(options))
  const services = await createInMemoryServices(context)
  const progress = context.progress('Planning', farmers.length)
  const prices = await openPriceList(context)
  const done: PlannedFarmer[] = []
  try {
    for (const farmer of farmers) {
      done.push({ ...farmer, ...(await planForFarmer(farmer, services, prices)) })
      progress.to(done.length)
    }
  } finally {
    progress.end()
    await services.close()
  }
  const wrong = done.filter(({ problem }) => problem !== null)
  for (const { line, problem } of wrong) context.say(`${path}:${line}: ${problem}`)
  if (wrong.length > 0) context.exitCode = EXIT_CODES.failed
  const data = done.map(({ line, name, plan, problem }) => ({ line, name, plan, problem }))
  if (options.out === undefined || options.out === '-') return context.result(data, () => farmersCsv(done).trimEnd())
  await writeFileAtomically(options.out, [context.json ? JSON.stringify(data, null, 2) : farmersCsv(done)])
  context.say(`${done.length - wrong.length} planned, ${wrong.length} failed; written to ${options.out}`)
}

async function planForFarmer({ options: given }: FarmerInput, services: Services, prices: PriceListReader) {
  try {
    const wanted = await parsePlanRequest(given, (name) => (name === 'grade' ? 'grades' : name), services)
    return { plan: (await planWithListedPrices(wanted, prices)).plan, problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const fields = Object.values(error.details.fields ?? {}).filter((sentence) => sentence !== error.message)
    return { plan: null, problem: [error.message, ...fields].join(' ') }
  }
}
