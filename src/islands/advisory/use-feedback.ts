import type { Advisory } from '../../contracts/advisories.ts'
import { fillPath, queryKeyOf, withPathParams } from '../../contracts/call.ts'
import { getAdvisory, saveAdvisoryFeedback } from '../../contracts/calls/advisories.ts'
import { useSend } from '../lib/use-send.ts'

/** Farmer's feedback: useful or not, done or not. It is shown at once and can be changed. */
export function useFeedback({ id }: Advisory) {
  const key = queryKeyOf(fillPath(getAdvisory.path, { id }))
  return useSend(withPathParams(saveAdvisoryFeedback, { id }), {
    optimistic: (answer, client) => {
      const before = client.getQueryData<Advisory>(key)
      client.setQueryData<Advisory>(
        key,
        (now) =>
          now && {
            ...now,
            done: answer.done ?? now.done,
            useful: answer.useful === undefined ? now.useful : answer.useful,
          },
      )
      return () => client.setQueryData(key, before)
    },
    onDone: (saved, _, client) => client.setQueryData(key, saved),
  })
}
