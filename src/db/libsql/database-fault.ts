import type { Log } from '../../shared/log.ts'
import { hostOf } from './server-address.ts'

export type DatabaseFault =
  | { kind: 'unconfirmed'; inARow: number }
  | { kind: 'promoted'; epoch: number }
  | { kind: 'unpromoted'; url: string }
  | { kind: 'primaryGone'; url: string }
  | { kind: 'alone' }

/** Logs each fault when it begins and when it ends. */
export function createFaultLog(log: Pick<Log, 'error' | 'info'> | undefined) {
  let logged = ''
  return (fault: DatabaseFault | null, server: string) => {
    const kind = fault?.kind ?? ''
    if (kind === logged) return
    logged = kind
    if (fault) log?.error(`database.${kind}`, { message: adviceFor(fault) })
    else log?.info('database.well', { server: hostOf(server) })
  }
}

function adviceFor(fault: DatabaseFault): string {
  if (fault.kind === 'promoted')
    return `another server was promoted (epoch ${fault.epoch}): put its address first in DATABASE_URL, and keep the old primary stopped until gona db rejoin`
  if (fault.kind === 'unpromoted')
    return `${fault.url} runs as a primary, but was not promoted, so nothing is saved: run gona db promote ${fault.url}`
  if (fault.kind === 'primaryGone')
    return `the primary ${fault.url} does not answer, so nothing is saved: start it; if it is lost for good run gona db promote --which`
  if (fault.kind === 'alone')
    return 'most servers in DATABASE_URL and DATABASE_REPLICA_URLS do not answer, so nothing is saved: start them or mend the network; take servers that are gone for good out of both settings and restart gona'
  return `no replica has confirmed the last ${fault.inARow} writes: start a replica in DATABASE_REPLICA_URLS, or point it to the new primary; to go on without one set DATABASE_WAIT_FOR=0, which risks writes if the primary is lost`
}
