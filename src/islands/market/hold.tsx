import { useState } from 'react'
import type { Country } from '../../contracts/grades.ts'
import type { CropMarket } from '../../contracts/market.ts'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { HarvestFields, StorageFields } from './hold-fields.tsx'
import { HoldingResult } from './hold-sum.tsx'
import { INITIAL_SELL_OR_HOLD_VALUES, type SellOrHoldValues, storageMethodsFor } from './hold-values.ts'

/** Sell-or-hold calculator. A GET form of the page's own URL, so that it works without JavaScript. */
export function SellOrHoldCard({
  market: { crop, cropId, markets, dry },
  country,
}: {
  market: CropMarket
  country: Country
}) {
  const { t, props } = usePage<{ asked: { crop: string; values: Partial<SellOrHoldValues> } | null }>()
  const entered = props.asked
  const mine = entered?.crop === cropId ? entered : null
  const here = markets.find(({ price }) => price !== null)
  const [values, setValues] = useState<SellOrHoldValues>({
    ...INITIAL_SELL_OR_HOLD_VALUES,
    price: here ? String(here.price) : '',
    dry: dry ? 'true' : '',
    ...mine?.values,
  })
  if (!cropId || storageMethodsFor(crop).length === 0) return null
  return (
    <details className="market-hold" open={mine !== null}>
      <summary className="market-summary">{t('market.hold')}</summary>
      <form className="stack" method="get" action="/prices">
        <p>{t('market.first')}</p>
        <input type="hidden" name="crop" value={cropId} />
        <HarvestFields values={values} setValues={setValues} country={country} />
        <StorageFields values={values} setValues={setValues} country={country} storages={storageMethodsFor(crop)} />
        <noscript>
          <Button type="submit" wide>
            {t('market.show')}
          </Button>
        </noscript>
      </form>
      <HoldingResult crop={crop} cropId={cropId} values={values} country={country} />
    </details>
  )
}
