import type { GrowthStage } from '../../contracts/farm.ts'
import { useT } from '../lib/page.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const TONES: Record<GrowthStage, BadgeTone> = {
  planted: 'soil',
  seedling: 'soil',
  vegetative: 'leaf',
  flowering: 'sky',
  fruiting: 'sky',
  mature: 'sun',
  harvesting: 'sun',
}

/** A growth stage in its colour; its words say the same. */
export function StageBadge({ stage }: { stage: GrowthStage }) {
  const t = useT()
  return <Badge tone={TONES[stage]}>{t(`stage.${stage}`)}</Badge>
}
