import { useState } from 'react'
import type { Advisory } from '../../contracts/advisories.ts'
import { useTemporaryState } from '../home/use-moment.ts'

/** Last ticked advisory and the ids after it before the list was reordered. */
interface Last {
  id: string
  after: string[]
}

/** Returns the list. A newly ticked advisory stays in place for a moment, then moves down and leaves an undo button. */
export function useTicked(list: readonly Advisory[]) {
  const [touched, hold] = useTemporaryState<string>()
  const [last, setLast] = useState<Last | null>(null)
  const ticked = list.find(({ id }) => id === last?.id) ?? null
  const sunk = ticked?.done && touched !== ticked.id ? ticked : null
  return {
    /** Sort positions without the tick still being shown. The ticked row has both its positions. */
    places: placesOf(list, touched, last),
    now: new Map(list.map((each) => [each.id, each])),
    touched,
    /** Row whose old place shows the undo button. */
    sunk,
    last: last?.id ?? null,
    onTick(id: string) {
      const at = list.findIndex((each) => each.id === id)
      hold(id)
      setLast(list[at]?.done ? null : { id, after: list.slice(at + 1).map((each) => each.id) })
    },
  }
}

function placesOf(list: readonly Advisory[], touched: string | null, last: Last | null): Advisory[] {
  const ticked = list.find(({ id }) => id === last?.id)
  if (!last || !ticked) return list.map((each) => (each.id === touched ? { ...each, done: !each.done } : each))
  const rest = list.filter(({ id }) => id !== last.id)
  const next = rest.findIndex(({ id, done }) => !done && last.after.includes(id))
  const at = next < 0 ? rest.length : next
  const sunk = ticked.done && touched !== last.id ? [ticked] : []
  return [...rest.slice(0, at), { ...ticked, done: false }, ...rest.slice(at), ...sunk]
}
