import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { voiceClips } from '../../db/schema/voice.ts'
import { isoNow } from '../../ground/clock.ts'
import { technicalError } from '../../ground/errors.ts'
import { type Actor, requireAdmin } from '../actor.ts'
import { audit } from '../audit.ts'
import type { Foundation } from '../foundation.ts'
import { type Clip, clipsOf } from './clips.ts'
import { type ClipFormat, judgeClip } from './judge-clip.ts'

export interface ListedClip extends Clip {
  language: Language
  state: 'missing' | 'imported' | 'refused'
  /** Why it was refused. */
  reason: string | null
}

/** A recording that is offered: `FOLDER/<language>/<clip>.<format>`. */
export interface OfferedClip {
  language: string
  clip: string
  format: ClipFormat
  bytes: Uint8Array
}

export interface ImportedClip {
  language: string
  clip: string
  /** Null: taken in. */
  refused: string | null
  /** Its loudness and silence were not looked at: a person must listen to it. */
  unheard: boolean
}

export type ClipStore = ReturnType<typeof createClipStore>

/** Recorded speech: what is needed, what is there, and what is heard. */
export function createClipStore({ db, clock, config }: Pick<Foundation, 'db' | 'clock' | 'config'>) {
  const { orm } = db
  const usable = (language: Language) => and(eq(voiceClips.language, language), isNotNull(voiceClips.bytes))

  async function take({ language: tag, clip, format, bytes }: OfferedClip): Promise<ImportedClip> {
    const language = LANGUAGE_IDS.find((id) => id === tag)
    if (!language) return { language: tag, clip, refused: 'not a language of ours', unheard: false }
    const expected = clipsOf(language, config.APP_NAME).get(clip)
    if (!expected) return { language, clip, refused: 'no clip of this name is needed', unheard: false }
    const { refused, seconds, heard } = judgeClip(bytes, format, expected)
    const row = { language, clip, format, refused, seconds, importedAt: isoNow(clock) }
    const good = { ...row, bytes: Buffer.from(bytes) }
    const insert = orm.insert(voiceClips).values(refused === null ? good : { ...row, bytes: null })
    const target = [voiceClips.language, voiceClips.clip]
    // One that is refused takes no good one's place.
    const replace =
      refused === null
        ? insert.onConflictDoUpdate({ target, set: good })
        : insert.onConflictDoUpdate({ target, set: row, setWhere: sql`${voiceClips.bytes} is null` })
    await db.write(replace)
    return { language, clip, refused, unheard: refused === null && !heard }
  }

  return {
    /** What each language needs, and how far it is. */
    async list(actor: Actor, language?: Language): Promise<ListedClip[]> {
      requireAdmin(actor)
      const listed: ListedClip[] = []
      for (const id of language ? [language] : LANGUAGE_IDS) {
        const rows = await orm
          .select({ clip: voiceClips.clip, refused: voiceClips.refused })
          .from(voiceClips)
          .where(eq(voiceClips.language, id))
        const known = new Map(rows.map((row) => [row.clip, row.refused]))
        for (const clip of clipsOf(id, config.APP_NAME).values()) {
          const reason = known.get(clip.clip)
          const state = reason === undefined ? 'missing' : reason === null ? 'imported' : 'refused'
          listed.push({ language: id, ...clip, state, reason: reason ?? null })
        }
      }
      return listed
    },

    /** Checks and takes in recordings, one after the other. */
    async import(actor: Actor, offered: Iterable<OfferedClip> | AsyncIterable<OfferedClip>): Promise<ImportedClip[]> {
      requireAdmin(actor)
      const report: ImportedClip[] = []
      for await (const one of offered) report.push(await take(one))
      const count = report.filter(({ refused }) => refused === null).length
      if (count > 0) await db.write(audit(db, { actor, action: 'import_clips', count }, clock.now()))
      return report
    },

    /** The clips that can be played in a language, and where. */
    async playable(language: Language): Promise<Map<string, string>> {
      const rows = await orm
        .select({ clip: voiceClips.clip, format: voiceClips.format, importedAt: voiceClips.importedAt })
        .from(voiceClips)
        .where(usable(language))
      return new Map(rows.map((row) => [row.clip, addressOf(language, row)]))
    },

    /** Where these are heard, one after the other; none where one of them is missing: half a sentence says another thing. */
    async addresses(language: Language, clips: readonly string[]): Promise<string[]> {
      const rows = await orm
        .select({ clip: voiceClips.clip, format: voiceClips.format, importedAt: voiceClips.importedAt })
        .from(voiceClips)
        .where(and(usable(language), inArray(voiceClips.clip, [...clips])))
      const there = new Map(rows.map((row) => [row.clip, addressOf(language, row)]))
      const found = clips.flatMap((clip) => there.get(clip) ?? [])
      return found.length === clips.length ? found : []
    },

    /** A clip to listen to. @throws AppError not_found */
    async audio(language: string, clip: string): Promise<{ bytes: Buffer; format: ClipFormat; importedAt: string }> {
      const id = LANGUAGE_IDS.find((known) => known === language)
      const [found] = id
        ? await orm
            .select({ bytes: voiceClips.bytes, format: voiceClips.format, importedAt: voiceClips.importedAt })
            .from(voiceClips)
            .where(and(usable(id), eq(voiceClips.clip, clip)))
        : []
      if (!found?.bytes) throw technicalError('not_found', 'Not found')
      return { bytes: found.bytes, format: found.format, importedAt: found.importedAt }
    },
  }
}

/** Its end changes with the recording. */
const addressOf = (
  language: Language,
  { clip, format, importedAt }: { clip: string; format: ClipFormat; importedAt: string },
) => `/audio/${language}/${clip}.${format}?v=${Date.parse(importedAt).toString(36)}`
