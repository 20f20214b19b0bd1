import type { PlanStep } from '../../contracts/season-plan.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { planWeeks } from './weeks-of.ts'

/** One square per week in the colours of its steps, with the first and last date. The list below has the same as text. */
export function SeasonWeeks({ steps }: { steps: PlanStep[] }) {
  const t = useTranslate()
  const today = useFarmDay()
  const weeks = planWeeks(steps, today)
  return (
    <div className="stack stack-s" aria-hidden="true">
      <div className="weeks">
        {weeks.map(({ from, state, current }) => (
          <span key={from} className={`week week-${state}${current ? ' week-current' : ''}`} />
        ))}
      </div>
      <div className="weeks-ends small soft">
        {weeks.length > 1
          ? [weeks[0], weeks.at(-1)].map((week) => week && <span key={week.from}>{formatDate(week.from, t)}</span>)
          : null}
      </div>
    </div>
  )
}
