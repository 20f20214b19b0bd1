import type { FertilizerPlan, PlanReason } from '../../contracts/fertilizer-plan.ts'
import { fertilizerPlanVerdict, roundCostUp, roundIncomeDown } from '../../contracts/rounded-sums.ts'
import { formatMoneyWords, reasonWords } from '../../words/amounts-in-words.ts'
import { useTranslate } from '../lib/page.tsx'
import { Icon } from '../ui/icon.tsx'

/** Reasons for which alternatives to fertiliser are shown. */
const REASONS_WITH_ALTERNATIVES: readonly PlanReason[] = ['does_not_pay', 'purse_too_small', 'rich_soil']

export function PlanVerdict({ plan }: { plan: FertilizerPlan }) {
  const t = useTranslate()
  const { cost, extraRevenue, currency, why } = plan
  const verdict = fertilizerPlanVerdict(plan)
  const pays = verdict === 'pays'
  const not = verdict === 'paysNot'
  const safe = pays && !why.some(({ id }) => id === 'may_lose')
  return (
    <section className={`card stack stack-s verdict ${safe ? 'card-leaf' : not ? 'card-danger' : 'card-sun'}`}>
      <h2 tabIndex={-1} id="answer" className="verdict-title">
        <Icon name={pays ? 'check' : not ? 'close' : 'info'} />
        {t(`bags.${verdict}`)}
      </h2>
      {pays && cost !== null && extraRevenue ? (
        <p>
          {t('bags.paysText', {
            cost: formatMoneyWords(roundCostUp(cost), currency, t),
            money: formatMoneyWords(roundIncomeDown(extraRevenue.money, currency), currency, t),
          })}
        </p>
      ) : null}
      {verdict === 'unsure' ? <p>{t('bags.unsureText')}</p> : null}
      {why.map((reason) => (
        <p key={reason.id}>{reasonWords(reason, currency, t)}</p>
      ))}
      {why.some(({ id }) => REASONS_WITH_ALTERNATIVES.includes(id)) ? <p>{t('bags.instead')}</p> : null}
    </section>
  )
}
