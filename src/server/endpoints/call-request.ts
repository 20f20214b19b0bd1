import type * as z from 'zod/mini'
import type { Call, ResponseOf } from '../../contracts/call.ts'
import { CALLS, type CallName } from '../../contracts/calls.ts'
import type { Visitor } from '../accounts/sign-in/visitor.ts'
import type { Page } from '../community/listing.ts'
import type { Actor } from '../foundation/actor.ts'

type CallOf<Name extends CallName> = (typeof CALLS)[Name]
type Parsed<C, Part extends string> = C extends { [K in Part]: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : undefined

export interface Caller {
  actor: Actor | null
  visitor: Visitor
  sid: string | null
  /** Ticket of a sign-in that still needs its second-factor code; empty without one. */
  ticket: string
}

/** Input of a service method: the caller and the parsed request. */
export interface CallRequest<C = Call> extends Omit<Caller, 'actor'> {
  actor: C extends { who: 'anyone' } ? Actor | null : Actor
  params: C extends { params: infer Schema extends z.ZodMiniType } ? z.output<Schema> : { id: string }
  query: Parsed<C, 'query'>
  body: Parsed<C, 'in'>
}

export interface FileOutput {
  fileName: string
  pieces: AsyncIterable<string>
}

/** Result of a service method: the call's output; a page for a list; session or file data for calls that sign in or out or return a file. */
type Given<C> = C extends { paged: true }
  ? ResponseOf<C> extends (infer Item)[]
    ? Page<Item>
    : never
  : C extends { file: string }
    ? FileOutput
    : C extends { session: true }
      ? unknown
      : C extends { out: z.ZodMiniType }
        ? ResponseOf<C>
        : unknown

export type CallHandlers = {
  [Name in CallName]: (asked: CallRequest<CallOf<Name>>) => Given<CallOf<Name>> | Promise<Given<CallOf<Name>>>
}

export const callNamed = (name: CallName): Call => CALLS[name]
