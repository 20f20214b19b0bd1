import type { Post } from '../../contracts/community.ts'
import { CROPS, isCropId } from '../../contracts/crops.ts'
import { useT } from '../lib/page.tsx'
import { Badge } from '../ui/badge.tsx'

/** What a post is about and where it comes from. */
export function PostTags({ post }: { post: Pick<Post, 'cropType' | 'region' | 'tags'> }) {
  const t = useT()
  const { cropType, region, tags } = post
  if (!cropType && !region && tags.length === 0) return null
  return (
    <p className="post-tags">
      {cropType ? (
        <Badge tone="leaf">
          {isCropId(cropType) ? (
            <>
              <span aria-hidden="true">{CROPS[cropType].icon}</span> {t(`crop.${cropType}`)}
            </>
          ) : (
            cropType
          )}
        </Badge>
      ) : null}
      {region ? (
        <Badge tone="sky" icon="pin">
          {region}
        </Badge>
      ) : null}
      {tags.map((tag) => (
        <Badge key={tag}>#{tag}</Badge>
      ))}
    </p>
  )
}
