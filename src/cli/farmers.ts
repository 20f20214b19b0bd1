import { readFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import type { FarmersQuery, ListedFarmer } from '../contracts/admin.ts'
import { CHANNELS, type Channel, MESSAGE_KINDS, type MessageKind, SIGN_UP_CHANNELS } from '../contracts/channels.ts'
import { IMPORT_COLUMNS } from '../server/accounts/import/columns.ts'
import type { LineProblem } from '../server/accounts/import/farmers.ts'
import { technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'

const PAGE_SIZE = 100

export function registerFarmers(farmers: Command, context: CliContext) {
  farmers
    .command('import <file>')
    .description(`register farmers from a CSV file with the columns ${IMPORT_COLUMNS.join(',')}`)
    .option('--dry-run', 'check the file and register nobody')
    .option('--yes', 'register the valid lines without confirmation')
    .action((file: string, options: { dryRun?: boolean; yes?: boolean }) => importFarmers(context, file, options))

  farmers
    .command('show <phone>')
    .description('show a farmer')
    .action(async (phone: string) => {
      const { operator } = (await context.services()).accounts
      const user = await operator.findByPhone(OPERATOR, phone)
      const place = typeof user.location === 'object' ? user.location?.name : user.location
      const { sms } = user.notificationPreferences
      context.result(user, () =>
        [
          ['phone', user.phone],
          ['name', [user.firstName, user.lastName].filter(Boolean).join(' ') || '-'],
          ['place', place || '-'],
          ['crops', user.primaryCrops || '-'],
          ['language', user.preferredLanguage],
          ['sms', sms ? 'on' : 'off'],
          ...MESSAGE_KINDS.map((matter) => [matter, user.channels[matter]]),
          ['role', user.isAdmin ? 'administrator' : user.isLeadFarmer ? 'lead farmer' : 'farmer'],
          ['since', user.createdAt.slice(0, 10)],
        ]
          .map(([label, value]) => `${label!.padEnd(9)} ${value}`)
          .join('\n'),
      )
    })

  const list = farmers
    .command('list')
    .description('list farmers, newest first')
    .addOption(
      new Option('--arrived <by>', 'only farmers who arrived by this channel').choices([
        ...SIGN_UP_CHANNELS,
        'unknown',
      ]),
    )
    .option('--never-on-web', 'only farmers who never signed in on the web')
    .action((options: { arrived?: string; neverOnWeb?: boolean }) => listFarmers(context, options))
  list.addHelpText('after', '\nColumns: phone, name, place, arrived by, first web sign-in, advice, warnings, answers')

  const reach = farmers
    .command('reach <phone>')
    .description('show or set the channels for advice, warnings and answers')
  for (const matter of MESSAGE_KINDS)
    reach.addOption(new Option(`--${matter} <way>`, `channel for ${matter}`).choices([...CHANNELS]))
  reach.action(async (phone: string, chosen: Partial<Record<MessageKind, Channel>>) => {
    const { operator } = (await context.services()).accounts
    const asks = Object.keys(chosen).length === 0
    const user = asks ? await operator.findByPhone(OPERATOR, phone) : await operator.reach(OPERATOR, phone, chosen)
    context.result(
      user.channels,
      MESSAGE_KINDS.map((matter) => `${matter.padEnd(9)} ${user.channels[matter]}`).join('\n'),
    )
  })
}

async function listFarmers(context: CliContext, { arrived, neverOnWeb }: { arrived?: string; neverOnWeb?: boolean }) {
  if (arrived && neverOnWeb) throw technicalError('invalid', 'Give --arrived or --never-on-web, not both.')
  const { admin } = await context.services()
  const filter: Pick<FarmersQuery, 'of' | 'is'> = arrived
    ? { of: 'arrived', is: arrived }
    : neverOnWeb
      ? { of: 'plain', is: '' }
      : { is: '' }
  const all: ListedFarmer[] = []
  let before: string | undefined
  do {
    const { items, next } = await admin.farmers(OPERATOR, { ...filter, limit: PAGE_SIZE, before })
    before = next ?? undefined
    if (context.json) all.push(...items)
    else for (const farmer of items) context.result(farmer, farmerLine(farmer))
  } while (before)
  if (context.json) context.result(all, '')
}

async function importFarmers(context: CliContext, file: string, options: { dryRun?: boolean; yes?: boolean }) {
  const csv = await readFile(file, 'utf8').catch(() => {
    throw technicalError('invalid', `Cannot read ${file}. Check the path and its permissions.`)
  })
  const { farmerImport } = (await context.services()).accounts
  const { ready, problems } = await farmerImport.check(OPERATOR, csv)
  for (const problem of problems) context.say(problemSentence(file, problem))
  const summary = `${ready.length} can be registered, ${problems.length} cannot.`
  if (options.dryRun || ready.length === 0) {
    context.result({ ready: ready.length, registered: 0, problems }, summary)
    return
  }
  context.say(summary)
  if (!options.yes && !(await context.confirm(`Register ${ready.length} farmers?`))) {
    throw technicalError('invalid', 'Nobody was registered. Add --yes to register without confirmation.')
  }
  const progress = context.progress('Registering', ready.length)
  const made: { line: number; phone: string; password: string | null }[] = []
  const late: LineProblem[] = []
  await farmerImport.registerAll(OPERATOR, ready, ({ line }, outcome) => {
    if ('message' in outcome) late.push(outcome)
    else made.push({ line, phone: outcome.user.phone, password: outcome.password })
    progress.to(made.length + late.length)
  })
  progress.end()
  for (const problem of late) context.say(problemSentence(file, problem))
  problems.push(...late)
  made.sort((a, b) => a.line - b.line)
  context.result({ ready: ready.length, registered: made.length, problems, farmers: made }, () =>
    [
      'phone,password',
      ...made.map(({ phone, password }) => `${phone},${password ?? 'SMS only'}`),
      `${made.length} registered. The passwords are not shown again.`,
    ].join('\n'),
  )
}

function farmerLine({ phone, firstName, lastName, place, arrivedBy, webAt, channels }: ListedFarmer): string {
  const name = [firstName, lastName].filter(Boolean).join(' ') || '-'
  const ways = MESSAGE_KINDS.map((matter) => channels[matter])
  return [phone, name, place ?? '-', arrivedBy ?? 'unknown', webAt?.slice(0, 10) ?? 'never', ...ways].join('\t')
}

const problemSentence = (file: string, { line, message }: LineProblem) => `${file}:${line}: ${message}`
