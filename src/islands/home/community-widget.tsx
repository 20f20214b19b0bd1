import { listPosts } from '../../contracts/calls/community.ts'
import { useRead } from '../lib/api.ts'
import { useNow } from '../lib/now.ts'
import { useT } from '../lib/page.tsx'
import { postAge } from '../lib/words-of-time.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

const SHOWN = 3

export function CommunityWidget() {
  const t = useT()
  const now = useNow()
  const { data = [] } = useRead(listPosts, { limit: SHOWN })
  const says = data.slice(0, SHOWN).map(({ id, author, createdAt, title, content }) => ({
    id,
    name: author.displayName,
    age: postAge(createdAt, now, t),
    words: title ?? content,
  }))
  return <Talks says={says} />
}

const Talks = ({ says }: { says: { id: string; name: string; age: string; words: string }[] }) => {
  const t = useT()
  return (
    <Card
      className="talks"
      titleId="talks"
      title={t('home.community')}
      action={<a href="/community">{t('home.communityAll')}</a>}
    >
      <div className="stack stack-s">
        {says.length === 0 ? <p className="soft">{t('home.communityEmpty')}</p> : null}
        <ul className="list">
          {says.map(({ id, name, age, words }) => (
            <li key={id}>
              <a className="talk" href={`/community/posts/${id}`}>
                <span className="talk-text">
                  <span className="small soft">
                    {name} · {age}
                  </span>
                  <span className="talk-words">{words}</span>
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
