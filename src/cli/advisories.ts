import type { Command } from 'commander'
import type { CliContext } from './context.ts'
import { registerExplain } from './explain/command.ts'
import type { Progress } from './progress.ts'

export function registerAdvisories(program: Command, context: CliContext) {
  const advisories = program.command('advisories').description('farming advice')

  advisories
    .command('generate')
    .description("this week's advice for every farmer with crops; stops and goes on where it stopped")
    .action(async () => {
      const { weeklyRun, clock } = await context.services()
      let progress: Progress | undefined
      const report = await weeklyRun.run({
        asOf: clock.now(),
        onProgress(done, total) {
          progress ??= context.progress('Farmers', total)
          progress.to(done)
        },
      })
      progress?.end()
      context.result(
        report,
        [
          `${report.advisories} advisories for ${report.farmers} farmers; ${report.notified} of them have something new.`,
          report.withoutPlace > 0
            ? `${report.withoutPlace} have crops but no place: they get none until they set one.`
            : '',
        ]
          .filter(Boolean)
          .join('\n'),
      )
    })

  registerExplain(advisories, context)
}
