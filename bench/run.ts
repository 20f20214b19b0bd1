/** `npm run bench`: measures the executable and prints each figure beside its aim. Nothing here fails a build. */
import { existsSync } from 'node:fs'
import { EXECUTABLE } from './executable.ts'
import { measurePages } from './pages.ts'
import { measureStart } from './start.ts'

if (!existsSync(EXECUTABLE)) {
  console.error('Build the executable first: npm run build')
  process.exit(1)
}
for (const { what, value, unit, aim } of [...(await measureStart()), ...(await measurePages())]) {
  const shown = value < 10 ? value.toFixed(2) : value.toFixed(0)
  const verdict = aim === undefined ? '' : `aim ${aim}${value <= aim ? '' : '  NOT REACHED'}`
  console.log(`${what.padEnd(52)} ${shown.padStart(8)} ${unit.padEnd(6)} ${verdict}`)
}
