import { useQueryClient } from '@tanstack/react-query'
import { SHARING_ANSWERS, type SharingConsent, type User } from '../../contracts/account.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { getUser, updateProfile } from '../../contracts/calls/accounts.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** Consent to share data with partners: its state, and the button for the other answer. */
export function ShareCard({ user }: { user: User }) {
  const t = useTranslate()
  const client = useQueryClient()
  const given = user.sharePartners ?? null
  const show = (sharePartners: SharingConsent | null) =>
    client.setQueryData<User | null>(queryKeyOf(getUser.path), (shown) => shown && { ...shown, sharePartners })
  const { send, pending } = useSend(updateProfile, {
    failed: 'profile.saveFailed',
    optimistic: ({ sharePartners = null }) => {
      show(sharePartners)
      return () => show(given)
    },
  })
  return (
    <Card title={t('share.title')}>
      <form
        className="stack"
        method="post"
        action={updateProfile.form[2].at}
        onSubmit={(event) => event.preventDefault()}
      >
        <p>{t('share.ask')}</p>
        <p role="status">
          <b>{t(given === 'yes' ? 'share.on' : 'share.off')}</b>
        </p>
        <div className="row">
          {SHARING_ANSWERS.filter((answer) => answer !== given).map((answer) => (
            <Button
              key={answer}
              type="submit"
              variant="secondary"
              name="sharePartners"
              value={answer}
              pending={pending}
              onClick={() => void send({ sharePartners: answer })}
            >
              {t(`share.${answer}`)}
            </Button>
          ))}
        </div>
      </form>
    </Card>
  )
}
