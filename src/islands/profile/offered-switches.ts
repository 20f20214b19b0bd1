import { NOTIFICATION_SWITCHES } from '../../contracts/notification-switches.ts'
import { usePage } from '../lib/page.tsx'

/** Returns the switches to offer; calls only if the operator has a number. */
export function useOfferedSwitches() {
  const { calls } = usePage()
  return NOTIFICATION_SWITCHES.filter((name) => name !== 'calls' || calls)
}
