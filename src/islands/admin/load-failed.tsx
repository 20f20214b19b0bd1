import { useT } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** A part of the dashboard that could not be read, and the way to try again. */
export function LoadFailed({ retry }: { retry: () => unknown }) {
  const t = useT()
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="secondary" onClick={() => void retry()}>
          {t('admin.again')}
        </Button>
      }
    >
      {t('admin.loadFailed')}
    </Notice>
  )
}
