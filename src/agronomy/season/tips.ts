import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { AdvisoryCategory } from '../../contracts/farm.ts'
import { keysOf } from '../../shared/records.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import type { CropRecord, RipenessSign } from '../crops/crop-record.ts'

type TipId =
  | 'squeeze'
  | 'earlyOrLate'
  | 'dryGrass'
  | 'moistAndCovered'
  | 'weedFirst'
  | 'compost'
  | 'walkTwice'
  | 'handPick'
  | 'chemical'
  | 'sickPlants'
  | 'wetLeaves'
  | 'cleanSeed'
  | 'tarpaulin'
  | 'crack'
  | 'rattle'
  | 'noMould'
  | 'gentle'
  | 'cool'
  | 'write'
  | 'neighbour'
  | 'forecast'

interface Tip {
  drawing: DrawingId | null
  beside: AdvisoryCategory
  when?: (record: CropRecord) => boolean
}

const signOf = (record: CropRecord): RipenessSign | null =>
  record.life === 'annual' && 'sign' in record.harvest ? record.harvest.sign : null
const isPond = (record: CropRecord) => record.life === 'annual' && record.paddy
const isAnnual = ({ life }: CropRecord) => life === 'annual'
/** Signs of threshed grain, whose dryness is tested by biting. */
const THRESHED_GRAIN_SIGNS: ReadonlySet<RipenessSign | null> = new Set<RipenessSign>(['grain', 'heads', 'legume'])
const isBulb = (record: CropRecord) => signOf(record) === 'bulb'
const isDried = (record: CropRecord) => record.life === 'annual' && record.harvest.kind === 'dried' && !isBulb(record)
const isJuicy = (record: CropRecord) => !isDried(record)
const isPicked = (record: CropRecord) =>
  !isAnnual(record) || (record.life === 'annual' && record.harvest.kind === 'picked')

const TIPS: Record<TipId, Tip> = {
  squeeze: { drawing: 'action.look', beside: 'irrigation', when: (record) => !isPond(record) },
  earlyOrLate: { drawing: 'action.water', beside: 'irrigation', when: (record) => !isPond(record) },
  dryGrass: { drawing: 'action.mulch', beside: 'irrigation', when: (record) => !isPond(record) },
  moistAndCovered: { drawing: 'action.feed', beside: 'fertilizer', when: (record) => !isPond(record) },
  weedFirst: { drawing: 'action.weed', beside: 'fertilizer' },
  compost: { drawing: 'action.manure', beside: 'fertilizer' },
  walkTwice: { drawing: 'action.look', beside: 'pest' },
  handPick: { drawing: 'action.pick', beside: 'pest' },
  chemical: { drawing: 'action.gloves', beside: 'pest' },
  sickPlants: { drawing: 'action.pull', beside: 'disease', when: isAnnual },
  wetLeaves: { drawing: null, beside: 'disease' },
  cleanSeed: { drawing: 'action.seed', beside: 'disease', when: isAnnual },
  tarpaulin: { drawing: 'action.dry', beside: 'harvest', when: isDried },
  crack: {
    drawing: null,
    beside: 'harvest',
    when: (record) => isPond(record) || THRESHED_GRAIN_SIGNS.has(signOf(record)),
  },
  rattle: { drawing: null, beside: 'harvest', when: (record) => record.life === 'annual' && record.care.pegs },
  noMould: { drawing: null, beside: 'harvest', when: isDried },
  gentle: { drawing: null, beside: 'harvest', when: isJuicy },
  cool: { drawing: 'action.harvest', beside: 'harvest', when: isPicked },
  write: { drawing: null, beside: 'other' },
  neighbour: { drawing: 'action.ask', beside: 'other' },
  forecast: { drawing: 'sky.partly', beside: 'other' },
}

export const tipDrawing = (tip: TipId): DrawingId | null => TIPS[tip].drawing

export function tipsFor(crop: CanonicalCropId, category: AdvisoryCategory): TipId[] {
  const { record } = cropFacts(crop)
  return keysOf(TIPS).filter((tip) => {
    const { beside, when } = TIPS[tip]
    return beside === category && (when?.(record) ?? true)
  })
}
