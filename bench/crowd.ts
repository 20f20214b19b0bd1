import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { peakMb, serve } from './executable.ts'
import type { Figure } from './figures.ts'
import { type Outcome, runWrk } from './load.ts'
import { prepared, type Side } from './scale-side.ts'

const FARMERS = Number(process.env.BENCH_FARMERS ?? 5_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** So often something is written meanwhile. */
const WRITE_MS = 50

/** What is asked, and its aim: the least share of what the bare server answers of its feed in the same run, and the most of p99. */
const ASKED: { what: string; path: string; share?: number; p99?: number }[] = [
  { what: 'feed of 20 posts', path: '/api/community/posts', share: 0.7, p99: 8 },
  { what: 'advisories', path: '/api/advisories', share: 0.8 },
  { what: 'summary', path: '/api/summary', share: 0.8 },
  { what: 'weather page', path: '/weather', share: 0.3 },
  { what: 'advisories page', path: '/advisories', share: 0.3 },
  { what: 'home page', path: '/', share: 0.25, p99: 25 },
  { what: 'community page', path: '/community', share: 0.25, p99: 25 },
]

/**
 * A crowd: every request from another of many farmers, compressed as phones ask for it, while posts, likes and log entries
 * are written twenty times a second. The bare server looks up the session and the likes too.
 */
export async function measureCrowd(): Promise<Figure[]> {
  if (!Bun.which('wrk')) {
    console.error('crowd: not measured, for wrk is not installed')
    return []
  }
  const side = await prepared(FARMERS, FARMERS)
  const figures: Figure[] = []
  const note = (what: string, { perSecond, p99, failed }: Outcome, most?: number) => {
    figures.push(
      { what: `crowd: ${what}`, value: perSecond, unit: '/s' },
      { what: `crowd: ${what}, p99`, value: p99, unit: 'ms', aim: most },
    )
    if (failed > 0) figures.push({ what: `crowd: ${what}, not answered well`, value: failed, unit: '', aim: 0 })
  }
  const bare = await bareFeed(side)
  const most = await crowd(bare.url, '/', side)
  await bare.stop()
  note('feed by bare Bun.serve with sessions and likes', most)

  const gona = await serve({ dataDir: side.dataDir })
  // Read once by everyone before it counts: a Monday morning does not begin with an empty cache of files.
  for (const { path } of ASKED) await crowd(gona.url, path, side, 1)
  const stop = writing(gona.url, side)
  for (const { what, path, share, p99 } of ASKED) {
    const outcome = await crowd(gona.url, path, side)
    note(what, outcome, p99)
    const part = outcome.perSecond / most.perSecond
    figures.push({ what: `crowd: ${what}, share of the bare feed`, value: part, unit: '', aim: share, least: true })
  }
  await stop()
  figures.push({ what: 'crowd: most memory held', value: await peakMb(gona.pid), unit: 'MB', aim: 160 })
  await gona.stop()
  return figures
}

/** The feed by `peer.mjs`, which here knows who asks. */
async function bareFeed({ dataDir }: Side) {
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, 'peer.mjs'), 'bun-serve-sessions', join(dataDir, 'gona.db')],
    { env: { ...process.env, NODE_ENV: 'production' }, stdout: 'pipe', stderr: 'inherit' },
  )
  const { value } = await child.stdout.getReader().read()
  return {
    url: new TextDecoder().decode(value).trim().replace(/\/$/, ''),
    async stop() {
      child.kill()
      await child.exited
    },
  }
}

/** Posts, likes and what was done on a field, in turn and by another each time, until it is stopped. */
function writing(url: string, { people, newPosts }: Side): () => Promise<unknown> {
  let n = 0
  const under = new Set<Promise<unknown>>()
  const send = (path: string, body: unknown) => {
    const headers = { cookie: people[(n * 7919) % people.length]!.cookie, 'content-type': 'application/json' }
    const one = fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      .then((answer) => answer.arrayBuffer())
      .finally(() => under.delete(one))
    under.add(one)
  }
  const content = 'The rains came late here. Who has planted maize already, and which variety?'
  const timer = setInterval(() => {
    n++
    if (n % 2 === 0) send('/api/community/posts', { content })
    else send(`/api/community/posts/${newPosts[n % newPosts.length]}/like`, {})
  }, WRITE_MS)
  return () => {
    clearInterval(timer)
    return Promise.all(under)
  }
}

/** One path, each request by the next of the people, for some seconds. */
export async function crowd(
  url: string,
  path: string,
  { people }: Pick<Side, 'people'>,
  seconds = SECONDS,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-crowd-'))
  const script = join(folder, 'crowd.lua')
  const cookies = people.map(({ cookie }) => JSON.stringify(cookie)).join(',\n')
  await Bun.write(
    script,
    `local cookies = {\n${cookies}\n}
local n = 0
request = function()
  n = n % #cookies + 1
  return wrk.format("GET", "${path}", { ["Cookie"] = cookies[n], ["Accept-Encoding"] = "gzip, deflate, br" })
end`,
  )
  const outcome = await runWrk(script, url + path, seconds)
  rmSync(folder, { recursive: true })
  return outcome
}
