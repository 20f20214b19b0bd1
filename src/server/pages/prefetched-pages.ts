import type * as z from 'zod/mini'
import type { CallParams } from '../../contracts/call.ts'
import { pageParamsSchema } from '../../contracts/community.ts'
import { type ListPage, listPagesKey } from '../../contracts/list-pages.ts'
import type { ListPages } from '../../islands/lib/list-pages.ts'
import type { PrefetchedQuery } from '../http/island.tsx'
import { pickContractFields } from '../http/pick-contract-fields.ts'

/** First page of a paginated list, from the cursor `before`. */
export function prefetchedPages<Item>(
  call: { path: string; out: z.ZodMiniType<Item[]> },
  page: ListPage<unknown>,
  before: string | null,
  asked?: CallParams,
): PrefetchedQuery {
  const data: ListPages<Item> = {
    pages: [{ items: pickContractFields(call.out, page.items), next: page.next }],
    pageParams: [before],
  }
  return { key: listPagesKey(call.path, before, asked), data }
}

/** Returns the cursor in a page's address; none if invalid. */
export function cursorOf(before: string | undefined) {
  const params = pageParamsSchema.safeParse(before ? { before } : {})
  const valid = params.success ? params.data : pageParamsSchema.parse({})
  return { params: valid, before: valid.before ?? null }
}
