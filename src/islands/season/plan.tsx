import { addressOf } from '../../contracts/call.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import type { StepState } from '../../contracts/season.ts'
import type { PlanStep, SeasonPlan } from '../../contracts/season-plan.ts'
import type { Translate } from '../../words/translate.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useT } from '../lib/page.tsx'
import { dateWords, weekdayWords } from '../lib/words-of-time.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { BadlySaid } from '../ui/badly-said.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { useSavedBags } from './saved-bags.ts'
import { stepDrawing } from './step-drawing.ts'
import { weeksOf } from './weeks-of.ts'

const LOOKS: Record<StepState, { tone: BadgeTone; icon: IconName }> = {
  done: { tone: 'leaf', icon: 'check' },
  now: { tone: 'sun', icon: 'clock' },
  next: { tone: 'sky', icon: 'next' },
  later: { tone: 'plain', icon: 'calendar' },
  missed: { tone: 'plain', icon: 'clock' },
  skipped: { tone: 'plain', icon: 'close' },
}

type Group = 'before' | StepState

/** Group of a step. Before the day the crop was `joined` the farmer could not do it; the harvest is always in sight. */
function groupOf({ state, operation, to }: PlanStep, joined: string): Group {
  if (state === 'missed') return to < joined ? 'before' : 'missed'
  if (state === 'next' || (state === 'later' && operation === 'harvested')) return 'now'
  return state === 'skipped' ? 'done' : state
}

/** The season as a line of weeks with today marked, and its steps: those of now, the next and the harvest; the rest is folded. */
export function Plan({ id, plan, joined }: { id: string; plan: SeasonPlan; joined: string }) {
  const t = useT()
  const { crop, maturity, steps } = plan
  const fold = (group: Group) => {
    const folded = steps.filter((step) => groupOf(step, joined) === group)
    if (folded.length === 0) return null
    const n = folded.length
    return (
      <details className="fold">
        <summary>{group === 'before' ? t('season.before', { n }) : `${t(`season.${group}`)}: ${n}`}</summary>
        <Steps id={id} crop={crop} steps={folded} />
      </details>
    )
  }
  return (
    <section className="stack season-plan" aria-labelledby="plan">
      <h2 id="plan">{t('season.plan')}</h2>
      {maturity ? <p className="soft">{maturityWords(maturity, t)}</p> : null}
      {steps.length === 0 ? <p>{t('season.noPlan')}</p> : <Weeks steps={steps} />}
      {fold('before')}
      {fold('missed')}
      {fold('done')}
      <Steps id={id} crop={crop} steps={steps.filter((step) => groupOf(step, joined) === 'now')} />
      {fold('later')}
      <BadlySaid of={(write) => writeAll(plan, write)} />
    </section>
  )
}

function writeAll({ maturity, steps }: SeasonPlan, t: Translate) {
  if (maturity) maturityWords(maturity, t)
  for (const step of steps) if (step.state === 'now' || step.state === 'next') stepWords(step, t)
}

const maturityWords = ({ assumed, days }: NonNullable<SeasonPlan['maturity']>, t: Translate) =>
  t(assumed ? 'season.assumed' : 'season.variety', { days })

const stepWords = ({ operation, moved }: PlanStep, t: Translate) => ({
  name: t(`step.${operation}`),
  moved: moved && t(`moved.${moved}`),
})

/** A square a week in the colours of the steps, with its ends; the list below says the same in words. */
function Weeks({ steps }: { steps: PlanStep[] }) {
  const t = useT()
  const today = useFarmDay()
  const weeks = weeksOf(steps, today)
  return (
    <div className="stack stack-s" aria-hidden="true">
      <div className="weeks">
        {weeks.map(({ from, state, current }) => (
          <span key={from} className={`week week-${state}${current ? ' week-current' : ''}`} />
        ))}
      </div>
      <div className="weeks-ends small soft">
        {weeks.length > 1
          ? [weeks[0], weeks.at(-1)].map((week) => week && <span key={week.from}>{dateWords(week.from, t)}</span>)
          : null}
      </div>
    </div>
  )
}

const Steps = ({ id, crop, steps }: { id: string; crop: CropId; steps: PlanStep[] }) => (
  <ol className="list steps">
    {steps.map((step) => (
      <Step key={step.id} id={id} crop={crop} step={step} />
    ))}
  </ol>
)

function Step({ id, crop, step }: { id: string; crop: CropId; step: PlanStep }) {
  const t = useT()
  const { operation, n, of, from, to, state, doneOn } = step
  const { tone, icon } = LOOKS[state]
  const { feedings } = useSavedBags()
  // Work of now whose days are past is still worth doing.
  const late = useFarmDay() > to && state === 'now'
  const amount = operation === 'fed' && feedings[n!]
  const words = stepWords(step, t)
  const name = operation === 'sell' ? <a href={addressOf('/prices', { crop: id })}>{words.name}</a> : words.name
  return (
    <li className={`step step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <Drawing of={stepDrawing(step, crop)} size="100%" />
      <span className="step-name">
        {n !== null && of !== null && of > 1 ? t('season.nOf', { step: words.name, n, of }) : name}
      </span>
      <Badge tone={tone} icon={icon}>
        {t(`season.${state}`)}
      </Badge>
      {late ? null : (
        <span className="small soft step-days">
          {doneOn
            ? weekdayWords(doneOn, t)
            : from === to
              ? weekdayWords(from, t)
              : `${weekdayWords(from, t)} – ${weekdayWords(to, t)}`}
        </span>
      )}
      {amount ? <span className="small soft step-moved">{amount}</span> : null}
      {words.moved ? <span className="small soft step-moved">{words.moved}</span> : null}
    </li>
  )
}
