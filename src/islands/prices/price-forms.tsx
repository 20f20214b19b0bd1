import type { ReactNode } from 'react'
import { savePrice } from '../../contracts/calls/prices.ts'
import { CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import { type Country, GRADES, gradesSoldIn } from '../../contracts/grades.ts'
import { CURRENCIES, type PriceKind } from '../../contracts/prices.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select, TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'

interface Where {
  country: Country
  today: string
}

export function InputPriceForm({ country, today }: Where) {
  const t = useTranslate()
  const { text, error } = useSentPrice('input')
  return (
    <PriceForm kind="input" title={t('prices.addInput')} country={country} today={today}>
      <Select
        label={t('prices.grade')}
        name="item"
        placeholder={t('prices.choose')}
        options={gradesSoldIn(country).map((value) => ({ value, label: GRADES[value].label }))}
        defaultValue={text('item')}
        error={error('item')}
        required
      />
      <TextInput
        inputMode="decimal"
        label={t('prices.bag')}
        name="bagKg"
        defaultValue={text('bagKg') || '50'}
        error={error('bagKg')}
        required
      />
      <Money label={t('prices.perBag')} kind="input" country={country} />
    </PriceForm>
  )
}

/** Form for a new price, prefilled with the crop and market of the last one. */
export function ProducePriceForm({ country, today, last }: Where & { last: { item: string; market: string } | null }) {
  const t = useTranslate()
  const { text, error } = useSentPrice('produce')
  const crops = [...new Set(CROP_IDS.map(canonicalCrop))]
  return (
    <PriceForm
      kind="produce"
      title={t('prices.addProduce')}
      country={country}
      today={today}
      market={last?.market ?? ''}
    >
      <Select
        label={t('prices.crop')}
        name="item"
        placeholder={t('prices.choose')}
        options={crops.map((value) => ({ value, label: t(`crop.${value}`) }))}
        defaultValue={text('item') || last?.item}
        error={error('item')}
        required
      />
      <Money label={t('prices.perKg')} kind="produce" country={country} />
    </PriceForm>
  )
}

function PriceForm({
  kind,
  title,
  country,
  today,
  market = '',
  children,
}: Where & { kind: PriceKind; title: string; market?: string; children: ReactNode }) {
  const t = useTranslate()
  const { text, error, message } = useSentPrice(kind)
  return (
    <Card title={title}>
      <form className="stack price-form-row" method="post" action={savePrice.form.at} noValidate>
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="country" value={country} />
        {children}
        <TextInput
          label={t('prices.market')}
          name="market"
          maxLength={60}
          defaultValue={text('market') || market}
          error={error('market')}
          required={kind === 'produce'}
        />
        <TextInput
          type="date"
          label={t('prices.date')}
          name="date"
          max={today}
          defaultValue={text('date') || today}
          error={error('date')}
          required
        />
        <Button type="submit" icon="plus" wide>
          {t('prices.save')}
        </Button>
      </form>
    </Card>
  )
}

function Money({ label, kind, country }: { label: string; kind: PriceKind; country: Country }) {
  const { text, error } = useSentPrice(kind)
  return (
    <TextInput
      inputMode="decimal"
      label={`${label} (${CURRENCIES[country].sign})`}
      name="price"
      defaultValue={text('price')}
      error={error('price')}
      required
    />
  )
}

/** Returns values and errors if this form was sent without JavaScript, and not the other one. */
function useSentPrice(kind: PriceKind) {
  const sent = useSubmittedForm()
  const mine = sent.text('kind') === kind
  const hasErrors = Object.keys(sent.fields).length > 0
  return {
    text: (name: string) => (mine ? sent.text(name) : ''),
    error: (name: string) => (mine ? (sent.fields[name] ?? null) : null),
    /** General error; null if a field has an error. */
    message: mine && !hasErrors ? sent.message : null,
  }
}
