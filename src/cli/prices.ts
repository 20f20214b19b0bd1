import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { COUNTRIES } from '../contracts/grades.ts'
import {
  COUNTED_DAYS,
  DOUBTFUL_TIMES,
  type LineFault,
  type ListedPrice,
  moneyText,
  PRICE_COLUMNS,
} from '../contracts/prices.ts'
import { technicalError } from '../ground/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'
import { oneOf } from './explain/option-values.ts'

const PAGE = 100

interface ListOptions {
  country?: string
  all?: boolean
}

export function registerPrices(prices: Command, context: CliContext) {
  prices
    .command('list')
    .description('the prices of today, the newest first, with their age; older ones than a season count in no sum')
    .option('--country <country>', COUNTRIES.join(' or '))
    .option('--all', 'also those that a newer one has replaced')
    .action(async ({ country, all }: ListOptions) => {
      const only = oneOf(country?.toUpperCase(), COUNTRIES, '--country') ?? undefined
      const service = (await context.services()).prices
      const list: ListedPrice[] = []
      for (let before: string | undefined; ; ) {
        const { items, next } = await service.list(OPERATOR, { limit: PAGE, before, country: only })
        list.push(...items.filter(({ state }) => all || state !== 'replaced'))
        if (next === null) break
        before = next
      }
      context.result(list, () => (list.length > 0 ? list.map(priceText).join('\n') : 'No price has been entered yet.'))
    })

  prices
    .command('import <file>')
    .description(`take in the prices of a CSV file with the columns ${PRICE_COLUMNS.join(',')}`)
    .option('--dry-run', 'only say what is wrong with the file')
    .action(async (file: string, { dryRun = false }: { dryRun?: boolean }) => {
      const csv = await readFile(file, 'utf8').catch(() => {
        throw technicalError('invalid', `Cannot read ${file}`)
      })
      const report = await (await context.services()).prices.importFile(OPERATOR, { csv, dryRun })
      for (const fault of report.faults) context.say(faultText(file, fault))
      const { added, known, refused } = report
      const counts = `${added} ${dryRun ? 'can be added' : 'added'}, ${known} there already, ${refused} refused.`
      context.result(report, counts)
    })
}

const priceText = ({
  country,
  item,
  bagKg,
  price,
  market,
  date,
  days,
  state,
  doubtful,
  by,
  way,
}: ListedPrice): string =>
  [
    country,
    item.padEnd(18),
    `${moneyText(country, price)} for ${bagKg ?? 1} kg`.padEnd(20),
    `${date} (${days} ${days === 1 ? 'day' : 'days'} old)`,
    market,
    `by ${by ?? (way === 'command' ? 'command line' : 'someone who has left')}`,
    state === 'old' && `[older than ${COUNTED_DAYS} days: not counted]`,
    state === 'replaced' && '[a newer one is counted]',
    doubtful && `[${DOUBTFUL_TIMES} times or more from the one before: right?]`,
  ]
    .filter(Boolean)
    .join('  ')

const faultText = (file: string, { line, column, value, message }: LineFault): string =>
  [`${file}:${line}:`, column && `${column} "${value}":`, message].filter(Boolean).join(' ')
