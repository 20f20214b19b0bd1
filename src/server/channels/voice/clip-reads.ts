import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Language } from '../../../contracts/languages.ts'
import { voiceClips } from '../../../db/schema/voice.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { createClipScripts } from './clip-scripts.ts'
import { ANSWER_CLIP_RANGE, answerIdOf } from './clips.ts'
import { clipUrl, isOfLanguageSql, readClipAudio } from './stored-clips.ts'

/** Reads of the recordings that a call plays. */
export function createClipReads(db: Foundation['db'], scriptOf: ReturnType<typeof createClipScripts>['scriptOf']) {
  const { orm } = db

  /** Returns the addresses of clips with current words, by clip name. */
  async function recordedIn(language: Language, only?: SQL): Promise<Map<string, string>> {
    const { clip, format, importedAt, says } = voiceClips
    const rows = await orm
      .select({ clip, format, importedAt, says })
      .from(voiceClips)
      .where(and(isOfLanguageSql(language), only))
    const script = scriptOf(language)
    return new Map(
      rows.flatMap((row) =>
        answerIdOf(row.clip) !== null || row.says === script.get(row.clip)?.text
          ? [[row.clip, clipUrl(language, row)] as const]
          : [],
      ),
    )
  }

  return {
    playable: (language: Language, only?: readonly string[]): Promise<Map<string, string>> =>
      recordedIn(language, only && inArray(voiceClips.clip, [...only])),

    /** Returns the clip name of a saved answer with these words; null: not recorded. */
    async saying(language: Language, text: string): Promise<string | null> {
      const { clip, says } = voiceClips
      const ofAnswers = and(gte(clip, ANSWER_CLIP_RANGE.from), lt(clip, ANSWER_CLIP_RANGE.to))
      const [row] = await orm
        .select({ clip })
        .from(voiceClips)
        .where(and(isOfLanguageSql(language), ofAnswers, eq(says, text)))
      return row?.clip ?? null
    },

    /** Returns the addresses of clips in order; empty if any is missing, since half a sentence can mean the opposite. */
    async addresses(language: Language, clips: readonly string[]): Promise<string[]> {
      const there = await recordedIn(language, inArray(voiceClips.clip, [...clips]))
      const found = clips.flatMap((clip) => there.get(clip) ?? [])
      return found.length === clips.length ? found : []
    },

    audio: (language: string, clip: string, version?: string) => readClipAudio(db, language, clip, version),
  }
}
