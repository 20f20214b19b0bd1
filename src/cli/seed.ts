import { type Command, InvalidArgumentError } from 'commander'
import { technicalError } from '../shared/errors.ts'
import type { CliContext } from './context.ts'

export function registerSeed(seed: Command, context: CliContext) {
  seed
    .option('--demo', 'a demo cooperative, into an empty database')
    .option('--farmers <number>', 'number of generated farmers', wholeNumber)
    .action(async ({ demo, farmers }: { demo?: boolean; farmers?: number }) => {
      if (!demo && !farmers) throw technicalError('invalid', 'Give --demo or --farmers N.')
      const services = await context.services()
      if (demo) {
        const { seedDemo } = await import('./seed/demo.ts')
        const signIns = await seedDemo(services)
        context.result(
          signIns,
          [
            'The demo data are ready. Sign in as',
            `  a farmer         phone ${signIns.farmer.phone}   password ${signIns.farmer.password}`,
            `  an administrator phone ${signIns.admin.phone}   password ${signIns.admin.password}`,
            `  an officer       phone ${signIns.officer.phone}   password ${signIns.officer.password}`,
            'Or try a phone without internet in another terminal (Enter dials, then press the keys shown):',
            `  a farmer         dist/gona phone ${signIns.farmer.phone}`,
            '  a new caller     dist/gona phone +2348100005555',
          ].join('\n'),
        )
      }
      if (farmers) {
        const { seedFictionalFarmers } = await import('./seed/fictional-farmers.ts')
        const progress = context.progress('Farmers', farmers)
        await seedFictionalFarmers(services, farmers, (done) => progress.to(done))
        progress.end()
        context.result({ farmers }, `Added ${farmers} farmers.`)
      }
    })
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number above 0.')
  return Number(text)
}
