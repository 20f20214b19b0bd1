import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { Call, CallParams, CallWithoutParams, ResponseOf } from '../../contracts/call.ts'
import { type ListPage, listPagesKey } from '../../contracts/list-pages.ts'
import { fetchListPage } from './api.ts'

export type ListPages<Item> = InfiniteData<ListPage<Item>, string | null>

/** Loads a list page by page. `items` are all loaded items without duplicates, even if the list changed in between. */
export function useListPages<C extends Pick<Call, 'path'>>(
  call: C & CallWithoutParams<C>,
  before: string | null = null,
  asked?: CallParams,
) {
  type Item = ResponseOf<C> extends (infer Each extends { id: string })[] ? Each : never
  const query = useInfiniteQuery({
    queryKey: listPagesKey(call.path, before, asked),
    queryFn: ({ pageParam }) => fetchListPage<Item>(call, { ...asked, before: pageParam }),
    initialPageParam: before,
    getNextPageParam: (last: ListPage<Item>) => last.next,
  })
  const pages = query.data?.pages ?? []
  return {
    items: [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()],
    next: pages.at(-1)?.next ?? null,
    isLoaded: query.data !== undefined,
    error: query.error,
    loadMore: query.fetchNextPage,
    loadingMore: query.isFetchingNextPage,
    reload: query.refetch,
  }
}

/** Changes the loaded items of a list, page by page. */
export function updateListPages<Item>(
  client: QueryClient,
  { path }: { path: string },
  change: (items: Item[], page: { first: boolean; last: boolean }) => Item[],
) {
  client.setQueriesData<ListPages<Item>>({ queryKey: [path, 'pages'] }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page, at) => ({
            ...page,
            items: change(page.items, { first: at === 0, last: at === data.pages.length - 1 }),
          })),
        }
      : data,
  )
}
