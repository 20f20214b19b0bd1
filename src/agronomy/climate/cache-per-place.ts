import type { Place } from '../types.ts'

interface Known<Value> extends Place {
  value: Value
}

export function cachePerPlace<Value>(work: (place: Place) => Value, most = 1024): (place: Place) => Value {
  const known = new Map<number, Known<Value>>()
  let last: Known<Value> | undefined
  return (place) => {
    if (last && isAt(last, place)) return last.value
    const { lat, lng, elevation, country, state } = place
    const key = lat * 1000 + lng
    let found = known.get(key)
    if (!found || !isAt(found, place)) {
      if (known.size >= most) known.clear()
      found = { lat, lng, elevation, country, state, value: work(place) }
      known.set(key, found)
    }
    last = found
    return found.value
  }
}

const isAt = (known: Place, place: Place): boolean =>
  known.lat === place.lat &&
  known.lng === place.lng &&
  known.elevation === place.elevation &&
  known.country === place.country &&
  known.state === place.state
