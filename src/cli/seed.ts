import { type Command, InvalidArgumentError } from 'commander'
import { technicalError } from '../ground/errors.ts'
import type { CliContext } from './context.ts'

export function registerSeed(seed: Command, context: CliContext) {
  seed
    .option('--demo', "a cooperative's worth of people, into an empty database")
    .option('--farmers <number>', 'so many made-up farmers', wholeNumber)
    .action(async ({ demo, farmers }: { demo?: boolean; farmers?: number }) => {
      if (!demo && !farmers) throw technicalError('invalid', 'Say what to seed: --demo or --farmers N')
      const services = await context.services()
      if (demo) {
        const { seedDemo } = await import('./seed/demo.ts')
        const signIns = await seedDemo(services)
        context.result(
          signIns,
          [
            'Demo data are in. Sign in as',
            `  a farmer         phone ${signIns.farmer.phone}   password ${signIns.farmer.password}`,
            `  an administrator phone ${signIns.admin.phone}   password ${signIns.admin.password}`,
            'Or dial as from a phone without internet, in another terminal (Enter dials, then press the keys shown):',
            `  a farmer         dist/gona phone ${signIns.farmer.phone}`,
            '  somebody new     dist/gona phone +2348100005555',
          ].join('\n'),
        )
      }
      if (farmers) {
        const { seedCrowd } = await import('./seed/crowd.ts')
        const progress = context.progress('Farmers', farmers)
        await seedCrowd(services, farmers, (done) => progress.to(done))
        progress.end()
        context.result({ farmers }, `${farmers} farmers are in.`)
      }
    })
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('a whole number above 0 is needed')
  return Number(text)
}
