import type { ReactNode } from 'react'
import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { GRADES } from '../../contracts/grades.ts'
import { relevantBadYear, roundCostUp, roundHarvestDown, roundIncomeDown } from '../../contracts/rounded-sums.ts'
import { formatMoneyWords, formatNumberWords, formatWithHalves } from '../../words/amounts-in-words.ts'
import { useTranslate } from '../lib/page.tsx'

/** Calculation in full: costs, extra income, profit, and the profit in a bad year. */
export function CostSummary({ plan }: { plan: FertilizerPlan }) {
  const t = useTranslate()
  const { currency, parts, cost, extraYield, extraRevenue } = plan
  const badYear = relevantBadYear(plan)
  const money = (value: number) => formatMoneyWords(value, currency, t)
  const income = (value: number) => roundIncomeDown(value, currency)
  const kg = (value: number) => `${formatNumberWords(roundHarvestDown(value), t)} kg`
  const about = (value: string) => t('bags.about', { value })
  const paid = cost === null ? null : roundCostUp(cost)
  return (
    <section className="stack stack-s" aria-labelledby="sum">
      <h2 id="sum">{t('bags.sum')}</h2>
      <dl className="card sum figures">
        {parts.map(({ grade, bags, price, cost: part }) => (
          <Line
            key={grade}
            name={`${GRADES[grade].label}: ${formatWithHalves(bags, t)}${price === null ? '' : ` × ${money(price)}`}`}
          >
            {part === null ? t('bags.noPrice') : money(roundCostUp(part))}
          </Line>
        ))}
        {paid === null ? null : (
          <Line name={t('bags.pay')} total>
            {money(paid)}
          </Line>
        )}
        {extraYield ? (
          <Line name={t('bags.extra')} more={t('bags.between', { low: kg(extraYield.low), high: kg(extraYield.high) })}>
            {about(kg(extraYield.kg))}
          </Line>
        ) : null}
        {extraRevenue ? (
          <Line
            name={t('bags.sales')}
            more={t('bags.between', { low: money(income(extraRevenue.low)), high: money(income(extraRevenue.high)) })}
          >
            {about(money(income(extraRevenue.money)))}
          </Line>
        ) : null}
        {extraRevenue && paid !== null ? <Left left={income(extraRevenue.money) - paid} money={money} /> : null}
        {badYear && paid !== null ? (
          <Line
            name={t('bags.badYear')}
            more={t('bags.badYearText', { kg: kg(badYear.kg), money: money(income(badYear.money)) })}
          >
            {balanceText(income(badYear.money) - paid, money, t('bags.left'), t('bags.loss'), about)}
          </Line>
        ) : null}
      </dl>
      {extraRevenue ? <p className="small soft">{t('bags.rounded')}</p> : null}
    </section>
  )
}

function Left({ left, money }: { left: number; money: (value: number) => string }) {
  const t = useTranslate()
  return (
    <Line name={t(left < 0 ? 'bags.loss' : 'bags.left')} total>
      {t('bags.about', { value: money(Math.abs(left)) })}
    </Line>
  )
}

const balanceText = (
  left: number,
  money: (value: number) => string,
  gain: string,
  lost: string,
  about: (value: string) => string,
) => `${left < 0 ? lost : gain}: ${about(money(Math.abs(left)))}`

function Line({ name, more, total, children }: { name: string; more?: string; total?: boolean; children: ReactNode }) {
  return (
    <div className={total ? 'sum-line sum-total' : 'sum-line'}>
      <dt>
        {name}
        {more ? <span className="small soft sum-more">{more}</span> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
