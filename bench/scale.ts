import { median, peakMb, processorSeconds, residentMb } from './executable.ts'
import type { Figure } from './figures.ts'
import { CALLS, type Call, type Request } from './scale-calls.ts'
import { prepared, type Side, serveSide } from './scale-side.ts'

const SMALL = 1_000
const LARGE = Number(process.env.BENCH_FARMERS ?? 1_000_000)
const TIMES = 150
const STARTS = 7
/** Largest allowed slowdown, as a factor, of a list, page or count from the smallest to the largest database. */
const SLOWER_AT_MOST = 1.3

interface ScaleSide {
  side: Side
  url: string
}

/** Runs the same calls with 1,000 and a million farmers (or BENCH_FARMERS), in turn. */
export async function measureScale(): Promise<Figure[]> {
  const small = await prepared(SMALL)
  const large = await prepared(LARGE)
  const figures = [...(await starts(small, large)), ...(await exportOf(small)), ...(await exportOf(large))]
  const servers = [await serveSide(small), await serveSide(large)]
  const sides = [
    { side: small, url: servers[0]!.url },
    { side: large, url: servers[1]!.url },
  ]
  try {
    for (const call of CALLS) figures.push(...(await compared(call, sides)))
  } finally {
    for (const server of servers) await server.stop()
  }
  return figures
}

async function compared(
  { what, aim, request, changes = false, times = TIMES }: Call,
  sides: ScaleSide[],
): Promise<Figure[]> {
  const took: number[][] = sides.map(() => [])
  // Reads run once before: the first comes from the disk.
  for (let n = changes ? 0 : -times; n < times; n++) {
    // Alternates the order, so that other load affects both.
    for (const at of n % 2 === 0 ? [0, 1] : [1, 0]) {
      const asked = sides[at]!
      const { side } = asked
      const next = request(side, n < 0 ? n + times : n)
      // Loads the rows of a write into memory, as its page would.
      if (changes && next.cookie) await ask(asked, { path: '/api/account/export', cookie: next.cookie })
      // Writes something first, as on a site in use.
      const like = `/api/community/posts/${side.newPosts[0]}/like`
      await ask(asked, { method: 'POST', path: like, cookie: side.admin })
      const ms = await ask(asked, next)
      if (n >= 0) took[at]!.push(ms)
    }
  }
  const [small, large] = took.map(median) as [number, number]
  const ratio = { what: `${what}: ${inMs(small)} -> ${inMs(large)} ms`, value: large / small, unit: 'times' }
  return [
    { ...ratio, aim: SLOWER_AT_MOST },
    ...(aim === undefined ? [] : [{ what: `${what}, ${LARGE} farmers`, value: large, unit: 'ms', aim }]),
  ]
}

async function ask({ side, url }: ScaleSide, { path, ...request }: Request): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url + path, options(request))
  await response.arrayBuffer()
  const took = performance.now() - startedAt
  if (!response.ok) throw new Error(`${response.status} from ${path} with ${side.farmers} farmers`)
  return took
}

const options = ({ method, cookie, body }: Omit<Request, 'path'>) => ({
  method: method ?? 'GET',
  headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
  ...(body ? { body: JSON.stringify(body) } : {}),
  redirect: 'manual' as const,
})

const inMs = (ms: number) => ms.toFixed(ms < 10 ? 2 : 0)

async function starts(small: Side, large: Side): Promise<Figure[]> {
  const first: number[][] = [[], []]
  const rest: number[][] = [[], []]
  const stopped: number[][] = [[], []]
  for (let n = 0; n < STARTS; n++) {
    for (const [at, side] of [small, large].entries()) {
      const served = await serveSide(side)
      first[at]!.push(served.firstAnswer)
      if (n === 0) {
        await Bun.sleep(3000)
        rest[at]!.push(await residentMb(served.pid))
      }
      const stoppedAt = performance.now()
      await served.stop()
      stopped[at]!.push(performance.now() - stoppedAt)
    }
  }
  return [small, large].flatMap(({ farmers }, at) => [
    { what: `start to first answer, ${farmers} farmers`, value: median(first[at]!), unit: 'ms', aim: 100 },
    { what: `memory at rest, ${farmers} farmers`, value: median(rest[at]!), unit: 'MB', aim: 80 },
    { what: `stop at rest, ${farmers} farmers`, value: median(stopped[at]!), unit: 'ms' },
  ])
}

/** The administrator's CSV of all farmers, from a server that has done nothing else. */
async function exportOf(side: Side): Promise<Figure[]> {
  const { farmers } = side
  const served = await serveSide(side)
  const headers = { cookie: side.admin }
  await (await fetch(`${served.url}/api/admin/analytics`, { headers })).arrayBuffer()
  const before = await processorSeconds(served.pid)
  const startedAt = performance.now()
  const response = await fetch(`${served.url}/api/admin/export/farmers`, { headers })
  let firstByte = 0
  let bytes = 0
  for await (const piece of response.body!) {
    firstByte ||= performance.now() - startedAt
    bytes += piece.length
  }
  const took = (performance.now() - startedAt) / 1000
  const processor = (await processorSeconds(served.pid)) - before
  const peak = await peakMb(served.pid)
  await served.stop()
  const what = `CSV of ${farmers} farmers`
  return [
    { what: `${what}, first byte`, value: firstByte, unit: 'ms', aim: 50 },
    { what: `${what} (${(bytes / 1e6).toFixed(0)} MB)`, value: took, unit: 's' },
    { what: `${what}, for each 100,000`, value: (took / farmers) * 100_000, unit: 's', aim: 0.5 },
    { what: `${what}, the server's processor time`, value: processor, unit: 's' },
    { what: `${what}, most memory held`, value: peak, unit: 'MB' },
  ]
}
