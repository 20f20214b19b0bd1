import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { HistoryRejection } from '../agronomy/rain-odds/judge-history.ts'
import { EXIT_CODES, technicalError } from '../shared/errors.ts'
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
    .action((file: string, more: { source: string; dryRun?: boolean }) => importHistory(context, file, more))
  history
    .command('download')
    .description('download past rain for the cells of farmers now, as the nightly job does')
    .action(async () => {
      const report = await (await context.services()).rains.download()
      const ended = {
        limit: ' The limit of the day (HISTORY_DAILY_CALLS) is reached; the next night continues.',
        provider: ' The provider answers no more; the next night continues.',
      }
      context.result(report, `${report.stored} years stored.${report.ended ? ended[report.ended] : ''}`)
    })

  weather
    .command('odds')
    .description('show which histories of rain are trusted, and the score of the odds of the rains')
    .action(() => showOdds(context))
}

async function showOdds(context: CliContext) {
  const { rains } = await context.services()
  const histories = (await rains.history.list(OPERATOR)).map(({ cell, source, years, distrust, ratio, daysOff }) => ({
    cell,
    source,
    years: years.length,
    trusted: distrust === null,
    reason: distrust && reasonOf(distrust),
    ratio,
    daysOff,
  }))
  const scores = await rains.odds.scores(OPERATOR)
  const outlooks = await rains.outlooks.scores(OPERATOR)
  context.result({ histories, scores, outlooks }, () =>
    [
      ...(histories.length > 0 ? histories.map(historyText) : ['There is no history of rain yet.']),
      ...scores.map((score) => `odds  ${scoreText(score)}  from ${score.source}`),
      ...outlooks.map((score) => `outlooks  ${scoreText(score)}`),
    ].join('\n'),
  )
}

async function importHistory(
  context: CliContext,
  file: string,
  { source, dryRun }: { source: string; dryRun?: boolean },
) {
  const csv = await readTextFile(file)
  const { rains } = await context.services()
  const report = await rains.history.importFile(OPERATOR, { csv, source, dryRun })
  for (const { line, message } of report.bad) context.say(`${file}:${line}: ${message}`)
  const { cells, years, lines, bad } = report
  if (bad.length > 0) context.exitCode = EXIT_CODES.failed
  context.result(
    report,
    bad.length > 0
      ? `Nothing was imported: ${bad.length} of ${lines} lines are bad.`
      : `${lines} days ${dryRun ? 'can be' : 'were'} imported: ${years} years of ${cells} cells.`,
  )
}

const historyText = (h: { cell: string; source: string; years: number; reason: string | null }): string =>
  [
    h.cell.padEnd(13),
    h.source.padEnd(10),
    `${h.years} years`,
    h.reason ? `[not trusted: ${h.reason}]` : '[trusted]',
  ].join('  ')

const scoreText = ({ zone, issues, score, even }: { zone: string; issues: number; score: number; even: number }) =>
  `${zone.padEnd(23)}  ${issues} scored, ${score.toFixed(3)} (even odds ${even.toFixed(3)}; 0 is best)`

/** Returns the reason for which a rain history is not used, as text for an operator. */
function reasonOf(distrust: HistoryRejection): string {
  switch (distrust.why) {
    case 'no-season':
      return 'no rainy season here'
    case 'years':
      return `${distrust.years} years with a start of the rains, ${distrust.needed} are needed`
    case 'sums':
      return `its wet months have ${distrust.ratio.toFixed(2)} times the normal rain, 0.6 to 1.6 is trusted`
    case 'onset':
      return `its middle start is ${Math.abs(distrust.daysOff).toFixed(0)} days ${distrust.daysOff > 0 ? 'after' : 'before'} the usual one, 20 at most is trusted`
  }
}

/** @throws AppError invalid for a file that cannot be read */
export async function readTextFile(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw technicalError('invalid', `Cannot read ${file}. Check the path and its permissions.`)
  })
}
