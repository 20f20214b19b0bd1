import type { Advisory } from '../../../../contracts/advisories.ts'
import { isOpen } from '../../../advisories/is-open.ts'
import type { Dial } from '../dial.ts'
import type { MenuDeps } from './needs.ts'

type Needs = Pick<MenuDeps, 'advisories' | 'farmLog'>

export async function openAdvice({ advisories, farmLog }: Needs, dial: Dial): Promise<Advisory[]> {
  const today = farmLog.today(dial.actor())
  const all = await advisories.list(dial.actor())
  return all.filter((one) => isOpen(one, today))
}

export const adviceAskingCount = async (needs: Needs, dial: Dial): Promise<Advisory[]> =>
  (await openAdvice(needs, dial)).filter(({ count, cropId }) => count && cropId)
