import { type Dispatch, type SetStateAction, useState } from 'react'
import { hold, leastLeft, lossAMonth } from '../../agronomy/budget/holding.ts'
import { HERMETIC_BAG } from '../../agronomy/budget/storage-losses.ts'
import { at } from '../../contracts/call.ts'
import { getSellOrHold } from '../../contracts/calls/market.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import { type CropMarket, HOLD_MONTHS, NEEDS, type Need, STORAGES, type Storage } from '../../contracts/market.ts'
import { amountWritten, CURRENCIES, moneyText } from '../../contracts/prices.ts'
import type { Translate } from '../../words/translate.ts'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { BadlySaid } from '../ui/badly-said.tsx'
import { Button } from '../ui/button.tsx'
import { Select, TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'

const RATE = 0.03
const MONTHS = Array.from({ length: HOLD_MONTHS.most }, (_, n) => String(n + HOLD_MONTHS.least))

interface Values {
  price: string
  kg: string
  months: string
  storage: string
  bagCost: string
  need: string
  dry: string
}

/** A form of the page's own address, so that it also works without script. */
const FIRST: Values = { price: '', kg: '100', months: '5', storage: 'woven', bagCost: '0', need: 'none', dry: '' }

/** Sell or keep: the price that keeping must reach, worked out on the phone. */
export function Hold({ market: { crop, cropId, markets, dry }, country }: { market: CropMarket; country: Country }) {
  const { t, props } = usePage<{ asked: { crop: string; values: Partial<Values> } | null }>()
  const entered = props.asked
  const mine = entered?.crop === cropId ? entered : null
  const here = markets.find(({ price }) => price !== null)
  const [values, setValues] = useState<Values>({
    ...FIRST,
    price: here ? String(here.price) : '',
    dry: dry ? 'true' : '',
    ...mine?.values,
  })
  if (!cropId || storagesOf(crop).length === 0) return null
  return (
    <details className="market-hold" open={mine !== null}>
      <summary className="market-summary">{t('market.hold')}</summary>
      <form className="stack" method="get" action="/prices">
        <p>{t('market.first')}</p>
        <input type="hidden" name="crop" value={cropId} />
        <HarvestFields values={values} setValues={setValues} country={country} />
        <StorageFields values={values} setValues={setValues} country={country} storages={storagesOf(crop)} />
        <noscript>
          <Button type="submit" wide>
            {t('market.show')}
          </Button>
        </noscript>
      </form>
      <Sum crop={crop} cropId={cropId} values={values} country={country} />
    </details>
  )
}

interface FieldsProps {
  values: Values
  setValues: Dispatch<SetStateAction<Values>>
  country: Country
}

const changing =
  (setValues: FieldsProps['setValues'], name: keyof Values) =>
  ({ target }: { target: { value: string } }) =>
    setValues((now) => ({ ...now, [name]: target.value }))

/** Price and weight today, and the months to keep. */
function HarvestFields({ values, setValues, country }: FieldsProps) {
  const { t } = usePage()
  return (
    <>
      <div className="two">
        <TextInput
          label={`${t('prices.perKg')} (${CURRENCIES[country].sign})`}
          name="price"
          inputMode="decimal"
          value={values.price}
          onChange={changing(setValues, 'price')}
        />
        <TextInput
          label={t('market.kg')}
          name="kg"
          inputMode="numeric"
          value={values.kg}
          onChange={changing(setValues, 'kg')}
        />
      </div>
      <Select
        label={t('market.months')}
        name="months"
        value={values.months}
        options={MONTHS.map((value) => ({ value, label: value }))}
        onChange={changing(setValues, 'months')}
      />
    </>
  )
}

/** Storage with the cost of its bags, the need for money, and dryness. */
function StorageFields({ values, setValues, country, storages }: FieldsProps & { storages: readonly Storage[] }) {
  const { t } = usePage()
  return (
    <>
      <Select
        label={t('market.storage')}
        name="storage"
        value={values.storage}
        options={storages.map((value) => ({ value, label: t(`market.storage.${value}`) }))}
        onChange={({ target }) =>
          setValues((now) => ({
            ...now,
            storage: target.value,
            bagCost: now.bagCost === FIRST.bagCost ? String(newBag(target.value, country) ?? 0) : now.bagCost,
          }))
        }
      />
      <TextInput
        label={`${t('market.bagCost')} (${CURRENCIES[country].sign})`}
        name="bagCost"
        inputMode="decimal"
        value={values.bagCost}
        onChange={changing(setValues, 'bagCost')}
      />
      <Select
        label={t('market.need')}
        name="need"
        value={values.need}
        options={NEEDS.map((value) => ({ value, label: t(`market.need.${value}`) }))}
        onChange={changing(setValues, 'need')}
      />
      <label className="choice">
        <input
          type="checkbox"
          name="dry"
          value="true"
          checked={values.dry === 'true'}
          onChange={(event) => setValues((now) => ({ ...now, dry: event.target.checked ? 'true' : '' }))}
        />
        <span>{t('market.dry')}</span>
      </label>
    </>
  )
}

const storagesOf = (crop: CropId) => STORAGES.filter((storage) => lossAMonth(crop, storage) !== null)
/** Price of a new bag where the farmer has given none; undefined if no price is known for the country. */
const newBag = (storage: string, country: Country) => (storage === 'hermetic' ? HERMETIC_BAG[country] : 0)

function Sum({ crop, cropId, values, country }: { crop: CropId; cropId: string; values: Values; country: Country }) {
  const { t } = usePage()
  const storage = values.storage as Storage
  const need = values.need as Need
  const [price, kg, bagCost, months] = [
    amountWritten(values.price),
    amountWritten(values.kg),
    amountWritten(values.bagCost || '0'),
    Number(values.months),
  ]
  const complete = price > 0 && kg > 0 && bagCost >= 0
  const dry = values.dry === 'true'
  const query = { price, kg, months, storage, bagCost, need, rate: RATE, dry: String(dry) }
  const { data } = useRead(at(getSellOrHold, { id: cropId }), query, { enabled: complete && dry })
  if (!complete) return null
  const holding = { price, kg, months, storage, bagCost, need, rate: RATE, dry }
  const held = hold(crop, holding)
  if (held.refused === 'wet') return <Notice tone="sun">{t('market.wet')}</Notice>
  if (held.refused) return <p>{t('market.noLoss', { crop: t(`crop.${crop}`) })}</p>
  const money = (amount: number) => moneyText(country, amount)
  const others = storagesOf(crop).flatMap((other) => {
    const bagCost = newBag(other, country)
    const reach = bagCost === undefined ? null : hold(crop, { ...holding, storage: other, bagCost }).breakEven
    return other === storage || reach === null ? [] : [{ other, reach }]
  })
  const [most, least] = [Math.round(held.kgLeft), leastLeft(crop, holding)]
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
      <BadlySaid of={sentences} />
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
