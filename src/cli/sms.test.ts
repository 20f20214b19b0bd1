import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preferencesWithSwitchesOn } from '../contracts/notification-switches.ts'
import { openFile } from '../db/file/open-file.ts'
import { users } from '../db/schema/accounts.ts'
import { advisories } from '../db/schema/advisories.ts'
import { smsCampaigns } from '../db/schema/sms.ts'
import { type SmsServer, startSmsServer } from '../server/testing/providers/africas-talking.ts'

/** Each command is a process of its own. */
setDefaultTimeout(300_000)

const PHONE = '+2348031234567'

let folder: string
let server: SmsServer
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gona-cli-'))
  server = await startSmsServer()
  await seed()
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

async function seed() {
  const db = openFile(join(folder, 'gona.db'))
  const at = new Date().toISOString()
  const notificationPreferences = preferencesWithSwitchesOn(['weather', 'advisory', 'sms'])
  const person = { notificationPreferences, phoneProvedAt: at, createdAt: at, updatedAt: at }
  await db.write(
    db.orm.insert(users).values([
      { id: 'a', phone: PHONE, firstName: 'Musa', ...person },
      { id: 'b', phone: '+2348031234568', ...person },
    ]),
    db.orm.insert(advisories).values({
      id: 'x',
      userId: 'a',
      cropType: 'maize',
      title: 'Weed',
      content: 'Weed',
      priority: 'high',
      category: 'other',
      situation: 's',
      rule: 'care.weeds',
      facts: {},
      evidence: [],
      language: 'en',
      sms: 'Maize: weed this week.',
      score: 1,
      createdAt: at,
      updatedAt: at,
    }),
  )
  db.close()
}

/** Runs a command without a terminal. */
async function gona(...args: string[]) {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'main.ts'), ...args], {
    env: {
      DATA_DIR: folder,
      WEATHER_PROVIDER: 'climatology',
      ...server.settings,
      SMS_ROUTE: 'transactional',
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, out, err }
}

describe('gona sms send-advisories', () => {
  test('--dry-run shows who would get what and what it costs, and sends nothing', async () => {
    const { code, out, err } = await gona('sms', 'send-advisories', '--dry-run')
    expect(code).toBe(0)
    expect(out).toBe(`${PHONE}\t1\tMaize: weed this week.\n`)
    expect(err).toContain('Recipients  1')
    expect(err).toContain('Skipped     1 (1 nothing to say today)')
    expect(err).toContain('Balance     NGN 1785.50')
    expect(server.requests).toHaveLength(0)
  })

  test('without a yes sends nothing and says how to', async () => {
    const { code, err } = await gona('sms', 'send-advisories')
    expect(code).toBe(2)
    expect(err).toContain('Add --yes')
    expect(server.requests).toHaveLength(0)
  })

  test('--yes sends, and sms status tells of it', async () => {
    const { code, out } = await gona('sms', 'send-advisories', '--yes', '--json')
    expect(code).toBe(0)
    const { campaign } = JSON.parse(out)
    expect(campaign).toMatchObject({ state: 'done', recipients: 1, sent: 1, cost: 'NGN 2.20' })
    expect(server.accepted.get(PHONE)).toEqual(['Maize: weed this week.'])
    const status = await gona('sms', 'status', campaign.id)
    expect(status.out).toContain('1 recipients: 1 sent')
    expect((await gona('sms', 'status', crypto.randomUUID())).code).toBe(1)
  })

  test.each([
    ['of its own kind', 'bulk', 'is unfinished: continuing it.', undefined],
    ['to a chosen audience', 'audience', 'Recipients  1', ['Maize: weed this week.']],
  ] as const)('with an unfinished campaign %s', async (_, kind, says, sent) => {
    const db = openFile(join(folder, 'gona.db'))
    const startedAt = new Date().toISOString()
    await db.write(db.orm.insert(smsCampaigns).values({ id: 'c', kind, state: 'stopped', composed: true, startedAt }))
    db.close()
    const { err } = await gona('sms', 'send-advisories', '--yes')
    expect(err).toContain(says)
    expect(server.accepted.get(PHONE)).toEqual(sent as never)
  })

  test('exits with 1 and the reason when the campaign had to stop', async () => {
    server.judge(() => 405)
    const { code, err } = await gona('sms', 'send-advisories', '--yes')
    expect(code).toBe(1)
    expect(err).toContain('InsufficientBalance')
  })
})

describe('gona farmers and export', () => {
  test('import registers only when told to; export writes them all', async () => {
    const list = join(folder, 'list.csv')
    writeFileSync(list, `phone,crops\n${PHONE},maize\n0803 999 9999,maize\n`)
    const dry = await gona('farmers', 'import', list, '--dry-run')
    expect(dry.out).toBe('1 can be registered, 1 cannot.\n')
    expect(dry.err).toContain('list.csv:2: this phone already has an account')
    expect((await gona('farmers', 'show', '08039999999')).code).toBe(1)
    expect((await gona('farmers', 'import', list, '--yes')).out).toContain('1 registered')
    expect((await gona('farmers', 'show', '08039999999')).out).toContain('crops     maize')
    writeFileSync(list, 'phone,firstName,crops,smsOnly\n08038888888,"Ada\nof two lines",maize,yes\n')
    expect((await gona('farmers', 'import', list, '--yes')).out).toStartWith(
      'phone,password\n+2348038888888,SMS only\n1 registered',
    )

    const file = join(folder, 'farmers.csv')
    const everybody = ['--all', '--reason', 'a new server']
    expect((await gona('export', 'farmers', '--out', file)).out).toContain('0 farmers')
    expect((await gona('export', 'farmers', '--out', file, ...everybody)).out).toContain('4 farmers')
    const csv = readFileSync(file, 'utf8')
    expect(csv).toStartWith('\uFEFFid,firstName')
    // Reading a pipe as text removes the byte order mark.
    expect((await gona('export', 'farmers', '--out', '-', ...everybody)).out).toBe(csv.slice(1))
  })
})

describe('gona sms send', () => {
  test('shows what a text costs, and sends it only when told to, nobody twice', async () => {
    const send = (...more: string[]) => gona('sms', 'send', '--language', 'en', '--text', 'Urea is here.', ...more)
    const dry = await send('--dry-run')
    expect(dry.out.trim().split('\n').sort()).toEqual([
      `${PHONE}\t1\tGona: Urea is here.`,
      '+2348031234568\t1\tGona: Urea is here.',
    ])
    const asked = await send()
    expect([asked.code, server.accepted.size]).toEqual([2, 0])
    expect(asked.err).toContain('English         2  Gona: Urea is here.')
    expect((await send('--yes')).out).toContain('2 recipients: 2 sent')
    expect((await send('--yes')).out).toContain('There are no recipients.')
    expect(server.accepted.get(PHONE)).toEqual(['Gona: Urea is here.'])
  })

  test('needs a filter, known values and a text of two SMS', async () => {
    for (const [args, sentence] of [
      [['--text', 'x'], 'Give at least one of --state'],
      [['--crop', 'moonflower', '--text', 'x'], 'crop must be one of'],
      [['--state', 'Kano', '--text', 'x'.repeat(301)], 'text'],
      [['--state', 'Kano', '--text-in', 'x'], 'Write it like ha=Your text.'],
    ] as const) {
      const { code, err } = await gona('sms', 'send', ...args)
      expect([code, err.includes(sentence) || err]).toEqual([2, true])
    }
  })
})
