import { afterAll, beforeAll, expect, setDefaultTimeout, setSystemTime, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { digest } from '../agronomy/testing/recorded.ts'
import { IRRIGATION_METHODS, SOIL_TYPES } from '../contracts/farm.ts'
import { MANURE_KINDS, RISKS, SOIL_LOOKS } from '../contracts/fertilizer-plan.ts'
import { ESTABLISHMENT_METHODS, MATURITY_CLASSES, RICE_FIELDS } from '../contracts/season.ts'
import { fillDatabase } from '../server/testing/full/database.ts'
import { FULL_NOW, idOf } from '../server/testing/full/people.ts'
import { changesOf, fewOf, type Rows, readable, rowsOf } from '../server/testing/full/record.ts'
import { historyCsv } from '../server/testing/made-up-rain.ts'
import { HOLDOUT } from '../server/trials/fixture.ts'
import { ALERT } from '../server/warnings/testing/samples.ts'
import { listCommands, loadCommand } from './commands.ts'
import { createContext } from './context.ts'
import { gonaIn } from './testing/gona.ts'

setDefaultTimeout(300_000)

const ADA = '+2348030000001'
const BOLA = '+2348030000002'
const GBENGA = '+2348030000007'
/** Weather from May to July, as an agronomist brings it: rain every third day, more in July. */
const SKY = Array.from({ length: 80 }, (_, n) => {
  const date = new Date(Date.parse('2026-05-01') + n * 86_400_000).toISOString().slice(0, 10)
  return { date, tmax: 34 - (n % 5), tmin: 22 + (n % 3), rain: n % 3 === 0 ? 4 + n / 4 : 0, u2: 1.5 + (n % 4) / 10 }
})
const FILES = {
  'forecast.csv': `# A station\nDate,TMax,TMin,Rain,rhmax,rhmin,u2,sunshine_hours\n${SKY.map(
    ({ date, tmax, tmin, rain, u2 }) => `${date},${tmax},${tmin},${rain},90,40,${u2},7`,
  ).join('\n')}\n`,
  'forecast.json': JSON.stringify({
    daily: {
      time: SKY.map(({ date }) => date),
      temperature_2m_max: SKY.map(({ tmax }) => tmax),
      temperature_2m_min: SKY.map(({ tmin }) => tmin),
      precipitation_sum: SKY.map(({ rain }) => rain),
      precipitation_probability_max: SKY.map(({ rain }) => (rain > 0 ? 80 : 10)),
      relative_humidity_2m_mean: SKY.map(() => 60),
      wind_speed_10m_max: SKY.map(() => 12),
      shortwave_radiation_sum: SKY.map(() => 20),
    },
  }),
  'days.json': JSON.stringify(SKY.map(({ date, tmax, rain }) => ({ date, temperature: tmax, rain_mm: rain }))),
  'broken-days.csv': 'date,tmax,tmin,rain\n2026-06-01,hot,20,0\n',
  'log.csv':
    'Date,Kind,Amount,Unit,Product,Count,Of\n2026-06-20,fed,1,bags,npk_15_15_15,,\n2026-06-08,planted,,,,,\n' +
    '2026-06-25,weeded,,,,,\n2026-07-04,scouted,,,armyworm,6,20\n2026-07-03,watered,25,mm,,,\n',
  'broken-log.csv': 'date,kind,amount,unit\n2026-06-20,danced,,\n',
  'season.svg': '',
  'farmers-out.csv': '',
  'history.csv': historyCsv(
    { lat: 12, lng: 8.5, elevation: null, state: 'Kano', country: 'NG' },
    { from: 2009, to: 2025 },
  ),

  'farmers.csv':
    'phone,firstName,lastName,location,crops,plantingDate,language,sms,smsOnly\n' +
    '08036660001,Ngozi,Eze,Kano,maize,2026-06-12,ig,yes,no\n08036660002,Tayo,,Nowhere,"rice,cowpeas",,yo,no,yes\n' +
    '08030000001,Ada,,Kano,maize,,en,no,no\n1,Bad,,Kano,gold,,xx,maybe,no\n',
  'prices.csv':
    'country,kind,item,bagKg,price,market,date\nNG,produce,rice,,650,Kano,2026-07-01\nNG,input,urea,50,27000,Kano,2026-07-02\n' +
    'NG,produce,gold,,1,Kano,2026-07-01\n',
  'alert.xml': ALERT,
  'trial.json': JSON.stringify({ ...HOLDOUT, start: '2026-07-01', end: '2027-01-31' }),
  'seasons.csv': 'state,lga,onset,end\nKano,Wudil,06-12,10-01\nKano,Nowhere,06-12,10-01\n',
  'more-seasons.csv':
    'state;lga;year;onset;end;length_days;annual_mm;publisher;issued\nKano;Wudil;2026;12 Jun;1 Oct;111;850;NiMet 2026;2026-02-10\n' +
    'Kano;Gwarzo;2026;06-12;10-01;90;;NiMet;\n',
  'bad-seasons.csv':
    'state,lga,onset,end,length_days,annual_mm,issued,source\nKano,Wudil,06-12,06-01,,,,\nKano,Wudil,06-12,10-01,many,,,\n' +
    'Kano,Wudil,06-12,10-01,,99,,\nKano,Wudil,06-12,10-01,,5001,,\nKano,Wudil,06-12,10-01,,,soon,\nKano,Wudil,06-12,10-01,,,,<b>\n' +
    'Nowhere,Wudil,06-12,10-01,,,,\nKano,Wudil,13-12,10-01,,,,\n',
  'rain.csv': 'lat,lng,date,rain\n12,8.5,1996-06-01,4\n12,8.5,1996-06-02,-9\n',
  'fields.csv': 'phone,crop,place,area,purse\n08036660001,maize,Kano,2,60000\n08036660002,gold,Kano,1,\n',
  'words.csv': 'id,english,text\nscreens.rains.wait,Wait,Jira\n',
  'mapping.json': '{}',
}
type FileName = keyof typeof FILES

/** Commands with tests of their own: servers, copies of whole databases, and lists of every clip or sentence. */
const ELSEWHERE = [
  ...[
    'serve',
    'seed',
    'phone',
    'doctor',
    'completion',
    'db backup',
    'db restore',
    'db copy',
    'db promote',
    'db rejoin',
  ],
  ...[
    'voice clips',
    'voice import',
    'voice speak',
    'weather history download',
    'words readings',
    'words unread',
    'words sheet',
  ],
]

/** Lines of each command, in this order on one database; a file's name stands for its path. */
const LINES: Record<string, string[]> = {
  'db migrate': [''],
  'db check': ['', '--json'],
  'users list': ['', '--json'],
  'users create': [
    '08037770001 --first-name Ife --last-name Bello --admin --password dawa-da-masara',
    `${ADA} --password x`,
  ],
  'users password': [`${ADA} --password dawa-da-masara`, '08039999999'],
  'users promote': [BOLA, BOLA],
  'users demote': [BOLA, ADA],
  'users lead': [ADA, `${ADA} --off`],
  'users officer': [`${ADA} --states Kano,Jigawa --crops maize,rice`, `${ADA} --off`, `${ADA} --crops gold`],
  'users factor-off': [ADA, BOLA, GBENGA],
  'farmers show': [ADA, BOLA, '+264811000003', `${ADA} --json`],
  'farmers list': ['', '--arrived ussd', '--arrived unknown', '--never-on-web', '--json'],
  'farmers reach': [ADA, `${ADA} --advice call --warnings none --answers web`, `${BOLA} --advice call`],
  'farmers import': ['farmers.csv --dry-run', 'farmers.csv --yes'],
  'log list': [`--phone ${ADA}`, `--phone ${ADA} --json`, '--phone +2348030000005'],
  'log add': [
    `--phone ${ADA} --crop maize --kind weeded --date 2026-07-05 --note Dry`,
    `--phone ${ADA} --crop maize --kind fed --amount 2 --unit bags --product urea`,
    `--phone ${ADA} --crop maize --kind scouted --product armyworm --count 4 --of 20`,
    `--phone ${ADA} --crop cocoa --kind weeded`,
  ],
  'log remove': [`@ada weeded --phone ${ADA} --crop maize`, `@bola watered --phone ${ADA} --crop maize`],
  'export farmers': ['--out -', '--out - --all --reason move --all-columns', '--out farmers-out.csv', '--out - --all'],
  'export dhis2': ['--period 202606', '--period 202606 --json', '--period 202606 --mapping mapping.json --dry-run'],
  'export geojson': ['', '--by lga', '--by state'],
  'advisories generate': ['', '--json'],
  'advisories explain': [
    '--crop maize --place Kano --planted 2026-06-08 --stage vegetative --soil loam --area 2',
    '--crop maize --place Kano --planted 2026-06-08 --area 2 --striga yes --language ha --irrigation drip --json',
    '--crop rice --place 7.4,3.9 --planted 2026-05-01 --field lowland --hectares 2 --season',
    '--crop tomato --place Kano --planted 2026-05-01 --irrigate full --table-kc --elevation 400',
    '--crop maize --place Kano --planted 2026-06-08 --area 2 --forecast forecast.csv --log log.csv --date 2026-07-06',
    '--crop maize --place Kano --planted 2026-06-08 --hectares 1 --forecast forecast.json --log log.csv --date 2026-07-06 --json',
    '--crop maize --place Kano --planted 2026-05-20 --forecast forecast.csv --season --svg season.svg --irrigate when-due',
    '--crop maize --place Kano --planted 2026-05-20 --forecast forecast.json --season --start-depletion 20 --irrigate 2026-06-20=20,2026-06-25=15',
    '--crop cowpeas --place Kano --planted 2026-06-20 --forecast days.json --variety 65 --date 2026-07-10 --irrigation drip,manual',
    '--crop maize --place Kano --planted 2026-06-08 --forecast broken-days.csv',
    '--crop maize --place Kano --planted 2026-06-08 --forecast trial.json',
    '--crop maize --place Kano --planted 2026-06-08 --log broken-log.csv',
    '--crop maize --place Kano --planted 2026-06-08 --log days.json',
    '--crop gold --place Kano',
    '--crop maize --place Nowhere --planted 2026-06-08',
    '--crop maize --place Kano --planted 2026-06-08 --variety many',
    '--crop maize --place Kano --planted 2026-06-08 --field lowland',
    '--crop maize --place Kano --planted 2026-06-08 --area 1 --hectares 1',
    '--crop maize --place Kano --planted 2026-06-08 --striga no --forecast forecast.csv --date 2026-07-06',
    '--crop maize --place Kano --planted 2026-06-08 --striga perhaps',
  ],
  plan: [
    '--crop maize --place Kano --planted 2026-06-08 --maturity early --previous-crop cowpeas',
    '--crop cassava --place Ibadan --planted 2026-04-01 --json',
  ],
  'sms test': ['08031112222', '1'],
  'sms send-advisories': ['--dry-run', '--yes'],
  'sms send': [
    '--text Urea --text-in ha=Yuriya --state Kano --dry-run',
    '--text Urea --crop maize --stage vegetative --language en --channel sms --not-seen 1 --yes',
    '--state Kano --yes',
  ],
  'sms status': ['', '@daily campaign', '@stopped campaign --json', `@ada`],
  channels: ['', '--days 1', '--days 30 --json', '--days 0'],
  'warnings import': ['alert.xml', 'alert.xml farmers.csv'],
  'warnings list': ['', '--json'],
  'prices list': ['', '--country NA', '--all', '--json'],
  'prices import': ['prices.csv --dry-run', 'prices.csv'],
  'fertilizer plan': [
    '--crop maize --place Kano --area 2 --purse 60000 --crop-price 400 --grade urea=28000:50 --grade npk_15_15_15=31000 --look 3',
    '--crop rice --place Kano --area 1 --unit hectare --risk bold --soil clay --field lowland --planted 2026-06-20 --json',
    '--crop maize --place Kano --area 1 --manure 500 --manure-kind poultry --previous-crop fallow --striga',
    '--crop maize --place Kano --area 1 --field lowland',
    '--csv fields.csv',
  ],
  harvests: ['', '--json'],
  'trials list': ['', '--json'],
  'trials report': ['', 'weeding', 'held --json', 'nothing'],
  'trials add': ['trial.json', 'trial.json'],
  'trials stop': ['weeding', 'weeding', 'nothing'],
  'weather refresh': [''],
  'weather history import': [
    'rain.csv --source station',
    'rain.csv --dry-run',
    'history.csv --source gauges --dry-run',
    'history.csv --source gauges',
  ],
  'weather odds': ['', '--json'],
  'seasons import': [
    'seasons.csv --year 2026 --source NiMet --dry-run',
    'seasons.csv --year 2026 --source NiMet',
    'bad-seasons.csv --year 2026 --source NiMet',
    'more-seasons.csv',
    'seasons.csv',
  ],
  'words states': ['', '--markdown'],
  'words reported': ['', '--json'],
  'words glossary': ['--language ha'],
  'words checked': ['screens.rains.wait --language ha --by Kemi'],
  'words export': ['ha --only reported --csv'],
  'words import': ['words.csv --language ha --as native --dry-run', 'words.csv --language ha --as native'],
}

const MOST_LINES = 12
/** Values that differ in every run. */
const RANDOM = /(?<=[Pp]assword"?: "?)\S+|(?<=\+\d{13},)[a-z0-9]{12}$|(?<= in )[\d.]+ m?s|(?<="ms": )\d+/gm

const gona = gonaIn()
let rows: Rows
const path = (name: string) => join(gona.dataDir, '..', name)
beforeAll(async () => {
  setSystemTime(new Date(FULL_NOW))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path(name), text)
  await gona.run('users list')
  await gona.database(fillDatabase)
  rows = await gona.database(rowsOf)
})
afterAll(() => {
  setSystemTime()
  gona.remove()
})

/** Returns the commands that do something, by name. */
async function leaves(): Promise<Map<string, Command>> {
  // Not as wide as the terminal.
  const program = new Command('gona').configureOutput({ getOutHelpWidth: () => 80 })
  const context = createContext({}, { out: process.stdout, err: process.stderr } as never, () => false)
  listCommands(program)
  for (const command of program.commands) await loadCommand(command, context)
  const within = (command: Command, name: string[]): [string, Command][] =>
    command.commands.length === 0
      ? [[name.join(' '), command]]
      : command.commands.flatMap((child) => within(child, [...name, child.name()]))
  return new Map(within(program, []))
}

test('every command is recorded here or tested elsewhere', async () => {
  expect([...(await leaves()).keys()].toSorted()).toEqual([...Object.keys(LINES), ...ELSEWHERE].toSorted())
})

test('every command explains itself in the recorded words', async () => {
  const shown = [...(await leaves())].map(([name, command]) => `gona ${name}: ${command.helpInformation()}`)
  expect(shown.join('\n')).toMatchSnapshot()
})

test.each(Object.keys(LINES))('gona %s prints and changes what is recorded', async (command) => {
  const text = readable()
  const recorded: string[] = []
  for (const line of LINES[command]!) {
    const named = line.startsWith('@') ? (/^@[a-z ]+?(?= --|$)/.exec(line)?.[0] ?? '') : ''
    const words = line.slice(named.length).split(' ').filter(Boolean)
    const typed = [...command.split(' '), ...(named ? [idOf(named.slice(1))] : []), ...words]
    const args = typed.map((word) => (word in FILES ? path(word as FileName) : word))
    const { code, out, err } = await gona.run(args)
    const now = await gona.database(rowsOf)
    const changes = changesOf(rows, now)
    rows = now
    const clean = (printed: string) =>
      printed.replaceAll(join(gona.dataDir, '..'), '').replace(RANDOM, '…').split(/\r?\n/).filter(Boolean)
    const written = Object.entries(FILES).flatMap(([name, before]) => {
      const after = readFileSync(path(name), 'utf8')
      return after === before ? [] : [`${name}: ${after}`]
    })
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path(name), text)
    const said = [...clean(err).map((one) => `! ${one}`), ...clean(out)]
    const rest = said.slice(MOST_LINES).join('\n')
    const shown = [...said.slice(0, MOST_LINES), ...(rest ? [rest] : []), ...written].map(text)
    const title = `gona ${[command, line].filter(Boolean).join(' ')}: ${code}`
    recorded.push(title, ...[...shown, ...fewOf(changes.map(text))].map((one) => `  ${one}`))
  }
  expect(recorded.join('\n')).toMatchSnapshot()
})

const EXPLAINED =
  'advisories explain --crop rice --place Bida --planted 2026-05-20 --forecast forecast.csv --date 2026-06-29'
const PLANNED =
  'fertilizer plan --json --area 1 --purse 60000 --crop-price 400 --grade urea=28000 --grade npk_15_15_15=31000'
const PLANNED_RICE = `${PLANNED} --crop rice --place Bida`
const PLANNED_MAIZE = `${PLANNED} --crop maize --place Kano`
/** Choices of the options that describe a field, and the command before them. */
const CHOICES: readonly (readonly [name: string, choices: readonly (string | number)[], command: string])[] = [
  ['advice: --field', RICE_FIELDS, EXPLAINED],
  ['advice: --maturity', MATURITY_CLASSES, EXPLAINED],
  ['advice: --established', ESTABLISHMENT_METHODS, EXPLAINED],
  ['advice: --soil', SOIL_TYPES, EXPLAINED],
  ['advice: --irrigation', IRRIGATION_METHODS, EXPLAINED],
  ['a plan: --field', RICE_FIELDS, PLANNED_RICE],
  ['a plan: --soil', SOIL_TYPES, PLANNED_RICE],
  ['a plan: --risk', RISKS, PLANNED_RICE],
  ['a plan: --look', SOIL_LOOKS, PLANNED_MAIZE],
  ['a plan: --manure-kind', MANURE_KINDS, `${PLANNED_MAIZE} --manure 2000`],
  ['a plan: --previous-crop', ['fallow', 'soybean'], PLANNED_MAIZE],
  ['a plan: --striga', ['yes', 'no'], PLANNED_MAIZE],
]

test.each(CHOICES)('each choice is answered as recorded: %s', async (name, choices, command) => {
  const answer = async (...more: string[]) => {
    const words = [...command.split(' '), ...more]
    const { code, out } = await gona.run(words.map((word) => (word in FILES ? path(word as FileName) : word)))
    return `${code} ${digest(out)}`
  }
  const answers = [`without: ${await answer()}`]
  for (const choice of choices)
    answers.push(`${choice}: ${await answer(name.slice(name.indexOf('--')), String(choice))}`)
  expect(answers).toMatchSnapshot()
})
