import type { ReactNode } from 'react'
import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { fertilizerPlanVerdict } from '../../contracts/rounded-sums.ts'
import type { Translate } from '../../words/translate.ts'
import { useTranslate } from '../lib/page.tsx'
import { ReportBadWording } from '../ui/badly-said.tsx'
import { applicationTimeText, handWords, placeWords, reasonWords } from './amounts.ts'
import { NextBag } from './next-bag.tsx'
import { Applications } from './splits.tsx'
import { CostSummary } from './sum.tsx'
import { PurchaseList } from './to-buy.tsx'
import { PlanVerdict } from './verdict.tsx'

/** Fertilizer plan: verdict, purchases, applications, costs and returns, and the basis of the calculation. */
export function PlanResult({ plan, children }: { plan: FertilizerPlan; children?: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="stack stack-l answer">
      <PlanVerdict plan={plan} />
      {plan.parts.length > 0 ? <PurchaseList plan={plan} /> : null}
      {plan.splits.length > 0 ? <Applications plan={plan} /> : null}
      {plan.parts.length > 0 ? <CostSummary plan={plan} /> : null}
      <NextBag plan={plan} />
      <div className="keep">
        <ReportBadWording of={(write) => writeAll(plan, write)} />
      </div>
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

function writeAll(plan: FertilizerPlan, t: Translate) {
  t(`bags.${fertilizerPlanVerdict(plan)}`)
  for (const reason of plan.why) reasonWords(reason, plan.currency, t)
  for (const split of plan.splits) {
    applicationTimeText(split, t)
    placeWords(split.how, t)
    split.products.map((product) => handWords(product, t))
  }
}
