import { useRef, useState } from 'react'
import type { PointLocation } from '../../contracts/shapes.ts'
import { coordinateWords, useGps } from '../lib/gps.ts'
import { useT } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/field.tsx'

/** A place by name or by GPS. A typed name keeps the coordinates there are; GPS brings its own, told to `onPoint`. */
export function PlaceField({
  defaultValue,
  stored,
  error,
  onPoint,
}: {
  defaultValue: string
  stored: PointLocation | null
  error?: string | null
  onPoint: (point: PointLocation) => void
}) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [point, setPoint] = useState(stored)
  const { locate, busy } = useGps((found) => {
    if (input.current) input.current.value = found.name
    setPoint(found)
    onPoint(found)
  })
  const [lat = '', lng = ''] = point ? coordinateWords(point.lat, point.lng).split(', ') : []
  return (
    <div className="stack stack-s">
      <TextInput
        ref={input}
        label={t('profile.place')}
        hint={t('profile.placeHint')}
        placeholder={t('profile.placeholder')}
        name="location"
        defaultValue={defaultValue}
        error={error}
        after={
          <Button variant="secondary" icon="locate" pending={busy} pendingText={t('gps.busy')} onClick={locate}>
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
