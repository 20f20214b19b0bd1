import type { QueryClient } from '@tanstack/react-query'
import type { Advisory } from '../../contracts/advisories.ts'
import { fillPath, queryKeyOf } from '../../contracts/call.ts'
import { getAdvisory, listAdvisories } from '../../contracts/calls/advisories.ts'
import type { PendingWrite } from './pending-write.ts'

/** Applies pending feedback on advisories to the page's data, because a cached page is older. */
export function applyPendingWrites(client: QueryClient, waiting: readonly PendingWrite[]): void {
  for (const { kind, path, body, refusal } of waiting) {
    if (kind !== 'feedback' || refusal) continue
    const change = body as Partial<Advisory>
    const isIts = ({ id }: Advisory) => path.includes(`/${id}/`)
    client.setQueriesData<Advisory[]>({ queryKey: queryKeyOf(listAdvisories.path) }, (list) =>
      list?.map((each) => (isIts(each) ? { ...each, ...change } : each)),
    )
    const id = path.split('/').at(-2)!
    client.setQueryData<Advisory>(
      queryKeyOf(fillPath(getAdvisory.path, { id })),
      (shown) => shown && { ...shown, ...change },
    )
  }
}
