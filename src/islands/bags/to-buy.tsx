import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { amountWords, isShownInHalfBags } from '../../words/amounts-in-words.ts'
import { useTranslate } from '../lib/page.tsx'
import { Bags, colourOf } from './pictures.tsx'

/** All bags of the season, drawn and in words. */
export function PurchaseList({ plan: { parts } }: { plan: FertilizerPlan }) {
  const t = useTranslate()
  const all = parts.map(({ grade }) => grade)
  return (
    <section className="stack stack-s" aria-labelledby="to-buy">
      <h2 id="to-buy">{t('bags.toBuy')}</h2>
      <ul className="list stack stack-s">
        {parts.map((part) => (
          <li key={part.grade} className="card buy">
            <Bags grade={part.grade} bags={part.bags} colour={colourOf(part.grade, all)} />
            <p>
              <b>{amountWords(part, t)}</b>
              {isShownInHalfBags(part.bags) ? (
                <span className="soft"> ({t('bags.each', { kg: part.bagKg })})</span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
