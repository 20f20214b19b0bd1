import type * as z from 'zod/mini'
import type { RateLimitName } from '../shared/rate-limits.ts'
import type { ScreenName } from './screens.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Label of a pending offline write. */
export type PendingWriteKind =
  | 'crop'
  | 'cropRemoved'
  | 'log'
  | 'logRemoved'
  | 'bags'
  | 'bagsRemoved'
  | 'post'
  | 'reply'
  | 'question'
  | 'price'
  | 'like'
  | 'read'
  | 'profile'
  | 'feedback'

/** Plain HTML form of a call, for browsers without script. */
export interface FormSpec {
  /** Form action, with the call's `:name` parameters. */
  at: string
  /** Page that contains the form; visitors return to it after signing in. */
  on: string
  /** Re-renders the page with the errors and the entered values. */
  again?: true
  /** Redirect target on success, if not the same page. */
  to?: string
  /** Message key shown on that page after success. */
  said?: string
  /** Message key shown after an error, for a form that has only a button. */
  failed?: string
  /** Accepts a picture as `image` of a multipart body. */
  picture?: true
}

interface CallSpec {
  who: 'anyone' | 'signed-in' | 'officer' | 'admin'
  in?: z.ZodMiniType
  query?: z.ZodMiniType
  /** Path parameters; by default `:id` is a UUID. */
  params?: z.ZodMiniType
  /** Response schema; without it the response is 204. */
  out?: z.ZodMiniType
  /** Status other than 200 or 204. */
  status?: 201 | 202
  /** Rate limit, per user or for visitors per IP address. */
  limit?: RateLimitName
  /** Multipart body with a picture as `image`. */
  upload?: true
  /** Maximum body in KB of an administrator's call; 64 by default. */
  bodyKB?: number
  /** Media type of a file response. */
  file?: string
  /** The response is a page of a list; its Link header has the next page. */
  paged?: true
  /** GET: cached offline. Other methods: queued offline under this label. */
  offline?: true | PendingWriteKind
  /** The call changes the signed-in user: drop client caches. */
  session?: true
  form?: FormSpec | readonly FormSpec[]
}

/** Screens that show the changed data: their cached copies become out of date. */
type AffectedScreens = readonly ScreenName[] | 'all'

interface WriteSpec extends CallSpec {
  reaches: AffectedScreens
  /** Screens to fetch again for offline use, besides home and the page of the write. Their path parameters are those of the call. */
  refreshes?: readonly ScreenName[]
}

interface ReadSpec extends CallSpec {
  reaches?: never
  refreshes?: never
}

/** Requires `reaches` on every call that is not a GET. */
type SpecOf<Route> = Route extends `GET ${string}` ? ReadSpec : WriteSpec

/** Endpoint declaration, shared by server, screens, service worker and tests. */
export interface Call extends CallSpec, Partial<Pick<WriteSpec, 'reaches' | 'refreshes'>> {
  method: Method
  path: string
}

/** Declares an endpoint: `call('POST /api/crops', { … })`. A `:name` in the path is a parameter. */
export function defineCall<const Route extends `${Method} /${string}`, const Spec extends SpecOf<Route>>(
  route: Route,
  spec: Spec,
) {
  const [method, path] = route.split(' ')
  return { ...spec, method, path } as Spec & SplitRoute<Route>
}

type SplitRoute<Route> = Route extends `${infer M extends Method} ${infer Path}` ? { method: M; path: Path } : never

/** Parameters of a path: `/posts/:id` gives `{id: string}`. */
type ParamsOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown

export type BodyOf<C> = C extends { in: infer Schema extends z.ZodMiniType } ? z.input<Schema> : undefined
export type ResponseOf<C> = C extends { out: infer Schema extends z.ZodMiniType } ? z.output<Schema> : undefined

/** Endpoint whose path has no open parameters. */
export type CallWithoutParams<C> = C extends { path: infer Path } ? (unknown extends ParamsOf<Path> ? C : never) : never

/** Binds path parameters: `withPathParams(getPost, { id })`. */
export const withPathParams = <C extends Pick<Call, 'path'>>(
  call: C,
  params: ParamsOf<C['path']> & Record<string, string>,
): Omit<C, 'path'> & { path: string } => ({ ...call, path: fillPath(call.path, params) })

/** Fills a path: `/posts/:id` and `{id: '7'}` make `/posts/7`. */
export const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name]!)

/** Returns the parameters of a path: `/posts/:id` and `/posts/7` give `{id: '7'}`; null without a match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const [names, parts] = [pattern.split('/'), path.split('/')]
  if (names.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [n, name] of names.entries()) {
    if (name.startsWith(':')) params[name.slice(1)] = parts[n]!
    else if (name !== parts[n]) return null
  }
  return params
}

export const formsOfCall = ({ form }: Pick<CallSpec, 'form'>): readonly FormSpec[] =>
  form === undefined ? [] : 'length' in form ? form : [form]

export type CallParams = Record<string, string | number | null | undefined>

/** Query key of a read: its path and query. */
export const queryKeyOf = (path: string, query?: CallParams): readonly unknown[] => (query ? [path, query] : [path])

/** Builds an address with a query; null and undefined values are left out. */
export function addressWithQuery(path: string, query: CallParams = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
