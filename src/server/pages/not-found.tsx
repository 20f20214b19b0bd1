/** @jsxImportSource hono/jsx */
import type { Translate } from '../../words/translate.ts'
import { Drawing } from './drawing.tsx'

export const NotFoundContent = ({ t }: { t: Translate }) => (
  <div class="empty">
    <Drawing of="action.ask" size={96} />
    <h1>{t('notFound.title')}</h1>
    <p>{t('notFound.text')}</p>
    <a class="button" href="/">
      {t('app.home')}
    </a>
  </div>
)

/** For use in files without JSX. */
export const notFoundContent = (t: Translate) => <NotFoundContent t={t} />

export const ErrorContent = ({
  t,
  message,
  requestId,
}: {
  t: Translate
  message: string
  requestId: string | null
}) => (
  <div class="empty">
    <Drawing of="sky.storm" size={96} />
    <h1>{message}</h1>
    {requestId ? <p class="small">{requestId}</p> : null}
    <a class="button" href="/">
      {t('app.home')}
    </a>
  </div>
)
