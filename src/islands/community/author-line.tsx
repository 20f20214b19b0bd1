import type { Author } from '../../contracts/community.ts'
import { useTranslate } from '../lib/page.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'

export function AuthorLine({ author, createdAt, age }: { author: Author; createdAt: string; age: string }) {
  const t = useTranslate()
  return (
    <div className="author">
      <Avatar name={author.displayName} src={author.profileImageUrl} />
      <div>
        <p className="author-name">
          <b>{author.displayName}</b>
          {author.isLeadFarmer ? (
            <Badge tone="sun" icon="star">
              {t('community.leadFarmer')}
            </Badge>
          ) : null}
        </p>
        <time className="small soft" dateTime={createdAt}>
          {age}
        </time>
      </div>
    </div>
  )
}
