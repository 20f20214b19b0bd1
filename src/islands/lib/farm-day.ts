import { coordinatesOf } from '../../contracts/shapes.ts'
import { farmHours } from './farm-hours.ts'
import { useNow } from './now.ts'
import { useUser } from './user.ts'
import { ahead } from './words-of-time.ts'

/** Today on the user's farm, `YYYY-MM-DD`, the same on the server and the phone. */
export function useFarmDay(): string {
  const { user } = useUser()
  return ahead(useNow(), farmHours(coordinatesOf(user?.location))).slice(0, 10)
}
