import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFile } from '../../db/file/open-file.ts'
import { WORDS } from '../../words/index.ts'
import { type Child, signedInCookie, startChild } from '../testing/child.ts'
import { createUssdGateway, type Session } from '../testing/providers/ussd-gateway.ts'

setDefaultTimeout(3_600_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-dialled-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** 200 say more and take minutes. */
const ROUNDS = Number(process.env.GONA_KILL_ROUNDS ?? 4)
const SECRET = 'a-secret-of-sixteen-letters'
const PHONE = '+2348031234567'
const { ussd } = WORDS.en

let child: Child
const start = async () => {
  child = await startChild(folder, { CHANNEL_SECRET: SECRET })
}
const stop = async () => {
  child.process.kill('SIGKILL')
  await child.process.exited
}

/** A turn that dies with its server is sent again, as the provider does; half of the servers die in the middle of one. */
let dies = false
const gateway = createUssdGateway(async (path, form) => {
  for (;;) {
    const answer = fetch(`${child.url}${path}?secret=${SECRET}`, { method: 'POST', body: new URLSearchParams(form) })
    if (dies) {
      dies = false
      answer.catch(() => null)
      await Bun.sleep(Math.random() * 25)
      await stop()
      await start()
      continue
    }
    return answer
  }
})

/** Presses the option of that name, on whichever page of the screen it is. */
async function choose(session: Session, label: string) {
  for (;;) {
    const option = session.options().find((one) => one.label === label)
    if (option) return session.press(option.key)
    expect(session.screen).toContain(`98 ${ussd.footer.more}`)
    await session.press('98')
  }
}

test('no question is lost and none is asked twice, wherever the server is killed', async () => {
  await start()
  await signedInCookie(child, PHONE)
  for (let round = 0; round < ROUNDS; round++) {
    const session = await gateway.dial(PHONE, { sessionId: `ATUid_${round}` })
    const steps = [() => choose(session, ussd.ask), () => session.press(`Question ${round}`), () => session.repeat()]
    const fatal = round % steps.length
    for (const [n, step] of steps.entries()) {
      dies = n === fatal && round % 2 === 0
      if (n === fatal && !dies) {
        await stop()
        await start()
      }
      await step()
    }
    await session.hangUp()
  }
  await stop()
  const db = openFile(join(folder, 'gona.db'))
  const asked = await db.orm.all<{ text: string }>('select text from inbox_messages order by id')
  const dials = await db.orm.all<{ turns: number }>('select turns from ussd_sessions')
  db.close()
  expect(asked.map(({ text }) => text)).toEqual(Array.from({ length: ROUNDS }, (_, n) => `Question ${n}`))
  expect(dials).toHaveLength(ROUNDS)
  expect(gateway.refused).toEqual([])
})
