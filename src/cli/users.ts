import type { Command } from 'commander'
import type { User } from '../contracts/account.ts'
import type { ListedUser } from '../server/accounts/operator-commands.ts'
import { type CliContext, OPERATOR } from './context.ts'

const PAGE_SIZE = 500

export function registerUsers(users: Command, context: CliContext) {
  const operatorMethods = async () => (await context.services()).accounts.operator
  users
    .command('create <phone>')
    .description('create an account and print its password, once')
    .option('--first-name <name>', 'first name')
    .option('--last-name <name>', 'last name')
    .option('--admin', 'create an administrator')
    .option('--password <password>', 'password (default: random)')
    .action(
      async (phone: string, options: { firstName?: string; lastName?: string; admin?: boolean; password?: string }) => {
        const operator = await operatorMethods()
        const { user, password } = await operator.create(OPERATOR, { phone, ...options })
        context.result(
          { user, password },
          `Created ${user.isAdmin ? 'administrator' : 'farmer'} ${user.phone}. Password: ${password}`,
        )
      },
    )

  users
    .command('password <phone>')
    .description('set a new password and end all sessions')
    .option('--password <password>', 'password (default: random)')
    .action(async (phone: string, options: { password?: string }) => {
      const operator = await operatorMethods()
      const password = await operator.setPassword(OPERATOR, phone, options.password)
      context.result({ phone, password }, `New password of ${phone}: ${password}`)
    })

  registerRoles(users, context)

  users
    .command('factor-off <phone>')
    .description('switch two-step sign-in off after a lost phone and end all sessions')
    .action(changeUser(context, 'factorOff', 'now signs in with the password alone'))

  users
    .command('list')
    .description('list users in order of registration')
    .action(() => listUsers(context))
}

function registerRoles(users: Command, context: CliContext) {
  users
    .command('promote <phone>')
    .description('make a user an administrator')
    .action(changeUser(context, 'promote', 'is now an administrator'))
  users
    .command('demote <phone>')
    .description('make an administrator a farmer again')
    .action(changeUser(context, 'demote', 'is now a farmer'))
  users
    .command('lead <phone>')
    .description('give a user the Lead Farmer badge')
    .option('--off', 'remove the badge')
    .action(async (phone: string, { off }: { off?: boolean }) => {
      const { operator } = (await context.services()).accounts
      const user = await operator.lead(OPERATOR, phone, !off)
      context.result(user, `${user.phone} ${off ? 'is no longer a Lead Farmer' : 'is now a Lead Farmer'}`)
    })

  users
    .command('officer <phone>')
    .description('make an extension officer, who answers questions of farmers')
    .option('--off', 'take the role away')
    .option('--states <names>', 'only questions from these states, like Kano,Jigawa', listOf)
    .option('--crops <ids>', 'only questions about these crops, like maize,rice', listOf)
    .action((phone: string, options: { off?: boolean; states?: string[]; crops?: string[] }) =>
      appointOfficer(context, phone, options),
    )
}

async function appointOfficer(
  context: CliContext,
  phone: string,
  options: { off?: boolean; states?: string[]; crops?: string[] },
) {
  const { operator } = (await context.services()).accounts
  const { off, states, crops } = options
  const user = await operator.officer(OPERATOR, phone, { on: !off, states, crops })
  context.result(user, `${user.phone} ${off ? 'is no extension officer now' : 'is an extension officer now'}`)
}

function changeUser(context: CliContext, method: 'promote' | 'demote' | 'factorOff', outcome: string) {
  return async (phone: string) => {
    const { operator } = (await context.services()).accounts
    const user = await operator[method](OPERATOR, phone)
    context.result(user, `${user.phone} ${outcome}`)
  }
}

async function listUsers(context: CliContext) {
  const { operator } = (await context.services()).accounts
  const all: ListedUser[] = []
  let page: ListedUser[]
  let after = ''
  do {
    page = await operator.list(OPERATOR, { limit: PAGE_SIZE, after })
    after = page.at(-1)?.id ?? after
    if (context.json) all.push(...page)
    else for (const user of page) context.result(user, userLine(user))
  } while (page.length === PAGE_SIZE)
  if (context.json) context.result(all, '')
}

const listOf = (text: string) => text.split(',').flatMap((part) => part.trim() || [])

function userLine(user: User): string {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || '-'
  const place = typeof user.location === 'object' ? (user.location?.name ?? '-') : user.location
  const roles =
    [user.isAdmin && 'admin', user.isOfficer && 'officer', user.isLeadFarmer && 'lead'].filter(Boolean).join(',') ||
    'farmer'
  return [user.phone, roles, name, place, user.createdAt.slice(0, 10)].join('\t')
}
