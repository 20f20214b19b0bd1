import type { ListedFarmer } from '../../contracts/admin.ts'
import { SIGN_UP_CHANNELS } from '../../contracts/channels.ts'
import { readablePhone } from '../../contracts/readable-phone.ts'
import { formatDate } from '../lib/format-time.ts'
import { usePage } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { arrivalLabel, type ChannelsScreenProps, type UrlWithParams } from './shown.ts'

export function FarmersByChannel({ shown, addressWith }: { shown: ChannelsScreenProps; addressWith: UrlWithParams }) {
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
            {SIGN_UP_CHANNELS.map((by) => (
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
        {arrivalLabel(arrivedBy ?? 'unknown', t)}
        {webAt ? null : ` · ${t('reach.plain')}`}
        {lastActiveAt ? ` · ${formatDate(lastActiveAt.slice(0, 10), t)}` : null}
      </p>
      <p className="small soft">{ways.join(' · ')}</p>
    </li>
  )
}
