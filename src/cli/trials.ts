import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { TrialReport } from '../contracts/trials.ts'
import { technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'

export function registerTrials(trials: Command, context: CliContext) {
  trials
    .command('add <file>')
    .description('start a comparison by chance that a JSON file declares')
    .action(async (file: string) => {
      const declared = await readDeclaration(file)
      const report = await (await context.services()).trials.add(OPERATOR, declared)
      context.result(report, `${report.id}: runs from ${report.start} to ${report.end}.`)
    })

  trials
    .command('list')
    .description('list all comparisons ever begun, newest first')
    .action(async () => {
      const list = await (await context.services()).trials.list(OPERATOR)
      const today = new Date().toISOString().slice(0, 10)
      const lines = list.map(({ id, name, start, end, stoppedAt }) => {
        const state = stoppedAt
          ? `stopped ${stoppedAt.slice(0, 10)}`
          : today < start
            ? 'to come'
            : today > end
              ? 'ended'
              : 'running'
        return `${id}  ${name}  ${start} to ${end}  [${state}]`
      })
      context.result(list, () => lines.join('\n') || NO_TRIALS_TEXT)
    })

  trials
    .command('stop <id>')
    .description('stop a comparison; everybody gets the usual advice again')
    .action(async (id: string) => {
      const report = await (await context.services()).trials.stop(OPERATOR, id)
      context.result(report, `${id}: stopped.`)
    })

  trials
    .command('report [id]')
    .description('show the arms of a comparison, or of all: people, share, difference with its 95 % interval')
    .action(async (id?: string) => {
      const service = (await context.services()).trials
      if (id !== undefined) {
        const report = await service.report(OPERATOR, id)
        return context.result(report, () => reportText(report))
      }
      const reports: TrialReport[] = []
      for (let before: string | undefined; ; ) {
        const { items, next } = await service.reports(OPERATOR, { before })
        reports.push(...items)
        if (next === null) break
        before = next
      }
      context.result(reports, () => reports.map(reportText).join('\n\n') || NO_TRIALS_TEXT)
    })
}

async function readDeclaration(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw technicalError('invalid', `Cannot read ${file}. Check the path and its permissions.`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw technicalError('invalid', `${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

const NO_TRIALS_TEXT = 'No comparison has started yet. Start one: gona trials add FILE.json'
const percentText = (share: number) => `${(share * 100).toFixed(1)} %`
const percentagePointsText = (difference: number) => (difference * 100).toFixed(1)

function reportText(report: TrialReport): string {
  const { id, name, unit, what, measure, start, end, stoppedAt, planned, arms, designEffect, state } = report
  return [
    `${id}: ${name}`,
    `${what}, measure ${measure}, by ${unit}, ${start} to ${end}${stoppedAt ? `, stopped ${stoppedAt.slice(0, 10)}` : ''}`,
    ...arms.map((arm) =>
      [
        `  ${arm.id.padEnd(12)} n ${arm.n} of ${planned}`,
        arm.clusters !== null && `${arm.clusters} areas`,
        arm.share !== null && percentText(arm.share),
        arm.interval &&
          `${percentagePointsText(arm.difference!)} points, 95 % interval ${percentagePointsText(arm.interval[0])} to ${percentagePointsText(arm.interval[1])}`,
      ]
        .filter(Boolean)
        .join(', '),
    ),
    ...(designEffect === null ? [] : [`  design effect ${designEffect.toFixed(2)}`]),
    `  ${state}`,
  ].join('\n')
}
