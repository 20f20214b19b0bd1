import { useT } from '../lib/page.tsx'

/** 'Loading...' unless told otherwise. */
export function Spinner({ text }: { text?: string }) {
  const t = useT()
  return (
    <div className="spinner" role="status">
      {text ?? t('app.loading')}
    </div>
  )
}
