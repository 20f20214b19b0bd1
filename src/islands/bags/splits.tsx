import type { FertilizerPlan, PlanSplit } from '../../contracts/fertilizer-plan.ts'
import type { GradeId } from '../../contracts/grades.ts'
import { amountWords } from '../../words/amounts-in-words.ts'
import { useTranslate } from '../lib/page.tsx'
import { applicationTimeText, handWords, placeWords } from './amounts.ts'
import { Bags, BottleCaps, colourOf } from './pictures.tsx'

/** Fertiliser applications: time, products, amount by hand measure, and placement. */
export function Applications({ plan }: { plan: FertilizerPlan }) {
  const t = useTranslate()
  const all = plan.parts.map(({ grade }) => grade)
  const measured = plan.splits.some(({ products }) =>
    products.some(({ capsPerStand, capsPerMetre, capsPerSquare }) => capsPerStand ?? capsPerMetre ?? capsPerSquare),
  )
  return (
    <section className="stack stack-s" aria-labelledby="when">
      <h2 id="when">{t('bags.when')}</h2>
      <ol className="list stack stack-s">
        {plan.splits.map((split) => (
          <Split key={split.n} split={split} all={all} />
        ))}
      </ol>
      {measured ? <p className="small soft">{t('bags.cap')}</p> : null}
    </section>
  )
}

function Split({ split, all }: { split: PlanSplit; all: readonly GradeId[] }) {
  const t = useTranslate()
  const when = applicationTimeText(split, t)
  const place = placeWords(split.how, t)
  return (
    <li className="card stack stack-s split">
      <h3>
        {t('bags.feeding', { n: split.n, of: split.of })}
        {when ? <span className="split-when">{when}</span> : null}
      </h3>
      <ul className="list stack stack-s">
        {split.products.map((product) => {
          const hand = handWords(product, t)
          return (
            <li key={product.grade} className="buy">
              <Bags grade={product.grade} bags={product.bags} colour={colourOf(product.grade, all)} />
              <div>
                <p>
                  <b>{amountWords(product, t)}</b>
                </p>
                {hand ? (
                  <p className="in-hand">
                    <BottleCaps {...product} />
                    {hand}
                  </p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
      {place ? <p>{place}</p> : null}
    </li>
  )
}
