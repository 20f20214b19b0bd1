import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePage } from '../lib/page.tsx'
import { dateTimeWords } from '../lib/words-of-time.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { InstallHint } from './install-hint.tsx'
import { onSituation, readSituation } from './situation.ts'
import { isDeliberate } from './waiting.ts'
import { WaitingPanel } from './waiting-panel.tsx'

/** Over the foot of the page: that there is no network and how old the page is, what waits to be sent, and the install hint. */
export function OfflineBar({ userId }: { userId: string | null }) {
  const { online, kept, newer, waiting } = useSyncExternalStore(onSituation, readSituation)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      document.documentElement.style.setProperty('--offline-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`)
    })
    watch.observe(bar.current!)
    return () => watch.disconnect()
  }, [])
  return (
    <aside className="offline" ref={bar}>
      {!online || kept ? <Network online={online} kept={kept} newer={newer} /> : null}
      {userId && waiting.some(isDeliberate) ? <WaitingRow userId={userId} /> : null}
      {userId ? <InstallHint /> : null}
    </aside>
  )
}

function Network({ online, kept, newer }: { online: boolean; kept: boolean; newer: boolean }) {
  const { t, now } = usePage()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="offline-row" role="status">
      <Icon name="offline" />
      <p>
        {online ? t('offline.slow') : t('offline.banner')}{' '}
        {kept || !online ? t('offline.updated', { time: dateTimeWords(now, t, zone) }) : null}
      </p>
      {newer ? (
        <Button variant="sun" onClick={() => location.reload()}>
          {t('offline.showNew')}
        </Button>
      ) : null}
    </div>
  )
}

function WaitingRow({ userId }: { userId: string }) {
  const { t } = usePage()
  const { waiting } = useSyncExternalStore(onSituation, readSituation)
  const [open, setOpen] = useState(false)
  const own = waiting.filter(isDeliberate)
  const refused = own.filter(({ refusal }) => refusal !== null).length
  const waits = own.length - refused
  return (
    <>
      <div className="offline-row" role="status">
        <Icon name={refused > 0 ? 'warning' : 'clock'} />
        <p>
          {waits > 0 ? t('offline.waiting', { n: waits }) : null}
          {waits > 0 && refused > 0 ? ' · ' : null}
          {refused > 0 ? t('offline.refusedCount', { n: refused }) : null}
        </p>
        <Button
          variant="sun"
          aria-expanded={open}
          aria-controls="offline-waiting"
          onClick={() => setOpen((before) => !before)}
        >
          {open ? t('app.close') : t('offline.show')}
        </Button>
      </div>
      {open ? <WaitingPanel userId={userId} /> : null}
    </>
  )
}
