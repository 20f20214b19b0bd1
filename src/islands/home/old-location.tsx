import { fixLocation } from '../../contracts/calls/accounts.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Form for a location without coordinates, which has no weather until the place is found. A plain form, with and without JavaScript. */
export function OldLocationNotice() {
  const t = useTranslate()
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
