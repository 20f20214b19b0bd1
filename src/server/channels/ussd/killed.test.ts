import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { openFile } from '../../../db/file/open-file.ts'
import { users } from '../../../db/schema/accounts.ts'
import { advisories } from '../../../db/schema/advisories.ts'
import { crops } from '../../../db/schema/crops.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../../words/index.ts'
import { type Child, startChild } from '../../testing/child.ts'
import { seededDraws } from '../../testing/draws.ts'
import { createUssdGateway, type Session } from '../../testing/providers/ussd-gateway.ts'
import { shortLabel } from './menu/labels.ts'

setDefaultTimeout(600_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-dialled-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** 200 rounds find rarer faults and take minutes. */
const ROUNDS = Number(process.env.GONA_KILL_ROUNDS ?? 9)
const SECRET = 'a-secret-of-sixteen-letters'
/** Timeout of a server's start, generous for a busy machine; response times are measured elsewhere. */
const PATIENCE_MS = 120_000
/** Approximate length of a turn here. */
const TURN_MS = 60
const draws = seededDraws('kills of a server with dials')
const { ussd } = TEXTS_BY_LANGUAGE.en
const t = translatorFor('en')

let child: Child
const start = async () => {
  child = await startChild(folder, { CHANNEL_SECRET: SECRET, USSD_CODE: '*384*1#' })
}
const stop = async () => {
  child.process.kill('SIGKILL')
  await child.process.exited
}

/** A turn that dies with its server is sent again, as the provider does; half of the servers die during one. */
let dies = false
const gateway = createUssdGateway(async (path, form) => {
  for (;;) {
    const answer = fetch(`${child.url}${path}?secret=${SECRET}`, { method: 'POST', body: new URLSearchParams(form) })
    if (dies) {
      dies = false
      answer.catch(() => null)
      await Bun.sleep(draws.between(0, TURN_MS))
      await stop()
      await start()
      continue
    }
    return answer
  }
}, PATIENCE_MS)

/** Types an answer, or presses the option named after `#` on whichever page it is. */
async function answer(session: Session, typed: string) {
  if (!typed.startsWith('#')) return session.press(typed)
  for (;;) {
    const option = session.options().find((one) => one.label === typed.slice(1))
    if (option) return session.press(option.key)
    expect(session.screen).toContain(`98 ${ussd.footer.more}`)
    await session.press('98')
  }
}

const REGISTRATION = [
  '#English',
  `#${ussd.register}`,
  `#${ussd.agreeSms}`,
  'Kano',
  `#${shortLabel(t('crop.maize'))}`,
  `#${ussd.weeksAgo.replace('{n}', '4')}`,
  `#${t('advisory.no')}`,
]

const did = (kind: 'drained' | 'harvested') => [
  `#${ussd.did}`,
  `#${ussd.somethingElse}`,
  `#${shortLabel(t(`did.${kind}`))}`,
  `#${t('weather.today')}`,
]
const settings = (name: string) => [`#${ussd.settings}`, `#${name}`]

/** Effects of a session, and the rows that prove each happened once; `$` is the farmer's phone. */
const EFFECTS = {
  question: { keys: [`#${ussd.ask}`, 'Why yellow?'], rows: 'inbox_messages where phone = $' },
  entry: {
    keys: did('drained'),
    rows: `farm_log where kind = 'drained' and user_id = (select id from users where phone = $)`,
  },
  amount: {
    keys: [...did('harvested'), `#${t('unit.bags')}`, '12'],
    rows: `farm_log where kind = 'harvested' and amount = 12 and user_id = (select id from users where phone = $)`,
  },
  crop: {
    keys: [
      `#${shortLabel(t('home.myCrops'))}`,
      `#${shortLabel(t('home.addCrop'))}`,
      `#${shortLabel(t('crop.cowpeas'))}`,
      `#${ussd.thisWeek}`,
    ],
    rows: `crops where crop_type = 'cowpeas' and user_id = (select id from users where phone = $)`,
  },
  useful: {
    keys: [`#${ussd.advice}`, `#${ussd.useful}`],
    rows: 'advisories where useful = 1 and user_id = (select id from users where phone = $)',
  },
  counted: {
    keys: [`#${ussd.count}`, '2'],
    rows: `farm_log where kind = 'scouted' and count = 2 and user_id = (select id from users where phone = $)`,
  },
  // Longer than two screens.
  bySms: { keys: [`#${ussd.advice}`, `#${ussd.whole}`], rows: 'sms_messages where phone = $' },
  code: {
    keys: settings(ussd.webCode),
    rows: 'web_codes where user_id = (select id from users where phone = $)',
  },
  deleted: {
    keys: [...settings(ussd.deleteMe), `#${ussd.deleteYes}`],
    rows: '(select 1) where not exists (select 1 from users where phone = $)',
  },
} as const
type Effect = keyof typeof EFFECTS
const effectOf = (round: number) => Object.keys(EFFECTS)[round % Object.keys(EFFECTS).length] as Effect
const phoneOf = (round: number) => `+23480312${String(34_000 + round)}`

/** An advisory that asks for a count, independent of the day's advice. */
async function card(phone: string) {
  const { orm, write, close } = openFile(join(folder, 'gona.db'))
  const [farm] = await orm
    .select({ userId: users.id, cropId: crops.id })
    .from(users)
    .innerJoin(crops, eq(crops.userId, users.id))
    .where(eq(users.phone, phone))
  const at = new Date().toISOString()
  await write(
    orm.delete(advisories).where(eq(advisories.userId, farm!.userId)),
    orm.insert(advisories).values({
      id: Bun.randomUUIDv7(),
      ...farm!,
      cropType: 'maize',
      title: 'Count worms',
      content: 'Count worms on twenty plants. '.repeat(20),
      priority: 'high',
      category: 'pest',
      situation: phone,
      rule: 'care.weeds',
      facts: { pest: 'faw', of: 20, act: 4 },
      evidence: [],
      closes: { kind: 'scouted', n: null },
      language: 'en',
      sms: 'Maize: count worms.',
      score: 1000,
      createdAt: at,
      updatedAt: at,
    }),
  )
  close()
}

test('no effect of a dial is lost and none comes twice, wherever the server is killed', async () => {
  await start()
  for (let round = 0; round < ROUNDS; round++) {
    const phone = phoneOf(round)
    let session: Session
    const dial = async () => {
      session = await gateway.dial(phone)
    }
    const press = (keys: readonly string[]) => keys.map((key) => () => answer(session, key))
    const hangUp = () => session.hangUp()
    const again = () => session.repeat()
    const registers = [dial, ...press(REGISTRATION), again, hangUp, () => card(phone)]
    const steps = [...registers, dial, ...press(EFFECTS[effectOf(round)].keys), again, hangUp]
    // Over the rounds every turn is hit, between turns and during them.
    const turns = steps.flatMap((step, n) => (step === hangUp || n === registers.length - 1 ? [] : n))
    const fatal = turns[(round * 7) % turns.length]!
    for (const [n, step] of steps.entries()) {
      dies = n === fatal && round % 2 === 0
      if (n === fatal && !dies) {
        await stop()
        await start()
      }
      await step()
    }
  }
  await stop()
  const { orm, close } = openFile(join(folder, 'gona.db'))
  const count = async (rows: string, phone: string) =>
    (await orm.all<{ n: number }>(sql.raw(`select count(*) as n from ${rows.replace('$', `'${phone}'`)}`)))[0]!.n
  const wrong: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const effect = effectOf(round)
    const phone = phoneOf(round)
    const farmer = effect === 'deleted' ? 0 : 1
    const told = await count(EFFECTS[effect].rows, phone)
    const people = await count('users where phone = $', phone)
    const maize = await count(
      `crops where crop_type = 'maize' and user_id = (select id from users where phone = $)`,
      phone,
    )
    if (told !== 1 || people !== farmer || maize !== farmer)
      wrong.push(`${round} ${effect}: ${told}, ${people} registered, ${maize} crops`)
  }
  close()
  expect(wrong).toEqual([])
  expect(gateway.refused).toEqual([])
})
