import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { formatDateTime, phoneUtcOffset } from '../lib/format-time.ts'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { applyPendingWrites } from './apply-pending-writes.ts'
import { getConnectionState, onConnectionChange, setConnectionState } from './connection-state.ts'
import { InstallHint } from './install-hint.tsx'
import { isUserWrite } from './pending-write.ts'
import { PendingWritesPanel } from './pending-writes-panel.tsx'

/** Time that the line is shown after a change, before it folds into a mark in the header. */
const FOLDS_AFTER_MS = 4000

/** Bar at the bottom of the page: offline state and age of the copy, pending writes, install hint. */
export function OfflineBar({ userId, client }: { userId: string | null; client: QueryClient }) {
  const { online, fromCache, waiting, folded } = useSyncExternalStore(onConnectionChange, getConnectionState)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      document.documentElement.style.setProperty('--offline-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`)
    })
    watch.observe(bar.current!)
    return () => watch.disconnect()
  }, [])
  useEffect(() => applyPendingWrites(client, waiting), [client, waiting])
  const tells = !online || fromCache || (userId !== null && waiting.some(isUserWrite))
  return (
    <aside className="offline" ref={bar}>
      {tells ? <SituationText userId={userId} /> : null}
      {userId && (folded === null || !tells) ? <InstallHint /> : null}
    </aside>
  )
}

function SituationText({ userId }: { userId: string | null }) {
  const { t } = usePage()
  const { online, fromCache, newer, waiting, folded, open } = useSyncExternalStore(
    onConnectionChange,
    getConnectionState,
  )
  const own = userId === null ? [] : waiting.filter(isUserWrite)
  const refused = own.filter(({ refusal }) => refusal !== null).length
  const waits = own.length - refused
  const age = useAge()
  const counts = [
    waits > 0 ? t('offline.waiting', { n: waits }) : '',
    refused > 0 ? t('offline.refusedCount', { n: refused }) : '',
  ].filter(Boolean)
  const network = online ? (fromCache ? t('offline.slow') : '') : t('offline.title')
  const line = [network, ...(counts.length > 0 ? counts : online ? [] : [age])].filter(Boolean).join(' · ')
  // A line that needs a decision does not fold.
  const stays = open || newer || refused > 0
  useEffect(() => {
    setConnectionState({ folded: null })
    if (stays) return
    const timer = setTimeout(() => setConnectionState({ folded: line }), FOLDS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [line, stays])
  useEffect(() => () => setConnectionState({ folded: null, open: false }), [])
  if (folded !== null) return null
  return (
    <>
      <div className="offline-line" role="status">
        <Icon name={refused > 0 ? 'warning' : online && !fromCache ? 'clock' : 'offline'} />
        <p>{line}</p>
        {newer ? (
          <Button variant="quiet" onClick={() => location.reload()}>
            {t('offline.showNew')}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-controls="offline-details"
          onClick={() => setConnectionState({ open: !open })}
        >
          {open ? t('app.close') : t('offline.show')}
        </Button>
      </div>
      {open ? (
        <div id="offline-details" className="offline-panel stack">
          {!online || fromCache ? (
            <p>
              {online ? t('offline.slow') : t('offline.banner')} {age}
            </p>
          ) : null}
          {userId && own.length > 0 ? <PendingWritesPanel userId={userId} /> : null}
        </div>
      ) : null}
    </>
  )
}

function useAge(): string {
  const { t, now } = usePage()
  return t('offline.updated', { time: formatDateTime(now, t, phoneUtcOffset(now)) })
}
