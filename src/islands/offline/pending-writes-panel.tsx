import { useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { getConnectionState, onConnectionChange, setConnectionState } from './connection-state.ts'
import { isUserWrite } from './pending-write.ts'
import { PendingWriteItem } from './pending-write-item.tsx'
import { flushOutbox } from './phone-outbox.ts'

/** List of all pending writes on this phone, oldest first. */
export function PendingWritesPanel({ userId }: { userId: string }) {
  const t = useTranslate()
  const { waiting, sending } = useSyncExternalStore(onConnectionChange, getConnectionState)
  const [tried, setTried] = useState(false)

  async function sendNow() {
    setConnectionState({ sending: true })
    const { empty } = await flushOutbox(userId).finally(() => setConnectionState({ sending: false }))
    setTried(!empty)
    if (!empty) toast({ title: t('offline.title'), description: t('offline.stillNone') })
  }

  return (
    <section className="stack" aria-label={t('offline.panel')}>
      <p>{t('offline.panelText')}</p>
      <ul className="list">
        {waiting.filter(isUserWrite).map((item) => (
          <PendingWriteItem key={item.id} item={item} onAgain={sendNow} />
        ))}
      </ul>
      {waiting.some(({ refusal }) => refusal === null) ? (
        <Button icon="send" pending={sending} pendingText={t('offline.sending')} onClick={() => void sendNow()}>
          {t('offline.sendNow')}
        </Button>
      ) : null}
      {tried ? <p className="small">{t('offline.stillNone')}</p> : null}
    </section>
  )
}
