import { existsSync, statfsSync } from 'node:fs'
import { SMS_PROVIDERS } from '../contracts/sms-providers.ts'
import { isAccessibleToOthers, makePrivateFolder, privatePaths } from '../db/file/private-files.ts'
import { isHttps, operatorOf } from '../shared/config.ts'
import { fetchWithoutRedirects } from '../shared/fetch-without-redirects.ts'
import { openProvider, settingsToSendText } from './channels/sms/providers.ts'
import type { Services } from './compose.ts'
import type { Config } from './config.ts'
import { chooseWeatherProvider } from './weather/providers.ts'

interface Finding {
  subject: string
  ok: boolean
  /** The finding, or the remedy. */
  detail: string
}

const FEW_BYTES = 500 * 1024 * 1024
const CLOCK_SLACK_MS = 120_000
const NAMED_MAX = 20

/** Checks everything an operator can fix; one line per finding. */
export async function examineInstallation(config: Config, services: () => Promise<Services>): Promise<Finding[]> {
  return [
    { subject: 'settings', ok: true, detail: `read; data in ${config.DATA_DIR}` },
    // Repairs the search index before the check of the database, which would report a damaged index.
    await runCheck('questions', () => questionsLine(services)),
    await runCheck('database', () => databaseLine(services)),
    ...(config.DATABASE_URL ? [await runCheck('servers', () => serversLine(config))] : []),
    await runCheck('operator', async () => operatorLine(config)),
    await runCheck('admins', () => adminsLine(config, services)),
    await runCheck('weather', () => weatherLine(config)),
    await runCheck('warnings', () => warningsLine(config, services)),
    await runCheck('sms', () => smsLine(config)),
    await runCheck('callbacks', async () => callbacksLine(config)),
    await runCheck('ussd', async () => ussdLine(config)),
    await runCheck('calls', async () => callsLine(config)),
    await runCheck('wording', async () => wordingLine(config)),
    await runCheck('clock', () => clockLine(config)),
    diskLine(config),
    rightsLine(config),
    await runCheck('https', async () => tlsLine(config)),
  ]
}

class Problem extends Error {}
const failCheck = (what: string): never => {
  throw new Problem(what)
}

async function runCheck(subject: string, look: () => Promise<string>): Promise<Finding> {
  try {
    return { subject, ok: true, detail: await look() }
  } catch (error) {
    return { subject, ok: false, detail: error instanceof Error ? error.message : String(error) }
  }
}

async function databaseLine(services: () => Promise<Services>): Promise<string> {
  const { db } = await services()
  const wrong = await db.check()
  return wrong.length === 0
    ? `intact (${db.place})`
    : failCheck(`${wrong[0]}; restore a backup with gona db restore FILE`)
}

async function serversLine(config: Config): Promise<string> {
  const [{ clusterSettings }, { reportServers }] = await Promise.all([
    import('../db/libsql/cluster-settings.ts'),
    import('../db/libsql/server-report.ts'),
  ])
  const { faults, summary } = await reportServers(clusterSettings(config))
  return faults.length === 0 ? summary : failCheck(faults.join('; '))
}

/** Rebuilds the search index of saved answers if it is lost or damaged; the index contains only copies. */
async function questionsLine(services: () => Promise<Services>): Promise<string> {
  const { search } = (await services()).answerBank
  if (await search.isSound()) return 'kept answers can be found'
  await search.rebuild()
  return (await search.isSound())
    ? 'the index of kept answers was damaged and is made again'
    : failCheck('the index of kept answers cannot be made; questions go on without suggestions')
}

function operatorLine(config: Config): string {
  const { name, phone, email } = operatorOf(config) ?? {}
  const settings = { OPERATOR_NAME: name, OPERATOR_PHONE: phone, OPERATOR_EMAIL: email }
  const missing = Object.entries(settings).flatMap(([setting, value]) => (value ? [] : [setting]))
  if (missing.length === 0) return `${name}, ${phone}, ${email}`
  const advice = `set ${missing.join(', ')}, so that people know who runs this server and whom to contact`
  // A server with a public address has users, so contact details are required.
  return config.PUBLIC_URL && (!name || (!phone && !email)) ? failCheck(advice) : advice
}

async function adminsLine(config: Config, services: () => Promise<Services>): Promise<string> {
  if (config.ADMIN_SECOND_FACTOR === 'off')
    return 'sign in with a password alone (set ADMIN_SECOND_FACTOR=required for a second factor)'
  const { operator } = (await services()).accounts
  const unguarded = await operator.unguardedAdmins({ kind: 'operator' }, NAMED_MAX + 1)
  if (unguarded.length === 0) return 'all have two-step sign-in'
  const names = unguarded
    .slice(0, NAMED_MAX)
    .map(({ phone, firstName }) => (firstName ? `${firstName} ${phone}` : phone))
  const more = unguarded.length > NAMED_MAX ? ' and more' : ''
  return failCheck(
    `ask these to switch on two-step sign-in; until then they cannot administer: ${names.join(', ')}${more}`,
  )
}

async function weatherLine(config: Config): Promise<string> {
  const chosen = chooseWeatherProvider(config)
  if (!chosen) return 'climate normals only (WEATHER_PROVIDER=climatology)'
  if (!chosen.open) failCheck('set OPENWEATHER_API_KEY, or WEATHER_PROVIDER=auto')
  const { host } = new URL(chosen.address)
  if (await fetchOrNull(chosen.address)) return `${host} responds`
  if (config.WEATHER_PROVIDER === 'auto') return `${host} cannot be reached; climate normals are used meanwhile`
  return failCheck(`${host} cannot be reached: check the network, or set WEATHER_PROVIDER=auto`)
}

async function warningsLine(config: Config, services: () => Promise<Services>): Promise<string> {
  const { warnings } = await services()
  const out = config.CAP_SENDER ? `; our own alerts at ${config.PUBLIC_URL ?? 'PUBLIC_URL'}/cap/rss.xml` : ''
  const states = await warnings.feedStates({ kind: 'operator' })
  if (states.length === 0) return `off: set WARNINGS=on for those of NiMet, or CAP_FEEDS${out}`
  const failing = states.find(({ failingSince }) => failingSince !== null)
  if (failing)
    failCheck(
      `${failing.url} has failed since ${failing.failingSince}: ${failing.error} Check the network and CAP_FEEDS`,
    )
  const read = states.filter(({ okAt }) => okAt !== null).length
  return `${read} of ${states.length} feeds read${out}`
}

async function smsLine(config: Config): Promise<string> {
  const provider = openProvider(config, fetchWithoutRedirects)
  if (!SMS_PROVIDERS[provider.name].sends)
    return `${provider.name}: messages are stored and not sent (set ${settingsToSendText()} to send)`
  const balance = await provider
    .balance()
    .catch(() => failCheck('the SMS provider does not respond: check the key, the user name and the network'))
  return balance === null ? `${provider.name}: reports no balance` : `provider responds, balance ${balance}`
}

/** Callback address to enter at a provider; the secret is named, never shown. */
const callbackUrl = ({ PUBLIC_URL }: Config, path: string) =>
  `${PUBLIC_URL ?? 'PUBLIC_URL'}${path}?secret=CHANNEL_SECRET`
const hasCallbackSecret = ({ CHANNEL_SECRET, SMS_CALLBACK_SECRET }: Config) =>
  Boolean(CHANNEL_SECRET ?? SMS_CALLBACK_SECRET)

function callbacksLine(config: Config): string {
  if (!hasCallbackSecret(config)) return 'closed: set CHANNEL_SECRET to open the callbacks for SMS, USSD and calls'
  if (!config.PUBLIC_URL) failCheck('CHANNEL_SECRET is set: set PUBLIC_URL too, which the callback addresses need')
  if (!isHttps(config)) failCheck('PUBLIC_URL is not https, so others can read the secret and messages: use https')
  const paths = ['/api/sms/inbound', '/api/sms/delivery', '/api/sms/opt-out']
  return `give the SMS provider ${paths.map((path) => callbackUrl(config, path)).join(' ')}`
}

function ussdLine(config: Config): string {
  if (!config.USSD_CODE) return 'off: set USSD_CODE to the code to dial (docs/phones.md)'
  if (!hasCallbackSecret(config)) failCheck(`${config.USSD_CODE} is set: set CHANNEL_SECRET too`)
  return `${config.USSD_CODE}: give the provider ${callbackUrl(config, '/api/ussd')} and, for the end of sessions, ${callbackUrl(config, '/api/ussd/end')}`
}

function callsLine(config: Config): string {
  if (!config.VOICE_NUMBER) return 'off: set VOICE_NUMBER to the number to call (docs/phones.md)'
  if (!hasCallbackSecret(config)) failCheck(`${config.VOICE_NUMBER} is set: set CHANNEL_SECRET too`)
  return `${config.VOICE_NUMBER}: give the provider ${callbackUrl(config, '/api/voice')}`
}

function wordingLine({ OPENAI_MODEL, OPENAI_API_KEY }: Config): string {
  if (OPENAI_MODEL) return `language model ${OPENAI_MODEL}; built-in texts if it fails`
  if (OPENAI_API_KEY) return failCheck('set OPENAI_MODEL too, or remove OPENAI_API_KEY')
  return 'built-in texts (set OPENAI_* to let a language model phrase advice)'
}

/** Compares a provider's Date header with our clock; an unreachable provider is no fault of the clock. */
async function clockLine(config: Config): Promise<string> {
  const now = new Date()
  if (now.getUTCFullYear() < 2026) failCheck(`the clock shows ${now.toISOString()}: set the date and time`)
  const provider = chooseWeatherProvider(config)
  const answer = provider && (await fetchOrNull(provider.address))
  const theirs = answer ? Date.parse(answer.headers.get('date') ?? '') : Number.NaN
  if (Number.isFinite(theirs) && Math.abs(theirs - now.getTime()) > CLOCK_SLACK_MS) {
    failCheck(
      `the clock is ${Math.round(Math.abs(theirs - now.getTime()) / 60_000)} minutes off: set the date and time`,
    )
  }
  return `${now.toISOString()}`
}

function diskLine(config: Config): Finding {
  makePrivateFolder(config.DATA_DIR)
  const { bavail, bsize } = statfsSync(config.DATA_DIR)
  const free = bavail * bsize
  return free > FEW_BYTES
    ? { subject: 'disk', ok: true, detail: `${Math.round(free / 1e9)} GB free` }
    : {
        subject: 'disk',
        ok: false,
        detail: `only ${Math.round(free / 1e6)} MB free in ${config.DATA_DIR}: free disk space`,
      }
}

/** Reports files that others can read. Opening the database has already restricted those that this user may change. */
function rightsLine(config: Config): Finding {
  const secrets = [...privatePaths(config), ...(config.TLS_KEY_FILE ? [config.TLS_KEY_FILE] : [])]
  const open = secrets.filter(isAccessibleToOthers)
  return open.length === 0
    ? { subject: 'rights', ok: true, detail: 'no other user of this machine can read the data' }
    : { subject: 'rights', ok: false, detail: `other users can read ${open.join(', ')}: run chmod go-rwx` }
}

function tlsLine({ TLS_CERT_FILE, TLS_KEY_FILE, PUBLIC_URL }: Config): string {
  const files = [TLS_CERT_FILE, TLS_KEY_FILE]
  if (files.every((file) => file && existsSync(file))) return 'certificate and key found'
  if (files.some(Boolean)) failCheck('TLS_CERT_FILE and TLS_KEY_FILE must both name an existing file')
  if (PUBLIC_URL?.startsWith('https:')) return 'provided by a proxy'
  return 'off: phones store nothing for offline use without it (docs/operating.md)'
}

async function fetchOrNull(address: string): Promise<Response | null> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(4000), redirect: 'manual' })
  } catch {
    return null
  }
}
