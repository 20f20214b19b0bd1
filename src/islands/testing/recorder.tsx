import { setSystemTime, spyOn } from 'bun:test'
import { join } from 'node:path'
import { onlineManager } from '@tanstack/react-query'
import { Glob } from 'bun'
import { createRoot, type Root } from 'react-dom/client'
import { queryKeyOf } from '../../contracts/call.ts'
import { getUser } from '../../contracts/calls/accounts.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { ApiError } from '../lib/api.ts'
import { IslandRoot } from '../lib/island-root.tsx'
import type { PageGlobals } from '../lib/page.tsx'
import { createQueryClient } from '../lib/query-client.ts'
import { ISLANDS, type IslandName } from '../registry.ts'
import { toasts } from '../ui/toast-store.ts'
import { effectsNow, effectsSince, noteScrolls } from './effects.ts'
import { changed, digest, outlineOf } from './outline.ts'
import { define, phoneApis } from './phone-apis.ts'
import { type Network, RECORDED_AT, recordedServer } from './recorded-server.ts'
import { act } from './screen.tsx'

/** Maximum recorded lines of a change; a hash covers the rest. */
const MOST_LINES = 16
/** Longer timers (ms) do not run: later events are not recorded. */
const LONGEST_TIMER = 5
/** Timers up to this length (ms) batch a module's requests. They run at the end, to reset the module. */
const GATHERING_TIMER = 50

/** The user, without whom no page renders. */
const USER_KEY = queryKeyOf(getUser.path)
/** Rounds of timers without a request after which a page has settled. */
const QUIET_ROUNDS = 3
const AGAIN = /\bagain\b/i

interface Opening {
  on?: Network
  /** The reads that the page brings; the others are requested. */
  isRead?: (key: readonly unknown[]) => boolean
}

/**
 * Browser without layout that opens pages of a stored database and records what they do. Call after `withDom()`; call
 * `close` at the end of the test.
 */
export async function openRecorder(database: string) {
  const realTimeout = globalThis.setTimeout
  const server = await recordedServer(database)
  await loadTheRest()
  const apis = phoneApis()
  const pages = new Map<string, string>()
  let network: Network = 'good'
  let cookie = ''
  let pending = 0
  /** Resolves when a held write may get its response. */
  let held: Promise<void> | undefined
  let happened: string[] = []
  let shown: string[] | null = null
  let root: Root | undefined
  let client = createQueryClient()
  const note = (what: string) => void happened.push(what)

  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', body } = init
    note([method, path, typeof body === 'string' ? body : body && '(file)'].filter(Boolean).join(' '))
    pending++
    if (method !== 'GET') await held
    const headers = { ...(init.headers as Record<string, string>), cookie, host: 'gona.test' }
    return await server.answer(network, path, { ...init, headers }).finally(() => pending--)
  }
  const gathering: (() => void)[] = []
  /** Run after what is shown has been rendered. */
  const frames: (() => void)[] = []
  const restoreBrowser = standIn(note, {
    fetch,
    setTimeout: (run: () => void, ms = 0) => {
      if (ms > LONGEST_TIMER && ms <= GATHERING_TIMER) gathering.push(run)
      return realTimeout(ms > LONGEST_TIMER ? () => {} : run, 0)
    },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    print: () => note('prints'),
  })

  /** Waits until no request or frame is open and rendering has finished. */
  async function settle() {
    for (let quiet = 0; quiet < QUIET_ROUNDS; quiet = pending === 0 && frames.length === 0 ? quiet + 1 : 0) {
      const rendered = frames.splice(0)
      await act(() => runAll(rendered))
      await act(() => new Promise<void>((resolve) => realTimeout(resolve, 0)))
    }
  }
  async function html(path: string): Promise<string> {
    const key = `${cookie} ${path}`
    const text =
      pages.get(key) ?? (await (await server.request(path, { headers: { cookie, host: 'gona.test' } })).text())
    pages.set(key, text)
    return text
  }
  async function render(path: string, isRead: NonNullable<Opening['isRead']>): Promise<boolean> {
    const page = await html(path)
    const [, json] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(page) ?? []
    const [, name] = /data-island="([^"]+)"/.exec(page) ?? []
    if (!json || !name) return false
    const state: PageGlobals = JSON.parse(json)
    const { default: island } = await ISLANDS[name as IslandName]()
    client = createQueryClient((error) => error instanceof ApiError || note(`fails: ${error}`))
    for (const [key, value] of state.reads) if (isRead(key)) client.setQueryData(key, value)
    const place = document.body.appendChild(document.createElement('div'))
    place.id = 'island'
    root = createRoot(place, { onUncaughtError: (error) => note(`breaks: ${error}`) })
    const messages = TEXTS_BY_LANGUAGE[state.page.language].screens
    await act(() => root?.render(<IslandRoot island={island} client={client} page={state.page} messages={messages} />))
    return true
  }
  async function leave() {
    await act(async () => root?.unmount())
    root = undefined
    shown = null
    frames.length = 0
    toasts.dismiss()
    document.body.innerHTML = ''
    localStorage.clear()
    sessionStorage.clear()
  }

  const recorder = {
    as: (next: string) => {
      cookie = next
    },
    network(next: typeof network) {
      network = next
      apis.online(next !== 'none')
      onlineManager.setOnline(next !== 'none')
    },
    /** Opens a page as sent by the server; false if it has no island. */
    async open(path: string, { on = 'good', isRead = () => true }: Opening = {}): Promise<boolean> {
      await leave()
      server.restore()
      recorder.network(on)
      history.replaceState(null, '', `https://gona.test${path}`)
      happened = []
      const isIsland = await render(path, isRead)
      await settle()
      return isIsland
    },
    /**
     * Opens a page without its reads while the server refuses them, then presses each button to try again. Returns how
     * the page differs from `whole`.
     */
    async openRefused(path: string, whole: readonly string[]): Promise<string[]> {
      if (!(await recorder.open(path, { on: 'refusing', isRead: ([call]) => call === USER_KEY[0] }))) return []
      const refused = changed(whole, recorder.lines())
      recorder.network('good')
      const again = [...document.querySelectorAll('button')].filter(({ textContent }) => AGAIN.test(textContent))
      if (again.length === 0) return refused
      return [...refused, '> tries again', ...(await recorder.record(() => pressAll(again)))]
    },
    /** Requests since the page was opened, and the page's outline. */
    lines: () => [...happened, ...outlineOf(document.body)],
    async perform(work: () => unknown) {
      happened = []
      toasts.dismiss()
      await act(async () => void (await work()))
      await settle()
    },
    /** Performs an action and returns its requests, messages and changes of the page. */
    async record(work: () => unknown): Promise<string[]> {
      const before = shown ?? outlineOf(document.body)
      const effects = effectsNow()
      await recorder.perform(work)
      shown = outlineOf(document.body)
      const stale = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
      const [toast] = toasts.list().filter(({ open }) => open)
      const diff = changed(before, shown)
      const rest = diff.slice(MOST_LINES)
      return [
        ...happened,
        ...effectsSince(effects),
        ...stale.map(({ queryKey }) => `out of date: ${JSON.stringify(queryKey)}`),
        ...(toast ? [`${toast.destructive ? 'error' : 'toast'}: ${[toast.title, toast.description].join(': ')}`] : []),
        ...diff.slice(0, MOST_LINES),
        ...(rest.length > 0 ? [`… ${rest.length} more ${digest(rest.join('\n'))}`] : []),
      ]
    },
    /** Performs an action, and another before the first gets its response. Returns the writes. */
    async twice(first: () => unknown, again: () => unknown): Promise<string[]> {
      const answer = Promise.withResolvers<void>()
      held = answer.promise
      happened = []
      for (const work of [first, again]) {
        await act(async () => void (await work()))
        await act(() => new Promise<void>((resolve) => realTimeout(resolve, 0)))
      }
      held = undefined
      answer.resolve()
      await settle()
      return happened.filter((line) => /^(POST|PUT|DELETE) /.test(line))
    },
    async close() {
      await leave()
      recorder.network('none')
      runAll(gathering)
      await settle()
      restoreBrowser()
      onlineManager.setOnline(true)
      await apis.restore()
      server.close()
    },
  }
  return recorder
}

function runAll(all: (() => void)[]): void {
  for (const run of all) run()
}

function pressAll(buttons: HTMLElement[]): void {
  for (const each of buttons) each.click()
}

/** Stops the clock, in UTC, and records every navigation away. @returns a function that restores both */
function standIn(note: (what: string) => void, globals: Record<string, unknown>): () => void {
  const { stackTraceLimit } = Error
  const { TZ } = process.env
  process.env.TZ = 'UTC'
  // React creates an Error for each element; its stack trace is expensive.
  Error.stackTraceLimit = 0
  setSystemTime(new Date(RECORDED_AT))
  const undo = Object.entries(globals).map(([name, value]) => define(globalThis, name, { value }))
  const stopScrolls = noteScrolls(note)
  const spies = [
    spyOn(location, 'assign').mockImplementation((to) => note(`goes to ${to}`)),
    spyOn(location, 'reload').mockImplementation(() => note('loads again')),
  ]
  const stay = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const form = event.type === 'submit' ? event.target.closest('form') : null
    const link = event.type === 'click' ? event.target.closest('a') : null
    if (form) note(`sends the form to ${form.getAttribute('action')} ${JSON.stringify([...new FormData(form)])}`)
    if (link) note(`follows ${link.getAttribute('href')}`)
    if (form || link) event.preventDefault()
  }
  for (const name of ['click', 'submit']) addEventListener(name, stay)
  return () => {
    for (const name of ['click', 'submit']) removeEventListener(name, stay)
    for (const spy of spies) spy.mockRestore()
    stopScrolls()
    for (const each of undo) each()
    setSystemTime()
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Loads all lazy modules in advance. */
async function loadTheRest() {
  const islands = join(import.meta.dir, '..')
  for (const path of new Glob('**/*.{ts,tsx}').scanSync(islands)) {
    if (/\.test\.|^testing\//.test(path)) continue
    const source = await Bun.file(join(islands, path)).text()
    for (const [, later = ''] of source.matchAll(/\bimport\('(\.[^']+)'\)/g))
      await import(join(islands, path, '..', later))
  }
}
