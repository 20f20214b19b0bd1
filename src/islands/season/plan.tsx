import type { StepState } from '../../contracts/season.ts'
import type { PlanStep, SeasonPlan } from '../../contracts/season-plan.ts'
import type { Translate } from '../../words/translate.ts'
import { useTranslate } from '../lib/page.tsx'
import { ReportBadWording } from '../ui/badly-said.tsx'
import { SeasonSteps, stepWords } from './steps.tsx'
import { SeasonWeeks } from './weeks.tsx'

type Group = 'before' | StepState

/** Returns the group of a step. Steps before the day `joined` could not be done; the harvest is always shown. */
function groupOf({ state, operation, to }: PlanStep, joined: string): Group {
  if (state === 'missed') return to < joined ? 'before' : 'missed'
  if (state === 'next' || (state === 'later' && operation === 'harvested')) return 'now'
  return state === 'skipped' ? 'done' : state
}

/** Season as a line of weeks, with today marked, and its steps: current ones, the next and the harvest; the rest is folded. */
export function SeasonPlanCard({ id, plan, joined }: { id: string; plan: SeasonPlan; joined: string }) {
  const t = useTranslate()
  const { crop, maturity, steps } = plan
  const fold = (group: Group) => {
    const folded = steps.filter((step) => groupOf(step, joined) === group)
    if (folded.length === 0) return null
    const n = folded.length
    return (
      <details className="fold">
        <summary>{group === 'before' ? t('season.before', { n }) : `${t(`season.${group}`)}: ${n}`}</summary>
        <SeasonSteps id={id} crop={crop} steps={folded} />
      </details>
    )
  }
  return (
    <section className="stack season-plan" aria-labelledby="plan">
      <h2 id="plan">{t('season.plan')}</h2>
      {maturity ? <p className="soft">{maturityWords(maturity, t)}</p> : null}
      {steps.length === 0 ? <p>{t('season.noPlan')}</p> : <SeasonWeeks steps={steps} />}
      {fold('before')}
      {fold('missed')}
      {fold('done')}
      <SeasonSteps id={id} crop={crop} steps={steps.filter((step) => groupOf(step, joined) === 'now')} />
      {fold('later')}
      <ReportBadWording of={(write) => writeAll(plan, write)} />
    </section>
  )
}

function writeAll({ maturity, steps }: SeasonPlan, t: Translate) {
  if (maturity) maturityWords(maturity, t)
  for (const step of steps) if (step.state === 'now' || step.state === 'next') stepWords(step, t)
}

const maturityWords = ({ assumed, days }: NonNullable<SeasonPlan['maturity']>, t: Translate) =>
  t(assumed ? 'season.assumed' : 'season.variety', { days })
