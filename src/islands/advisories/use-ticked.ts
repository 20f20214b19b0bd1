import type { Advisory } from '../../contracts/advisories.ts'
import { useMoment } from '../home/use-moment.ts'

/** The list as it stands; what was touched just now stays where it was for a moment. */
export function useTicked(list: readonly Advisory[]) {
  const [touched, onTick] = useMoment<string>()
  return {
    /** Where each stands: as if what was touched had not been. */
    places: list.map((each) => (each.id === touched ? { ...each, done: !each.done } : each)),
    now: new Map(list.map((each) => [each.id, each])),
    onTick,
  }
}
