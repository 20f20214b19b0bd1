import type { Dispatch, SetStateAction } from 'react'
import type { Country } from '../../contracts/grades.ts'
import { CASH_NEEDS, STORAGE_MONTHS_RANGE, type StorageMethod } from '../../contracts/market.ts'
import { CURRENCIES } from '../../contracts/prices.ts'
import { usePage } from '../lib/page.tsx'
import { Select, TextInput } from '../ui/field.tsx'
import { INITIAL_SELL_OR_HOLD_VALUES, newBagPrice, type SellOrHoldValues } from './hold-values.ts'

const MONTHS = Array.from({ length: STORAGE_MONTHS_RANGE.most }, (_, n) => String(n + STORAGE_MONTHS_RANGE.least))

interface FieldsProps {
  values: SellOrHoldValues
  setValues: Dispatch<SetStateAction<SellOrHoldValues>>
  country: Country
}

const changeHandler =
  (setValues: FieldsProps['setValues'], name: keyof SellOrHoldValues) =>
  ({ target }: { target: { value: string } }) =>
    setValues((now) => ({ ...now, [name]: target.value }))

/** Inputs: price and weight today, and months to store. */
export function HarvestFields({ values, setValues, country }: FieldsProps) {
  const { t } = usePage()
  return (
    <>
      <div className="two">
        <TextInput
          label={`${t('prices.perKg')} (${CURRENCIES[country].sign})`}
          name="price"
          inputMode="decimal"
          value={values.price}
          onChange={changeHandler(setValues, 'price')}
        />
        <TextInput
          label={t('market.kg')}
          name="kg"
          inputMode="numeric"
          value={values.kg}
          onChange={changeHandler(setValues, 'kg')}
        />
      </div>
      <Select
        label={t('market.months')}
        name="months"
        value={values.months}
        options={MONTHS.map((value) => ({ value, label: value }))}
        onChange={changeHandler(setValues, 'months')}
      />
    </>
  )
}

/** Inputs: storage method with the cost of bags, need for money, and dryness. */
export function StorageFields({
  values,
  setValues,
  country,
  storages,
}: FieldsProps & { storages: readonly StorageMethod[] }) {
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
            bagCost:
              now.bagCost === INITIAL_SELL_OR_HOLD_VALUES.bagCost
                ? String(newBagPrice(target.value, country) ?? 0)
                : now.bagCost,
          }))
        }
      />
      <TextInput
        label={`${t('market.bagCost')} (${CURRENCIES[country].sign})`}
        name="bagCost"
        inputMode="decimal"
        value={values.bagCost}
        onChange={changeHandler(setValues, 'bagCost')}
      />
      <Select
        label={t('market.need')}
        name="need"
        value={values.need}
        options={CASH_NEEDS.map((value) => ({ value, label: t(`market.need.${value}`) }))}
        onChange={changeHandler(setValues, 'need')}
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
