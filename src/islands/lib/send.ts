import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnswerOf, BodyOf, Filled, WaitingKind } from '../../contracts/call.ts'
import type { MessageKey, Translate } from '../../words/translate.ts'
import { HELD } from '../offline/held.ts'
import { sendOrHold } from '../offline/outbox.ts'
import { toast } from '../ui/toast-store.ts'
import { ApiError, sentenceOf } from './api.ts'
import { useT } from './page.tsx'
import { userIn } from './user.ts'
import { newKey, type WriteCall, writeOf } from './write.ts'

/** What `send` is given: the body, where the call has one, and a picture that goes with it. */
type Sent<C> = BodyOf<C> extends undefined ? [] : [body: BodyOf<C>, image?: Blob | null]

/** A press of a button shows that it worked; words that were typed must be told to be safe. */
const WORTH_TELLING: Record<WaitingKind, boolean> = {
  crop: true,
  cropRemoved: true,
  log: false,
  logRemoved: false,
  bags: true,
  bagsRemoved: true,
  post: true,
  reply: true,
  profile: true,
  like: false,
  read: false,
  feedback: false,
}

/** What a write does around itself. Callbacks get the QueryClient, to refresh or fill reads. */
export interface SendOptions<In, Out> {
  /** Before the answer: change what is shown. What it returns undoes that, should the write fail. */
  optimistic?: (input: In, client: QueryClient) => (() => void) | undefined
  /** What a toast says when it is done. */
  done?: MessageKey | undefined
  onDone?: (output: Out, input: In, client: QueryClient) => void
  /**
   * Kept on the phone for want of network, to be sent later, which a toast has told: close the form as if it were done.
   * What `optimistic` showed stays; `send` resolves to undefined.
   */
  onHeld?: (input: In, client: QueryClient) => void
  /** The picture is up, its post still to come. */
  onUploaded?: () => void
  /** Instead of the failure toast. */
  onFailed?: (error: Failure, input: In) => void
  /** The failure toast's title (`app.error.title`) and its words; without `failed` it says the server's own sentence. */
  failedTitle?: MessageKey
  failed?: MessageKey
}

/** Why a write failed, as a form shows it: a sentence for the person, and the fields at fault. */
export interface Failure {
  status: number | null
  sentence: string
  fields: Record<string, string>
  /** A sign-in whose password was right: the code of the second factor is still to come. */
  secondFactor: boolean
}

/**
 * The one way a screen writes. `send(body)` resolves to the answer, or undefined after a failure that has been told; it
 * never throws, so a form keeps what was typed. Sending the same again after a lost connection carries the same
 * Idempotency-Key: the work is done once.
 */
export const useSend = <C extends WriteCall>(call: C & Filled<C>, options: SendOptions<BodyOf<C>, AnswerOf<C>> = {}) =>
  useSendTo<C>(() => call, options)

/** The same, with a call that is chosen by what is sent. */
export function useSendTo<C extends WriteCall>(
  callFor: (body: BodyOf<C>) => C & Filled<C>,
  options: SendOptions<BodyOf<C>, AnswerOf<C>> = {},
) {
  type In = BodyOf<C>
  type Out = AnswerOf<C>
  const t = useT()
  const client = useQueryClient()
  const attempt = useRef<{ key: string; of: string; file: unknown } | null>(null)

  const mutation = useMutation<
    Out | typeof HELD,
    Error,
    { body: In; image?: Blob | null | undefined },
    { undo?: (() => void) | undefined }
  >({
    networkMode: 'always',
    mutationFn: async ({ body, image = null }) => {
      const write = writeOf(callFor(body), body, image)
      const of = `${write.method} ${write.path} ${JSON.stringify(body)}`
      const last = attempt.current
      const { key } = last?.of === of && last.file === image ? last : { key: newKey() }
      attempt.current = { key, of, file: image }
      const sender = { key, userId: userIn(client)?.id ?? null, onUploaded: options.onUploaded }
      const answer = await sendOrHold<Out>(write, sender).catch((error: unknown) => {
        if (error instanceof ApiError) attempt.current = null
        throw error
      })
      attempt.current = null
      if (answer === HELD && write.kind && WORTH_TELLING[write.kind])
        toast({ title: t('offline.held'), description: t('offline.heldText') })
      return answer
    },
    onMutate: ({ body }) => ({ undo: options.optimistic?.(body, client) }),
    onSuccess: (output, { body }) => {
      if (output === HELD) return options.onHeld?.(body, client)
      if (options.done) toast({ title: t('app.success.title'), description: t(options.done) })
      return options.onDone?.(output, body, client)
    },
    onError: (error, { body }, context) => {
      context?.undo?.()
      if (error instanceof ApiError && error.isUnauthorized) return
      const failure = failureOf(error, t, body !== undefined)
      if (options.onFailed) return options.onFailed(failure, body)
      const words = failure.status !== null && options.failed ? t(options.failed) : failure.sentence
      toast({ title: t(options.failedTitle ?? 'app.error.title'), description: words, destructive: true })
    },
  })

  return {
    send: (...sent: Sent<C>): Promise<Out | undefined> => {
      const [body, image] = sent as unknown as [In, (Blob | null)?]
      return mutation.mutateAsync({ body, image }).then(
        (answer) => (answer === HELD ? undefined : answer),
        () => undefined,
      )
    },
    pending: mutation.isPending,
    error: mutation.error ? failureOf(mutation.error, t, mutation.variables?.body !== undefined) : null,
    reset: mutation.reset,
  }
}

/** Without network: what was typed is still there, where something was. */
const failureOf = (error: Error, t: Translate, typed: boolean): Failure =>
  error instanceof ApiError
    ? {
        status: error.status,
        sentence: sentenceOf(error, t),
        fields: error.fields,
        secondFactor: error.secondFactor,
      }
    : { status: null, sentence: t(typed ? 'app.offline' : 'app.offlineAction'), fields: {}, secondFactor: false }
