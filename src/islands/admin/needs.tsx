import type { OpenTask } from '../../contracts/admin.ts'
import { adminTabAddress, farmersAddress, INBOX_PATH, PRICES_PATH, postsAddress } from '../../contracts/admin-tabs.ts'
import { listOpenTasks } from '../../contracts/calls/admin.ts'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { groupThousands } from './grouped.ts'
import { LoadFailed } from './load-failed.tsx'

/** Link target of each kind of task. */
const TASK_URLS: Record<OpenTask['what'], (of?: string) => string> = {
  database: () => adminTabAddress('overview'),
  smsFailed: () => adminTabAddress('analytics'),
  smsHeld: () => adminTabAddress('analytics'),
  warningFeeds: () => adminTabAddress('overview'),
  questions: () => INBOX_PATH,
  unanswered: () => postsAddress('unanswered'),
  pictures: () => postsAddress('pictures'),
  oldPrices: (country) => `${PRICES_PATH}?country=${country}`,
  placeless: () => farmersAddress('placeless'),
  unreadWords: (language) => farmersAddress('language', language),
}

/** Open tasks of the administrator: count, kind, link. */
export function OpenTasks() {
  const { t } = usePage()
  const { data, isError, refetch } = useRead(listOpenTasks)
  return (
    <Card title={t('admin.needs')}>
      {data?.length === 0 ? <p>{t('admin.noNeeds')}</p> : null}
      {data ? (
        <ul className="list needs">
          {data.map(({ what, n, of, name = '' }) => (
            <li key={what + name}>
              <a href={TASK_URLS[what](of)}>
                <b className="figures">{groupThousands(n)}</b>
                <span>{t(`admin.need.${what}`, { name })}</span>
                <Icon name="next" />
              </a>
            </li>
          ))}
        </ul>
      ) : isError ? (
        <LoadFailed retry={refetch} />
      ) : (
        <Spinner />
      )}
    </Card>
  )
}
