import { CHANNELS_PATH } from '../../contracts/admin-tabs.ts'
import { addressWithQuery } from '../../contracts/call.ts'
import { AdminFrame } from '../admin/frame.tsx'
import { usePage } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { FarmersByChannel } from './farmers.tsx'
import { ChannelTraffic, SignUpFigures } from './figures.tsx'
import type { ChannelsScreenProps, UrlWithParams } from './shown.ts'

const DAYS = [1, 7, 30]

/** Figures by channel: arrivals, USSD dials, SMS, calls and their cost; below, the list of farmers. */
export default function ChannelsScreen() {
  const { t, props } = usePage<ChannelsScreenProps>()
  const { figures, days, analytics } = props
  const addressWith: UrlWithParams = (more) => addressWithQuery(CHANNELS_PATH, { days, ...more })
  return (
    <AdminFrame tab="channels">
      <div className="stack stack-s">
        <h1>{t('reach.title')}</h1>
        <p className="soft">{t('reach.about')}</p>
      </div>
      <SignUpFigures analytics={analytics} addressWith={addressWith} />
      <div className="row">
        {DAYS.map((each) => (
          <ButtonLink
            key={each}
            href={addressWith({ days: each })}
            variant={each === days ? 'primary' : 'secondary'}
            aria-current={each === days ? 'true' : undefined}
          >
            {t('reach.days', { n: each })}
          </ButtonLink>
        ))}
      </div>
      <ChannelTraffic figures={figures} />
      <FarmersByChannel shown={props} addressWith={addressWith} />
    </AdminFrame>
  )
}
