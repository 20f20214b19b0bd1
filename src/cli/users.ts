import type { Command } from 'commander'
import type { User } from '../contracts/account.ts'
import type { ListedUser } from '../server/accounts/operator.ts'
import { type CliContext, OPERATOR } from './context.ts'

const PAGE = 500

export function registerUsers(users: Command, context: CliContext) {
  const operatorVerbs = async () => (await context.services()).accounts.operator
  users
    .command('create <phone>')
    .description('make an account; prints its password once')
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--admin', 'an administrator')
    .option('--password <password>', 'instead of a random one')
    .action(
      async (phone: string, options: { firstName?: string; lastName?: string; admin?: boolean; password?: string }) => {
        const operator = await operatorVerbs()
        const { user, password } = await operator.create(OPERATOR, { phone, ...options })
        context.result(
          { user, password },
          `Made ${user.isAdmin ? 'administrator' : 'farmer'} ${user.phone}. Password: ${password}`,
        )
      },
    )

  users
    .command('password <phone>')
    .description('set a new password, random when none is given; ends every session')
    .option('--password <password>')
    .action(async (phone: string, options: { password?: string }) => {
      const operator = await operatorVerbs()
      const password = await operator.setPassword(OPERATOR, phone, options.password)
      context.result({ phone, password }, `New password of ${phone}: ${password}`)
    })

  users
    .command('promote <phone>')
    .description('make an administrator')
    .action(changed('promote', 'is an administrator now'))
  users.command('demote <phone>').description('make a farmer again').action(changed('demote', 'is a farmer now'))
  users
    .command('lead <phone>')
    .description('give the Lead Farmer badge')
    .option('--off', 'take it away')
    .action(async (phone: string, { off }: { off?: boolean }) => {
      const operator = await operatorVerbs()
      const user = await operator.lead(OPERATOR, phone, !off)
      context.result(user, `${user.phone} ${off ? 'is no Lead Farmer now' : 'is a Lead Farmer now'}`)
    })

  users
    .command('factor-off <phone>')
    .description('switch two-step sign-in off for who lost their phone; ends every session')
    .action(changed('factorOff', 'signs in with the password alone now'))

  users
    .command('list')
    .description('everyone, in the order they joined')
    .action(async () => {
      const operator = await operatorVerbs()
      const all: ListedUser[] = []
      let page: ListedUser[]
      let after = ''
      do {
        page = await operator.list(OPERATOR, { limit: PAGE, after })
        after = page.at(-1)?.id ?? after
        if (context.json) all.push(...page)
        else for (const user of page) context.result(user, line(user))
      } while (page.length === PAGE)
      if (context.json) context.result(all, '')
    })

  function changed(verb: 'promote' | 'demote' | 'factorOff', outcome: string) {
    return async (phone: string) => {
      const operator = await operatorVerbs()
      const user = await operator[verb](OPERATOR, phone)
      context.result(user, `${user.phone} ${outcome}`)
    }
  }
}

function line(user: User): string {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || '-'
  const place = typeof user.location === 'object' ? (user.location?.name ?? '-') : user.location
  const roles = [user.isAdmin && 'admin', user.isLeadFarmer && 'lead'].filter(Boolean).join(',') || 'farmer'
  return [user.phone, roles, name, place, user.createdAt.slice(0, 10)].join('\t')
}
