import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../../contracts/account.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { getUser, updateProfile } from '../../contracts/calls/accounts.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'

/** Switch for taking part in trials, saved on change. Folded, because few use it. */
export function ComparisonsCard({ user }: { user: User }) {
  const t = useTranslate()
  const client = useQueryClient()
  const show = (inComparisons: boolean) =>
    client.setQueryData<User | null>(queryKeyOf(getUser.path), (shown) => shown && { ...shown, inComparisons })
  const { send } = useSend(updateProfile, {
    optimistic: ({ inComparisons: wanted = true }) => {
      show(wanted)
      return () => show(!wanted)
    },
  })
  return (
    <details className="card fold">
      <summary>
        {t('profile.comparisons')}: {t(user.inComparisons ? 'profile.on' : 'profile.off')}
      </summary>
      <form className="stack stack-s" method="post" action={updateProfile.form[3].at}>
        <label className="switch">
          <span>{t('profile.compare')}</span>
          <span className="switch-state" aria-hidden="true">
            {user.inComparisons ? t('profile.on') : t('profile.off')}
          </span>
          <input
            type="checkbox"
            name="inComparisons"
            checked={user.inComparisons}
            onChange={(event) => void send({ inComparisons: event.target.checked })}
          />
        </label>
        <p className="hint">{t('profile.compareHint')}</p>
        <noscript>
          <Button type="submit" variant="secondary" wide>
            {t('profile.updateSettings')}
          </Button>
        </noscript>
      </form>
    </details>
  )
}
