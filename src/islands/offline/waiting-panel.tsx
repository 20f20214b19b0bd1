import { useState, useSyncExternalStore } from 'react'
import { useT } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { flush } from './phone.ts'
import { onSituation, readSituation, setSituation } from './situation.ts'
import { isDeliberate } from './waiting.ts'
import { WaitingItem } from './waiting-item.tsx'

/** List of all pending writes on this phone, oldest first. */
export function WaitingPanel({ userId }: { userId: string }) {
  const t = useT()
  const { waiting, sending } = useSyncExternalStore(onSituation, readSituation)
  const [tried, setTried] = useState(false)

  async function sendNow() {
    setSituation({ sending: true })
    const { empty } = await flush(userId).finally(() => setSituation({ sending: false }))
    setTried(!empty)
    if (!empty) toast({ title: t('offline.title'), description: t('offline.stillNone') })
  }

  return (
    <section className="stack" aria-label={t('offline.panel')}>
      <p>{t('offline.panelText')}</p>
      <ul className="list">
        {waiting.filter(isDeliberate).map((item) => (
          <WaitingItem key={item.id} item={item} onAgain={sendNow} />
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
