import { coordinatesOf } from '../../contracts/shapes.ts'
import { farmUtcOffset } from './farm-utc-offset.ts'
import { shiftHours } from './format-time.ts'
import { useNow } from './now.ts'
import { useUser } from './use-user.ts'

/** Today on the user's farm, `YYYY-MM-DD`, the same on the server and the phone. */
export function useFarmDay(): string {
  const { user } = useUser()
  return shiftHours(useNow(), farmUtcOffset(coordinatesOf(user?.location))).slice(0, 10)
}
