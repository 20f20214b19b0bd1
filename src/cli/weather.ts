import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { EXIT, technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'

export function registerWeather(weather: Command, context: CliContext) {
  weather
    .command('refresh')
    .description("request new weather for every farmer's location")
    .action(async () => {
      const { refreshPlaces } = await context.services()
      const progress = context.progress('Places')
      const report = await refreshPlaces(progress.to)
      progress.end()
      context.result(
        report,
        report.live === report.cells
          ? `All ${report.cells} places have a fresh forecast.`
          : `${report.live} of ${report.cells} places have a fresh forecast; the others keep stored or typical weather.`,
      )
    })

  const history = weather
    .command('history')
    .description('daily rain of past years, from which the odds of the rains come')
  history
    .command('import <file>')
    .description('import daily rain from a CSV file with the columns lat,lng,date,rain and optionally tmin,tmax')
    .option('--source <name>', 'name of the source, such as a station or CHIRPS', 'import')
    .option('--dry-run', 'check the file and import nothing')
    .action(async (file: string, { source, dryRun }: { source: string; dryRun?: boolean }) => {
      const csv = await textOf(file)
      const { rains } = await context.services()
      const report = await rains.history.importFile(OPERATOR, { csv, source, dryRun })
      for (const { line, message } of report.bad) context.say(`${file}:${line}: ${message}`)
      const { cells, years, lines, bad } = report
      if (bad.length > 0) context.exitCode = EXIT.failed
      context.result(
        report,
        bad.length > 0
          ? `Nothing was imported: ${bad.length} of ${lines} lines are bad.`
          : `${lines} days ${dryRun ? 'can be' : 'were'} imported: ${years} years of ${cells} cells.`,
      )
    })
  history
    .command('download')
    .description('download past rain for the cells of farmers now, as the nightly job does')
    .action(async () => {
      const report = await (await context.services()).rains.download.run()
      const ended = {
        limit: ' The limit of the day (HISTORY_DAILY_CALLS) is reached; the next night continues.',
        provider: ' The provider answers no more; the next night continues.',
      }
      context.result(report, `${report.stored} years stored.${report.ended ? ended[report.ended] : ''}`)
    })
}

/** @throws AppError invalid for a file that cannot be read */
export async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw technicalError('invalid', `Cannot read ${file}. Check the path and its permissions.`)
  })
}
