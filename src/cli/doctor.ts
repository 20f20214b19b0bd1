import type { Command } from 'commander'
import { EXIT_CODES } from '../shared/errors.ts'
import type { CliContext } from './context.ts'

export function registerDoctor(doctor: Command, context: CliContext) {
  doctor.action(async () => {
    const { examineInstallation } = await import('../server/doctor.ts')
    const findings = await examineInstallation(await context.config(), () => context.services())
    context.result(findings, () =>
      findings.map(({ subject, ok, detail }) => `${ok ? 'ok  ' : 'FIX '}  ${subject.padEnd(10)} ${detail}`).join('\n'),
    )
    if (findings.some(({ ok }) => !ok)) context.exitCode = EXIT_CODES.failed
  })
}
