import type { Command } from 'commander'
import { SOIL_TYPES } from '../../contracts/farm.ts'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import type { Services } from '../../server/compose.ts'
import { technicalError } from '../../shared/errors.ts'
import type { CliContext } from '../context.ts'
import {
  createInMemoryServices,
  cropFromOptions,
  type FieldOptions,
  fieldSituationOf,
  placeFromOptions,
  withFieldOptions,
} from './field-options.ts'
import { parseChoice, parseDay, parseNumber } from './option-values.ts'
import { readWeatherFile } from './weather-file.ts'

interface Options extends FieldOptions {
  language: string
  season?: boolean
  irrigate: string
  startDepletion?: string
  tableKc?: boolean
  svg?: string
}

export function registerExplain(advisories: Command, context: CliContext) {
  withFieldOptions(
    advisories.command('explain').description('show the reasoning about one crop, for an agronomist to check'),
  )
    .option('--language <language>', `language of the texts: ${LANGUAGE_IDS.join(', ')}`, 'en')
    .option('--season', 'print the season day by day as CSV')
    .option('--irrigate <how>', 'with --season: none, when-due, or DATE=MM,DATE=MM', 'none')
    .option('--start-depletion <mm>', 'with --season: soil water deficit at planting, mm')
    .option('--table-kc', 'with --season: use Kc from the tables')
    .option('--svg <file>', 'with --season: also draw a chart')
    .action(async (options: Options) => {
      const services = await createInMemoryServices(context)
      try {
        await (options.season ? explainSeason(options, services, context) : explainWeek(options, services, context))
      } finally {
        await services.close()
      }
    })
}

async function explainWeek(options: Options, services: Services, context: CliContext) {
  const { explainAdvice: explain, explanationText } = await import('./explain-advice.ts')
  const situation = await fieldSituationOf(options, services, context.say)
  const explanation = explain(situation, parseChoice(options.language, LANGUAGE_IDS, '--language') ?? 'en')
  context.result(explanation, () => explanationText(explanation))
}

async function explainSeason(options: Options, services: Services, context: CliContext) {
  const { simulateSeason } = await import('../../agronomy/water/simulate-season.ts')
  const { seasonCsv, seasonSvg } = await import('./season-files.ts')
  const plantingDate = parseDay(options.planted, '--planted')
  if (!plantingDate) throw technicalError('invalid', '--season requires --planted YYYY-MM-DD.')
  const run = simulateSeason({
    crop: cropFromOptions(options),
    place: await placeFromOptions(options, services),
    plantingDate,
    soil: parseChoice(options.soil, SOIL_TYPES, '--soil'),
    weather: options.forecast ? await readWeatherFile(options.forecast) : [],
    varietyDays: parseNumber(options.variety, '--variety'),
    irrigation: wateringOf(options.irrigate),
    startDepletion: parseNumber(options.startDepletion, '--start-depletion') ?? undefined,
    tableKc: options.tableKc,
  })
  if (options.svg) {
    await Bun.write(options.svg, seasonSvg(run, `${options.crop}, ${options.place}, planted ${plantingDate}`))
    context.say(`Chart written to ${options.svg}`)
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

function wateringOf(how: string): 'none' | 'when-due' | { date: string; mm: number }[] {
  if (how === 'none' || how === 'when-due') return how
  return how.split(',').map((part) => {
    const [date = '', mm = ''] = part.split('=')
    return { date: parseDay(date, '--irrigate'), mm: parseNumber(mm, '--irrigate') }
  })
}
