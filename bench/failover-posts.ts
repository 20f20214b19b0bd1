/** Requests under way at most: a stalled server gets no endless queue. */
const AT_ONCE = 200
const REPEATED = 5
const PATIENCE_MS = 30_000

/** Posts of many clients through several gonas. */
export interface Posting {
  /** Ids that were acknowledged with 201. */
  acknowledged: Set<string>
  refused: Record<string, number>
  /** Milliseconds from request to acknowledgement; emptied by the reader. */
  took: number[]
  stop(): Promise<void>
}

/** Registers a farmer. @returns the cookies of the session */
export async function registered(url: string): Promise<string> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      phone: '08031234567',
      password: 'secret-of-aisha',
      confirmPassword: 'secret-of-aisha',
      primaryCrops: 'maize',
      irrigationMethod: 'rain-fed',
    }),
  })
  if (response.status !== 201) throw new Error(`Not registered: ${response.status} ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Posts `perSecond` times a second, in turn through each address; every fifth failed post is repeated with its key elsewhere. */
export function startPosting(urls: string[], cookie: string, perSecond: number): Posting {
  const posting = { acknowledged: new Set<string>(), refused: {} as Record<string, number>, took: [] as number[] }
  const underWay = new Set<Promise<void>>()
  const from = performance.now()
  let sent = 0

  async function post(n: number) {
    const key = crypto.randomUUID()
    const first = await attempt(urls[n % urls.length]!, key)
    if (!first && n % REPEATED === 0) await attempt(urls[(n + 1) % urls.length]!, key)
  }

  async function attempt(url: string, key: string): Promise<boolean> {
    const started = performance.now()
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, cookie }
    const body = JSON.stringify({ content: `post ${key}` })
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(`${url}/api/community/posts`, { method: 'POST', headers, body, signal })
      const answer = (await response.json()) as { id?: string; message?: string }
      if (response.status === 201) {
        posting.acknowledged.add(answer.id!)
        posting.took.push(performance.now() - started)
        return true
      }
      note(`${response.status} ${answer.message}`)
    } catch (error) {
      note(String(error))
    }
    return false
  }

  const note = (reason: string) => {
    posting.refused[reason] = (posting.refused[reason] ?? 0) + 1
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - from) * perSecond) / 1000
    for (; sent < due; sent++) {
      if (underWay.size >= AT_ONCE) continue
      const one: Promise<void> = post(sent).finally(() => underWay.delete(one))
      underWay.add(one)
    }
  }, 5)

  return {
    ...posting,
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
