import type { ReactNode } from 'react'
import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { useT } from '../lib/page.tsx'
import { NextBag } from './next-bag.tsx'
import { Splits } from './splits.tsx'
import { Sum } from './sum.tsx'
import { ToBuy } from './to-buy.tsx'
import { Verdict } from './verdict.tsx'

/** The plan: first whether it pays, then what to buy, when and how, the sum, and what it rests on. */
export function Answer({ plan, children }: { plan: FertilizerPlan; children?: ReactNode }) {
  const t = useT()
  return (
    <div className="stack stack-l answer">
      <Verdict plan={plan} />
      {plan.parts.length > 0 ? <ToBuy plan={plan} /> : null}
      {plan.splits.length > 0 ? <Splits plan={plan} /> : null}
      {plan.parts.length > 0 ? <Sum plan={plan} /> : null}
      <NextBag plan={plan} />
      {children}
      {plan.estimated && plan.extraYield && plan.parts.length > 0 ? (
        <p className="small soft">{t('bags.estimated')}</p>
      ) : null}
      {plan.sources.length > 0 ? (
        <details className="card fold sources">
          <summary>{t('bags.sources')}</summary>
          <ul className="small source-list">
            {plan.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
