import { technicalError } from '../../shared/errors.ts'
import type { ClusterSettings } from './cluster.ts'
import { examineServer, queryServer, type ReplicationPosition, type ServerPosition } from './position.ts'
import { hostOf, type Server, serverUrl } from './server-address.ts'

export interface ListedServer {
  url: string
  /** Null if it does not answer. */
  at: ServerPosition | null
}

interface Consents {
  /** Promotes although another server answers as a primary. */
  oldOneIsGone?: boolean | undefined
  /** Promotes although silent servers may have acknowledged writes that this server lacks. */
  withoutTheSilent?: boolean | undefined
}

export const serverAt = ({ authToken, send }: ClusterSettings, url: string): Server => ({ url, authToken, send })

export function listServers(settings: ClusterSettings): Promise<ListedServer[]> {
  const named = [...new Set([...settings.urls, ...(settings.replicas ?? [])])]
  return Promise.all(named.map(async (url) => ({ url, at: await examineServer(serverAt(settings, url)) })))
}

const isFurther = (one: ReplicationPosition, other: ReplicationPosition) =>
  one.epoch > other.epoch || (one.epoch === other.epoch && one.writes > other.writes)

export function mostAdvancedServer(servers: ListedServer[]): ListedServer | null {
  const answering = servers.filter(({ at }) => at !== null)
  return answering.reduce<ListedServer | null>(
    (best, one) => (best && !isFurther(one.at!, best.at!) ? best : one),
    null,
  )
}

/** Begins a new history on a primary. @returns its epoch. @throws AppError invalid, conflict if writes could be lost */
export async function promoteServer(settings: ClusterSettings, url: string, consents: Consents = {}): Promise<number> {
  const servers = await listServers(settings)
  requirePromotable(servers, url, settings, consents)
  const seen = servers.map(({ at }) => at?.epoch ?? 0)
  const epoch = Math.max(settings.keptHistory?.read().epoch ?? 0, ...seen) + 1
  const last = 'coalesce(max(writes), 0)'
  await queryServer(
    serverAt(settings, url),
    `INSERT INTO failover (epoch, began_after, writes) SELECT ${epoch}, ${last}, ${last} FROM failover`,
  )
  settings.keptHistory?.note({ epoch, primary: url })
  return epoch
}

function requirePromotable(servers: ListedServer[], url: string, settings: ClusterSettings, consents: Consents) {
  const target = servers.find((server) => server.url === url)
  if (!target || !settings.urls.includes(url))
    throw technicalError('invalid', `${url} is not in DATABASE_URL. Add it there on every gona, then try again.`)
  const { at } = target
  if (!at) throw technicalError('conflict', `${url} does not answer. Start it: ${startAsPrimaryCommand(url)}`)
  if (at.role === 'replica') {
    throw technicalError(
      'conflict',
      `${url} runs as a replica. Stop it and start it as a primary on its folder: ${startAsPrimaryCommand(url)} Then try again.`,
    )
  }
  const others = servers.filter((server) => server.url !== url)
  const primary = others.find((server) => server.at?.role === 'primary')
  if (primary && !consents.oldOneIsGone) {
    throw technicalError(
      'conflict',
      `${primary.url} still answers as a primary. Stop it or cut it off from the network, then try again. If you know that it will never be used again, add --yes-the-old-one-is-gone.`,
    )
  }
  const replicas = others.filter((server) => server.at?.role === 'replica')
  const furthest = mostAdvancedServer(replicas)
  if (furthest && isFurther(furthest.at!, at)) {
    throw technicalError(
      'conflict',
      `${furthest.url} is further (${formatPosition(furthest.at!)}; ${url} has ${formatPosition(at)}). Stop ${url}, and promote ${furthest.url} instead: ${startAsPrimaryCommand(furthest.url)}`,
    )
  }
  requireEnoughAnswers(others, settings, primary !== undefined, consents)
}

/** Any `waitFor` replicas acknowledge a write. With fewer silent replicas, one that acknowledged it has answered. */
function requireEnoughAnswers(
  others: ListedServer[],
  settings: ClusterSettings,
  primaryAnswers: boolean,
  consents: Consents,
) {
  const silent = others.filter(({ at }) => at === null).map(({ url }) => url)
  const silentReplicas = silent.length - (primaryAnswers ? 0 : 1)
  if (silentReplicas < Math.max(1, settings.waitFor ?? 0) || consents.withoutTheSilent) return
  throw technicalError(
    'conflict',
    `These do not answer: ${silent.join(', ')}. A replica among them may have acknowledged writes that no other has. Start it and try again. If it is gone for good, add --without-the-silent.`,
  )
}

export const formatPosition = ({ epoch, writes }: ReplicationPosition) => `write ${writes} of epoch ${epoch}`

const KEY = '--auth-jwt-key-file KEY'
const hostnameOf = (url: string) => serverUrl(url).hostname

export const startAsPrimaryCommand = (url: string) =>
  `sqld -d FOLDER --http-listen-addr ${hostOf(url)} --grpc-listen-addr ${hostnameOf(url)}:5001 ${KEY}`

export const startAsReplicaCommand = (url: string, primary: string) =>
  `sqld -d FOLDER --http-listen-addr ${hostOf(url)} --primary-grpc-url http://${hostnameOf(primary)}:5001 ${KEY}`
