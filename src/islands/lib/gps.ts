import { useState } from 'react'
import { findPlacesNearPoint } from '../../contracts/calls/places.ts'
import type { PointLocation } from '../../contracts/shapes.ts'
import type { MessageKey } from '../../words/translate.ts'
import { toast } from '../ui/toast-store.ts'
import { fetchRead } from './api.ts'
import { placeName } from './find-place.ts'
import { useTranslate } from './page.tsx'

const PATIENCE_MS = 15_000
/** Maximum age of a cached position: five minutes are good enough for a farm, and save battery. */
const FRESH_MS = 300_000

/** Gets the phone's position and its place name. Every outcome is reported. `unsupported` is the message for browsers without geolocation. */
export function useGps(
  onFound: (point: PointLocation) => void,
  unsupported: Extract<MessageKey, 'gps.unsupported' | 'gps.unsupportedRegister'> = 'gps.unsupported',
) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const fail = (words: MessageKey) => toast({ title: t('app.error.title'), description: t(words), destructive: true })

  async function found({ coords }: GeolocationPosition) {
    const { latitude: lat, longitude: lng } = coords
    onFound({ lat, lng, name: await nameOf(lat, lng) })
    setBusy(false)
    toast({ title: t('app.success.title'), description: t('gps.found') })
  }

  function locate() {
    if (!navigator.geolocation) return fail(unsupported)
    setBusy(true)
    navigator.geolocation.getCurrentPosition(
      found,
      () => {
        setBusy(false)
        fail('gps.denied')
      },
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    )
  }
  return { locate, busy }
}

/** Formats coordinates with four decimals (about 11 m): `9.0579, 7.4951`. */
export const coordinateWords = (lat: number, lng: number) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`

async function nameOf(lat: number, lng: number): Promise<string> {
  try {
    const [place] = await fetchRead(findPlacesNearPoint, { lat, lon: lng, limit: 1 })
    return place ? placeName(place) : coordinateWords(lat, lng)
  } catch {
    return coordinateWords(lat, lng)
  }
}
