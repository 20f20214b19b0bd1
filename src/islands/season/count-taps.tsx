import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fillPath, withPathParams } from '../../contracts/call.ts'
import { getAdvisory } from '../../contracts/calls/advisories.ts'
import { addLogEntry } from '../../contracts/calls/season.ts'
import { refetchReads } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { type CountRange, countRanges } from './count-ranges.ts'
import { useAddLogEntry } from './use-log.ts'

interface Counting {
  advisoryId: string
  cropId: string
  pest: string
  of: number
  act: number
  /** Extra button beside the question. */
  children?: ReactNode
}

/** Buttons to report the number of affected plants. The advice for that count follows. */
export function PlantCountButtons({ of, act, children, ...asked }: Counting) {
  const t = useTranslate()
  return (
    <section aria-labelledby="count">
      <div className="count-head">
        <h2 id="count">{t('count.title', { of })}</h2>
        {children}
      </div>
      <div className="count-taps">
        {countRanges(of, act).map((range) => (
          <Tap key={range.from} {...asked} of={of} range={range} />
        ))}
      </div>
    </section>
  )
}

function Tap({ advisoryId, cropId, pest, of, range }: Omit<Counting, 'act'> & { range: CountRange }) {
  const t = useTranslate()
  const date = useFarmDay()
  const client = useQueryClient()
  // The log entry closes the advisory that asked for the count.
  const { send, pending } = useAddLogEntry(cropId, {
    onDone: () => refetchReads(client, withPathParams(getAdvisory, { id: advisoryId })),
  })
  const { from, to, counted } = range
  const entry = { kind: 'scouted', date, product: pest, count: counted, of } as const
  return (
    <SingleButtonForm
      action={fillPath(addLogEntry.form.at, { id: cropId })}
      pending={pending}
      onPress={() => send(entry)}
    >
      {Object.entries(entry).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" pending={pending}>
        {to === null ? t('count.more', { from }) : from === to ? String(from) : t('count.range', { from, to })}
      </Button>
    </SingleButtonForm>
  )
}
