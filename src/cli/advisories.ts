import type { Command } from 'commander'
import type { CliContext } from './context.ts'
import { registerExplain } from './explain/command.ts'

export function registerAdvisories(advisories: Command, context: CliContext) {
  advisories
    .command('generate')
    .description("generate this week's advice for every farmer with crops; resumes an interrupted run")
    .action(async () => {
      const { weeklyRun, clock } = await context.services()
      const progress = context.progress('Farmers')
      const report = await weeklyRun.run({ asOf: clock.now(), onProgress: progress.to })
      progress.end()
      const { advisories, farmers, notified, withoutPlace } = report
      const placeless =
        withoutPlace > 0 ? `\n${withoutPlace} have crops but no location, and get no advice until they set one.` : ''
      context.result(
        report,
        `${advisories} advisories for ${farmers} farmers; ${notified} of them were notified of new advice.${placeless}`,
      )
    })

  registerExplain(advisories, context)
}
