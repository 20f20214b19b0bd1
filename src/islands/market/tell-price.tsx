import { type SubmitEvent, useRef, useState } from 'react'
import { reportPrice } from '../../contracts/calls/market.ts'
import { CROP_IDS, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import { PRICE_REPORT_UNIT_IDS, type PriceReportUnit } from '../../contracts/market.ts'
import { CURRENCIES, parseAmount } from '../../contracts/prices.ts'
import { useTranslate } from '../lib/page.tsx'
import { focusFirstError, useSubmittedForm } from '../lib/sent-form.ts'
import { useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select, TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'

const CONFLICT = 409

/** Form to report a price seen at a market. An outlier needs confirmation before it is stored. */
export function PriceReportForm({ country, own }: { country: Country; own: readonly CropId[] }) {
  const t = useTranslate()
  const sent = useSubmittedForm()
  const crops = [...new Set([...own, ...CROP_IDS.map(canonicalCrop)])]
  const { form, errors, doubt, sending, submit } = useReport()
  return (
    <Card title={t('market.tell')} tone="leaf">
      <form ref={form} className="stack" method="post" action={reportPrice.form.at} noValidate onSubmit={submit}>
        <Select
          label={t('prices.crop')}
          name="crop"
          defaultValue={sent.text('crop') || own[0]}
          error={errors.crop}
          options={crops.map((value) => ({ value, label: t(`crop.${value}`) }))}
        />
        <PriceAndUnit country={country} errors={errors} />
        <TextInput
          label={t('prices.market')}
          name="market"
          maxLength={60}
          defaultValue={sent.text('market')}
          error={errors.market}
          required
        />
        <label className="choice">
          <input type="checkbox" name="sold" value="true" defaultChecked={sent.text('sold') === 'true'} />
          <span>{t('market.sold')}</span>
        </label>
        {doubt ? <Notice tone="sun">{doubt}</Notice> : null}
        <Button type="submit" wide icon="send" pending={sending} pendingText={t('question.sending')}>
          {t('market.send')}
        </Button>
        {doubt ? (
          <Button type="submit" name="sure" value="true" variant="secondary" wide>
            {t('market.sure')}
          </Button>
        ) : null}
      </form>
    </Card>
  )
}

/** Sends the form; `doubt` asks to confirm an outlier. */
function useReport() {
  const t = useTranslate()
  const sent = useSubmittedForm()
  const [errors, setErrors] = useState<Record<string, string>>(sent.fields)
  const [doubt, setDoubt] = useState(sent.message)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { send } = useSend(reportPrice, {
    onFailed({ status, fields, sentence }) {
      setErrors(fields)
      if (Object.keys(fields).length === 0) setDoubt(sentence || t('market.failed'))
      if (status !== CONFLICT) focusFirstError(form.current)
    },
    onHeld: () => form.current?.reset(),
    done: 'market.thanks',
    onDone() {
      form.current?.reset()
      setDoubt(null)
    },
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const report = reportIn(new FormData(event.currentTarget, event.nativeEvent.submitter))
    setErrors({})
    setSending(true)
    await send(report)
    setSending(false)
  }

  return { form, errors, doubt, sending, submit }
}

function reportIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    crop: text('crop') as CropId,
    price: parseAmount(text('price')),
    unit: text('unit') as PriceReportUnit,
    market: text('market'),
    sold: form.has('sold'),
    sure: text('sure') === 'true',
  }
}

function PriceAndUnit({ country, errors }: { country: Country; errors: Record<string, string> }) {
  const t = useTranslate()
  const sent = useSubmittedForm()
  return (
    <div className="two">
      <TextInput
        label={`${t('market.price')} (${CURRENCIES[country].sign})`}
        name="price"
        inputMode="decimal"
        defaultValue={sent.text('price')}
        error={errors.price}
        required
      />
      <Select
        label={t('market.unit')}
        name="unit"
        defaultValue={sent.text('unit') || 'kg'}
        error={errors.unit}
        options={PRICE_REPORT_UNIT_IDS.map((value) => ({ value, label: t(`market.unit.${value}`) }))}
      />
    </div>
  )
}
