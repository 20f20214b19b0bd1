import { refusalError } from '../../contracts/refusals.ts'
import { positionAt, type ReplicationPosition } from './position.ts'
import type { Server } from './server-address.ts'

/** Longest wait for replicas to show a write. */
const PATIENCE_MS = 2_000
const AGAIN_MS = 25

export interface CommittedWrite extends ReplicationPosition {
  index: number
}

interface Waiting extends CommittedWrite {
  shownBy: Set<string>
  shown: () => void
}

/** Waits until `needed` replicas show a write, with one request per replica at a time, for the newest write. */
export function createReplicaWait(replicas: () => Server[], needed: number) {
  const waiting = new Set<Waiting>()
  const following = new Set<string>()

  const newestUnseenBy = (url: string) =>
    [...waiting]
      .filter(({ shownBy }) => !shownBy.has(url))
      .reduce<Waiting | null>((newest, one) => (newest && newest.writes > one.writes ? newest : one), null)

  async function follow(replica: Server) {
    const { url } = replica
    if (following.has(url)) return
    following.add(url)
    for (let newest = newestUnseenBy(url); newest; newest = newestUnseenBy(url)) {
      const position = await positionAt(replica, newest.index, PATIENCE_MS).catch(() => null)
      if (position) note(url, newest.index, position)
      if (!newest.shownBy.has(url)) await Bun.sleep(AGAIN_MS)
    }
    following.delete(url)
  }

  function note(url: string, index: number, { epoch, writes }: ReplicationPosition) {
    for (const one of waiting) {
      if (one.epoch !== epoch || one.writes > writes || one.index > index) continue
      one.shownBy.add(url)
      if (one.shownBy.size >= needed) one.shown()
    }
  }

  /** @throws AppError unavailable when too few replicas show the write in time: it may be lost with the primary */
  return async (committed: CommittedWrite): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const one: Waiting = { ...committed, shownBy: new Set(), shown: resolve }
    waiting.add(one)
    const timer = setTimeout(() => reject(refusalError('server.unconfirmed')), PATIENCE_MS)
    for (const replica of replicas()) void follow(replica)
    try {
      await promise
    } finally {
      clearTimeout(timer)
      waiting.delete(one)
    }
  }
}
