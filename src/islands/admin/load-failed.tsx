import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Error in place of a dashboard section that failed to load, with a retry button. */
export function LoadFailed({ retry }: { retry: () => unknown }) {
  const t = useTranslate()
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="secondary" onClick={() => void retry()}>
          {t('app.tryAgain')}
        </Button>
      }
    >
      {t('admin.loadFailed')}
    </Notice>
  )
}
