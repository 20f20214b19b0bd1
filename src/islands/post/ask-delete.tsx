import { useTranslate } from '../lib/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** Confirmation of a deletion within the page, for browsers without JavaScript. */
export function ConfirmDeleteForm({ what, action, back }: { what: 'post' | 'reply'; action: string; back: string }) {
  const t = useTranslate()
  return (
    <Card title={t(what === 'post' ? 'post.delete' : 'reply.delete')} tone="danger">
      <form className="stack" method="post" action={action}>
        <p>{t(what === 'post' ? 'post.deleteAsk' : 'reply.deleteAsk')}</p>
        <div className="row">
          <Button type="submit" variant="danger" icon="trash">
            {t('post.deleteConfirm')}
          </Button>
          <ButtonLink href={back} variant="secondary">
            {t('app.cancel')}
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}
