import { resolve } from 'node:path'
import { ISLANDS, type IslandName } from '../../src/islands/registry.ts'
import { itemAt } from '../../src/shared/lookups.ts'
import { keysOf } from '../../src/shared/records.ts'
import { moduleAt } from './modules.ts'

export const SOURCES = resolve(import.meta.dir, '../../src')
export const MAIN = `${SOURCES}/islands/main.tsx`
/** Offline bar at the foot of every page. */
export const BAR = `${SOURCES}/islands/offline/offline-bar.tsx`
/** Crop set-up, which opens on a new farmer's first visit. */
export const SET_UP = `${SOURCES}/islands/wizard/stage-wizard.tsx`
const REGISTRY = `${SOURCES}/islands/registry.ts`

/** Source file of each island; the registry imports them all. */
export async function islandFiles(): Promise<Map<IslandName, string>> {
  const names = keysOf(ISLANDS)
  const { later } = await moduleAt(REGISTRY)
  if (later.length !== names.length) throw new Error('registry.ts does not import a file for each island')
  return new Map(names.map((name, at) => [name, itemAt(later, at)]))
}
