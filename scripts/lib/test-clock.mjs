// Sets another time for all programs of a test run, with libfaketime (Debian: faketime).
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './debian.mjs'

const whatToDo = `Tests at another time need libfaketime on Linux. Install it, then run them again (Debian: sudo apt-get install faketime).`

/** Times at which the tests of the calendar must pass: night, day, leap day and end of year, each in another zone. */
export const CLOCKS = [
  { at: '2027-03-07T03:00Z', zone: 'Africa/Lagos' },
  { at: '2027-03-07T12:00Z', zone: 'UTC' },
  { at: '2028-02-29T09:30Z', zone: 'America/Los_Angeles' },
  { at: '2026-12-31T23:30Z', zone: 'Pacific/Auckland' },
]

/** Path parts of tests that the calendar can break: they read the machine's clock, or count days, weeks and months. */
export const ON_EVERY_CLOCK = {
  unit: [
    'src/agronomy/dates',
    'src/agronomy/golden-weeks',
    'src/agronomy/rules/',
    'src/agronomy/season/',
    'src/advice-words/weekly-messages',
    'src/cli/',
    'src/contracts/',
    'src/islands/',
    'src/server/backups',
    'src/server/channels/sms/sending/kill',
    'src/server/channels/ussd/killed',
    'src/server/community/routes',
    'src/server/images/service',
    'src/server/pruning',
    'src/server/schedule',
    'src/server/weather/',
  ],
  journeys: ['arriving', 'farmer-crops', 'farmer-season', 'farmer-weather', 'home-today', 'main-job'],
}

/**
 * Returns an environment whose clock starts at `at` (ISO 8601, `2028-02-29T03:00Z`). Speed and timers are unchanged.
 * Throws a sentence for a bad time or without libfaketime.
 */
export function clockSetTo(at, now = Date.now(), library = ensureLibrary()) {
  const instant = Date.parse(at)
  if (Number.isNaN(instant)) throw new Error(`--at takes an instant such as 2028-02-29T03:00Z, not "${at}".`)
  if (library === null) throw new Error(whatToDo)
  const seconds = Math.round((instant - now) / 1000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

function ensureLibrary() {
  const found = findLibrary()
  if (found !== null) return found
  aptInstall(['faketime'])
  return findLibrary()
}

function findLibrary() {
  const folders = ['/usr/lib', '/usr/lib64', '/usr/local/lib'].filter(existsSync)
  const triplets = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.includes('-linux-'))
      .map((name) => join(folder, name)),
  )
  return (
    [...folders, ...triplets]
      .map((folder) => join(folder, 'faketime/libfaketime.so.1'))
      .find((path) => existsSync(path)) ?? null
  )
}
