import type { Foundation } from '../../foundation/foundation.ts'
import type { Places } from '../../places/service.ts'
import { createRainHistory } from './history.ts'
import { createHistoryDownload } from './history-download.ts'
import { createRainStore } from './rain-store.ts'
import { createSeasons } from './seasons.ts'

/** Start of the rains: history of a place, odds of this year, and the national forecast. */
export function createRains(foundation: Foundation & { places: Places }) {
  const store = createRainStore(foundation.db)
  return {
    store,
    history: createRainHistory({ ...foundation, store }),
    download: createHistoryDownload({ ...foundation, store }),
    seasons: createSeasons(foundation),
  }
}

export type Rains = ReturnType<typeof createRains>
