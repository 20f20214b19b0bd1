import { previewSms } from '../../contracts/calls/admin.ts'
import { SMS_PROVIDERS, type SmsProviderId } from '../../contracts/sms-providers.ts'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { BulkSmsCard } from './bulk-card.tsx'
import { Campaigns } from './campaigns.tsx'
import { TestSmsCard } from './test-card.tsx'

/** SMS tab: a test message, a bulk send with its cost, past campaigns, and scheduled ones. */
export function SmsTab() {
  const { t, props } = usePage<{ smsProvider: SmsProviderId }>()
  const preview = useRead(previewSms)
  const { name, sends } = SMS_PROVIDERS[preview.data?.provider ?? props.smsProvider]
  return (
    <>
      <h1>{t('sms.title')}</h1>
      <Notice tone={sends ? 'leaf' : 'sun'}>{sends ? t('sms.real', { provider: name }) : t('sms.mock')}</Notice>
      <div className="halves">
        <BulkSmsCard preview={preview.data} failed={preview.isError} again={preview.refetch} />
        <TestSmsCard />
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
