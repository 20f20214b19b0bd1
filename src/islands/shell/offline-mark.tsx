import { useSyncExternalStore } from 'react'
import { getConnectionState, onConnectionChange, setConnectionState } from '../offline/connection-state.ts'
import { Icon } from '../ui/icon.tsx'

const readFolded = () => getConnectionState().folded

/** Header mark that replaces a folded offline notice: its text, and a link to the details. */
export function OfflineIndicator() {
  const folded = useSyncExternalStore(onConnectionChange, readFolded, readFolded)
  if (folded === null) return null
  return (
    <button
      type="button"
      className="bar-link offline-mark"
      aria-label={folded}
      onClick={() => setConnectionState({ folded: null, open: true })}
    >
      <Icon name="offline" />
    </button>
  )
}
