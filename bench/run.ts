/**
 * `npm run bench` (`-- load` for one part): measures the executable and prints each figure beside its aim. Nothing here
 * fails a build.
 */
import { existsSync } from 'node:fs'
import { EXECUTABLE } from './executable.ts'
import { measureLoad } from './load.ts'
import { measurePages } from './pages.ts'
import { measureStart } from './start.ts'

interface Figure {
  what: string
  value: number
  unit: string
  aim?: number
  /** The aim is the least, not the most. */
  least?: boolean
}

if (!existsSync(EXECUTABLE)) {
  console.error('Build the executable first: npm run build')
  process.exit(1)
}
const parts: Record<string, () => Promise<Figure[]>> = { start: measureStart, pages: measurePages, load: measureLoad }
const chosen = process.argv.slice(2).filter((name) => name in parts)
for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
  for (const { what, value, unit, aim, least } of await parts[name]!()) {
    const shown = value < 10 ? value.toFixed(2) : value.toFixed(0)
    const reached = aim === undefined || (least ? value >= aim : value <= aim)
    const verdict = aim === undefined ? '' : `aim ${aim}${reached ? '' : '  NOT REACHED'}`
    console.log(`${what.padEnd(52)} ${shown.padStart(8)} ${unit.padEnd(6)} ${verdict}`)
  }
}
