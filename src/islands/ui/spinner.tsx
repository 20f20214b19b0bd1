import { useTranslate } from '../lib/page.tsx'

/** Text for screen readers; default 'Loading...'. */
export function Spinner({ text }: { text?: string }) {
  const t = useTranslate()
  return (
    <div className="spinner" role="status">
      {text ?? t('app.loading')}
    </div>
  )
}
