import { and, eq } from 'drizzle-orm'
import { ussdTurns } from '../../../../db/schema/ussd.ts'
import type { TestServices } from '../../../testing/services.ts'
import { SCREEN_CHARACTERS } from '../split-pages.ts'

let sessions = 0

/** A simulated phone: presses keys as given; `#Label` presses the choice with that label on whichever page it is. */
export function dialler(gona: Pick<TestServices, 'ussd' | 'db'>, phone: string) {
  let sessionId = ''
  let answers: string[] = []
  let shown = { text: '', last: false }
  let screens = 0

  async function turn(): Promise<string> {
    screens++
    shown = await gona.ussd.turn({
      sessionId,
      phone,
      network: '62130',
      serviceCode: '*384*1#',
      answers: answers.join('*'),
    })
    if (shown.text.length > SCREEN_CHARACTERS) throw new Error(`Too long: ${shown.text}`)
    return shown.text
  }
  const send = (key: string) => {
    answers.push(key)
    return turn()
  }
  async function press(key: string): Promise<string> {
    if (!key.startsWith('#')) return send(key)
    for (;;) {
      const found = new RegExp(`^(\\d+) ${key.slice(1).replace(/[.*+?^$()]/g, '\\$&')}$`, 'm').exec(shown.text)
      if (found) return send(found[1]!)
      if (!/^98 /m.test(shown.text)) throw new Error(`No ${key} in: ${shown.text}`)
      await send('98')
    }
  }

  return {
    async dial(...keys: string[]) {
      sessionId = `ATUid_${++sessions}`
      answers = []
      screens = 0
      await turn()
      for (const key of keys) await press(key)
      return this
    },
    press,
    async pressAll(...keys: string[]) {
      for (const key of keys) await press(key)
    },
    /** Repeats the last turn as a gateway does without a response: the process was killed after the work, before the turn was stored. */
    async again() {
      const { orm } = gona.db
      const last = and(eq(ussdTurns.sessionId, sessionId), eq(ussdTurns.answers, answers.join('*')))
      await gona.db.write(orm.delete(ussdTurns).where(last))
      return turn()
    },
    number: phone,
    get text() {
      return shown.text
    },
    get last() {
      return shown.last
    },
    get screens() {
      return screens
    },
  }
}
