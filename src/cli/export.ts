import { open, readFile, rename, rm } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import * as z from 'zod/mini'
import { type Mapping, mappingFileSchema } from '../server/regions/dhis2.ts'
import { AppError, EXIT_CODES, technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'

interface ExportOptions {
  out: string
  allColumns?: boolean
  all?: boolean
  reason?: string
}

export function registerExport(exporting: Command, context: CliContext) {
  registerFigures(exporting, context)
  exporting
    .command('farmers')
    .description('export farmers who agreed to it as CSV, like the admin screen')
    .option('--all', 'export everybody; needs --reason')
    .option('--reason <text>', 'reason for --all, which the audit log keeps')
    .option('--all-columns', "append columns for each farmer's arrival and channels")
    .requiredOption('--out <file>', 'output file, or - for stdout')
    .action(async ({ out, allColumns, all, reason }: ExportOptions) => {
      if (all && !reason?.trim())
        throw technicalError('invalid', 'Give --reason TEXT with --all: the audit log keeps it.')
      if (reason && !all) throw technicalError('invalid', 'Give --reason with --all only.')
      const { admin } = await context.services()
      const pieces = admin.exportFarmers(OPERATOR, {
        is: '',
        ...(allColumns ? { columns: 'all' as const } : {}),
        ...(all ? { who: 'all' as const, reason } : {}),
      })
      if (out === '-') {
        for await (const piece of pieces) await context.stream(piece)
        return
      }
      const farmers = await writeFileAtomically(out, pieces)
      context.result({ file: out, farmers }, `${farmers} farmers written to ${out}`)
    })
}

interface Dhis2Options {
  period: string
  mapping?: string
  push?: boolean
  dryRun?: boolean
}

function registerFigures(exporting: Command, context: CliContext) {
  exporting
    .command('dhis2')
    .description('print counts by state and LGA of a month as a DHIS2 data value set, or send it')
    .requiredOption('--period <month>', 'month, like 202611')
    .option('--mapping <file>', 'JSON file with the codes: {"dataElements": {"farmers": …}, "orgUnits": {"Kano": …}}')
    .option('--push', 'send it to DHIS2_BASE_URL')
    .option('--dry-run', 'store nothing: with --push the server only checks the values')
    .action(async ({ period, mapping, push, dryRun = false }: Dhis2Options) => {
      const codes = mapping === undefined ? null : await mappingIn(mapping)
      const { regions } = await context.services()
      const { set, unmapped } = await regions.dhis2(OPERATOR, period, codes)
      if (unmapped.length > 0) context.say(`Not in ${mapping}: ${unmapped.join(', ')}`)
      if (!push) return context.stream(`${JSON.stringify(set, null, 2)}\n`)
      const report = await regions.push(OPERATOR, set, dryRun)
      for (const problem of report.problems) context.say(problem)
      const { imported = 0, updated = 0, ignored = 0, deleted = 0 } = report.importCount ?? {}
      const counts = `${imported} imported, ${updated} updated, ${ignored} ignored, ${deleted} deleted`
      context.result(report, `${dryRun ? 'Dry run: ' : ''}${counts} (status ${report.status})`)
      if (!report.ok) context.exitCode = EXIT_CODES.failed
    })

  exporting
    .command('geojson')
    .description('print states or LGAs as GeoJSON points with counts; fewer than 5 people are null')
    .addOption(new Option('--by <place>', 'places to count').choices(['state', 'lga']).default('state'))
    .action(async ({ by }: { by: 'state' | 'lga' }) => {
      const { regions } = await context.services()
      await context.stream(`${JSON.stringify(await regions.geojson(OPERATOR, by), null, 2)}\n`)
    })
}

async function mappingIn(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw technicalError('invalid', `Cannot read ${file}. Check the path and its permissions.`)
  })
  try {
    return z.parse(mappingFileSchema, JSON.parse(text))
  } catch (error) {
    const [issue] = error instanceof z.core.$ZodError ? error.issues : []
    const where = issue ? `${issue.path.join('.')}: ${issue.message}` : 'it is no JSON'
    throw technicalError('invalid', `${file} is no mapping (${where}).`)
  }
}

/** Writes to a temporary file and renames it at the end, so that no incomplete file remains. @returns the number of records after the heading */
export async function writeFileAtomically(
  path: string,
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  const unfinished = `${path}.part`
  let lines = 0
  try {
    const file = await open(unfinished, 'w', 0o600)
    try {
      for await (const piece of pieces) {
        lines += linesOf(piece)
        await file.write(piece)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof Error && 'code' in error && typeof error.code === 'string' && !(error instanceof AppError)) {
      throw technicalError('unavailable', `Cannot write ${path} (${error.code}). Check its folder and its permissions.`)
    }
    throw error
  }
  return lines - 1
}

/** Counts records, not lines of text, because a quoted cell may contain line breaks. */
function linesOf(piece: string): number {
  let quoted = false
  let lines = 0
  for (const char of piece) {
    if (char === '"') quoted = !quoted
    else if (char === '\n' && !quoted) lines++
  }
  return lines
}
