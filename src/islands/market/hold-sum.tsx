import { computeBreakEvenPrice, minWeightAfterStorage } from '../../agronomy/budget/grain-storage.ts'
import { withPathParams } from '../../contracts/call.ts'
import { getSellOrHold } from '../../contracts/calls/market.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import type { CashNeed, StorageMethod } from '../../contracts/market.ts'
import { moneyText, parseAmount } from '../../contracts/prices.ts'
import type { Translate } from '../../words/translate.ts'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { ReportBadWording } from '../ui/badly-said.tsx'
import { Notice } from '../ui/notice.tsx'
import { newBagPrice, type SellOrHoldValues, storageMethodsFor } from './hold-values.ts'

const MONTHLY_INTEREST = 0.03

/** Price that pays for storing the harvest, computed on the phone. */
export function HoldingResult({
  crop,
  cropId,
  values,
  country,
}: {
  crop: CropId
  cropId: string
  values: SellOrHoldValues
  country: Country
}) {
  const { t } = usePage()
  const storage = values.storage as StorageMethod
  const need = values.need as CashNeed
  const [price, kg, bagCost, months] = [
    parseAmount(values.price),
    parseAmount(values.kg),
    parseAmount(values.bagCost || '0'),
    Number(values.months),
  ]
  const complete = price > 0 && kg > 0 && bagCost >= 0
  const dry = values.dry === 'true'
  const query = { price, kg, months, storage, bagCost, need, rate: MONTHLY_INTEREST, dry: String(dry) }
  const { data } = useRead(withPathParams(getSellOrHold, { id: cropId }), query, { enabled: complete && dry })
  if (!complete) return null
  const holding = { price, kg, months, storage, bagCost, need, rate: MONTHLY_INTEREST, dry }
  const held = computeBreakEvenPrice(crop, holding)
  if (held.refused === 'wet') return <Notice tone="sun">{t('market.wet')}</Notice>
  if (held.refused) return <p>{t('market.noLoss', { crop: t(`crop.${crop}`) })}</p>
  const money = (amount: number) => moneyText(country, amount)
  const others = storageMethodsFor(crop).flatMap((other) => {
    const bagCost = newBagPrice(other, country)
    const reach =
      bagCost === undefined ? null : computeBreakEvenPrice(crop, { ...holding, storage: other, bagCost }).breakEven
    return other === storage || reach === null ? [] : [{ other, reach }]
  })
  const [most, least] = [Math.round(held.kgLeft), minWeightAfterStorage(crop, holding)]
  const sentences = (t: Translate) => ({
    first: need === 'some' ? t('market.sellFirst') : null,
    now: t('market.now', { price: money(price) }),
    reach: t('market.reach', { price: money(held.breakEven) }),
    left: least === null ? t('market.left', { kg: most }) : t('market.leftRange', { low: Math.round(least), kg: most }),
    years: data?.years ? t('market.years', data.years) : t('market.yearsUnknown'),
    estimate: t('market.estimate'),
  })
  const shown = sentences(t)
  return (
    <div className="stack" aria-live="polite">
      {shown.first ? <p>{shown.first}</p> : null}
      <Bar tone="now" share={price / held.breakEven} text={shown.now} />
      <Bar tone="later" share={1} text={shown.reach} />
      <ul className="list">
        {others.map(({ other, reach }) => (
          <li key={other} className="market-row">
            <span>{t(`market.storage.${other}`)}</span>
            <b>{money(reach)}</b>
          </li>
        ))}
      </ul>
      <p>{shown.left}</p>
      <p>{shown.years}</p>
      <p className="small soft">{shown.estimate}</p>
      <ReportBadWording of={sentences} />
    </div>
  )
}

function Bar({ tone, share, text }: { tone: 'now' | 'later'; share: number; text: string }) {
  return (
    <div className={`market-bar market-bar-${tone}`}>
      <b>{text}</b>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.max(1, Math.min(1, share) * 100)} height="8" />
      </svg>
    </div>
  )
}
