import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import type { PestId } from '../pests/pests.ts'

export const cropsWith = (pest: PestId) => CANONICAL_CROPS.filter((crop) => cropFacts(crop).record.pests.includes(pest))
