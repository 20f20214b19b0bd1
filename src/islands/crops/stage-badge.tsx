import { DRAWN_STAGES, type DrawnStage } from '../../contracts/drawings.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import { useTranslate } from '../lib/page.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const TONES: Record<DrawnStage, BadgeTone> = { planted: 'soil', growing: 'leaf', flowering: 'sky', ready: 'sun' }

/** Growth stage as coloured text. */
export function StageBadge({ stage }: { stage: GrowthStage }) {
  const t = useTranslate()
  return <Badge tone={TONES[DRAWN_STAGES[stage]]}>{t(`stage.${stage}`)}</Badge>
}
