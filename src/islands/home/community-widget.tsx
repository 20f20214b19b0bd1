import { listPosts } from '../../contracts/calls/community.ts'
import { useRead } from '../lib/api.ts'
import { postAge } from '../lib/format-time.ts'
import { useNow } from '../lib/now.ts'
import { useTranslate } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

const POSTS_SHOWN = 3

export function CommunityWidget() {
  const t = useTranslate()
  const now = useNow()
  const { data = [] } = useRead(listPosts, { limit: POSTS_SHOWN })
  return (
    <Card
      className="talks"
      titleId="talks"
      title={t('home.community')}
      action={<a href="/community">{t('home.communityAll')}</a>}
    >
      <div className="stack stack-s">
        {data.length === 0 ? <p className="soft">{t('home.communityEmpty')}</p> : null}
        <ul className="list">
          {data.slice(0, POSTS_SHOWN).map(({ id, author, createdAt, title, content }) => (
            <li key={id}>
              <a className="talk" href={`/community/posts/${id}`}>
                <span className="talk-text">
                  <span className="small soft">
                    {author.displayName} · {postAge(createdAt, now, t)}
                  </span>
                  <span className="talk-words">{title ?? content}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <div className="home-pair">
          <ButtonLink href="/community">{t('home.join')}</ButtonLink>
          <ButtonLink href="/community" variant="secondary">
            {t('home.share')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
