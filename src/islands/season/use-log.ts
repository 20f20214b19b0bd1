import type { QueryClient } from '@tanstack/react-query'
import { fillPath, queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import { addLogEntry, deleteLogEntry, getSeasonPlan, listLogEntries } from '../../contracts/calls/season.ts'
import type { LogEntry, LogInput } from '../../contracts/farm-log.ts'
import { refetchReads } from '../lib/api.ts'
import { newIdempotencyKey } from '../lib/send-write.ts'
import { useSend } from '../lib/use-send.ts'

/** Refetches what depends on the crop's log. */
export const refetchAfterLogChange = (client: QueryClient, id: string) =>
  refetchReads(
    client,
    withPathParams(listLogEntries, { id }),
    withPathParams(getSeasonPlan, { id }),
    listAdvisories,
    listCrops,
    getSummary,
  )

/** Adds a log entry. It is shown at once, also while pending offline. */
export const useAddLogEntry = (id: string, { onDone }: { onDone?: () => void } = {}) =>
  useSend(withPathParams(addLogEntry, { id }), {
    done: 'log.saved',
    optimistic: (input, client) => updateCachedLog(client, id, (log) => [entryOf(id, input), ...log]),
    onHeld: onDone,
    onDone: (_, __, client) => {
      refetchAfterLogChange(client, id)
      onDone?.()
    },
  })

/** Removes a log entry. */
export const useRemoveLogEntry = (id: string, logId: string) =>
  useSend(withPathParams(deleteLogEntry, { id, logId }), {
    done: 'log.removed',
    optimistic: (_, client) => updateCachedLog(client, id, (log) => log.filter((entry) => entry.id !== logId)),
    onDone: (_, __, client) => refetchAfterLogChange(client, id),
  })

/** Shows the changed log; returns an undo function. */
function updateCachedLog(client: QueryClient, id: string, change: (log: LogEntry[]) => LogEntry[]) {
  const key = queryKeyOf(fillPath(listLogEntries.path, { id }))
  const before = client.getQueryData<LogEntry[]>(key)
  client.setQueryData(key, change(before ?? []))
  return () => client.setQueryData(key, before)
}

const NO_DETAILS = { amount: null, unit: null, product: null, count: null, of: null, note: null, advisoryId: null }

const entryOf = (cropId: string, input: LogInput) =>
  ({ ...NO_DETAILS, ...input, id: newIdempotencyKey(), cropId, createdAt: input.date }) as LogEntry
