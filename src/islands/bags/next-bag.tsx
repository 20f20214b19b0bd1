import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { GRADES } from '../../contracts/grades.ts'
import { roundCostUp, roundIncomeDown } from '../../contracts/rounded-sums.ts'
import { formatMoneyWords } from '../../words/amounts-in-words.ts'
import { useTranslate } from '../lib/page.tsx'

const BAR_WIDTH = 200

/** Cost and marginal return of one more bag, as a sentence and two bars. */
export function NextBag({ plan: { nextBag, currency } }: { plan: FertilizerPlan }) {
  const t = useTranslate()
  const next = nextBag[0]
  if (!next) return null
  const costs = roundCostUp(next.price)
  const brings = roundIncomeDown(next.returns, currency)
  const needs = next.needs === undefined ? null : roundCostUp(next.needs)
  const most = Math.max(costs, brings, needs ?? 0, 1)
  const price = formatMoneyWords(costs, currency, t)
  const returns = formatMoneyWords(brings, currency, t)
  return (
    <section className="card stack stack-s" aria-labelledby="next-bag">
      <h2 id="next-bag">{t('bags.next')}</h2>
      <p>{t(next.pays ? 'bags.nextPays' : 'bags.nextNot', { grade: GRADES[next.grade].label, price, returns })}</p>
      <div className="bars" aria-hidden="true">
        <Bar name={t('bags.costs')} value={price} width={(costs / most) * BAR_WIDTH} kind="cost" />
        <Bar
          name={t('bags.brings')}
          value={returns}
          width={(brings / most) * BAR_WIDTH}
          kind={next.pays ? 'return' : 'short'}
        />
        {needs === null ? null : (
          <Bar
            name={t('bags.needs')}
            value={formatMoneyWords(needs, currency, t)}
            width={(needs / most) * BAR_WIDTH}
            kind="needs"
          />
        )}
      </div>
    </section>
  )
}

function Bar({ name, value, width, kind }: { name: string; value: string; width: number; kind: string }) {
  return (
    <>
      <span>{name}</span>
      <svg
        className={`bar-drawn bar-${kind}`}
        viewBox={`0 0 ${BAR_WIDTH} 16`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={Math.max(2, width)} height="16" rx="3" />
      </svg>
      <span className="figures">{value}</span>
    </>
  )
}
