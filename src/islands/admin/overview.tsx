import type { Analytics } from '../../contracts/admin.ts'
import { adminTabAddress, farmersAddress } from '../../contracts/admin-tabs.ts'
import { getAnalytics } from '../../contracts/calls/admin.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { Progress } from '../ui/progress.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { cropName, Feedback } from './advice-feedback.tsx'
import { groupThousands } from './grouped.ts'
import { LoadFailed } from './load-failed.tsx'
import { OpenTasks } from './needs.tsx'
import { StatesMap } from './states-map.tsx'
import { WeeklyUsage } from './weeks.tsx'

export function Overview() {
  const { t, appName } = usePage()
  const { data, isError, refetch } = useRead(getAnalytics)
  return (
    <>
      <h1>{t('admin.title')}</h1>
      <OpenTasks />
      {data?.totalFarmers === 0 ? (
        <Card tone="leaf" title={t('admin.welcomeTitle')}>
          <p>{t('admin.welcome', { app: appName })}</p>
        </Card>
      ) : null}
      {data ? <Totals analytics={data} /> : isError ? <LoadFailed retry={refetch} /> : <Spinner />}
      <StatesMap />
      <WeeklyUsage />
      {data ? <Distributions analytics={data} /> : null}
      {data ? <Feedback lines={data.adviceFeedback} /> : null}
    </>
  )
}

function Totals({ analytics: { totalFarmers, activeUsers, totalPosts } }: { analytics: Analytics }) {
  const { t } = usePage()
  return (
    <dl className="stats">
      <Stat icon="users" name={t('admin.totalFarmers')} value={totalFarmers} href={adminTabAddress('exports')} />
      <Stat icon="clock" name={t('admin.activeUsers')} value={activeUsers} href={farmersAddress('active')} />
      <Stat icon="community" name={t('admin.totalPosts')} value={totalPosts} href={adminTabAddress('content')} />
    </dl>
  )
}

function Distributions({ analytics }: { analytics: Analytics }) {
  const { t } = usePage()
  const { totalFarmers, regionalDistribution, cropDistribution } = analytics
  return (
    <div className="halves">
      <Bars
        title={t('admin.regions')}
        text={t('admin.regionsText')}
        none={t('admin.noRegions')}
        of={totalFarmers}
        bars={regionalDistribution.map(({ location, count }) => ({
          name: location,
          count,
          href: farmersAddress('region', location),
        }))}
      />
      <Bars
        title={t('admin.crops')}
        text={t('admin.cropsText')}
        none={t('admin.noCrops')}
        of={totalFarmers}
        bars={cropDistribution.map(({ crop, count }) => ({
          name: cropName(crop, t),
          count,
          href: farmersAddress('crop', crop),
        }))}
      />
    </div>
  )
}

const Stat = ({ icon, name, value, href }: { icon: IconName; name: string; value: number; href: string }) => (
  <div className="card stat">
    <Icon name={icon} />
    <dt>
      <a href={href}>{name}</a>
    </dt>
    <dd className="figures">{groupThousands(value)}</dd>
  </div>
)

/** Bar chart of all values. Widths are relative to the largest value, percentages to all farmers. */
function Bars({
  title,
  text,
  none,
  of,
  bars,
}: {
  title: string
  text: string
  none: string
  of: number
  bars: { name: string; count: number; href: string }[]
}) {
  const { t } = usePage()
  const largest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <Card title={title}>
      <p className="soft small">{bars.length > 0 ? text : none}</p>
      <ul className="list bars">
        {bars.map(({ name, count, href }) => (
          <li key={name}>
            <span className="bar-words">
              <a href={href}>{name}</a>
              <span className="figures">
                {t('admin.share', {
                  count: groupThousands(count),
                  percent: of > 0 ? Math.round((100 * count) / of) : 0,
                })}
              </span>
            </span>
            <Progress value={count} max={largest} label={name} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
