import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { Glob } from 'bun'

const TEST = /\.test\.tsx?$/
/** Compares sources with the listed faults, so it notices any change. */
const NOTICES_EVERYTHING = /planted-faults\.test/

/** Returns a function that lists the tests of a file, nearest first: those in its folder, then those that import it. */
export function nearestTests(importers: Map<string, string[]>): (path: string) => string[] {
  return (path) => {
    const distances = new Map([[path, 0]])
    for (const [each, distance] of distances)
      for (const importer of importers.get(each) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1)
    const score = (test: string, distance: number) => {
      const ownName = test.replace(/\.test(\.\w+)?\.tsx?$/, '') === path.replace(/\.tsx?$/, '')
      const folders = relative(dirname(path), dirname(test)).split(sep).filter(Boolean).length
      return ownName ? -1 : folders + distance
    }
    return [...distances]
      .filter(([test]) => TEST.test(test) && !NOTICES_EVERYTHING.test(test))
      .map(([test, distance]) => ({ test, score: score(test, distance) }))
      .sort((one, other) => one.score - other.score || one.test.localeCompare(other.test))
      .map(({ test }) => test)
  }
}

/** Static and dynamic imports and re-exports of values, and programs that a test starts. */
const IMPORT =
  /^(?:import|export) (?!type )(?:[^'";]*? from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)|import\.meta\.dir, '([^']+\.ts)'/gm

/** Maps each source file to the files that import a value from it. */
export function importersIn(root: string): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const path of new Glob('src/**/*.{ts,tsx}').scanSync(root))
    for (const [, now, later, started] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      const imported = join(dirname(path), now ?? later ?? started!)
      if (existsSync(join(root, imported))) importers.set(imported, [...(importers.get(imported) ?? []), path])
    }
  return importers
}
