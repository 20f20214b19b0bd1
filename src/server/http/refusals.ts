import type { SecurityDetails, SecurityLog } from '../foundation/security-log.ts'

const REFUSAL_KIND_OF_STATUS: Record<number, string> = { 401: 'not_signed_in', 403: 'forbidden', 429: 'too_many' }
const MINUTE_MS = 60_000
/** Kinds of refusals counted separately within a minute; all further kinds are counted together. */
const KINDS_MAX = 200
const OTHER_KINDS = 'others'

export type Refusals = ReturnType<typeof createRefusals>

/** Logs the first refusal of each kind per minute and summarises the others, so that an attacker cannot fill the disk. */
export function createRefusals(security: Pick<SecurityLog, 'note'>) {
  const more = new Map<string, { outcome: string; what: string; userId: string | undefined; count: number }>()

  function tellMore() {
    for (const { outcome, what, userId, count } of more.values()) {
      if (count > 0) security.note('refused', outcome, { what, userId, count })
    }
    more.clear()
  }

  return {
    note(status: number, route: string, details: SecurityDetails): void {
      const outcome = REFUSAL_KIND_OF_STATUS[status]
      if (!outcome) return
      if (more.size === 0) setTimeout(tellMore, MINUTE_MS).unref()
      const userId = details.userId ?? undefined
      const kind = `${outcome} ${route} ${userId ?? ''}`
      const known = more.get(more.has(kind) || more.size < KINDS_MAX ? kind : OTHER_KINDS)
      if (known) known.count++
      else if (more.size < KINDS_MAX) more.set(kind, { outcome, what: route, userId, count: 0 })
      else more.set(OTHER_KINDS, { outcome: OTHER_KINDS, what: OTHER_KINDS, userId: undefined, count: 1 })
      if (!known && more.size <= KINDS_MAX) security.note('refused', outcome, { ...details, what: route })
    },

    /** Logs the pending summary at once; a timer does this each minute. */
    tellMore,
  }
}
