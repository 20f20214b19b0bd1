import { afterEach, beforeEach, expect, test } from 'bun:test'
import { type Gona, gonaIn } from './testing/gona.ts'

let gona: Gona
beforeEach(() => {
  gona = gonaIn()
})
afterEach(() => gona.remove())

const typed = (lines: string[], settings = {}) => gona.run('phone 08055550001', { typed: lines.join('\n'), settings })
const SMS_KEY = {
  AFRICASTALKING_API_KEY: 'key',
  AFRICASTALKING_USERNAME: 'gona',
  AFRICASTALKING_BASE_URL: 'http://127.0.0.1:1',
}

test('a phone in the terminal dials, presses and hangs up', async () => {
  const { code, out, err } = await typed(['', '2', '77', 'hang'])
  expect(code).toBe(0)
  expect(err).toContain('This is the phone +2348055550001. Nothing leaves this machine.')
  expect(out).toStartWith('Choose your language\n1 English\n2 Hausa\n')
  expect(out).toContain('\nGona: me kuke so?\n')
  expect(out).toContain('\nKu danna daya daga cikin lambobin nan.\nGona: me kuke so?\n')
  expect(out.trimEnd()).toEndWith('(You hung up.)')
})

test('what is dialled again is a new dial, with the language that was chosen', async () => {
  const { out } = await typed(['', '2', 'hang', '*384*9#'])
  expect(out.match(/me kuke so/g)).toHaveLength(2)
})

test('an answer by SMS is shown, stays where it is and is not sent, whatever provider is set', async () => {
  const { out } = await typed(['sms HELP'], SMS_KEY)
  expect(out).toStartWith('[SMS] Gona: ')
  const rows = await gona.database(({ orm }) => orm.all<{ state: string }>('select state from sms_messages'))
  expect(rows).toEqual([{ state: 'skipped' }])
})

test('it rings: what is spoken is written, keys answer, silence and hanging up end it', async () => {
  const { out } = await typed(['call', '1', 'hang', 'call', '', 'hang'])
  expect(out).toStartWith('[voice] ')
  expect(out).toContain('(You hung up.)')
  expect(out).toContain('(The call is over.)')
  expect(out.trimEnd()).toEndWith('(There is nothing to hang up.)')
})

test('a secret of the settings guards its callbacks as those of the server', async () => {
  const { out } = await typed([''], { CHANNEL_SECRET: 'a-secret-of-sixteen-letters', USSD_CODE: '*347*77#' })
  expect(out).toStartWith('Choose your language\n')
})

test('what is no phone number is refused in one line', async () => {
  expect(await gona.run('phone 12')).toMatchObject({
    code: 2,
    err: 'gona: 12 is not a phone number. Give one like +2348031234567.\n',
  })
})

test('a number that somebody has is refused: the practice phone is never theirs', async () => {
  await gona.run('users create 08055550001 --first-name Musa')
  const { code, out, err } = await typed(['', '7', '1'])
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('This number belongs to somebody. Please practise with a number that nobody has.')
})
