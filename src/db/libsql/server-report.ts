import type { ClusterSettings } from './cluster.ts'
import { formatPosition, type ListedServer, listServers, mostAdvancedServer, startAsReplicaCommand } from './promote.ts'

const MAX_ATTEMPTS = 5
const AGAIN_MS = 500

interface ServerReport {
  faults: string[]
  summary: string
}

export async function reportServers(settings: ClusterSettings): Promise<ServerReport> {
  let servers = await listServers(settings)
  for (let looks = 1; looks < MAX_ATTEMPTS && serversBehind(servers).length > 0; looks++) {
    await Bun.sleep(AGAIN_MS)
    const primary = servers.find(({ at }) => at?.role === 'primary')
    const now = await listServers(settings)
    servers = now.map((server) => (server.url === primary?.url ? primary : server))
  }
  const summary = servers.map(({ url, at }) => `${url} ${at ? `${at.role}, ${formatPosition(at)}` : 'does not answer'}`)
  return { faults: faultsOf(servers, settings), summary: summary.join('; ') }
}

function serversBehind(servers: ListedServer[]): ListedServer[] {
  const furthest = mostAdvancedServer(servers)?.at
  if (!furthest) return []
  return servers.filter(({ at }) => at && (at.epoch < furthest.epoch || at.writes < furthest.writes))
}

function faultsOf(servers: ListedServer[], { waitFor = 0, replicas = [] }: ClusterSettings): string[] {
  const primaries = servers.filter(({ at }) => at?.role === 'primary').map(({ url }) => url)
  const primary = mostAdvancedServer(servers.filter(({ url }) => primaries.includes(url)))?.url
  const silent = servers.filter(({ at }) => at === null)
  const late = serversBehind(servers).filter(({ at }) => at?.role === 'replica')
  return [
    ...silent.map(
      ({ url }) => `${url} does not answer: start it, or take it out of the settings if it is gone for good`,
    ),
    ...(primary ? [] : ['no server runs as a primary: start it; if it is lost for good run gona db promote --which']),
    ...(primaries.length > 1
      ? [
          `${primaries.join(' and ')} run as primaries: stop all but ${primary}, and run gona db rejoin FOLDER there before they become replicas`,
        ]
      : []),
    ...late.map(
      ({ url, at }) =>
        `${url} shows only ${formatPosition(at!)}: it is stuck or follows a former primary; restart it${primary ? `: ${startAsReplicaCommand(url, primary)}` : ''}`,
    ),
    ...(replicas.length > 0 && waitFor === 0
      ? ['DATABASE_WAIT_FOR is 0: the last writes are lost with the primary; set it to 1']
      : []),
  ]
}
