import { and, eq } from 'drizzle-orm'
import { RECORDING_MAX_BYTES } from '../../contracts/questions.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { inboxMessages, questionRecordings } from '../../db/schema/inbox.ts'
import { rethrowUnexpected } from '../../shared/errors.ts'
import { type Actor, isOfficer, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { convertOpusToCaf } from './convert-opus-to-caf.ts'
import type { NearbyFarmerAnswers } from './nearby-farmer-answers.ts'
import type { OfficerQuestions } from './officer-questions.ts'

/** First element of a WebM file (EBML). */
const EBML_SIGNATURE = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
/** Number of bytes at the start of a recording that name its container and tracks. */
const HEAD_BYTES = 1024

/** Decodes a recording that was sent as base64. @throws AppError invalid for anything but Opus in WebM of at most 40 KB */
export function decodeRecording(base64: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(base64, 'base64')
  const head = bytes.subarray(0, HEAD_BYTES)
  const isOpus =
    head.indexOf(EBML_SIGNATURE) === 0 && head.includes('webm') && head.includes('A_OPUS') && !head.includes('V_')
  if (!isOpus || bytes.length > RECORDING_MAX_BYTES) throw refusalError('recording.wrong')
  return bytes
}

export type Recordings = ReturnType<typeof createRecordings>

export function createRecordings({
  db,
  officerQuestions,
  peerAnswers,
}: Pick<Foundation, 'db'> & {
  officerQuestions: Pick<OfficerQuestions, 'check'>
  peerAnswers: Pick<NearbyFarmerAnswers, 'askedOf'>
}) {
  const { orm } = db

  /** @throws AppError forbidden, not_found */
  async function check(actor: Actor, id: string): Promise<void> {
    const own = and(eq(inboxMessages.id, id), eq(inboxMessages.userId, signedInUser(actor).id))
    if ((await orm.$count(inboxMessages, own)) > 0) return
    if (isOfficer(actor)) await officerQuestions.check(actor, id)
    else await peerAnswers.askedOf(actor, id)
  }

  return {
    /** Returns the bytes for the person who asked, farmers to whom the question was sent, and officers of its state and crop. @throws AppError not_found */
    async served(actor: Actor, id: string, container: 'webm' | 'caf'): Promise<Uint8Array> {
      await check(actor, id).catch((error: unknown) => {
        rethrowUnexpected(error)
        throw refusalError('recording.missing')
      })
      const [row] = await orm
        .select({ bytes: questionRecordings.bytes })
        .from(questionRecordings)
        .where(eq(questionRecordings.questionId, id))
      if (!row) throw refusalError('recording.missing')
      return container === 'caf' ? convertOpusToCaf(row.bytes) : row.bytes
    },
  }
}
