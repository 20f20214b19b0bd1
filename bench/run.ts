/** `npm run bench` (`-- load` for one part) measures the executable and prints each figure beside its aim. No aim fails a build. */
import { existsSync } from 'node:fs'
import { measureBags } from './bags.ts'
import { measureBrowser } from './browser.ts'
import { measureCrowd } from './crowd.ts'
import { EXECUTABLE } from './executable.ts'
import { measureFailover } from './failover.ts'
import { type Figure, printFigure } from './figures.ts'
import { measureJobs } from './jobs.ts'
import { measureLibsql } from './libsql.ts'
import { measureLoad } from './load.ts'
import { measureMarket } from './market.ts'
import { measurePages } from './pages.ts'
import { measureQuestions } from './questions.ts'
import { measureRains } from './rains.ts'
import { measureReplicas } from './replicas.ts'
import { measureScale } from './scale.ts'
import { measureSms } from './sms.ts'
import { measureStart } from './start.ts'
import { measureUssd } from './ussd.ts'

if (!existsSync(EXECUTABLE)) {
  console.error('Build the executable first: npm run build')
  process.exit(1)
}
const parts: Record<string, () => Promise<Figure[]>> = {
  start: measureStart,
  bags: measureBags,
  pages: measurePages,
  browser: measureBrowser,
  crowd: measureCrowd,
  libsql: measureLibsql,
  replicas: measureReplicas,
  failover: measureFailover,
  load: measureLoad,
  scale: measureScale,
  jobs: measureJobs,
  sms: measureSms,
  ussd: measureUssd,
  market: measureMarket,
  questions: measureQuestions,
  rains: measureRains,
}
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
  for (const figure of await parts[name]!()) printFigure(figure)
}
