import { useRef, useState } from 'react'
import type { PointLocation } from '../../contracts/shapes.ts'
import { coordinateWords, useGps } from '../lib/gps.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from './button.tsx'
import { TextInput } from './field.tsx'

interface PlaceFieldProps {
  label: string
  hint: string
  placeholder: string
  defaultValue: string
  error?: string | null
  /** Stored coordinates. */
  stored?: PointLocation | null
  /** True: a typed name discards the coordinates, and `onPoint` gets null. Otherwise they stay. */
  typedIsNew?: boolean
  unsupported?: Parameters<typeof useGps>[1]
  onPoint: (point: PointLocation | null) => void
}

/** Input for a place, by name or GPS. `onPoint` receives the coordinates. */
export function PlaceField({ stored = null, typedIsNew = false, unsupported, onPoint, ...field }: PlaceFieldProps) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [point, setPoint] = useState(stored)
  const change = (next: PointLocation | null) => {
    setPoint(next)
    onPoint(next)
  }
  const { locate, busy } = useGps((found) => {
    if (input.current) input.current.value = found.name
    change(found)
  }, unsupported)
  const [lat = '', lng = ''] = point ? coordinateWords(point.lat, point.lng).split(', ') : []
  return (
    <div className="stack stack-s">
      <TextInput
        {...field}
        ref={input}
        name="location"
        onChange={() => (point && typedIsNew ? change(null) : undefined)}
        after={
          <Button
            variant="secondary"
            className="with-script"
            icon="locate"
            pending={busy}
            pendingText={t('gps.busy')}
            onClick={locate}
          >
            {t('gps.use')}
          </Button>
        }
      />
      {point ? (
        <p className="hint figures" role="status">
          {t('gps.coordinates', { lat, lng })}
        </p>
      ) : null}
    </div>
  )
}
