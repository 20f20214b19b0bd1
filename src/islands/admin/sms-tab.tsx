import { smsPreviewRead } from '../../contracts/admin.ts'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { BulkCard } from './bulk-card.tsx'
import { Campaigns } from './campaigns.tsx'
import { TestCard } from './test-card.tsx'

/** SMS Advisory Management: a test, a bulk send with what it would cost, what was sent, and what happens by itself. */
export function SmsTab() {
  const { t, props } = usePage()
  const preview = useRead(smsPreviewRead)
  const provider = preview.data?.provider ?? props.smsProvider
  return (
    <>
      <h1>{t('sms.title')}</h1>
      {provider === 'mock' ? <Notice tone="sun">{t('sms.mock')}</Notice> : <Notice tone="leaf">{t('sms.real')}</Notice>}
      <div className="halves">
        <BulkCard preview={preview.data} failed={preview.isError} again={preview.refetch} />
        <TestCard />
      </div>
      <Campaigns />
      <Card title={t('sms.scheduleTitle')} tone="sky">
        <ul className="points">
          <li>{t('sms.schedule1')}</li>
          <li>{t('sms.schedule2')}</li>
          <li>{t('sms.schedule3')}</li>
          <li>{t('sms.schedule4')}</li>
        </ul>
      </Card>
    </>
  )
}
