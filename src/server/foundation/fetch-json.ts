import type * as z from 'zod/mini'
import type { Foundation } from './foundation.ts'

/** Provider error; `message` never contains an address or a key. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  constructor(
    message: string,
    /** The provider refused this request (4xx other than 429); the next one may succeed. */
    readonly ofTheQuestion = false,
  ) {
    super(message)
  }
}

/** GETs JSON from a provider. @throws ProviderFailure without a valid response in time */
export type JsonRequest = <Schema extends z.ZodMiniType>(url: string, schema: Schema) => Promise<z.infer<Schema>>

/** Client with a timeout of `patienceMs`; after a provider failure requests fail at once for `restMs`. */
export function createJsonClient(
  { fetch, clock, log }: Pick<Foundation, 'fetch' | 'clock' | 'log'>,
  provider: string,
  { patienceMs = 4000, restMs = 60_000 } = {},
): JsonRequest {
  let restingUntil = 0

  return async (url, schema) => {
    if (clock.now().getTime() < restingUntil) throw new ProviderFailure('it failed a moment ago')
    try {
      const parsed = schema.safeParse(await answer(url))
      if (parsed.success) return parsed.data
      const issue = parsed.error.issues[0]
      throw new ProviderFailure(`its answer is not as promised at "${issue?.path.join('.') ?? ''}"`)
    } catch (error) {
      const failure = asFailure(error)
      if (!failure.ofTheQuestion) restingUntil = clock.now().getTime() + restMs
      log.warn('provider.failed', { provider, reason: failure.message })
      throw failure
    }
  }

  async function answer(url: string): Promise<unknown> {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(patienceMs),
      headers: { accept: 'application/json' },
    })
    if (!response.ok) {
      await response.body?.cancel()
      const { status } = response
      throw new ProviderFailure(`it answered with status ${status}`, status >= 400 && status < 500 && status !== 429)
    }
    return response.json()
  }
}

function asFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (error instanceof SyntaxError) return new ProviderFailure('its answer is not JSON')
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') return new ProviderFailure('it did not answer in time')
  return new ProviderFailure('it cannot be reached')
}
