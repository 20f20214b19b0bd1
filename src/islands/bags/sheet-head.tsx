import type { Crop } from '../../contracts/crop.ts'
import type { FertilizerField } from '../../contracts/fertilizer-field.ts'
import type { FertilizerFormValues } from '../../contracts/fertilizer-form.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { useUser } from '../lib/use-user.ts'

/** Head of the printed plan: crop, field, area, and the date of the prices. */
export function SheetHead({
  crop,
  field,
  values,
  day,
}: {
  crop: Crop
  field: FertilizerField
  values: FertilizerFormValues
  day: string
}) {
  const t = useTranslate()
  const { user } = useUser()
  const place = user?.location && typeof user.location === 'object' ? user.location.name : null
  return (
    <header className="sheet-head">
      <p className="sheet-title">
        {t('bags.sheet')}: {t(`crop.${crop.cropType}`)}
      </p>
      <p>
        {[place, t(values.areaUnit === 'hectare' ? 'bags.inHectares' : 'bags.inAcres', { n: values.area })]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p>{t('bags.pricesOf', { date: formatDate(pricesFrom(field, values, day), t) })}</p>
    </header>
  )
}

/** Returns the date of the oldest price used. A price entered now has the date `day`. */
function pricesFrom({ offers, cropPrice }: FertilizerField, values: FertilizerFormValues, day: string): string {
  const known = [
    ...values.grades.map(({ id, price }) => ({
      typed: price,
      known: offers.find(({ grade, known }) => grade === id && String(known?.price) === price)?.known,
    })),
    { typed: values.cropPrice, known: String(cropPrice?.price) === values.cropPrice ? cropPrice : null },
  ].filter(({ typed }) => typed !== '')
  return known.map((one) => one.known?.date ?? day).sort()[0] ?? day
}
