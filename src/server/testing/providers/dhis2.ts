// Stand-in for DHIS2's `POST /api/dataValueSets`, strict about what the API documents. Plain node:http, like provider.ts.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Value {
  dataElement: string
  period: string
  orgUnit: string
  value: string
}

/** Behaviour of the server; `old`: the import summary stands alone, as before version 2.38. */
type Dhis2Mood = 'well' | 'old' | 'silent' | 'html'

export interface Dhis2 {
  url: string
  /** Stored values by `element period unit`. */
  stored: Map<string, string>
  /** Queries received. */
  queries: URLSearchParams[]
  behave(mood: Dhis2Mood): void
  stop(): Promise<void>
}

/** Starts a server that knows these codes, and stores values of known elements and units. */
export async function startDhis2({
  user = 'gona',
  password = 'district',
  elements,
  units,
}: {
  user?: string
  password?: string
  elements: readonly string[]
  units: readonly string[]
}): Promise<Dhis2> {
  const stored = new Map<string, string>()
  const queries: URLSearchParams[] = []
  let mood: Dhis2Mood = 'well'
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://dhis2')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (mood === 'silent') return
    if (mood === 'html') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
    if (request.method !== 'POST' || url.pathname !== '/api/dataValueSets') return send(404, { httpStatusCode: 404 })
    queries.push(url.searchParams)
    const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
    if (request.headers.authorization !== expected)
      return send(401, { httpStatus: 'Unauthorized', httpStatusCode: 401, status: 'ERROR', message: 'Unauthorized' })
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { dataValues: Value[] }
    const byCode = ['dataElementIdScheme', 'orgUnitIdScheme'].every((name) => url.searchParams.get(name) === 'CODE')
    const conflicts: { object: string; value: string; errorCode: string }[] = []
    const count = { imported: 0, updated: 0, ignored: 0, deleted: 0 }
    for (const { dataElement, period, orgUnit, value } of body.dataValues) {
      const conflict = (object: string, said: string, errorCode: string) => {
        conflicts.push({ object, value: said, errorCode })
        count.ignored++
      }
      if (!byCode || !elements.includes(dataElement)) conflict(dataElement, 'Data element not found', 'E7610')
      else if (!units.includes(orgUnit)) conflict(orgUnit, 'Organisation unit not found', 'E7612')
      else if (!/^\d{6}$/.test(period)) conflict(period, 'Period not valid', 'E7611')
      else if (!/^\d+$/.test(value)) conflict(value, 'Value is not an integer', 'E7619')
      else {
        const key = `${dataElement} ${period} ${orgUnit}`
        count[stored.has(key) ? 'updated' : 'imported']++
        if (url.searchParams.get('dryRun') !== 'true') stored.set(key, value)
      }
    }
    const status = conflicts.length === 0 ? 'SUCCESS' : 'WARNING'
    const summary = {
      responseType: 'ImportSummary',
      status,
      description: 'Import process completed successfully',
      importCount: count,
      conflicts,
    }
    // Before 2.38 conflicts came with status 200, since then with 409.
    if (mood === 'old') return send(200, summary)
    if (conflicts.length === 0)
      return send(200, {
        httpStatus: 'OK',
        httpStatusCode: 200,
        status: 'OK',
        message: 'Import was successful.',
        response: summary,
      })
    send(409, {
      httpStatus: 'Conflict',
      httpStatusCode: 409,
      status: 'WARNING',
      message: 'One more conflicts encountered, please check import summary.',
      response: summary,
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stored,
    queries,
    behave(next) {
      mood = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise((stopped) => server.close(() => stopped()))
    },
  }
}
