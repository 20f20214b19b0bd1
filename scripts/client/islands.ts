import { resolve } from 'node:path'
import { ISLANDS, type IslandName } from '../../src/islands/registry.ts'

export const SOURCES = resolve(import.meta.dir, '../../src')
export const MAIN = `${SOURCES}/islands/main.tsx`
/** The bar over the foot of the page, which comes with every page once there is something to show. */
export const BAR = `${SOURCES}/islands/offline/bar.tsx`
const REGISTRY = `${SOURCES}/islands/registry.ts`

/** The file of each island, as the registry imports it. */
export async function islandFiles(): Promise<Map<IslandName, string>> {
  const source = await Bun.file(REGISTRY).text()
  const files = new Map<IslandName, string>()
  for (const island of Object.keys(ISLANDS) as IslandName[]) {
    const path = new RegExp(`\\b${island}'?: .*import\\('(.+?)'\\)`).exec(source)?.[1]
    if (!path) throw new Error(`registry.ts imports the island ${island} in no way that the build can read`)
    files.set(island, resolve(SOURCES, 'islands', path))
  }
  return files
}
