/** Which pages may show what is written, by the address it is sent to: all of them where no line fits. */
const REACHES: [written: RegExp, pages: RegExp][] = [
  [/^\/(api\/)?advisor/, /^\/($|advisor|season|crops)/],
  [/^\/(api\/)?(community|upload-image)/, /^\/($|community|profile)/],
  [/^\/(api\/)?notifications/, /^\/notifications/],
]

/** With the pages of the person who wrote: the browser may end the service worker at any time. */
const WROTE = '/wrote'
const OF_KEPT = /^kept-/

/** When something was last written that reaches so far: the number of its line, or `all`. */
type Times = Record<string, number>
let times: Times = {}

/** Something is being written to this path, or was. A phone that is full does not keep it from being sent. */
export const noteWrite = (path: string): Promise<void> => note(path).catch(() => undefined)

async function note(path: string): Promise<void> {
  const line = REACHES.findIndex(([written]) => written.test(path))
  times = { ...(await allTimes()), [line < 0 ? 'all' : line]: Date.now() }
  const own = (await caches.keys()).find((name) => OF_KEPT.test(name))
  if (own) await (await caches.open(own)).put(WROTE, new Response(JSON.stringify(times)))
}

/** When something was last written that a page may show; anything, for what is no page. 0 for never. */
export async function lastWrite(url: string): Promise<number> {
  const { pathname } = new URL(url)
  const reaches = (line: string) =>
    !/^\d/.test(line) || pathname.startsWith('/api/') || REACHES[+line]![1].test(pathname)
  return Math.max(0, ...Object.entries(await allTimes()).map(([line, at]) => (reaches(line) ? at : 0)))
}

async function allTimes(): Promise<Times> {
  const stored = ((await (await caches.match(WROTE))?.json()) ?? {}) as Times
  for (const [line, at] of Object.entries(stored)) times[line] = Math.max(at, times[line] ?? 0)
  return times
}
