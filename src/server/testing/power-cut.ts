import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Library of power-cut.c and the environment that preloads it; null if it cannot be compiled. */
export function powerCut(folder: string): { shadow: string; environment: Record<string, string> } | null {
  const library = join(folder, 'power-cut.so')
  const source = join(import.meta.dir, 'power-cut.c')
  const compiled =
    process.platform === 'linux' &&
    Bun.which('cc') !== null &&
    Bun.spawnSync(['cc', '-shared', '-fPIC', '-o', library, source, '-ldl']).success
  if (!compiled) return null
  const shadow = join(folder, 'shadow')
  mkdirSync(shadow)
  return { shadow, environment: { LD_PRELOAD: library, SHADOW: shadow } }
}
