import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { AdvisoryCategory } from '../../contracts/farm.ts'
import type { Words } from '../../words/index.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import type { CropRecord, CropSign } from '../crops/record.ts'

type TipId = keyof Words['tips']

interface Tip {
  beside: AdvisoryCategory
  /** For which crops it is true; absent: for all. */
  when?: (record: CropRecord) => boolean
}

const signOf = (record: CropRecord): CropSign | null =>
  record.life === 'annual' && 'sign' in record.harvest ? record.harvest.sign : null
const isPond = (record: CropRecord) => record.life === 'annual' && record.paddy
const isAnnual = ({ life }: CropRecord) => life === 'annual'
/** Threshed grain and pulses, whose dryness a tooth tells. */
const CRACKS: ReadonlySet<CropSign | null> = new Set<CropSign>(['grain', 'heads', 'legume'])
const isBulb = (record: CropRecord) => signOf(record) === 'bulb'
const isDried = (record: CropRecord) => record.life === 'annual' && record.harvest.kind === 'dried' && !isBulb(record)
const isJuicy = (record: CropRecord) => !isDried(record)
const isPicked = (record: CropRecord) =>
  !isAnnual(record) || (record.life === 'annual' && record.harvest.kind === 'picked')

const TIPS: Record<TipId, Tip> = {
  squeeze: { beside: 'irrigation', when: (record) => !isPond(record) },
  earlyOrLate: { beside: 'irrigation', when: (record) => !isPond(record) },
  dryGrass: { beside: 'irrigation', when: (record) => !isPond(record) },
  moistAndCovered: { beside: 'fertilizer', when: (record) => !isPond(record) },
  weedFirst: { beside: 'fertilizer' },
  compost: { beside: 'fertilizer' },
  walkTwice: { beside: 'pest' },
  handPick: { beside: 'pest' },
  chemical: { beside: 'pest' },
  sickPlants: { beside: 'disease', when: isAnnual },
  wetLeaves: { beside: 'disease' },
  cleanSeed: { beside: 'disease', when: isAnnual },
  tarpaulin: { beside: 'harvest', when: isDried },
  crack: { beside: 'harvest', when: (record) => isPond(record) || CRACKS.has(signOf(record)) },
  rattle: { beside: 'harvest', when: (record) => record.life === 'annual' && record.care.pegs },
  noMould: { beside: 'harvest', when: isDried },
  gentle: { beside: 'harvest', when: isJuicy },
  cool: { beside: 'harvest', when: isPicked },
  write: { beside: 'other' },
  neighbour: { beside: 'other' },
  forecast: { beside: 'other' },
}

/** The tips beside an advice about a crop. */
export function tipsOf(crop: CanonicalCropId, category: AdvisoryCategory): TipId[] {
  const { record } = cropFacts(crop)
  return (Object.keys(TIPS) as TipId[]).filter((tip) => {
    const { beside, when } = TIPS[tip]
    return beside === category && (when?.(record) ?? true)
  })
}
