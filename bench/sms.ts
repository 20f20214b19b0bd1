// How long it takes to compose, queue and hand over an SMS to each of 100,000 farmers (BENCH_FARMERS for another
// number), to a provider on this machine in a process of its own. Prints one JSON line for each way the provider is.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openFile } from '../src/db/sqlite-file.ts'
import { systemClock } from '../src/server/clock.ts'
import { readConfig } from '../src/server/config.ts'
import { createLog } from '../src/server/log.ts'
import { createSms } from '../src/server/sms/service.ts'

const FARMERS = Number(process.env.BENCH_FARMERS ?? 100_000)
/** Crop, place and stage make texts that many farmers share. */
const TEXTS = 400

if (process.argv[2] === 'provider') await serveProvider(Number(process.argv[3]))
else if (process.argv[2] === 'measure') await measure(process.argv[3]!, process.argv[4]!)
else {
  await scenario('a provider that answers at once', 0)
  await scenario('a provider that takes 200 ms a request', 200)
}

async function scenario(name: string, delayMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'gona-bench-sms-'))
  const provider = Bun.spawn([process.execPath, import.meta.path, 'provider', String(delayMs)], { stdout: 'pipe' })
  const { value } = await provider.stdout.getReader().read()
  const url = new TextDecoder().decode(value).trim()
  await seed(join(folder, 'gona.db'))
  const measured = Bun.spawn([process.execPath, import.meta.path, 'measure', join(folder, 'gona.db'), url], {
    stdout: 'pipe',
  })
  const result = JSON.parse(await new Response(measured.stdout).text())
  const handed = await (await fetch(`${url}/count`)).json()
  provider.kill()
  rmSync(folder, { recursive: true })
  process.stdout.write(`${JSON.stringify({ bench: 'sms', name, farmers: FARMERS, ...result, ...handed })}\n`)
}

async function seed(path: string) {
  const db = openFile(path)
  const now = new Date().toISOString()
  const validUntil = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  for (let from = 0; from < FARMERS; from += 20_000) {
    const to = Math.min(FARMERS, from + 20_000)
    await db.write(
      sql`insert into users (id, phone, notification_preferences, created_at, updated_at)
        with recursive n(i) as (select ${from} union all select i + 1 from n where i + 1 < ${to})
        select printf('01900000-0000-7000-8000-%012d', i), printf('+23480%08d', i),
          '{"weather":true,"advisory":true,"community":false,"sms":true}', ${now}, ${now} from n`,
      sql`insert into advisories (id, user_id, crop_type, title, content, priority, category, situation, rule, facts, evidence,
          language, sms, score, valid_until, created_at, updated_at)
        with recursive n(i) as (select ${from} union all select i + 1 from n where i + 1 < ${to}),
          k(j) as (values (0), (1), (2))
        select printf('01900000-0000-7000-%04d-%012d', j, i), printf('01900000-0000-7000-8000-%012d', i),
          'maize', 'Weed', printf('%.800c', 'x'), case j when 0 then 'medium' else 'low' end, 'other', j, 'weeding',
          printf('{"x":"%.300c"}', 'x'), printf('["%.300c"]', 'x'), 'en',
          printf('Maize %d: weed before Friday, then put 2 bags of NPK an acre when it rains. Rain is likely on Sunday. %d', (i * 31) % ${TEXTS}, j),
          10 - j, ${validUntil}, ${now}, ${now} from n, k`,
    )
  }
  db.close()
}

async function measure(path: string, url: string) {
  const db = openFile(path)
  const settings = { AFRICASTALKING_API_KEY: 'k', AFRICASTALKING_USERNAME: 'u', AFRICASTALKING_BASE_URL: url }
  const config = readConfig({ ...settings, SMS_ROUTE: 'transactional' })
  const smsWording = (row: { sms: string }) => row.sms
  const sms = createSms({ db, config, clock: systemClock, log: createLog('warn'), fetch, smsWording })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  const restMemoryMb = Math.round(process.memoryUsage.rss() / 1e6)
  const begun = performance.now()
  const { campaignId } = await sms.sendAdvisories({ kind: 'operator' })
  const composed = performance.now()
  const composedMemoryMb = Math.round(peak / 1e6)
  await sms.run()
  const ended = performance.now()
  clearInterval(watch)
  const polled = performance.now()
  const { state, sent, cost } = await sms.campaign({ kind: 'operator' }, campaignId)
  const poll = performance.now() - polled
  const seconds = (ms: number) => Number((ms / 1000).toFixed(2))
  const result = {
    seconds: seconds(ended - begun),
    composeSeconds: seconds(composed - begun),
    restMemoryMb,
    composedMemoryMb,
    peakMemoryMb: Math.round(peak / 1e6),
    state,
    sent,
    cost,
    pollMs: Math.round(poll),
  }
  process.stdout.write(JSON.stringify(result))
  await sms.stop()
  db.close()
}

async function serveProvider(delayMs: number) {
  const got = new Map<string, number>()
  let requests = 0
  let id = 0
  const server = Bun.serve({
    port: 0,
    async fetch(request) {
      if (new URL(request.url).pathname === '/count') {
        return Response.json({ requests, phones: got.size, mostPerPhone: Math.max(...got.values()) })
      }
      requests++
      const form = new URLSearchParams(await request.text())
      const Recipients = form
        .get('to')!
        .split(',')
        .map((number) => {
          got.set(number, (got.get(number) ?? 0) + 1)
          return { statusCode: 101, number, status: 'Success', cost: 'NGN 2.2000', messageId: `ATXid_${++id}` }
        })
      if (delayMs > 0) await Bun.sleep(delayMs)
      return Response.json({ SMSMessageData: { Message: '', Recipients } }, { status: 201 })
    },
  })
  process.stdout.write(`http://127.0.0.1:${server.port}\n`)
  await new Promise(() => {})
}
