import type { Command } from 'commander'
import type { CliContext } from './context.ts'
import { registerExplain } from './explain/command.ts'

export function registerAdvisories(advisories: Command, context: CliContext) {
  advisories
    .command('generate')
    .description("this week's advice for every farmer with crops; stops and goes on where it stopped")
    .action(async () => {
      const { weeklyRun, clock } = await context.services()
      const progress = context.progress('Farmers')
      const report = await weeklyRun.run({ asOf: clock.now(), onProgress: progress.to })
      progress.end()
      const { advisories, farmers, notified, withoutPlace } = report
      const placeless =
        withoutPlace > 0 ? `\n${withoutPlace} have crops but no place: they get none until they set one.` : ''
      context.result(
        report,
        `${advisories} advisories for ${farmers} farmers; ${notified} of them have something new.${placeless}`,
      )
    })

  registerExplain(advisories, context)
}
