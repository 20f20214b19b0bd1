import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { technicalError } from '../ground/errors.ts'
import { IMPORT_COLUMNS } from '../server/accounts/import/columns.ts'
import type { LineProblem } from '../server/accounts/import/farmers.ts'
import { type CliContext, OPERATOR } from './context.ts'

export function registerFarmers(program: Command, context: CliContext) {
  const farmers = program.command('farmers').description('register farmers from a list; look one up')

  farmers
    .command('import <file>')
    .description(`register the farmers of a CSV file with the columns ${IMPORT_COLUMNS.join(',')}`)
    .option('--dry-run', 'only say what is wrong with the file')
    .option('--yes', 'register the good lines without asking')
    .action(async (file: string, options: { dryRun?: boolean; yes?: boolean }) => {
      const csv = await readFile(file, 'utf8').catch(() => {
        throw technicalError('invalid', `Cannot read ${file}`)
      })
      const { farmerImport } = (await context.services()).accounts
      const { ready, problems } = await farmerImport.check(OPERATOR, csv)
      for (const problem of problems) context.say(sentence(file, problem))
      const summary = `${ready.length} can be registered, ${problems.length} cannot.`
      if (options.dryRun || ready.length === 0) {
        context.result({ ready: ready.length, registered: 0, problems }, summary)
        return
      }
      context.say(summary)
      if (!options.yes && !(await context.confirm(`Register ${ready.length} farmers?`))) {
        throw technicalError('invalid', 'Nobody was registered. Add --yes to register without being asked.')
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
      for (const problem of late) context.say(sentence(file, problem))
      problems.push(...late)
      made.sort((a, b) => a.line - b.line)
      context.result({ ready: ready.length, registered: made.length, problems, farmers: made }, () =>
        [
          'phone,password',
          ...made.map(({ phone, password }) => `${phone},${password ?? 'SMS only'}`),
          `${made.length} registered. The passwords are shown only now.`,
        ].join('\n'),
      )
    })

  farmers
    .command('show <phone>')
    .description('what is known of a farmer')
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
          ['role', user.isAdmin ? 'administrator' : user.isLeadFarmer ? 'lead farmer' : 'farmer'],
          ['since', user.createdAt.slice(0, 10)],
        ]
          .map(([label, value]) => `${label!.padEnd(9)} ${value}`)
          .join('\n'),
      )
    })
}

const sentence = (file: string, { line, message }: LineProblem) => `${file}:${line}: ${message}`
