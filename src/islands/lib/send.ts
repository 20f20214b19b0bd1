import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { MessageKey } from '../../contracts/translate.ts'
import { toast } from '../ui/toast-store.ts'
import { ApiError, call } from './api.ts'
import { useT } from './page.tsx'

/** One write: what is sent where. */
export interface Write {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

/** What a write does around itself. Callbacks get the QueryClient, to refresh or fill reads. */
export interface SendOptions<In, Out> {
  /** Before the answer: change what is shown. What it returns undoes that, should the write fail. */
  optimistic?: (input: In, client: QueryClient) => (() => void) | undefined
  onDone?: (output: Out, input: In, client: QueryClient) => void
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
}

/**
 * The one way a screen writes. `send(input)` resolves to the answer, or undefined after a failure that has been told;
 * it never throws, so a form keeps what was typed. Sending the same again after a lost connection carries the same
 * Idempotency-Key: the work is done once.
 */
export function useSend<In, Out = unknown>(request: (input: In) => Write, options: SendOptions<In, Out> = {}) {
  const t = useT()
  const client = useQueryClient()
  const attempt = useRef<{ key: string; of: string } | null>(null)

  const mutation = useMutation<Out, Error, In, { undo?: (() => void) | undefined }>({
    networkMode: 'always',
    mutationFn: async (input) => {
      const { method, path, body } = request(input)
      const of = `${method} ${path} ${body instanceof FormData ? '' : JSON.stringify(body)}`
      if (attempt.current?.of !== of || body instanceof FormData) attempt.current = { key: newKey(), of }
      const headers: Record<string, string> = method === 'POST' ? { 'Idempotency-Key': attempt.current.key } : {}
      const answer = await call<Out>(method, path, body, headers).catch((error: unknown) => {
        if (error instanceof ApiError) attempt.current = null
        throw error
      })
      attempt.current = null
      return answer
    },
    onMutate: (input) => ({ undo: options.optimistic?.(input, client) }),
    onSuccess: (output, input) => options.onDone?.(output, input, client),
    onError: (error, input, context) => {
      context?.undo?.()
      if (error instanceof ApiError && error.isUnauthorized) return
      const failure = failureOf(error, t('app.offline'))
      if (options.onFailed) return options.onFailed(failure, input)
      const words = failure.status !== null && options.failed ? t(options.failed) : failure.sentence
      toast({ title: t(options.failedTitle ?? 'app.error.title'), description: words, destructive: true })
    },
  })

  return {
    send: (input: In): Promise<Out | undefined> => mutation.mutateAsync(input).catch(() => undefined),
    pending: mutation.isPending,
    error: mutation.error ? failureOf(mutation.error, t('app.offline')) : null,
    reset: mutation.reset,
  }
}

const failureOf = (error: Error, offline: string): Failure =>
  error instanceof ApiError
    ? { status: error.status, sentence: error.sentence, fields: error.fields }
    : { status: null, sentence: offline, fields: {} }

/** `crypto.randomUUID` exists only on https and localhost; a server on a farm's own network may have neither. */
const newKey = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(16),
  )
