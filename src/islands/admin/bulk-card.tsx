import { useState } from 'react'
import type { SmsPreview } from '../../contracts/admin.ts'
import { adminTabAddress } from '../../contracts/admin-tabs.ts'
import { listCampaigns, previewSms, sendAdvisories } from '../../contracts/calls/admin.ts'
import { refetchReads } from '../lib/api.ts'
import { registerLazyComponent } from '../lib/lazy-component.ts'
import { usePage } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LazyDialog, onPlainClick } from '../ui/lazy-dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { toast } from '../ui/toast-store.ts'
import { LoadFailed } from './load-failed.tsx'
import { SmsFigures } from './sms-figures.tsx'

const loadConfirm = registerLazyComponent(() => import('../ui/confirm-dialog.tsx'))
const ASK = `${adminTabAddress('analytics')}&ask=send`

/** Bulk send with its figures. It asks for confirmation; without JavaScript the question is part of the page. */
export function BulkSmsCard({
  preview,
  failed,
  again,
}: {
  preview: SmsPreview | undefined
  failed: boolean
  again: () => unknown
}) {
  const { t, props } = usePage()
  const confirm = preview ? t('sms.bulkConfirm', { n: preview.recipients }) : t('sms.bulkSubmit')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { send, pending } = useSend(sendAdvisories, {
    failedTitle: 'sms.bulkFailed',
    onDone: ({ message }, _, client) => {
      close()
      toast({ title: t('app.success.title'), description: message || t('sms.bulkDone') })
      refetchReads(client, listCampaigns, previewSms)
    },
  })
  const figures = preview ? <SmsFigures preview={preview} /> : failed ? <LoadFailed retry={again} /> : <Counting />
  return (
    <Card title={t('sms.bulkTitle')}>
      <div className="stack">
        <p>{t('sms.bulkText')}</p>
        {figures}
        {props.askSend ? (
          <ConfirmForm confirm={confirm} />
        ) : preview?.recipients === 0 ? (
          <p>
            <b>{t('audience.nobody')}</b>
          </p>
        ) : (
          <ButtonLink href={ASK} icon="send" wide onClick={onPlainClick(() => setAsking(true))}>
            {t('sms.bulkSubmit')}
          </ButtonLink>
        )}
      </div>
      {asking ? (
        <LazyDialog
          load={loadConfirm}
          href={ASK}
          dialog={{
            title: t('sms.bulkTitle'),
            text: t('sms.bulkAsk'),
            confirm,
            pendingText: t('sms.bulkPending'),
            pending,
            onConfirm: () => void send(),
            onClose: close,
            children: figures,
          }}
        />
      ) : null}
    </Card>
  )
}

function Counting() {
  const { t } = usePage()
  return (
    <div className="figures-wait">
      <Spinner text={t('sms.counting')} />
    </div>
  )
}

/** Confirmation before sending, without JavaScript. */
function ConfirmForm({ confirm }: { confirm: string }) {
  const { t } = usePage()
  return (
    <form className="stack notice notice-sun" method="post" action={sendAdvisories.form.at}>
      <p>
        <b>{t('sms.bulkAsk')}</b>
      </p>
      <div className="row">
        <Button type="submit" icon="send">
          {confirm}
        </Button>
        <ButtonLink href={adminTabAddress('analytics')} variant="secondary">
          {t('app.cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}
