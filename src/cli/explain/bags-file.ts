import type { StoredPlan } from '../../agronomy/types.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { fertilizerPlanSchema } from '../../contracts/fertilizer-plan.ts'
import { technicalError } from '../../shared/errors.ts'

/** Reads a plan printed by `gona fertilizer plan --json`. @throws AppError invalid, not_found */
export async function readBagsFile(path: string, crop: CanonicalCropId): Promise<StoredPlan> {
  const file = Bun.file(path)
  if (!(await file.exists())) throw technicalError('not_found', `There is no file ${path}. Check the path.`)
  const read = fertilizerPlanSchema.safeParse(await file.json().catch(() => null))
  if (!read.success) throw technicalError('invalid', `${path} is not the output of gona fertilizer plan --json.`)
  if (read.data.crop !== crop) throw technicalError('invalid', `${path} is a plan for ${read.data.crop}, not ${crop}.`)
  return { hectares: read.data.hectares, splits: read.data.splits }
}
