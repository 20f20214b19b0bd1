import type { ChannelFigures, Cost } from '../../contracts/channel-figures.ts'
import type { Translate } from '../../words/translate.ts'
import { groupThousands } from '../admin/grouped.ts'
import { usePage } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import { arrivalLabel, type ChannelsScreenProps, type UrlWithParams } from './shown.ts'

export function SignUpFigures({
  analytics,
  addressWith,
}: {
  analytics: ChannelsScreenProps['analytics']
  addressWith: UrlWithParams
}) {
  const { t } = usePage()
  const { totalFarmers, arrivedBy, everOnWeb, activeBy } = analytics
  return (
    <div className="halves">
      <Card title={t('reach.arrived')}>
        <Lines
          lines={[
            ...arrivedBy.map(({ by, count }) => ({
              name: arrivalLabel(by, t),
              n: count,
              href: `${addressWith({ of: 'arrived', is: by })}#who`,
            })),
            { name: t('reach.plain'), n: totalFarmers - everOnWeb, href: `${addressWith({ of: 'plain' })}#who` },
          ]}
        />
      </Card>
      <Card title={t('reach.activeBy')}>
        <Lines lines={activeBy.map(({ by, count }) => ({ name: arrivalLabel(by, t), n: count }))} />
      </Card>
    </div>
  )
}

/** Dials, SMS and calls in the selected period. */
export function ChannelTraffic({ figures: { dials, sms, calls } }: { figures: ChannelFigures }) {
  const { t } = usePage()
  return (
    <div className="halves">
      <Card title={t('reach.dials')}>
        <Lines lines={dials.ended.map(({ name, n }) => ({ name: endOf(name, t), n }))} />
        <Left lines={dials.left} />
        <Costs cost={dials.cost} n={dials.n} />
      </Card>
      <Card title="SMS">
        <p>{t('reach.sent', { n: groupThousands(sms.sent), segments: groupThousands(sms.segments) })}</p>
        <Costs cost={sms.cost} n={sms.sent} />
        <p className="soft small">{t('reach.words')}</p>
        <Lines lines={sms.words} />
      </Card>
      <Card title={t('reach.calls')}>
        <Lines lines={calls.n} />
        {calls.seconds > 0 ? <p>{t('reach.minutes', { n: groupThousands(Math.ceil(calls.seconds / 60)) })}</p> : null}
        <Left lines={calls.left} />
        {calls.told.length > 0 ? <p className="soft small">{t('reach.told')}</p> : null}
        {calls.told.length > 0 ? <Lines lines={calls.told} /> : null}
        <Costs cost={calls.cost} n={calls.n.reduce((sum, { n }) => sum + n, 0)} />
      </Card>
    </div>
  )
}

function Lines({ lines }: { lines: { name: string; n: number; href?: string }[] }) {
  const { t } = usePage()
  if (lines.length === 0) return <p className="soft small">{t('reach.none')}</p>
  return (
    <ul className="list">
      {lines.map(({ name, n, href }) => (
        <li key={name} className="row between">
          {href ? <a href={href}>{name}</a> : <span>{name}</span>}
          <b className="figures">{groupThousands(n)}</b>
        </li>
      ))}
    </ul>
  )
}

function Left({ lines }: { lines: { name: string; n: number }[] }) {
  const { t } = usePage()
  if (lines.length === 0) return null
  return (
    <>
      <p className="soft small">{t('reach.leave')}</p>
      <Lines lines={lines} />
    </>
  )
}

/** Costs that the provider reported, or a note that there are none. */
function Costs({ cost: { paid, unpriced }, n }: { cost: Cost; n: number }) {
  const { t } = usePage()
  if (n === 0) return null
  const costs = paid.map(({ currency, amount }) => `${currency} ${amount}`).join(' + ')
  return (
    <p>
      {costs ? t('reach.cost', { cost: costs }) : t('reach.noCost')}
      {costs && unpriced > 0 ? ` (${t('reach.unpriced', { n: groupThousands(unpriced) })})` : null}
    </p>
  )
}

const ENDS = ['finished', 'left', 'failed', 'open'] as const
const endOf = (name: string, t: Translate) => {
  const known = ENDS.find((end) => end === name)
  return known ? t(`reach.end.${known}`) : name
}
