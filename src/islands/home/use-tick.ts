import type { Advisory } from '../../contracts/advisories.ts'
import { queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getSummary, listAdvisories, saveAdvisoryFeedback } from '../../contracts/calls/advisories.ts'
import { refetchReads } from '../lib/api.ts'
import { useSend } from '../lib/use-send.ts'

/** Marks an advisory as done, or undoes that. The change is shown at once and sent later if offline. */
export const useMarkDone = ({ id }: Pick<Advisory, 'id'>) =>
  useSend(withPathParams(saveAdvisoryFeedback, { id }), {
    optimistic: ({ done = false }, client) => {
      const show = (shown: boolean) =>
        client.setQueriesData<Advisory[]>({ queryKey: queryKeyOf(listAdvisories.path) }, (list) =>
          list?.map((each) => (each.id === id ? { ...each, done: shown } : each)),
        )
      show(done)
      return () => show(!done)
    },
    onDone: (_, __, client) => refetchReads(client, listAdvisories, getSummary),
  })
