import type { ChannelFigures } from '../../contracts/channel-figures.ts'
import { daysBefore } from '../../shared/clock.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { readSmsFigures } from './sms/figures.ts'
import type { UssdService } from './ussd/service.ts'
import { readCallFigures } from './voice/figures.ts'

export function createChannelFigures({
  db,
  clock,
  ussd,
}: Pick<Foundation, 'db' | 'clock'> & { ussd: Pick<UssdService, 'figures'> }) {
  return async (actor: Actor, { days }: { days: number }): Promise<ChannelFigures> => {
    requireAdmin(actor)
    const since = daysBefore(clock.now(), days)
    const [dials, sms, calls] = await Promise.all([
      ussd.figures(days),
      readSmsFigures(db, since),
      readCallFigures(db, since),
    ])
    return {
      since,
      dials: {
        n: dials.outcomes.reduce((sum, { n }) => sum + n, 0),
        ended: dials.outcomes.map(({ outcome, n }) => ({ name: outcome, n })),
        left: dials.left.map(({ screen, n }) => ({ name: screen, n })),
        cost: {
          paid: dials.costs.map(({ currency, paid }) => ({ currency, amount: paid })),
          unpriced: dials.unpriced,
        },
      },
      sms,
      calls,
    }
  }
}
