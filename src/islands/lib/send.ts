import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { currentUser, type User } from '../../contracts/account.ts'
import { queryKey } from '../../contracts/read.ts'
import type { MessageKey, Translate } from '../../words/translate.ts'
import { HELD } from '../offline/held.ts'
import { isWorthTelling } from '../offline/kinds.ts'
import { sendOrHold } from '../offline/outbox.ts'
import { toast } from '../ui/toast-store.ts'
import { ApiError, sentenceOf } from './api.ts'
import { useT } from './page.tsx'
import { newKey, type Write } from './write.ts'

export type { Write } from './write.ts'

/** What a write does around itself. Callbacks get the QueryClient, to refresh or fill reads. */
export interface SendOptions<In, Out> {
  /** Before the answer: change what is shown. What it returns undoes that, should the write fail. */
  optimistic?: (input: In, client: QueryClient) => (() => void) | undefined
  onDone?: (output: Out, input: In, client: QueryClient) => void
  /**
   * Kept on the phone for want of network, to be sent later (offline/kinds.ts says which writes are), which a toast
   * has told: close the form as if it were done. What `optimistic` showed stays; `send` resolves to undefined.
   */
  onHeld?: (input: In, client: QueryClient) => void
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
 * The one way a screen writes. `send(input)` resolves to the answer, or undefined after a failure that has been told;
 * it never throws, so a form keeps what was typed. Sending the same again after a lost connection carries the same
 * Idempotency-Key: the work is done once.
 */
export function useSend<In, Out = unknown>(request: (input: In) => Write, options: SendOptions<In, Out> = {}) {
  const t = useT()
  const client = useQueryClient()
  const attempt = useRef<{ key: string; of: string; file: unknown } | null>(null)

  const mutation = useMutation<Out | typeof HELD, Error, In, { undo?: (() => void) | undefined }>({
    networkMode: 'always',
    mutationFn: async (input) => {
      const write = request(input)
      const of = `${write.method} ${write.path} ${JSON.stringify(write.body)}`
      const file = write.body instanceof FormData ? write.body : (write.image ?? null)
      const last = attempt.current
      const { key } = last?.of === of && last.file === file ? last : { key: newKey() }
      attempt.current = { key, of, file }
      const userId = client.getQueryData<User | null>(queryKey(currentUser.path))?.id ?? null
      const answer = await sendOrHold<Out>(write, { key, userId }).catch((error: unknown) => {
        if (error instanceof ApiError) attempt.current = null
        throw error
      })
      attempt.current = null
      if (answer === HELD && isWorthTelling(write))
        toast({ title: t('offline.held'), description: t('offline.heldText') })
      return answer
    },
    onMutate: (input) => ({ undo: options.optimistic?.(input, client) }),
    onSuccess: (output, input) =>
      output === HELD ? options.onHeld?.(input, client) : options.onDone?.(output, input, client),
    onError: (error, input, context) => {
      context?.undo?.()
      if (error instanceof ApiError && error.isUnauthorized) return
      const failure = failureOf(error, t)
      if (options.onFailed) return options.onFailed(failure, input)
      const words = failure.status !== null && options.failed ? t(options.failed) : failure.sentence
      toast({ title: t(options.failedTitle ?? 'app.error.title'), description: words, destructive: true })
    },
  })

  return {
    send: (input: In): Promise<Out | undefined> =>
      mutation.mutateAsync(input).then(
        (answer) => (answer === HELD ? undefined : answer),
        () => undefined,
      ),
    pending: mutation.isPending,
    error: mutation.error ? failureOf(mutation.error, t) : null,
    reset: mutation.reset,
  }
}

const failureOf = (error: Error, t: Translate): Failure =>
  error instanceof ApiError
    ? {
        status: error.status,
        sentence: sentenceOf(error, t),
        fields: error.fields,
        secondFactor: error.secondFactor,
      }
    : { status: null, sentence: t('app.offline'), fields: {}, secondFactor: false }
