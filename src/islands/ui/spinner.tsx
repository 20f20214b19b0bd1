import { useT } from '../lib/page.tsx'

/** Text for screen readers; default 'Loading...'. */
export function Spinner({ text }: { text?: string }) {
  const t = useT()
  return (
    <div className="spinner" role="status">
      {text ?? t('app.loading')}
    </div>
  )
}
