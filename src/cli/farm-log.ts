import type { Command } from 'commander'
import type { Crop } from '../contracts/crop.ts'
import { CROP_IDS, canonicalCrop } from '../contracts/crops.ts'
import { type LogEntry, logInputSchema } from '../contracts/farm-log.ts'
import { refusalOfIssues } from '../contracts/refusals.ts'
import { LOG_KINDS, LOG_UNITS } from '../contracts/season.ts'
import type { Services } from '../server/compose.ts'
import type { Actor } from '../server/foundation/actor.ts'
import { technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'
import { parseChoice, parseNumber } from './explain/option-values.ts'

const MAX_ENTRIES_LISTED = 100

interface AddOptions {
  phone: string
  crop: string
  kind: string
  date?: string
  amount?: string
  unit?: string
  product?: string
  count?: string
  of?: string
  note?: string
}

export function registerFarmLog(log: Command, context: CliContext) {
  log
    .command('add')
    .description('add work that a farmer reports')
    .requiredOption('--phone <phone>', 'phone of the farmer')
    .requiredOption('--crop <crop>', 'crop, such as maize; with several fields of it, an id from `log list`')
    .requiredOption('--kind <kind>', `kind of work: ${LOG_KINDS.join(', ')}`)
    .option('--date <date>', 'date of the work, YYYY-MM-DD (default: today)')
    .option('--amount <number>', 'amount applied or harvested')
    .option('--unit <unit>', `unit of the amount: ${LOG_UNITS.join(', ')}`)
    .option('--product <name>', 'product used, or the pest counted')
    .option('--count <plants>', 'affected plants')
    .option('--of <plants>', 'plants examined')
    .option('--note <text>', 'remark')
    .action(async (options: AddOptions) => {
      const { farmLog, crops, accounts } = await context.services()
      const actor = await actorForPhone(accounts, options.phone)
      const field = fieldOf(await crops.list(actor), options.crop)
      const { phone: _, crop: __, ...entered } = options
      const read = logInputSchema.safeParse({
        ...entered,
        date: entered.date ?? farmLog.today(actor),
        amount: parseNumber(entered.amount, '--amount'),
        count: parseNumber(entered.count, '--count'),
        of: parseNumber(entered.of, '--of'),
      })
      if (!read.success) throw refusalOfIssues(read.error.issues)
      const entry = await farmLog.add(actor, field.id, read.data)
      context.result(entry, () => `Added to ${field.cropType}: ${entryText(entry)}`)
    })

  log
    .command('list')
    .description("list a farmer's fields with their work, newest first")
    .requiredOption('--phone <phone>', 'phone of the farmer')
    .action((options: { phone: string }) => listEntries(context, options))

  log
    .command('remove <entry>')
    .description('remove an entry and reopen the advice it had closed')
    .requiredOption('--phone <phone>', 'phone of the farmer')
    .requiredOption('--crop <crop>', 'crop or id of the field, as for `log add`')
    .action(async (entry: string, { phone, crop }: { phone: string; crop: string }) => {
      const { farmLog, crops, accounts } = await context.services()
      const actor = await actorForPhone(accounts, phone)
      await farmLog.remove(actor, fieldOf(await crops.list(actor), crop).id, entry)
      context.result({ removed: entry }, 'Removed from the log.')
    })
}

async function listEntries(context: CliContext, { phone }: { phone: string }) {
  const { farmLog, crops, accounts } = await context.services()
  const actor = await actorForPhone(accounts, phone)
  const fields = await Promise.all(
    (await crops.list(actor)).map(async (crop) => ({
      id: crop.id,
      cropType: crop.cropType,
      log: (await farmLog.list(actor, crop.id, { limit: MAX_ENTRIES_LISTED })).items,
    })),
  )
  context.result(fields, () =>
    fields
      .flatMap(({ id, cropType, log }) => [`${cropType}  ${id}`, ...log.map((one) => `  ${one.id}  ${entryText(one)}`)])
      .join('\n'),
  )
}

/** Finds the farmer for whom the operator writes. @throws AppError not_found */
const actorForPhone = async ({ operator }: Services['accounts'], phone: string): Promise<Actor> => ({
  kind: 'user',
  user: await operator.findByPhone(OPERATOR, phone),
  adminLocked: false,
})

function fieldOf(fields: Crop[], asked: string): Crop {
  const byId = fields.find(({ id }) => id === asked)
  if (byId) return byId
  const crop = canonicalCrop(parseChoice(asked, CROP_IDS, '--crop'))
  const [field, ...others] = fields.filter(({ cropType }) => canonicalCrop(cropType) === crop)
  if (!field) throw technicalError('not_found', `This farmer grows no ${asked}.`)
  if (others.length === 0) return field
  const ids = [field, ...others].map(({ id, plantingDate }) => `${id} (planted ${plantingDate?.slice(0, 10) ?? '?'})`)
  throw technicalError('invalid', `There are several fields of ${asked}. Give the id of one: ${ids.join(', ')}`)
}

const entryText = ({ date, kind, amount, unit, product, count, of, note }: LogEntry): string =>
  [
    date,
    kind,
    amount !== null && `${amount} ${unit}`,
    product,
    count !== null && (of === null ? count : `${count} of ${of}`),
    note,
  ]
    .filter((part) => part !== null && part !== false)
    .join('  ')
