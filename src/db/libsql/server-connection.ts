import { storeCropAliasesOnServer } from '../crop-names.ts'
import { migrateServer } from '../migrate.ts'
import type { Cluster } from './cluster.ts'
import { createStreams } from './hrana-streams.ts'
import { serverUrl } from './server-address.ts'
import { createServerFetch, RESTART_MS } from './server-fetch.ts'
import { createWriteGuard } from './write-guard.ts'

export type Connection = ReturnType<typeof connectToServer>

export function connectToServer(cluster: Cluster) {
  const { url, authToken, send = fetch } = cluster.current()
  const serverFetch = createServerFetch(send, cluster.isOne ? RESTART_MS : 0)
  const streams = createStreams(
    serverUrl(url),
    authToken,
    serverFetch,
    createWriteGuard(cluster, url, serverFetch.written),
  )
  let migrated: Promise<void> | null = null
  return {
    streams,
    upToDate() {
      migrated ??= migrateServer(streams)
        .then(() => storeCropAliasesOnServer(streams))
        .catch((error) => {
          migrated = null
          throw error
        })
      return migrated
    },
  }
}
