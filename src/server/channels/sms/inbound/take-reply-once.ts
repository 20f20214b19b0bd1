import { rethrowUnexpected } from '../../../../shared/errors.ts'
import type { RunOnce } from './word-request-deps.ts'

/** Takes a reply to the last advice; null if the text is no such reply. `before` is true if the reply was stored before a crash that lost the response. */
export async function takeReplyOnce(once: RunOnce, name: string, read: () => Promise<string | null>) {
  const result: { taken: { reply: string } | null | 'before' } = { taken: 'before' }
  await once(name, async () => {
    const reply = await read().catch((error: unknown) => {
      rethrowUnexpected(error)
      return null
    })
    result.taken = reply === null ? null : { reply }
  })
  return result.taken
}
