import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { peakMb, serve } from './executable.ts'
import type { Figure } from './figures.ts'
import { type Outcome, runWrk } from './load.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import { prepared, type Side } from './scale-side.ts'

const FARMERS = Number(process.env.BENCH_FARMERS ?? 5_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** Folder with `npm install express@5 pg`. */
const PEERS = process.env.BENCH_PEERS ?? ''
/** Interval of writes. */
const WRITE_MS = 50

const POST = 'The rains came late here. Who has planted maize already, and which variety?'

/** Requests with their aims: smallest share of the minimal server's feed, or answers a second. */
const REQUESTS: { what: string; path: string; share?: number; perSecond?: number }[] = [
  { what: 'feed of 20 posts', path: '/api/community/posts', share: 0.6 },
  { what: 'advisories', path: '/api/advisories' },
  { what: 'summary', path: '/api/summary' },
  { what: 'weather page', path: '/weather' },
  { what: 'advisories page', path: '/advisories' },
  { what: 'home page', path: '/', perSecond: 1000 },
  { what: 'community page', path: '/community', perSecond: 1000 },
]
/** Largest p99 of any request, ms. */
const P99_MS = 40
const MEMORY_MB = 260

/**
 * Concurrent load: each request from another farmer, compressed, with twenty writes a second. The minimal server looks
 * up session and likes too.
 */
export async function measureCrowd(): Promise<Figure[]> {
  if (!Bun.which('wrk')) {
    console.error('crowd: not measured, for wrk is not installed')
    return []
  }
  const side = await prepared(FARMERS, FARMERS)
  const figures: Figure[] = []
  const note = (what: string, { perSecond, p99, failed }: Outcome, aims: { perSecond?: number; p99?: number } = {}) => {
    figures.push(
      { what: `crowd: ${what}`, value: perSecond, unit: '/s', aim: aims.perSecond, least: true },
      { what: `crowd: ${what}, p99`, value: p99, unit: 'ms', aim: aims.p99 },
    )
    if (failed > 0) figures.push({ what: `crowd: ${what}, not answered well`, value: failed, unit: '', aim: 0 })
  }
  const bare = await peer([process.execPath, 'bun-serve-sessions'], join(side.dataDir, 'gona.db'))
  const most = await crowd(bare.url, '/', side)
  await bare.stop()
  note('feed by bare Bun.serve with sessions and likes', most)
  const others = await feedOverPostgres(side)
  if (others) note('feed by Express with PostgreSQL', others)

  const gona = await serve({ dataDir: side.dataDir })
  // Warms the file cache.
  for (const { path } of REQUESTS) await crowd(gona.url, path, side, 1)
  const stop = writing(gona.url, side)
  for (const { what, path, share, perSecond } of REQUESTS) {
    const outcome = await crowd(gona.url, path, side)
    note(what, outcome, { ...(perSecond !== undefined && { perSecond }), p99: P99_MS })
    const part = outcome.perSecond / most.perSecond
    figures.push({ what: `crowd: ${what}, share of the bare feed`, value: part, unit: '', aim: share, least: true })
  }
  await stop()
  const post = { path: '/api/community/posts', body: { content: POST } }
  const posts = await crowd(gona.url, post.path, side, SECONDS, post.body)
  figures.push({ what: 'crowd: posts, durable', value: posts.perSecond, unit: '/s', aim: 8_000, least: true })
  figures.push({ what: 'crowd: most memory held', value: await peakMb(gona.pid), unit: 'MB', aim: MEMORY_MB })
  await gona.stop()
  return figures
}

/** Starts a server of `peer.mjs`. */
async function peer([runtime, kind]: [string, string], database: string) {
  const child = Bun.spawn([runtime, join(import.meta.dir, 'peer.mjs'), kind, database], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const { value } = await child.stdout.getReader().read()
  return {
    url: new TextDecoder().decode(value).trim().replace(/\/$/, ''),
    async stop() {
      child.kill()
      await child.exited
    },
  }
}

/** Runs the feed on Express 5 with PostgreSQL; null if not installed. */
async function feedOverPostgres(side: Side): Promise<Outcome | null> {
  const programs = findPostgres()
  const missing = ['express', 'pg'].filter((name) => !existsSync(join(PEERS, 'node_modules', name)))
  if (!programs || !PEERS || missing.length > 0) {
    console.error(
      'crowd: Express with PostgreSQL is not measured, for it or BENCH_PEERS with express and pg is missing',
    )
    return null
  }
  const postgres = await startPostgres(programs, join(side.dataDir, 'gona.db'))
  const express = await peer(['node', 'express-postgres'], postgres.url)
  try {
    return await crowd(express.url, '/', side)
  } finally {
    await express.stop()
    await postgres.stop()
  }
}

/** Writes posts, likes and log entries in turn, each by another person, until stopped. */
function writing(url: string, { people, newPosts }: Side): () => Promise<unknown> {
  let n = 0
  const under = new Set<Promise<unknown>>()
  const whose = (n: number) => people[(n * 7919) % people.length]!
  const send = (path: string, body: unknown) => {
    const headers = { cookie: whose(n).cookie, 'content-type': 'application/json' }
    const one = fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      .then((answer) => answer.arrayBuffer())
      .finally(() => under.delete(one))
    under.add(one)
  }
  const date = new Date().toISOString().slice(0, 10)
  const timer = setInterval(() => {
    n++
    if (n % 3 === 0) send('/api/community/posts', { content: POST })
    else if (n % 3 === 1) send(`/api/community/posts/${newPosts[n % newPosts.length]}/like`, {})
    else if (whose(n).crop) send(`/api/crops/${whose(n).crop}/log`, { kind: 'weeded', date })
  }, WRITE_MS)
  return () => {
    clearInterval(timer)
    return Promise.all(under)
  }
}

/** Requests one path for some seconds, each time as the next person. */
export async function crowd(
  url: string,
  path: string,
  { people }: Pick<Side, 'people'>,
  seconds = SECONDS,
  body?: unknown,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-crowd-'))
  const script = join(folder, 'crowd.lua')
  const cookies = people.map(({ cookie }) => JSON.stringify(cookie)).join(',\n')
  const type = body ? '["Content-Type"] = "application/json", ' : ''
  const sent = body ? `[==[${JSON.stringify(body)}]==]` : 'nil'
  await Bun.write(
    script,
    `local cookies = {\n${cookies}\n}
local n = 0
request = function()
  n = n % #cookies + 1
  local headers = { ${type}["Cookie"] = cookies[n], ["Accept-Encoding"] = "gzip, deflate, br" }
  return wrk.format("${body ? 'POST' : 'GET'}", "${path}", headers, ${sent})
end`,
  )
  const outcome = await runWrk(script, url + path, seconds)
  rmSync(folder, { recursive: true })
  return outcome
}
