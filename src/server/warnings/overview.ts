import { isoNow } from '../../shared/clock.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import type { createFeeds } from './feeds.ts'
import { compareGravestFirst } from './warning-events.ts'
import { weatherServiceName } from './warning-texts.ts'
import type { WarningDeps } from './warnings-at-place.ts'

const DAY_MS = 86_400_000

type Feeds = Pick<ReturnType<typeof createFeeds>, 'states'>

/** Returns every warning in force anywhere, with its area in the words of the service, for operators. @throws AppError forbidden */
export async function allWarningsInForce({ store, clock }: WarningDeps, actor: Actor) {
  requireAdmin(actor)
  const now = isoNow(clock)
  const standing = (await store.events()).flatMap(({ versions }) => versions.filter(({ over }) => over === null))
  return standing.flatMap(({ blocks }) => {
    const [block] = blocks.filter(({ expires }) => now < expires).sort(compareGravestFirst)
    if (!block) return []
    const shapes = block.areas.flatMap(({ polygons, circles }) => [...polygons, ...circles]).length
    const { onset, expires, severity, event, message, areas, states } = block
    const area = areas.map(({ desc }) => desc).join('; ')
    /** Warnings without a shape or a known state, which reach no farm. */
    const placed = shapes > 0 || states.size > 0
    return [
      {
        id: message.id,
        identifier: message.identifier,
        source: weatherServiceName(block),
        event,
        severity,
        onset,
        expires,
        area,
        placed,
      },
    ]
  })
}

/** Returns the number of feeds of which every poll has failed for a day. */
export async function listFailingFeeds({ clock }: WarningDeps, feeds: Feeds, actor: Actor): Promise<number> {
  requireAdmin(actor)
  const dayAgo = new Date(clock.now().getTime() - DAY_MS).toISOString()
  return (await feeds.states()).filter(({ failingSince }) => failingSince !== null && failingSince <= dayAgo).length
}

/** Returns the numbers of warnings in force and of feeds whose last poll failed. */
export async function readWarningFigures(
  { store, clock }: WarningDeps,
  feeds: Feeds,
): Promise<{ inForce: number; failing: number }> {
  const now = isoNow(clock)
  const inForce = (await store.events()).filter(({ versions }) =>
    versions.some(({ over, blocks }) => over === null && blocks.some(({ expires }) => now < expires)),
  )
  const failing = (await feeds.states()).filter(({ failingSince }) => failingSince !== null)
  return { inForce: inForce.length, failing: failing.length }
}
