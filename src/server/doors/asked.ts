import type * as z from 'zod/mini'
import type { AnswerOf, Call } from '../../contracts/call.ts'
import { CALLS, type CallName } from '../../contracts/calls.ts'
import type { Visitor } from '../accounts/sign-in/visitor.ts'
import type { Page } from '../community/listing.ts'
import type { Actor } from '../foundation/actor.ts'

type CallOf<Name extends CallName> = (typeof CALLS)[Name]
type Parsed<C, Part extends string> = C extends { [K in Part]: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : undefined

/** Who asks. */
export interface Asker {
  /** The signed-in person. */
  actor: Actor | null
  visitor: Visitor
  /** Which session asks. */
  sid: string | null
  /** What a browser holds between password and code; empty for none. */
  ticket: string
}

/** A call as its verb gets it: who asks, and what was parsed by the call's shapes. */
export interface Asked<C = Call> extends Omit<Asker, 'actor'> {
  actor: C extends { who: 'anyone' } ? Actor | null : Actor
  params: C extends { params: infer Schema extends z.ZodMiniType } ? z.output<Schema> : { id: string }
  query: Parsed<C, 'query'>
  body: Parsed<C, 'in'>
}

export interface File {
  fileName: string
  pieces: AsyncIterable<string>
}

/** What a verb gives back: the call's answer; of a list a page; of what signs in or out, or is a file, what its door needs. */
type Given<C> = C extends { paged: true }
  ? AnswerOf<C> extends (infer Item)[]
    ? Page<Item>
    : never
  : C extends { file: string }
    ? File
    : C extends { session: true }
      ? unknown
      : C extends { out: z.ZodMiniType }
        ? AnswerOf<C>
        : unknown

export type Verbs = {
  [Name in CallName]: (asked: Asked<CallOf<Name>>) => Given<CallOf<Name>> | Promise<Given<CallOf<Name>>>
}

export const callOf = (name: CallName): Call => CALLS[name]
