import type { Crop } from '../../../../contracts/crop.ts'
import { refusalError } from '../../../../contracts/refusals.ts'
import type { DialSession } from '../dial.ts'
import { menuPlace, type ScreenView } from '../view.ts'
import { cropLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'

export async function ownCropChoices(
  { crops }: Pick<MenuDeps, 'crops'>,
  dial: DialSession,
  at: string,
): Promise<ScreenView['choices']> {
  const own = await crops.list(dial.actor())
  return own.map(({ id, cropType }) => ({
    label: cropLabel(cropType, dial.language),
    to: menuPlace(at, { id }),
  }))
}

export async function ownCrop({ crops }: Pick<MenuDeps, 'crops'>, dial: DialSession, id: unknown): Promise<Crop> {
  const crop = (await crops.list(dial.actor())).find((each) => each.id === id)
  if (!crop) throw refusalError('crop.missing')
  return crop
}
