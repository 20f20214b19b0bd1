import type { Advisory } from '../../../../contracts/advisories.ts'
import { isAdvisoryOpen } from '../../../advisories/open-advisory.ts'
import type { DialSession } from '../dial.ts'
import type { MenuDeps } from './menu-deps.ts'

type Deps = Pick<MenuDeps, 'advisories' | 'farmLog'>

export async function openAdvice({ advisories, farmLog }: Deps, dial: DialSession): Promise<Advisory[]> {
  const today = farmLog.today(dial.actor())
  const all = await advisories.list(dial.actor())
  return all.filter((one) => isAdvisoryOpen(one, today))
}

export const adviceAskingCount = async (deps: Deps, dial: DialSession): Promise<Advisory[]> =>
  (await openAdvice(deps, dial)).filter(({ count, cropId }) => count && cropId)
