import type { WarningEvent } from '../../contracts/warnings.ts'
import { firstItem } from '../../shared/lookups.ts'

export interface FarmAlert {
  kind: Extract<WarningEvent, 'heavy-rain' | 'heat' | 'dry-spell'>
  state: string
  /** Local day. */
  day: string
  lat: number
  lng: number
}

/** Alerts of one forecast run, by kind, state and for rain by day. */
export function createFarmAlertCollector() {
  const byAbout = new Map<string, FarmAlert[]>()
  /** Farms with a live forecast, by state: without them an alert is not withdrawn. */
  const live = new Map<string, number>()
  return {
    byAbout,
    live,
    /** Adds a farm with a live forecast and its alerts, each kind and day once. */
    addFarm(
      state: string,
      { lat, lng }: { lat: number; lng: number },
      alerts: readonly { about: string; day: string }[],
    ) {
      live.set(state, (live.get(state) ?? 0) + 1)
      const mine = new Map<string, FarmAlert>()
      for (const { about, day } of alerts) {
        const kind = KINDS[firstItem(about.split(':'))]
        if (kind) mine.set(aboutOf({ kind, state, day }), { kind, state, day, lat, lng })
      }
      for (const [about, alert] of mine) byAbout.getOrInsertComputed(about, () => []).push(alert)
    },
  }
}
export type FarmAlertCollector = ReturnType<typeof createFarmAlertCollector>

/** Kinds by the subject of an alert to a farm. */
const KINDS: Partial<Record<string, FarmAlert['kind']>> = {
  'heavy-rain': 'heavy-rain',
  'very-hot': 'heat',
  'dry-spell': 'dry-spell',
}

const aboutOf = ({ kind, state, day }: Pick<FarmAlert, 'kind' | 'state' | 'day'>) =>
  kind === 'heavy-rain' ? `${kind}:${state}:${day}` : `${kind}:${state}`
