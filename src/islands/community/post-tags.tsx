import type { Post } from '../../contracts/community.ts'
import { isCropId } from '../../contracts/crops.ts'
import { cropDrawing } from '../../contracts/drawing-ids.ts'
import { useTranslate } from '../lib/page.tsx'
import { Badge } from '../ui/badge.tsx'
import { Drawing } from '../ui/drawing.tsx'

export function PostTags({ post }: { post: Pick<Post, 'cropType' | 'region' | 'tags'> }) {
  const t = useTranslate()
  const { cropType, region, tags } = post
  if (!cropType && !region && tags.length === 0) return null
  return (
    <p className="post-tags">
      {cropType ? (
        <Badge tone="leaf" icon={isCropId(cropType) ? undefined : 'sprout'}>
          {isCropId(cropType) ? <Drawing of={cropDrawing(cropType)} size="1.4em" /> : null}
          {isCropId(cropType) ? t(`crop.${cropType}`) : cropType}
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
