import type { Analytics, FarmersQuery, ListedFarmer } from '../../contracts/admin.ts'
import { CHANNELS } from '../../contracts/admin-tabs.ts'
import { addressOf } from '../../contracts/call.ts'
import type { ChannelFigures, Cost } from '../../contracts/channel-figures.ts'
import { ARRIVALS } from '../../contracts/channels.ts'
import { readablePhone } from '../../contracts/readable-phone.ts'
import type { Translate } from '../../words/translate.ts'
import { AdminFrame } from '../admin/frame.tsx'
import { grouped } from '../admin/grouped.ts'
import { usePage } from '../lib/page.tsx'
import { dateWords } from '../lib/words-of-time.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** Page props. */
export interface ChannelsShown {
  figures: ChannelFigures
  days: number
  analytics: Pick<Analytics, 'totalFarmers' | 'arrivedBy' | 'everOnWeb' | 'activeBy'>
  asked: FarmersQuery
  items: ListedFarmer[]
  next: string | null
}

const DAYS = [1, 7, 30]

/** Figures by channel: arrivals, USSD dials, SMS, calls and their cost; below, the list of farmers. */
export default function Channels() {
  const { t, props } = usePage<ChannelsShown>()
  const { figures, days, analytics } = props
  const addressWith: AddressWith = (more) => addressOf(CHANNELS, { days, ...more })
  return (
    <AdminFrame tab="channels">
      <div className="stack stack-s">
        <h1>{t('reach.title')}</h1>
        <p className="soft">{t('reach.about')}</p>
      </div>
      <Arrivals analytics={analytics} addressWith={addressWith} />
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
      <Traffic figures={figures} />
      <Farmers shown={props} addressWith={addressWith} />
    </AdminFrame>
  )
}

/** Address of this page with some parameters replaced. */
type AddressWith = (more: Record<string, string | number | null>) => string

function Arrivals({ analytics, addressWith }: { analytics: ChannelsShown['analytics']; addressWith: AddressWith }) {
  const { t } = usePage()
  const { totalFarmers, arrivedBy, everOnWeb, activeBy } = analytics
  return (
    <div className="halves">
      <Card title={t('reach.arrived')}>
        <Lines
          lines={[
            ...arrivedBy.map(({ by, count }) => ({
              name: wayIn(by, t),
              n: count,
              href: `${addressWith({ of: 'arrived', is: by })}#who`,
            })),
            { name: t('reach.plain'), n: totalFarmers - everOnWeb, href: `${addressWith({ of: 'plain' })}#who` },
          ]}
        />
      </Card>
      <Card title={t('reach.activeBy')}>
        <Lines lines={activeBy.map(({ by, count }) => ({ name: wayIn(by, t), n: count }))} />
      </Card>
    </div>
  )
}

/** Dials, SMS and calls of the chosen days. */
function Traffic({ figures: { dials, sms, calls } }: { figures: ChannelFigures }) {
  const { t } = usePage()
  return (
    <div className="halves">
      <Card title={t('reach.dials')}>
        <Lines lines={dials.ended.map(({ name, n }) => ({ name: endOf(name, t), n }))} />
        <Left lines={dials.left} />
        <Costs cost={dials.cost} n={dials.n} />
      </Card>
      <Card title="SMS">
        <p>{t('reach.sent', { n: grouped(sms.sent), segments: grouped(sms.segments) })}</p>
        <Costs cost={sms.cost} n={sms.sent} />
        <p className="soft small">{t('reach.words')}</p>
        <Lines lines={sms.words} />
      </Card>
      <Card title={t('reach.calls')}>
        <Lines lines={calls.n} />
        {calls.seconds > 0 ? <p>{t('reach.minutes', { n: grouped(Math.ceil(calls.seconds / 60)) })}</p> : null}
        <Left lines={calls.left} />
        {calls.told.length > 0 ? <p className="soft small">{t('reach.told')}</p> : null}
        {calls.told.length > 0 ? <Lines lines={calls.told} /> : null}
        <Costs cost={calls.cost} n={calls.n.reduce((sum, { n }) => sum + n, 0)} />
      </Card>
    </div>
  )
}

function Farmers({ shown, addressWith }: { shown: ChannelsShown; addressWith: AddressWith }) {
  const { t } = usePage()
  const { asked: filter, items, next } = shown
  return (
    <div id="who">
      <Card title={t('reach.list')}>
        <div className="stack">
          <div className="row">
            <Filter href={`${addressWith({})}#who`} on={!filter.of}>
              {t('reach.all')}
            </Filter>
            <Filter href={`${addressWith({ of: 'plain' })}#who`} on={filter.of === 'plain'}>
              {t('reach.plain')}
            </Filter>
            {ARRIVALS.map((by) => (
              <Filter
                key={by}
                href={`${addressWith({ of: 'arrived', is: by })}#who`}
                on={filter.of === 'arrived' && filter.is === by}
              >
                {t(`reach.by.${by}`)}
              </Filter>
            ))}
          </div>
          {items.length === 0 ? <p>{t('reach.none')}</p> : null}
          <ul className="list stack stack-s">
            {items.map((farmer) => (
              <Farmer key={farmer.id} farmer={farmer} />
            ))}
          </ul>
          {next ? (
            <ButtonLink
              href={`${addressWith({ of: filter.of ?? null, is: filter.is || null, before: next })}#who`}
              variant="secondary"
              wide
            >
              {t('admin.older')}
            </ButtonLink>
          ) : null}
        </div>
      </Card>
    </div>
  )
}

const Filter = ({ href, on, children }: { href: string; on: boolean; children: string }) => (
  <ButtonLink href={href} variant={on ? 'primary' : 'secondary'} aria-current={on ? 'true' : undefined}>
    {children}
  </ButtonLink>
)

function Farmer({ farmer }: { farmer: ListedFarmer }) {
  const { t } = usePage()
  const { phone, firstName, lastName, place, arrivedBy, webAt, lastActiveAt, channels } = farmer
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const ways = (['advice', 'warnings', 'answers'] as const).map(
    (matter) => `${t(`profile.matter.${matter}`)}: ${t(`profile.way.${channels[matter]}`)}`,
  )
  return (
    <li>
      <p>
        <b>{name || readablePhone(phone)}</b>
        {name ? ` · ${readablePhone(phone)}` : null}
        {place ? ` · ${place}` : null}
      </p>
      <p className="small soft">
        {wayIn(arrivedBy ?? 'unknown', t)}
        {webAt ? null : ` · ${t('reach.plain')}`}
        {lastActiveAt ? ` · ${dateWords(lastActiveAt.slice(0, 10), t)}` : null}
      </p>
      <p className="small soft">{ways.join(' · ')}</p>
    </li>
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
          <b className="figures">{grouped(n)}</b>
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

/** Costs reported by the provider; says so when there are none. */
function Costs({ cost: { paid, unpriced }, n }: { cost: Cost; n: number }) {
  const { t } = usePage()
  if (n === 0) return null
  const costs = paid.map(({ currency, amount }) => `${currency} ${amount}`).join(' + ')
  return (
    <p>
      {costs ? t('reach.cost', { cost: costs }) : t('reach.noCost')}
      {costs && unpriced > 0 ? ` (${t('reach.unpriced', { n: grouped(unpriced) })})` : null}
    </p>
  )
}

const WAYS_IN = [...ARRIVALS, 'unknown'] as const
const wayIn = (by: string, t: Translate) => {
  const known = WAYS_IN.find((way) => way === by)
  return known ? t(`reach.by.${known}`) : by
}

const ENDS = ['finished', 'left', 'failed', 'open'] as const
const endOf = (name: string, t: Translate) => {
  const known = ENDS.find((end) => end === name)
  return known ? t(`reach.end.${known}`) : name
}
