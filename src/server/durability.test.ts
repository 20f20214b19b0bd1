import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFile } from '../db/file/open-file.ts'
import { posts } from '../db/schema/community.ts'
import { type Child, signedInCookie, startChild } from './testing/child.ts'
import { seededDraws } from './testing/draws.ts'
import { powerCut } from './testing/power-cut.ts'
import { testWith } from './testing/test-with.ts'

setDefaultTimeout(300_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-durable-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LANES = 8
const ROUNDS = 4
const draws = seededDraws('kills of a server with posts')

/** Knowledge of the clients: posts acknowledged, and requests without a response. */
interface Outside {
  acknowledged: string[]
  unanswered: { key: string; content: string }[]
}

/** Posts from several lanes until the server dies. Requests without a response from an earlier round are sent again with their keys. */
async function postUntilDead(child: Child, cookie: string, known: Outside) {
  const again = known.unanswered.splice(0)
  async function lane() {
    for (;;) {
      const key = crypto.randomUUID()
      const { key: usedKey, content } = again.pop() ?? { key, content: `post ${key}` }
      try {
        const response = await child.send(
          'POST',
          '/api/community/posts',
          { content },
          { cookie, 'idempotency-key': usedKey },
        )
        // A key whose work was done, but whose response died with the process, counts as done.
        if (response.status === 201) known.acknowledged.push(content)
        else expect([response.status, await response.json()]).toEqual([409, expect.anything()])
      } catch {
        known.unanswered.push({ key: usedKey, content })
        return
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Waits until every lane has had a few responses, and then a random moment. */
async function enough({ acknowledged }: Outside) {
  const goal = acknowledged.length + 3 * LANES
  for (let waited = 0; acknowledged.length < goal && waited < 500; waited++) await Bun.sleep(10)
  await Bun.sleep(draws.between(0, 150))
}

async function contents(path: string): Promise<string[]> {
  const db = openFile(path)
  expect(await db.check()).toEqual([])
  const rows = await db.orm.select({ content: posts.content }).from(posts)
  db.close()
  return rows.map(({ content }) => content)
}

describe('what was answered as saved', () => {
  test('is there after kill -9, and nothing is there twice', async () => {
    const dataDir = join(folder, 'killed')
    const known: Outside = { acknowledged: [], unanswered: [] }
    let cookie = ''
    for (let round = 0; round < ROUNDS; round++) {
      const child = await startChild(dataDir)
      cookie ||= await signedInCookie(child)
      const posting = postUntilDead(child, cookie, known)
      await enough(known)
      child.process.kill('SIGKILL')
      await posting
    }
    const saved = await contents(join(dataDir, 'gona.db'))
    expect(known.acknowledged.length).toBeGreaterThan(LANES * ROUNDS)
    expect(known.acknowledged.filter((content) => !saved.includes(content))).toEqual([])
    expect(new Set(saved).size).toBe(saved.length)
  })

  const cut = powerCut(folder)

  testWith('a C compiler', cut !== null)(
    'is there after the power is cut, when all that was not synced is lost',
    async () => {
      const child = await startChild(join(folder, 'cut'), cut!.environment)
      const cookie = await signedInCookie(child)
      const known: Outside = { acknowledged: [], unanswered: [] }
      const posting = postUntilDead(child, cookie, known)
      await enough(known)
      child.process.kill('SIGKILL')
      await posting
      cpSync(cut!.shadow, join(folder, 'after'), { recursive: true })
      const saved = await contents(join(folder, 'after/gona.db'))
      expect(known.acknowledged.length).toBeGreaterThan(LANES)
      expect(known.acknowledged.filter((content) => !saved.includes(content))).toEqual([])
    },
    300_000,
  )
})
