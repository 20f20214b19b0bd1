import { useEffect, useRef } from 'react'
import type { User } from '../../contracts/account.ts'
import { summaryRead } from '../../contracts/advisories.ts'
import { type Crop, crops } from '../../contracts/crop.ts'
import { queryKey } from '../../contracts/read.ts'
import { useSend } from '../lib/send.ts'

/** Asks once for a row per primary crop, when there are primary crops and no rows (specification §4). */
export function useCropInitialization(user: User, mine: Crop[]) {
  const asked = useRef(false)
  const { send } = useSend<void, Crop[]>(() => ({ method: 'POST', path: '/api/crops/initialize' }), {
    onDone: (all, _, client) => {
      client.setQueryData(queryKey(crops.path), all)
      void client.invalidateQueries({ queryKey: queryKey(summaryRead.path) })
    },
    // The next visit asks again; nothing the farmer did has failed.
    onFailed: () => {},
  })
  const needed = Boolean(user.primaryCrops) && mine.length === 0
  useEffect(() => {
    if (!needed || asked.current) return
    asked.current = true
    void send()
  })
}
