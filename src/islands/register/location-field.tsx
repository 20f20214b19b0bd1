import { useRef, useState } from 'react'
import type { PointLocation } from '../../contracts/shapes.ts'
import { coordinateWords, useGps } from '../lib/gps.ts'
import { useT } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/field.tsx'

/** A place by name or by GPS. `onPoint` hears the GPS point, and null when typing lets go of it. */
export function LocationField({
  defaultValue,
  error,
  onPoint,
}: {
  defaultValue: string
  error?: string | null
  onPoint: (point: PointLocation | null) => void
}) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [point, setPoint] = useState<PointLocation | null>(null)
  const change = (next: PointLocation | null) => {
    setPoint(next)
    onPoint(next)
  }
  const { locate, busy } = useGps((found) => {
    if (input.current) input.current.value = found.name
    change(found)
  }, 'gps.unsupportedRegister')
  return (
    <div className="stack stack-s">
      <TextInput
        ref={input}
        label={t('register.location')}
        hint={t('register.locationHint')}
        placeholder={t('register.locationPlaceholder')}
        name="location"
        defaultValue={defaultValue}
        error={error}
        onChange={() => (point ? change(null) : undefined)}
        after={
          <Button variant="secondary" icon="locate" pending={busy} pendingText={t('gps.busy')} onClick={locate}>
            {t('gps.use')}
          </Button>
        }
      />
      {point ? (
        <p className="hint figures" role="status">
          {coordinatesLine(point, t)}
        </p>
      ) : null}
    </div>
  )
}

function coordinatesLine({ lat, lng }: PointLocation, t: ReturnType<typeof useT>): string {
  const [latWords = '', lngWords = ''] = coordinateWords(lat, lng).split(', ')
  return t('gps.coordinates', { lat: latWords, lng: lngWords })
}
