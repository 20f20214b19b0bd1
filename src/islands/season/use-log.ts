import { at } from '../../contracts/call.ts'
import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { addLog, getPlan, listLog, removeLog } from '../../contracts/calls/season.ts'
import { refresh } from '../lib/api.ts'
import { useSend } from '../lib/send.ts'

/** What follows from the log of one crop. */
const dependent = (id: string) => [at(listLog, { id }), at(getPlan, { id }), listAdvisories, listCrops, getSummary]

/** Telling what was done on one field. */
export const useLog = (id: string, { onDone }: { onDone?: () => void } = {}) =>
  useSend(at(addLog, { id }), {
    done: 'log.saved',
    onHeld: onDone,
    onDone: (_, __, client) => {
      refresh(client, ...dependent(id))
      onDone?.()
    },
  })

/** Taking it back. */
export const useUnlog = (id: string, logId: string) =>
  useSend(at(removeLog, { id, logId }), {
    done: 'log.removed',
    onDone: (_, __, client) => refresh(client, ...dependent(id)),
  })
