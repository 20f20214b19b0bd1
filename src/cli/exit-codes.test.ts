import { afterAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { startSmsServer } from '../server/testing/providers/africas-talking.ts'
import { gonaIn } from './testing/gona.ts'

const gona = gonaIn()
afterAll(() => gona.remove())

const UNREACHABLE = {
  AFRICASTALKING_API_KEY: 'key',
  AFRICASTALKING_USERNAME: 'gona',
  AFRICASTALKING_BASE_URL: 'http://127.0.0.1:9',
}

describe('a command that did what it was asked exits with 0', () => {
  test.each(['--help', '--version', 'help', 'db --help', 'db migrate', 'db check', 'users list', 'doctor'])(
    'gona %s',
    async (line) => {
      const { code, err } = await gona.run(line)
      expect([code, err]).toEqual([0, ''])
    },
  )
})

describe('wrong use exits with 2 and says what to do', () => {
  test.each([
    ['no-such-command', 'There is no command "no-such-command". Run gona --help for a list.'],
    ['db', 'Usage: gona db'],
    ['db no-such-command', "unknown command 'no-such-command'"],
    ['db check --loudly', "unknown option '--loudly'"],
    ['db backup', "missing required argument 'file'"],
    ['db backup one.db two.db', 'too many arguments'],
    ['seed --farmers many', 'It must be a whole number above 0.'],
    ['seed', 'Give --demo or --farmers N.'],
    ['completion cmd', 'There is no completion for "cmd". Choose bash, zsh or fish.'],
    ['users create 12', 'hone'],
    ['sms send-advisories --dry-run --dry-ran', "unknown option '--dry-ran'"],
    ['farmers import /no/such/file.csv', 'Cannot read /no/such/file.csv'],
    ['advisories explain --crop maize', 'required option'],
    ['export farmers --out x.csv --all', 'Give --reason TEXT with --all'],
    ['export farmers --out x.csv --reason move', 'Give --reason with --all only.'],
    ['serve --port', "option '--port <number>' argument missing"],
    ['serve --port many', 'Bad settings: PORT must be a whole number from 0 to 65535'],
  ])('gona %s', async (line, sentence) => {
    const { code, out, err } = await gona.run(line)
    expect(err).toContain(sentence)
    expect([code, out]).toEqual([2, ''])
  })

  test('a bad setting is one line', async () => {
    const { code, err } = await gona.run('db check', { settings: { SESSION_TTL_DAYS: 'long' } })
    expect(err).toMatch(/^gona: Bad settings: SESSION_TTL_DAYS .*\n$/)
    expect(code).toBe(2)
  })
})

describe('what failed exits with 1 and one line', () => {
  test.each([
    ['users promote +2348000000001', 'No account has this phone number.'],
    ['farmers show +2348000000001', 'No account has this phone number.'],
    ['sms status 0190d5a0-0000-7000-8000-000000000000', 'Campaign not found'],
    ['db restore /no/such/backup.db --yes', 'There is no file /no/such/backup.db'],
    ['export farmers --out /no/such/folder/farmers.csv', 'Cannot write /no/such/folder/farmers.csv'],
  ])('gona %s', async (line, sentence) => {
    const { code, err } = await gona.run(line)
    expect(err).toContain(sentence)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })

  test('a backup of a folder without a database: none is made, of nothing either', async () => {
    const empty = gonaIn()
    const file = join(empty.dataDir, '../backup.db')
    const { code, out, err } = await empty.run(`db backup ${file}`)
    expect([code, out, err]).toEqual([
      1,
      '',
      `gona: There is no database in ${empty.dataDir}. Set DATA_DIR to its folder.\n`,
    ])
    expect([existsSync(file), existsSync(empty.dataDir)]).toEqual([false, false])
    empty.remove()
  })

  test('a look for damage in a folder without a database: none is made, and called sound', async () => {
    const empty = gonaIn()
    const { code, out, err } = await empty.run('db check')
    expect([code, out, err]).toEqual([1, '', expect.stringContaining('There is no database in')])
    expect(existsSync(empty.dataDir)).toBe(false)
    empty.remove()
  })

  test('a folder that no database can be in', async () => {
    const blocked = gonaIn()
    mkdirSync(join(blocked.dataDir, '..'), { recursive: true })
    writeFileSync(blocked.dataDir, 'a file')
    const { code, err } = await blocked.run('db migrate')
    expect([code, err]).toEqual([1, expect.stringContaining('check DATA_DIR')])
    blocked.remove()
  })
})

describe('gona doctor', () => {
  test('exits with 1 when an SMS provider does not answer, and names it', async () => {
    const { code, out } = await gona.run('doctor', { settings: UNREACHABLE })
    expect(out).toContain('FIX   sms')
    expect(code).toBe(1)
    const asJson = await gona.run('doctor --json', { settings: UNREACHABLE })
    expect(JSON.parse(asJson.out).filter(({ ok }: { ok: boolean }) => !ok)).toMatchObject([{ subject: 'sms' }])
    expect(asJson.code).toBe(1)
  })

  test('exits with 0 when it answers', async () => {
    const server = await startSmsServer()
    const { code, out } = await gona.run('doctor', {
      settings: server.settings,
    })
    await server.stop()
    expect(out).toContain('ok    sms        provider responds, balance NGN 1785.50')
    expect([code, out.includes('FIX ')]).toEqual([0, false])
  })
})

describe('gona db check', () => {
  test('exits with 1 when a row points to one that is not there, and says which', async () => {
    const broken = gonaIn()
    await broken.run('db migrate')
    await broken.database(async (db) => {
      await db.orm.run(sql`PRAGMA foreign_keys = OFF`)
      await db.write(sql`
        insert into notifications (id, user_id, type, title, message, is_read, created_at)
        values ('n', 'nobody', 'other', '', '', 0, '')`)
    })
    const { code, out } = await broken.run('db check')
    expect([code, out]).toEqual([1, 'notifications row 1 points to a row that is not there\n'])
    const { code: jsonCode, out: json } = await broken.run('db check --json')
    expect(JSON.parse(json)).toMatchObject({ ok: false, wrong: [expect.any(String)] })
    expect(jsonCode).toBe(1)
    expect((await broken.run('doctor')).code).toBe(1)
    broken.remove()
  })
})
