import { NOTIFICATION_SWITCHES } from '../../contracts/notification-switches.ts'
import { usePage } from '../lib/page.tsx'

/** Calls only where there are any. */
export function useOfferedSwitches() {
  const { calls } = usePage()
  return NOTIFICATION_SWITCHES.filter((name) => name !== 'calls' || calls)
}
