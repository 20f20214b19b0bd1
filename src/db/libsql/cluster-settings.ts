import type { Config } from '../../shared/config.ts'
import { technicalError } from '../../shared/errors.ts'
import type { ClusterSettings } from './cluster.ts'
import { storedHistoryIn } from './stored-history.ts'

export type ServerSettings = Pick<
  Config,
  'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN' | 'DATABASE_REPLICA_URLS' | 'DATABASE_WAIT_FOR'
>

/** Number of replicas that must show a write before it is acknowledged; default 1 if replicas are named, else 0. */
export const requiredReplicas = ({ DATABASE_REPLICA_URLS, DATABASE_WAIT_FOR }: Partial<ServerSettings>): number =>
  DATABASE_WAIT_FOR ?? (DATABASE_REPLICA_URLS ? 1 : 0)

/** @throws AppError invalid without a server, or when more replicas must show a write than are named */
export function clusterSettings(config: Partial<ServerSettings>): ClusterSettings {
  const { DATA_DIR, DATABASE_URL: urls, DATABASE_REPLICA_URLS: replicas = [], DATABASE_AUTH_TOKEN: authToken } = config
  if (!urls) throw technicalError('invalid', 'Set DATABASE_URL to the database servers, the primary first.')
  const waitFor = requiredReplicas(config)
  if (waitFor > replicas.length) {
    throw technicalError(
      'invalid',
      `Bad settings: DATABASE_WAIT_FOR is ${waitFor}, but DATABASE_REPLICA_URLS names ${replicas.length} servers. Name more, or lower it.`,
    )
  }
  return { urls, replicas, waitFor, authToken, ...(DATA_DIR ? { keptHistory: storedHistoryIn(DATA_DIR) } : {}) }
}
