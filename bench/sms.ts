import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openFile } from '../src/db/file/open-file.ts'
import { createSmsService } from '../src/server/channels/sms/service.ts'
import { readConfig } from '../src/server/config.ts'
import { systemClock } from '../src/shared/clock.ts'
import { createLog } from '../src/shared/log.ts'
import { peakMb } from './executable.ts'
import type { Figure } from './figures.ts'

const FARMERS = Number(process.env.BENCH_FARMERS ?? 100_000)
/** Distinct texts: farmers with equal crop, place and stage share one. */
const TEXTS = 400

if (import.meta.main) {
  const [, , task, ...given] = process.argv
  if (task === 'provider') await serveProvider(Number(given[0]))
  if (task === 'measure') await measure(given[0]!, given[1]!)
}

/**
 * Composes, queues and hands over an SMS to each of 100,000 farmers (or BENCH_FARMERS), with a fast and a slow provider
 * in another process.
 */
export async function measureSms(): Promise<Figure[]> {
  return [...(await scenario('at once', 0)), ...(await scenario('after 200 ms', 200))]
}

async function scenario(answers: string, delayMs: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-bench-sms-'))
  const provider = Bun.spawn([process.execPath, import.meta.path, 'provider', String(delayMs)], { stdout: 'pipe' })
  const { value } = await provider.stdout.getReader().read()
  const url = new TextDecoder().decode(value).trim()
  await seed(join(folder, 'gona.db'))
  const measured = Bun.spawn([process.execPath, import.meta.path, 'measure', join(folder, 'gona.db'), url], {
    stdout: 'pipe',
  })
  const result: Measured = JSON.parse(await new Response(measured.stdout).text())
  const handed: { phones: number; mostPerPhone: number } = await (await fetch(`${url}/count`)).json()
  provider.kill()
  rmSync(folder, { recursive: true })
  const what = `SMS to ${FARMERS} farmers, provider answers ${answers}`
  return [
    { what, value: result.seconds, unit: 's' },
    { what: `${what}: until all are queued`, value: result.composeSeconds, unit: 's' },
    { what: `${what}: processor time`, value: result.cpuSeconds, unit: 's' },
    { what: `${what}: most memory held`, value: result.peakMemoryMb, unit: 'MB' },
    { what: `${what}: how far it is`, value: result.progressMs, unit: 'ms' },
    { what: `${what}: phones that got none`, value: FARMERS - handed.phones, unit: '', aim: 0 },
    { what: `${what}: most to one phone`, value: handed.mostPerPhone, unit: '', aim: 1 },
  ]
}

interface Measured {
  seconds: number
  composeSeconds: number
  cpuSeconds: number
  peakMemoryMb: number
  progressMs: number
}

async function seed(path: string) {
  const db = openFile(path)
  const now = new Date().toISOString()
  const validUntil = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  for (let from = 0; from < FARMERS; from += 20_000) {
    const to = Math.min(FARMERS, from + 20_000)
    await db.write(
      sql`insert into users (id, phone, phone_proved_at, notification_preferences, created_at, updated_at)
        with recursive n(i) as (select ${from} union all select i + 1 from n where i + 1 < ${to})
        select printf('01900000-0000-7000-8000-%012d', i), printf('+23480%08d', i), ${now},
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
  const sms = createSmsService({ db, config, clock: systemClock, log: createLog('warn'), fetch, smsWording })
  const begun = performance.now()
  const cpu = process.cpuUsage()
  const { campaignId } = await sms.sendAdvisories({ kind: 'operator' })
  const composed = performance.now()
  await sms.run()
  const ended = performance.now()
  const { user, system } = process.cpuUsage(cpu)
  await sms.campaign({ kind: 'operator' }, campaignId)
  const result: Measured = {
    seconds: (ended - begun) / 1000,
    composeSeconds: (composed - begun) / 1000,
    cpuSeconds: (user + system) / 1e6,
    peakMemoryMb: await peakMb(process.pid),
    progressMs: performance.now() - ended,
  }
  process.stdout.write(JSON.stringify(result))
  await sms.stop()
  db.close()
}

async function serveProvider(delayMs: number) {
  const got = new Map<string, number>()
  let id = 0
  const server = Bun.serve({
    port: 0,
    async fetch(request) {
      if (new URL(request.url).pathname === '/count') {
        return Response.json({ phones: got.size, mostPerPhone: mostOf(got) })
      }
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

/** Math.max cannot take a million arguments. */
function mostOf(counts: Map<string, number>): number {
  let most = 0
  for (const count of counts.values()) most = Math.max(most, count)
  return most
}
