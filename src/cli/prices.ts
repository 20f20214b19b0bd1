import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { COUNTRIES } from '../contracts/grades.ts'
import {
  DOUBTFUL_PRICE_FACTOR,
  type ListedPrice,
  MAX_PRICE_AGE_DAYS,
  moneyText,
  PRICE_COLUMNS,
  type PriceLineError,
} from '../contracts/prices.ts'
import { technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'
import { parseChoice } from './explain/option-values.ts'

const PAGE_SIZE = 100

interface ListOptions {
  country?: string
  all?: boolean
}

export function registerPrices(prices: Command, context: CliContext) {
  prices
    .command('list')
    .description('list current prices with their age, newest first; prices older than a season are not used in plans')
    .option('--country <country>', `only ${COUNTRIES.join(' or ')}`)
    .option('--all', 'include prices that a newer one has replaced')
    .action(async ({ country, all }: ListOptions) => {
      const only = parseChoice(country?.toUpperCase(), COUNTRIES, '--country') ?? undefined
      const service = (await context.services()).prices
      const list: ListedPrice[] = []
      for (let before: string | undefined; ; ) {
        const { items, next } = await service.list(OPERATOR, { limit: PAGE_SIZE, before, country: only })
        list.push(...items.filter(({ state }) => all || state !== 'replaced'))
        if (next === null) break
        before = next
      }
      context.result(list, () => (list.length > 0 ? list.map(priceText).join('\n') : 'No price has been entered yet.'))
    })

  prices
    .command('import <file>')
    .description(`import prices from a CSV file with the columns ${PRICE_COLUMNS.join(',')}`)
    .option('--dry-run', 'check the file and import nothing')
    .action(async (file: string, { dryRun = false }: { dryRun?: boolean }) => {
      const csv = await readFile(file, 'utf8').catch(() => {
        throw technicalError('invalid', `Cannot read ${file}. Check the path and its permissions.`)
      })
      const report = await (await context.services()).prices.importFile(OPERATOR, { csv, dryRun })
      for (const fault of report.faults) context.say(faultText(file, fault))
      const { added, known, refused } = report
      const counts = `${added} ${dryRun ? 'can be added' : 'added'}, ${known} known already, ${refused} refused.`
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
    `by ${by ?? (way === 'command' ? 'command line' : 'a deleted account')}`,
    state === 'old' && `[older than ${MAX_PRICE_AGE_DAYS} days: not used]`,
    state === 'replaced' && '[replaced by a newer one]',
    doubtful && `[${DOUBTFUL_PRICE_FACTOR} times or more from the previous price: please check]`,
  ]
    .filter(Boolean)
    .join('  ')

const faultText = (file: string, { line, column, value, message }: PriceLineError): string =>
  [`${file}:${line}:`, column && `${column} "${value}":`, message].filter(Boolean).join(' ')
