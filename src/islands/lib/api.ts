import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  addressWithQuery,
  type Call,
  type CallParams,
  type CallWithoutParams,
  queryKeyOf,
  type ResponseOf,
} from '../../contracts/call.ts'
import type { ListPage } from '../../contracts/list-pages.ts'
import type { ErrorBody } from '../../contracts/shapes.ts'
import type { Translate } from '../../words/translate.ts'

/** Error text for the user. A 413 comes from a gateway without our text; only a picture can be that large. */
export const errorMessage = ({ status, sentence, ownWords }: ApiError, t: Translate): string =>
  status === 413 && !ownWords ? t('post.imageTooLarge') : sentence

/**
 * Error response of a call. `message` is "<status>: <body text>". `sentence` is the text for the user and `fields` the
 * errors by input, both in the page's language.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly sentence: string
  readonly fields: Record<string, string>
  /** True if the password was right and the code of the second factor is still missing. */
  readonly secondFactor: boolean
  /** True if the response comes from our server and not from a gateway. */
  readonly ownWords: boolean
  constructor(
    readonly status: number,
    body: string,
    statusText: string,
    /** Retry-After header: when to retry. */
    readonly retryAfter: string | null = null,
  ) {
    super(`${status}: ${body || statusText}`)
    const parsed = parseBody(body)
    const words = parsed?.words ?? parsed
    this.sentence = words?.message ?? (body || statusText)
    this.fields = words?.fields ?? {}
    this.secondFactor = parsed?.secondFactor === true
    this.ownWords = typeof parsed?.message === 'string'
  }
  get isUnauthorized() {
    return this.message.startsWith('401') && this.message.includes('Unauthorized')
  }
}

export const isNotFound = (error: Error | null): boolean => error instanceof ApiError && error.status === 404

function parseBody(body: string): ErrorBody | null {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Sends a request with cookies. The body is JSON; a FormData is sent unchanged. @throws ApiError unless the status is 2xx */
export async function sendRequest<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<T> {
  const { text } = await fetchResponse(method, path, body, headers, signal)
  return (text ? JSON.parse(text) : undefined) as T
}

async function fetchResponse(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
) {
  const multipart = body instanceof FormData
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: body === undefined || multipart ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : multipart ? body : JSON.stringify(body),
    signal,
  })
  const text = await response.text()
  if (!response.ok) {
    throw new ApiError(response.status, text, response.statusText, response.headers.get('retry-after'))
  }
  return { text, link: response.headers.get('link') ?? '' }
}

/** Sends a GET and returns the response body. @throws ApiError */
export const fetchRead = <C extends Pick<Call, 'path'>>(
  call: C & CallWithoutParams<C>,
  query?: CallParams,
): Promise<ResponseOf<C>> => sendRequest('GET', addressWithQuery(call.path, query))

/** Returns one page of a list, with the next page's cursor from the Link header. */
export async function fetchListPage<Item>({ path }: { path: string }, query: CallParams): Promise<ListPage<Item>> {
  const { text, link } = await fetchResponse('GET', addressWithQuery(path, query))
  return { items: JSON.parse(text), next: /[?&]before=([^&>]+)[^>]*>; rel="next"/.exec(link)?.[1] ?? null }
}

/** Returns query options for a GET, the same on server and browser. On the server the data is already cached. */
export const readOptions = <C extends Pick<Call, 'path'>>(call: C & CallWithoutParams<C>, query?: CallParams) => ({
  queryKey: queryKeyOf(call.path, query),
  queryFn: () => fetchRead<C>(call, query),
})

export const useRead = <C extends Pick<Call, 'path'>>(
  call: C & CallWithoutParams<C>,
  query?: CallParams,
  options: { enabled?: boolean; refetchInterval?: number | false } = {},
) => useQuery({ ...readOptions<C>(call, query), ...options })

/** Refetches the displayed reads of these calls, with any parameters. */
export function refetchReads(client: QueryClient, ...calls: { path: string }[]): void {
  for (const { path } of calls) void client.invalidateQueries({ queryKey: queryKeyOf(path) })
}
