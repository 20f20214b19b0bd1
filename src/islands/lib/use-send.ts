import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BodyOf, CallWithoutParams, PendingWriteKind, ResponseOf } from '../../contracts/call.ts'
import type { MessageKey, Translate } from '../../words/translate.ts'
import { sendOrQueue } from '../offline/outbox.ts'
import { QUEUED_RESULT } from '../offline/pending-hint.ts'
import { toast } from '../ui/toast-store.ts'
import { ApiError, errorMessage } from './api.ts'
import { useTranslate } from './page.tsx'
import { reportFailedWrite } from './query-client.ts'
import { newIdempotencyKey, type WriteCall, writeOfCall } from './send-write.ts'
import { cachedUser } from './use-user.ts'

/** Arguments of `send`: the body, if the call has one, and an optional picture. */
type Sent<C> = BodyOf<C> extends undefined ? [] : [body: BodyOf<C>, image?: Blob | null]

/** Kinds of write whose queueing is announced by a toast. Others are tapped buttons, which show their own state. */
const WORTH_TELLING: Record<PendingWriteKind, boolean> = {
  crop: true,
  cropRemoved: true,
  log: false,
  logRemoved: false,
  bags: true,
  bagsRemoved: true,
  post: true,
  reply: true,
  question: true,
  price: true,
  profile: true,
  like: false,
  read: false,
  feedback: false,
}

/** Options of a write. Callbacks get the QueryClient, to refresh or fill reads. */
export interface SendOptions<In, Out> {
  /** Updates the view before the response. Returns an undo function for a failed write. */
  optimistic?: (input: In, client: QueryClient) => (() => void) | undefined
  done?: MessageKey | undefined
  onDone?: (output: Out, input: In, client: QueryClient) => void
  /**
   * Called when the write is queued offline, which a toast announces: close the form as if done. The optimistic update
   * stays, and `send` resolves to undefined.
   */
  onHeld?: (input: In, client: QueryClient) => void
  /** Called when the picture is uploaded; the post follows. */
  onUploaded?: () => void
  /** Replaces the failure toast. */
  onFailed?: (error: Failure, input: In) => void
  /** Title and text of the failure toast. Defaults: `app.error.title` and the server's message. */
  failedTitle?: MessageKey
  failed?: MessageKey
}

/** Failed write as a form shows it: message, and errors by field. */
interface Failure {
  status: number | null
  sentence: string
  fields: Record<string, string>
  /** True if the password was right and the code of the second factor is still missing. */
  secondFactor: boolean
}

/**
 * Hook for all writes of screens. `send(body)` resolves to the response, or to undefined after a failure, which is shown.
 * It never throws, so forms keep their entries. A retry after a lost connection has the same Idempotency-Key, so the
 * server does the work once.
 */
export const useSend = <C extends WriteCall>(
  call: C & CallWithoutParams<C>,
  options: SendOptions<BodyOf<C>, ResponseOf<C>> = {},
) => useSendTo<C>(() => call, options)

/** Like `useSend`, with a call that depends on the input. */
export function useSendTo<C extends WriteCall>(
  callFor: (body: BodyOf<C>) => C & CallWithoutParams<C>,
  options: SendOptions<BodyOf<C>, ResponseOf<C>> = {},
) {
  type In = BodyOf<C>
  type Out = ResponseOf<C>
  const t = useTranslate()
  const client = useQueryClient()
  const { succeeded, failed } = useOutcome(options)
  const attempt = useRef<{ key: string; of: string; file: unknown } | null>(null)
  const [state, setState] = useState<SendState>(IDLE)
  /** Sequence number: only the latest send updates the state. */
  const turn = useRef(0)

  async function perform(body: In, image: Blob | null): Promise<Out | typeof QUEUED_RESULT> {
    const write = writeOfCall(callFor(body), body, image)
    const of = `${write.method} ${write.path} ${JSON.stringify(body)}`
    const last = attempt.current
    const { key } = last?.of === of && last.file === image ? last : { key: newIdempotencyKey() }
    attempt.current = { key, of, file: image }
    const sender = { key, userId: cachedUser(client)?.id ?? null, onUploaded: options.onUploaded }
    const answer = await sendOrQueue<Out>(write, sender).catch((error: unknown) => {
      if (error instanceof ApiError) attempt.current = null
      throw error
    })
    attempt.current = null
    if (answer === QUEUED_RESULT && write.kind && WORTH_TELLING[write.kind])
      toast({ title: t('offline.held'), description: t('offline.heldText') })
    return answer
  }

  async function send(...sent: Sent<C>): Promise<Out | undefined> {
    const [body, image = null] = sent as unknown as [In, (Blob | null)?]
    const mine = ++turn.current
    const show = (next: SendState) => mine === turn.current && setState(next)
    show({ pending: true, error: null })
    pageWriteCounts.begun++
    let undo: (() => void) | undefined
    try {
      undo = options.optimistic?.(body, client)
      const answer = await perform(body, image)
      await succeeded(answer, body)
      show(IDLE)
      return answer === QUEUED_RESULT ? undefined : answer
    } catch (error) {
      undo?.()
      show({ pending: false, error: failureOf(error as Error, t, body !== undefined) })
      failed(error as Error, body)
    } finally {
      pageWriteCounts.over++
    }
  }

  return { send, ...state }
}

function useOutcome<In, Out>(options: SendOptions<In, Out>) {
  const t = useTranslate()
  const client = useQueryClient()
  // Callbacks of the latest render, because the screen may render again before the response.
  const latest = useRef(options)
  latest.current = options

  async function succeeded(answer: Out | typeof QUEUED_RESULT, body: In) {
    const { done, onDone, onHeld } = latest.current
    if (answer === QUEUED_RESULT) return onHeld?.(body, client)
    if (done) toast({ title: t('app.success.title'), description: t(done) })
    await onDone?.(answer, body, client)
  }

  function failed(error: Error, body: In) {
    reportFailedWrite(client, error)
    if (error instanceof ApiError && error.isUnauthorized) return
    const { failed: words, failedTitle = 'app.error.title', onFailed } = latest.current
    const failure = failureOf(error, t, body !== undefined)
    if (onFailed) return onFailed(failure, body)
    const description = failure.status !== null && words ? t(words) : failure.sentence
    toast({ title: t(failedTitle), description, destructive: true })
  }

  return { succeeded, failed }
}

interface SendState {
  pending: boolean
  error: Failure | null
}
const IDLE: SendState = { pending: false, error: null }

/** Number of writes that this page began and finished. */
export const pageWriteCounts = { begun: 0, over: 0 }

/** Error message without network. It adds that entered text is safe, if there is any. */
const failureOf = (error: Error, t: Translate, typed: boolean): Failure =>
  error instanceof ApiError
    ? {
        status: error.status,
        sentence: errorMessage(error, t),
        fields: error.fields,
        secondFactor: error.secondFactor,
      }
    : { status: null, sentence: t(typed ? 'app.offline' : 'app.offlineAction'), fields: {}, secondFactor: false }
