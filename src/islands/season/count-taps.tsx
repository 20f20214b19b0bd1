import { pathWith } from '../../contracts/call.ts'
import { addLog } from '../../contracts/calls/season.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useT } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { PressForm } from '../ui/press-form.tsx'
import { type CountRange, countRanges } from './count-ranges.ts'
import { useLog } from './use-log.ts'

/** Buttons to report how many plants are affected; the advice for that count follows. */
export function CountTaps({ cropId, pest, of, act }: { cropId: string; pest: string; of: number; act: number }) {
  const t = useT()
  return (
    <section className="card card-sun stack stack-s" aria-labelledby="count">
      <h2 id="count" className="feedback-title">
        {t('count.title', { of })}
      </h2>
      <div className="row">
        {countRanges(of, act).map((range) => (
          <Tap key={range.from} cropId={cropId} pest={pest} of={of} range={range} />
        ))}
      </div>
    </section>
  )
}

function Tap({ cropId, pest, of, range }: { cropId: string; pest: string; of: number; range: CountRange }) {
  const t = useT()
  const date = useFarmDay()
  const { send, pending } = useLog(cropId)
  const { from, to, counted } = range
  const entry = { kind: 'scouted', date, product: pest, count: counted, of } as const
  return (
    <PressForm action={pathWith(addLog.form.at, { id: cropId })} pending={pending} onPress={() => send(entry)}>
      {Object.entries(entry).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" pending={pending}>
        {to === null ? t('count.more', { from }) : from === to ? String(from) : t('count.range', { from, to })}
      </Button>
    </PressForm>
  )
}
