import { afterEach, describe, expect, test } from 'bun:test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { createLog } from '../../shared/log.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { type Provider, startProvider } from '../testing/providers/provider.ts'
import { createJsonClient, ProviderFailure } from './fetch-json.ts'

const shape = z.object({ degrees: z.number() })
let now = new Date('2026-06-20T09:00:00Z')
const lines: string[] = []
const caller = (patienceMs = 10_000) =>
  createJsonClient(
    { fetch, clock: { now: () => now }, log: createLog('warn', (line) => lines.push(line)) },
    'a-provider',
    {
      patienceMs,
    },
  )
/** Short for providers that must time out; long elsewhere, for busy machines. */
const patienceFor = ({ kind }: { kind: string }) => (kind === 'silent' || kind === 'slow' ? 150 : 10_000)
let provider: Provider | undefined
afterEach(() => provider?.stop())

describe('asking a provider', () => {
  test('gives the answer in its promised shape', async () => {
    provider = await startProvider(() => ({ status: 200, body: { degrees: 31.5, more: 'unasked' } }))
    expect(await caller()(`${provider.url}/x`, shape)).toEqual({ degrees: 31.5 })
  })

  test.each([
    ['never answers', { kind: 'silent' }, 'it did not answer in time'],
    ['is slower than its patience', { kind: 'slow', ms: 400 }, 'it did not answer in time'],
    ['answers with an error', { kind: 'status', status: 500 }, 'it answered with status 500'],
    ['refuses the key', { kind: 'status', status: 401, body: '{}' }, 'it answered with status 401'],
    ['stops in the middle of its JSON', { kind: 'malformed' }, 'its answer is not JSON'],
    ['answers with another shape', { kind: 'strange' }, 'its answer is not as promised at "degrees"'],
    ['closes early', { kind: 'cut' }, 'it cannot be reached'],
  ] as const)('a provider that %s is a failure with a reason', async (_, mood, reason) => {
    provider = await startProvider(() => ({ status: 200, body: { degrees: 31.5 } }))
    provider.behave(mood)
    const failure = await caller(patienceFor(mood))(`${provider.url}/x?appid=secret`, shape).catch((error) => error)
    expect(failure).toBeInstanceOf(ProviderFailure)
    expect(failure.message).toBe(reason)
    expect(lines.at(-1)).toContain(reason.replaceAll('"', '\\"'))
    expect(lines.at(-1)).not.toContain('secret')
  })

  test('a body that trickles for ever is given up in time', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"degrees":')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const failure = await caller(patienceFor({ kind: 'slow' }))(url, shape).catch((error) => error)
    expect(failure).toBeInstanceOf(ProviderFailure)
    server.closeAllConnections()
    server.close()
  })

  test.each([400, 401, 404, 422])('status %d is about one question: the next is asked', async (status) => {
    provider = await startProvider(() => ({ status: 200, body: { degrees: 31.5 } }))
    provider.behave({ kind: 'status', status })
    const ask = caller()
    expect(await rethrowing(ask(provider.url, shape))).toThrow(`status ${status}`)
    provider.behave({ kind: 'well' })
    expect(await ask(provider.url, shape)).toEqual({ degrees: 31.5 })
  })

  test.each([
    ['status 503', { kind: 'status', status: 503 }],
    ['status 429', { kind: 'status', status: 429 }],
    ['status 307', { kind: 'status', status: 307 }],
    ['in time', { kind: 'silent' }],
    ['not JSON', { kind: 'malformed' }],
    ['not as promised', { kind: 'strange' }],
    ['cannot be reached', { kind: 'cut' }],
  ] as const)('after %s the provider is left alone for a minute, then asked again', async (reason, mood) => {
    provider = await startProvider(() => ({ status: 200, body: { degrees: 31.5 } }))
    provider.behave(mood)
    const ask = caller(patienceFor(mood))
    expect(await rethrowing(ask(provider.url, shape))).toThrow(reason)
    provider.behave({ kind: 'well' })
    expect(await rethrowing(ask(provider.url, shape))).toThrow('a moment ago')
    expect(provider.requests).toHaveLength(1)
    now = new Date(now.getTime() + 61_000)
    expect(await ask(provider.url, shape)).toEqual({ degrees: 31.5 })
  })
})
