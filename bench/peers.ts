import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from './executable.ts'
import type { Figure } from './figures.ts'
import { load } from './load.ts'
import { prepared } from './scale-side.ts'

/** Where `npm install express@5 fastify@5 better-sqlite3` was done; without it only what needs nothing is measured. */
const FOLDER = process.env.BENCH_PEERS ?? ''
const FARMERS = 1_000

interface Peer {
  name: string
  runtime: string
  kind: 'bun-serve' | 'node-http' | 'express' | 'fastify'
  /** Packages looked for in BENCH_PEERS. */
  needs: string[]
}

const PEERS: Peer[] = [
  { name: 'bare Bun.serve, bun:sqlite', runtime: process.execPath, kind: 'bun-serve', needs: [] },
  { name: 'node:http on Bun, bun:sqlite', runtime: process.execPath, kind: 'node-http', needs: [] },
  { name: 'node:http on Node, better-sqlite3', runtime: 'node', kind: 'node-http', needs: ['better-sqlite3'] },
  { name: 'Fastify on Node, better-sqlite3', runtime: 'node', kind: 'fastify', needs: ['fastify', 'better-sqlite3'] },
  { name: 'Express on Node, better-sqlite3', runtime: 'node', kind: 'express', needs: ['express', 'better-sqlite3'] },
]

/** The feed of 20 posts from the same file by others, in one run with ours. Theirs know nobody and refuse nothing. */
export async function measurePeers(): Promise<Figure[]> {
  const side = await prepared(FARMERS)
  const figures: Figure[] = []
  for (const { name, runtime, kind, needs } of PEERS) {
    const missing = needs.filter((name) => !FOLDER || !existsSync(join(FOLDER, 'node_modules', name)))
    if (missing.length > 0 || !Bun.which(runtime)) {
      console.error(`${name}: not measured, for BENCH_PEERS has no ${missing.join(' and no ')}`)
      continue
    }
    const child = Bun.spawn([runtime, join(import.meta.dir, 'peer.mjs'), kind, join(side.dataDir, 'gona.db')], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdout: 'pipe',
      stderr: 'inherit',
    })
    const { value } = await child.stdout.getReader().read()
    figures.push(...figuresOf(name, await load(new TextDecoder().decode(value).trim(), { path: '' })))
    child.kill()
    await child.exited
  }
  const gona = await serve({ dataDir: side.dataDir })
  const asked = { path: '/api/community/posts', cookie: side.people[0]!.cookie }
  figures.push(...figuresOf('gona, signed in', await load(gona.url, asked)))
  // Answers are kept until something is written: here something is, twenty times a second.
  const liked = `${gona.url}/api/community/posts/${side.newPosts[0]}/like`
  const likes = setInterval(() => fetch(liked, { method: 'POST', headers: { cookie: side.admin } }), 50)
  figures.push(...figuresOf('gona, signed in, while posts are liked', await load(gona.url, asked)))
  clearInterval(likes)
  await gona.stop()
  return figures
}

const figuresOf = (name: string, { perSecond, p99 }: { perSecond: number; p99: number }): Figure[] => [
  { what: `feed by ${name}`, value: perSecond, unit: '/s' },
  { what: `feed by ${name}, p99`, value: p99, unit: 'ms' },
]
