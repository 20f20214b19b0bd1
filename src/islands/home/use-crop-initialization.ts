import { useEffect, useRef, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { getSummary } from '../../contracts/calls/advisories.ts'
import { initializeCrops, listCrops } from '../../contracts/calls/crops.ts'
import type { Crop } from '../../contracts/crop.ts'
import { refetchReads } from '../lib/api.ts'
import { useSend } from '../lib/use-send.ts'

/** Creates a row for each primary crop, once, if there are no rows yet. Returns whether the rows are still pending. */
export function useCropInitialization(user: User, mine: Crop[] | undefined): boolean {
  const started = useRef(false)
  const [failed, setFailed] = useState(false)
  const { send } = useSend(initializeCrops, {
    onDone: (all, _, client) => {
      client.setQueryData(queryKeyOf(listCrops.path), all)
      refetchReads(client, getSummary)
    },
    // The next visit retries. No action of the farmer has failed.
    onFailed: () => setFailed(true),
  })
  const needed = Boolean(user.primaryCrops) && mine?.length === 0
  useEffect(() => {
    if (!needed || started.current) return
    started.current = true
    void send()
  })
  return needed && !failed
}
