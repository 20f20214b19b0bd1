import type { Crop } from '../../../../contracts/crop.ts'
import { refuse } from '../../../../contracts/refusals.ts'
import type { Dial } from '../dial.ts'
import { to, type View } from '../view.ts'
import { cropLabel } from './labels.ts'
import type { MenuNeeds } from './needs.ts'

export async function ownCrops({ crops }: Pick<MenuNeeds, 'crops'>, dial: Dial, at: string): Promise<View['choices']> {
  const own = await crops.list(dial.actor())
  return own.map(({ id, cropType }) => ({
    label: cropLabel(cropType, dial.language),
    to: to(at, { id }),
  }))
}

export async function ownCrop({ crops }: Pick<MenuNeeds, 'crops'>, dial: Dial, id: unknown): Promise<Crop> {
  const crop = (await crops.list(dial.actor())).find((each) => each.id === id)
  if (!crop) throw refuse('crop.missing')
  return crop
}
