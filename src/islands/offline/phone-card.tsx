import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { getUser, updateProfile } from '../../contracts/calls/accounts.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { DataUse } from './data-use.tsx'

/** App settings on this phone: offline use, data volume, data saver. */
export function PhoneCard({ user }: { user: User }) {
  const t = useTranslate()
  const client = useQueryClient()
  // Unknown until the browser responds; without JavaScript the page claims nothing.
  const [works, setWorks] = useState<boolean | null>(null)
  useEffect(() => setWorks('serviceWorker' in navigator), [])
  const show = (useLessData: boolean) =>
    client.setQueryData<User | null>(queryKeyOf(getUser.path), (shown) => shown && { ...shown, useLessData })
  const { send } = useSend(updateProfile, {
    optimistic: ({ useLessData: wanted = false }) => {
      show(wanted)
      return () => show(!wanted)
    },
  })
  if (works === null) return null
  return (
    <Card title={t('data.title')}>
      <div className="stack">
        <DataUse />
        <div>
          <label className="choice">
            <input
              type="checkbox"
              checked={user.useLessData}
              onChange={(event) => void send({ useLessData: event.target.checked })}
            />
            <span>{t('data.less')}</span>
          </label>
          <p className="hint">{t('data.lessHint')}</p>
        </div>
        <p>
          <Icon name={works ? 'check' : 'offline'} /> <b>{t(works ? 'offline.works' : 'offline.off')}</b>
          <br />
          {t(works ? 'offline.worksText' : 'offline.offText')}
        </p>
      </div>
    </Card>
  )
}
