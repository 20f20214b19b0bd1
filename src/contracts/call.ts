import type * as z from 'zod/mini'
import type { LimitName } from '../ground/limits.ts'
import type { ScreenName } from './screens.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a write that waits on the phone is to the farmer. */
export type WaitingKind =
  | 'crop'
  | 'cropRemoved'
  | 'log'
  | 'logRemoved'
  | 'bags'
  | 'bagsRemoved'
  | 'post'
  | 'reply'
  | 'like'
  | 'read'
  | 'profile'
  | 'feedback'

/** The plain form that does the same as a call where there is no script. */
export interface FormSpec {
  /** Where it is sent; a path's `:name` is the call's. */
  at: string
  /** The page it stands on, where a visitor comes back to after signing in. */
  on: string
  /** That page is shown again when something is wrong with it, with what was typed. */
  again?: true
  /** The page that a done one leads to, when it is another. */
  to?: string
  /** The key of what that page then says. */
  said?: string
  /** The key of what the page it stands on says when it was refused, for a form that is only a button. */
  failed?: string
}

interface CallSpec {
  who: 'anyone' | 'signed-in' | 'admin'
  /** The body. */
  in?: z.ZodMiniType
  query?: z.ZodMiniType
  /** What the path's parameters may be; without it the `:id` is a UUID. */
  params?: z.ZodMiniType
  /** The answer; none is 204. */
  out?: z.ZodMiniType
  /** Where it is not 200 (204 for none). */
  status?: 201 | 202
  /** Counted by person; where anyone may ask, by address. */
  limit?: LimitName
  /** The body is no JSON but a form with a picture as `image`. */
  upload?: true
  /** The answer is a file of this type. */
  file?: string
  /** A page of a list, the next one named in a Link header. */
  paged?: true
  /** A read: kept on the phone. A write: may wait there for the network, as what. */
  offline?: true | WaitingKind
  /** Who is signed in is another afterwards. */
  session?: true
  form?: FormSpec | readonly FormSpec[]
}

/** Screens that may show what a write changes: cached copies from before it are out of date. */
type Reach = readonly ScreenName[] | 'all'

interface WriteSpec extends CallSpec {
  reaches: Reach
  /** Screens to fetch again for use offline, besides home and the page of the write; parameters are the call's own. */
  refreshes?: readonly ScreenName[]
}

interface ReadSpec extends CallSpec {
  reaches?: never
  refreshes?: never
}

/** A write that does not declare what it reaches does not compile. */
type SpecOf<Route> = Route extends `GET ${string}` ? ReadSpec : WriteSpec

/** One call: everything that server, screens, service worker and tests know of it. */
export interface Call extends CallSpec, Partial<Pick<WriteSpec, 'reaches' | 'refreshes'>> {
  method: Method
  path: string
}

/** Declares a call: `call('POST /api/crops', { … })`. A `:name` in its path is a parameter. */
export function call<const Route extends `${Method} /${string}`, const Spec extends SpecOf<Route>>(
  route: Route,
  spec: Spec,
) {
  const [method, path] = route.split(' ')
  return { ...spec, method, path } as Spec & SplitRoute<Route>
}

type SplitRoute<Route> = Route extends `${infer M extends Method} ${infer Path}` ? { method: M; path: Path } : never

/** The parameters in a path: `/posts/:id` has `{id: string}`. */
export type ParamsOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown

/** A call's body as it is sent, and its answer. */
export type BodyOf<C> = C extends { in: infer Schema extends z.ZodMiniType } ? z.input<Schema> : undefined
export type AnswerOf<C> = C extends { out: infer Schema extends z.ZodMiniType } ? z.output<Schema> : undefined

/** A call whose path has all its parameters. */
export type Filled<C> = C extends { path: infer Path } ? (unknown extends ParamsOf<Path> ? C : never) : never

/** A call of one thing: `at(getPost, { id })`. */
export const at = <C extends Pick<Call, 'path'>>(
  call: C,
  params: ParamsOf<C['path']> & Record<string, string>,
): Omit<C, 'path'> & { path: string } => ({ ...call, path: pathWith(call.path, params) })

/** A path with its parameters: `/posts/:id` and `{id: '7'}` make `/posts/7`. */
export const pathWith = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name]!)

/** The parameters of a path that fits a pattern: `/posts/:id` and `/posts/7` give `{id: '7'}`; null when it does not fit. */
export function paramsIn(pattern: string, path: string): Record<string, string> | null {
  const [names, parts] = [pattern.split('/'), path.split('/')]
  if (names.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [n, name] of names.entries()) {
    if (name.startsWith(':')) params[name.slice(1)] = parts[n]!
    else if (name !== parts[n]) return null
  }
  return params
}

export const formsOf = ({ form }: Pick<CallSpec, 'form'>): readonly FormSpec[] =>
  form ? ([form].flat() as FormSpec[]) : []

export type Params = Record<string, string | number | null | undefined>

/** The react-query key of a read: its path, then its query when it has one. */
export const queryKey = (path: string, query?: Params): readonly unknown[] => (query ? [path, query] : [path])

/** An address with a query, skipping null and undefined. */
export function addressOf(path: string, query: Params = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
