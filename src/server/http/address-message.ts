import type { Context } from 'hono'
import type { ShownMessage } from '../../islands/shell/signed-in.tsx'
import { isKeyOf } from '../../shared/records.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../words/index.ts'
import type { MessageKey } from '../../words/translate.ts'
import type { AppEnv } from './context.ts'

/** Returns a path with a one-time message: `/profile?said=profile.saved`; without a message for null. */
export function addressWithMessage(path: string, text: MessageKey | null, failed = false): string {
  const address = new URL(path, 'http://here.invalid')
  for (const name of ['said', 'failed']) address.searchParams.delete(name)
  if (text) address.searchParams.set(failed ? 'failed' : 'said', text)
  return address.pathname + address.search + address.hash
}

export function messageInAddress(c: Context<AppEnv>): ShownMessage | undefined {
  const failure = c.req.query('failed')
  const text = failure ?? c.req.query('said')
  return text !== undefined && isKeyOf(TEXTS_BY_LANGUAGE.en.screens, text)
    ? { words: translatorFor(c.get('language'))(text), failed: failure !== undefined }
    : undefined
}
