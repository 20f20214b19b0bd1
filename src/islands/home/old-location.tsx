import { fixLocation } from '../../contracts/calls/accounts.ts'
import { getSummary } from '../../contracts/calls/advisories.ts'
import { refresh } from '../lib/api.ts'
import { useT } from '../lib/page.tsx'
import { useSend } from '../lib/send.ts'
import { showUser } from '../lib/user.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PressForm } from '../ui/press-form.tsx'
import { toast } from '../ui/toast-store.ts'

/** A location that is a mere text has no weather until it is found on the map. */
export function OldLocation() {
  const t = useT()
  const { send, pending } = useSend(fixLocation, {
    failed: 'home.fixFailed',
    onDone: (user, _, client) => {
      showUser(client, user)
      refresh(client, getSummary)
      const name = typeof user.location === 'object' ? user.location?.name : user.location
      toast({ title: t('home.fixed'), description: name ?? '' })
    },
  })
  return (
    <Notice
      tone="sun"
      action={
        <PressForm action={fixLocation.form.at} pending={pending} onPress={() => send()}>
          <Button type="submit" variant="sun" pending={pending} pendingText={t('home.fixing')}>
            {t('home.fix')}
          </Button>
        </PressForm>
      }
    >
      {t('home.legacy')}
    </Notice>
  )
}
