import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { LANGUAGE_IDS, type Language } from '../../../contracts/languages.ts'
import { voiceClips } from '../../../db/schema/voice.ts'
import { isoNow } from '../../../shared/clock.ts'
import { technicalError } from '../../../shared/errors.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { type ClipFormat, checkClip } from './check-clip.ts'
import type { Clip } from './clips.ts'

export interface OfferedClip {
  language: string
  clip: string
  format: ClipFormat
  bytes: Uint8Array
  /** Words that were read aloud; default: the current words. */
  says?: string | undefined
}

export interface ImportedClip {
  language: string
  clip: string
  /** Reason for which the recording was refused; null if it was imported. */
  refused: string | null
  /** True if loudness and silence could not be measured, so that a person must listen to the recording. */
  unheard: boolean
}

export const isOfLanguageSql = (language: Language) =>
  and(eq(voiceClips.language, language), isNotNull(voiceClips.bytes))

export async function storeClip(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  language: Language,
  expected: Clip,
  { format, bytes, machine }: Pick<OfferedClip, 'format' | 'bytes'> & { machine: boolean },
): Promise<ImportedClip> {
  const { clip, text: says } = expected
  const { refused, seconds, isAudible: heard } = checkClip(bytes, format, expected)
  const row = { language, clip, format, refused, seconds, says, importedAt: isoNow(clock), machine }
  const good = { ...row, bytes: Buffer.from(bytes) }
  const insert = db.orm.insert(voiceClips).values(refused === null ? good : { ...row, bytes: null })
  const target = [voiceClips.language, voiceClips.clip]
  const noBytes = isNull(voiceClips.bytes)
  // A refused recording never replaces a good one, a machine voice never a recording.
  const replace =
    refused !== null
      ? insert.onConflictDoUpdate({ target, set: row, setWhere: noBytes })
      : insert.onConflictDoUpdate({
          target,
          set: good,
          setWhere: machine ? or(noBytes, voiceClips.machine) : undefined,
        })
  await db.write(replace)
  return { language, clip, refused, unheard: refused === null && !heard }
}

/** Returns a clip. `version`: the end of its address; an old address of a cached page must not play a newer recording with other words. @throws AppError not_found */
export async function readClipAudio(
  { orm }: Foundation['db'],
  language: string,
  clip: string,
  version?: string,
): Promise<{ bytes: Buffer; format: ClipFormat; version: string }> {
  const id = LANGUAGE_IDS.find((known) => known === language)
  const [found] = id
    ? await orm
        .select({ bytes: voiceClips.bytes, format: voiceClips.format, importedAt: voiceClips.importedAt })
        .from(voiceClips)
        .where(and(isOfLanguageSql(id), eq(voiceClips.clip, clip)))
    : []
  if (!found?.bytes) throw technicalError('not_found', 'Not found')
  const here = versionOf(found)
  if (version !== undefined && version !== here) throw technicalError('not_found', 'Not found')
  return { bytes: found.bytes, format: found.format, version: here }
}

/** Version of a recording, which changes when the clip is recorded again. */
const versionOf = ({ importedAt }: { importedAt: string }) => Date.parse(importedAt).toString(36)

export const clipUrl = (language: Language, row: { clip: string; format: ClipFormat; importedAt: string }) =>
  `/audio/${language}/${row.clip}.${row.format}?v=${versionOf(row)}`
