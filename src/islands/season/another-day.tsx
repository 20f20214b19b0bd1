import { type FormEvent, useRef, useState } from 'react'
import { fillPath } from '../../contracts/call.ts'
import { addLogEntry } from '../../contracts/calls/season.ts'
import type { Crop } from '../../contracts/crop.ts'
import { LOG_KINDS, LOG_UNITS, type LogKind, type LogUnit, UNITS_OF_LOG_KIND } from '../../contracts/season.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Select, TextInput } from '../ui/field.tsx'
import { useAddLogEntry } from './use-log.ts'

/** Form to log any activity on any day, with its amount. */
export function LogOtherDayForm({ crop }: { crop: Crop }) {
  const t = useTranslate()
  const today = useFarmDay()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<LogKind>('weeded')
  const { send, pending, error } = useAddLogEntry(crop.id, { onDone: () => form.current?.reset() })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    void send(entryIn(new FormData(event.currentTarget)))
  }
  return (
    <details className="card fold">
      <summary>{t('season.more')}</summary>
      <form
        ref={form}
        className="stack"
        method="post"
        action={fillPath(addLogEntry.form.at, { id: crop.id })}
        noValidate
        onSubmit={submit}
      >
        <Select
          label={t('season.what')}
          name="kind"
          options={LOG_KINDS.map((value) => ({ value, label: t(`did.${value}`) }))}
          defaultValue={kind}
          error={error?.fields.kind}
          onChange={(event) => setKind(event.currentTarget.value as LogKind)}
        />
        <TextInput
          type="date"
          label={t('season.when')}
          name="date"
          max={today}
          defaultValue={today}
          error={error?.fields.date}
        />
        <div className="two">
          <TextInput
            inputMode="decimal"
            label={t('season.amount')}
            name="amount"
            error={error?.fields.amount}
            defaultValue=""
          />
          <Select
            label={t('season.unit')}
            name="unit"
            options={(UNITS_OF_LOG_KIND[kind] ?? LOG_UNITS).map((value) => ({ value, label: t(`unit.${value}`) }))}
            error={error?.fields.unit}
          />
        </div>
        <Button type="submit" pending={pending}>
          {t('season.save')}
        </Button>
      </form>
    </details>
  )
}

function entryIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const amount = text('amount') === '' ? null : Number(text('amount').replace(',', '.'))
  const unit = amount === null ? null : (text('unit') as LogUnit)
  return { kind: text('kind') as LogKind, date: text('date'), amount, unit }
}
