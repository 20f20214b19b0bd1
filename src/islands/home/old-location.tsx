import { fixLocation } from '../../contracts/calls/accounts.ts'
import { useT } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** A location that is a mere text has no weather until it is found on the map: a plain form, with script and without. */
export function OldLocation() {
  const t = useT()
  return (
    <Notice
      tone="sun"
      action={
        <form method="post" action={fixLocation.form.at}>
          <Button type="submit" variant="sun">
            {t('home.fix')}
          </Button>
        </form>
      }
    >
      {t('home.legacy')}
    </Notice>
  )
}
