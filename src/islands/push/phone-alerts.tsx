import { useEffect, useState } from 'react'
import { addPushSubscription, removePushSubscription } from '../../contracts/calls/push.ts'
import { usePage } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast-store.ts'
import { type PushAlertState, pushAlertState, subscribeToPush, unsubscribeFromPush } from './this-phone.ts'

/** Push alerts on this phone while the app is closed. The browser asks for permission only after a press. */
export function PhoneAlerts() {
  const { t, appName } = usePage()
  // Known only on the phone: nothing is offered before that, or without JavaScript.
  const [state, setState] = useState<PushAlertState | null>(null)
  const [working, setWorking] = useState(false)
  useEffect(() => {
    pushAlertState().then(setState, () => undefined)
  }, [])
  const tell = useSend(addPushSubscription, {
    onDone: () => setState('on'),
    onFailed: async () => {
      await unsubscribeFromPush()
      sayFailed()
    },
  })
  const forget = useSend(removePushSubscription, {
    // The browser has unsubscribed; the server finds out on its next send.
    onFailed: () => undefined,
  })
  if (state === null) return null

  const sayFailed = () => toast({ title: t('app.error.title'), description: t('push.failed'), destructive: true })
  async function start() {
    const subscription = await subscribeToPush()
    if (subscription) await tell.send(subscription)
    else setState((await pushAlertState()) ?? 'off')
  }
  async function stop() {
    const endpoint = await unsubscribeFromPush()
    setState('off')
    if (endpoint) await forget.send({ endpoint })
  }
  const press = () => {
    setWorking(true)
    ;(state === 'on' ? stop() : start()).catch(sayFailed).finally(() => setWorking(false))
  }
  return (
    <div className="stack stack-s">
      <div aria-live="polite">
        {state === 'denied' ? (
          <Notice tone="sun">{t('push.denied', { app: appName })}</Notice>
        ) : (
          <p className="hint">{t(state === 'on' ? 'push.onText' : 'push.offText')}</p>
        )}
      </div>
      <Button icon="bell" variant="secondary" wide pending={working} pendingText={t('push.wait')} onClick={press}>
        {t(state === 'on' ? 'push.stop' : 'push.start')}
      </Button>
    </div>
  )
}
