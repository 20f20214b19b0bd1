import { type Command, InvalidArgumentError } from 'commander'
import { EXIT_CODES } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'
import { readTextFile } from './weather.ts'

interface ImportOptions {
  year?: number
  source?: string
  dryRun?: boolean
}

export function registerSeasons(seasons: Command, context: CliContext) {
  seasons
    .command('import <file>')
    .description(
      'import a CSV file with the columns country,state,lga,year,onset,end,length_days,annual_mm,publisher,issued,source',
    )
    .option('--year <year>', 'year of rows that name none', yearOf)
    .option('--source <name>', 'publisher of rows that name none, such as NiMet')
    .option('--dry-run', 'check the file and import nothing')
    .action(async (file: string, { dryRun, ...options }: ImportOptions) => {
      const csv = await readTextFile(file)
      const { rains } = await context.services()
      const report = await rains.seasons.importFile(OPERATOR, { csv, ...options, dryRun })
      const { stored, bad, unmatched, warnings, refused } = report
      for (const { line, message } of [...bad, ...warnings]) context.say(`${file}:${line}: ${message}`)
      for (const { line, state, lga } of unmatched)
        context.say(`${file}:${line}: no local government area is called "${lga}" in "${state}"`)
      if (refused) context.exitCode = EXIT_CODES.failed
      const counts = `${bad.length} rows malformed, ${unmatched.length} of unknown areas.`
      context.result(
        report,
        refused
          ? `Nothing was imported: more than 2 % of the rows are malformed. ${counts}`
          : `${stored} areas ${dryRun ? 'can be' : 'were'} imported. ${counts}`,
      )
    })
}

function yearOf(text: string): number {
  if (!/^\d{4}$/.test(text)) throw new InvalidArgumentError('Write a year of four digits, like 2026.')
  return Number(text)
}
