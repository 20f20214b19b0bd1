import type { Command } from 'commander'
import type { PlanStep, SeasonPlan } from '../contracts/season-plan.ts'
import type { CliContext } from './context.ts'
import {
  createInMemoryServices,
  type FieldOptions,
  fieldSituationOf,
  withFieldOptions,
} from './explain/field-options.ts'

export function registerPlan(plan: Command, context: CliContext) {
  withFieldOptions(plan).action(async (options: FieldOptions) => {
    const services = await createInMemoryServices(context)
    try {
      const { assessField: readField } = await import('../agronomy/field.ts')
      const { toSeasonPlan: seasonPlanOf } = await import('../server/advisories/season-plans.ts')
      const plan = seasonPlanOf(readField(await fieldSituationOf(options, services, context.say)))
      context.result(plan, () => planText(plan))
    } finally {
      await services.close()
    }
  })
}

function planText({ crop, planned, maturity, steps }: SeasonPlan): string {
  const variety = maturity
    ? `, ${[maturity.class, `about ${maturity.days} days`, maturity.assumed && 'assumed'].filter(Boolean).join(', ')}`
    : ''
  return [`${crop}${planned ? ', planned' : ''}${variety}`, ...steps.map(stepText)].join('\n')
}

const stepText = ({ operation, n, of, from, to, state, doneOn, moved }: PlanStep): string =>
  [
    `${from} to ${to}`,
    state.padEnd(7),
    `${operation}${n === null ? '' : ` ${n}${of === null ? '' : ` of ${of}`}`}`,
    doneOn && `(${doneOn})`,
    moved && `[${moved}]`,
  ]
    .filter(Boolean)
    .join('  ')
