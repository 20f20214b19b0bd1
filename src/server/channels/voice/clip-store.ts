import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { LANGUAGE_IDS, type Language } from '../../../contracts/languages.ts'
import { voiceClips } from '../../../db/schema/voice.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import { audit } from '../../foundation/audit.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { type AnswersIn, createClipScripts } from './clip-scripts.ts'
import { ANSWER_CLIPS, answerIdOf, type Clip } from './clips.ts'
import { addressOf, clipAudio, type ImportedClip, type OfferedClip, storeClip, usable } from './stored-clips.ts'
import type { Synthesiser } from './synthesiser.ts'

interface ListedClip extends Clip {
  language: Language
  /** `machine`: a synthesiser speaks it. `reworded`: the recording has outdated words and is not played. */
  state: 'missing' | 'imported' | 'machine' | 'refused' | 'reworded'
  reason: string | null
  machine: boolean
}

interface SpokenClips {
  language: Language
  synthesise: Synthesiser
  /** Speaks saved answers instead of the sentences of a call. */
  answers?: boolean | undefined
  onClip?: (done: number, of: number) => void
}

interface Needs extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  answersIn: AnswersIn
}

export type ClipStore = ReturnType<typeof createClipStore>

/** Store of recorded speech: clips needed, imported and played. */
export function createClipStore({ db, clock, config, answersIn }: Needs) {
  const { orm } = db
  const { scriptOf, expectedOf, clipsNeeded } = createClipScripts(config, answersIn)

  /** Returns the addresses of clips with current words, by clip name. */
  async function recordedIn(language: Language, only?: SQL): Promise<Map<string, string>> {
    const { clip, format, importedAt, says } = voiceClips
    const rows = await orm
      .select({ clip, format, importedAt, says })
      .from(voiceClips)
      .where(and(usable(language), only))
    const script = scriptOf(language)
    return new Map(
      rows.flatMap((row) =>
        answerIdOf(row.clip) !== null || row.says === script.get(row.clip)?.text
          ? [[row.clip, addressOf(language, row)] as const]
          : [],
      ),
    )
  }

  async function take({ language: tag, clip, format, bytes, says }: OfferedClip): Promise<ImportedClip> {
    const language = LANGUAGE_IDS.find((id) => id === tag)
    if (!language) return { language: tag, clip, refused: 'unknown language', unheard: false }
    const expected = await expectedOf(language, clip)
    if (!expected) return { language, clip, refused: 'no clip has this name', unheard: false }
    if (says !== undefined && says !== expected.text)
      return { language, clip, refused: `the text has changed: record “${expected.text}”`, unheard: false }
    return storeClip({ db, clock }, language, expected, { format, bytes, machine: false })
  }

  async function list(actor: Actor, language?: Language, answers = false): Promise<ListedClip[]> {
    requireAdmin(actor)
    const listed: ListedClip[] = []
    for (const id of language ? [language] : LANGUAGE_IDS) {
      const { clip, refused, says, machine } = voiceClips
      const rows = await orm
        .select({ clip, refused, says, machine })
        .from(voiceClips)
        .where(eq(voiceClips.language, id))
      const known = new Map(rows.map((row) => [row.clip, row]))
      for (const needed of await clipsNeeded(id, answers))
        listed.push({ language: id, ...needed, ...stateOf(needed, known.get(needed.clip)) })
    }
    return listed
  }

  return {
    /** Lists the clips needed by each language and their state; `answers`: those of saved answers instead. */
    list,

    /** Speaks the clips of a language without a recording, one after the other; never replaces a recording. */
    async speak(actor: Actor, { language, answers, synthesise, onClip }: SpokenClips): Promise<ImportedClip[]> {
      const report: ImportedClip[] = []
      const unspoken = (await list(actor, language, answers)).filter(isUnspoken)
      for (const needed of unspoken) {
        const bytes = await synthesise(needed.text)
        report.push(await storeClip({ db, clock }, language, needed, { format: 'wav', bytes, machine: true }))
        onClip?.(report.length, unspoken.length)
      }
      const count = report.filter(({ refused }) => refused === null).length
      if (count > 0) await db.write(audit(db, { actor, action: 'speak_clips', count, reason: language }, clock.now()))
      return report
    },

    /** Checks and imports recordings one after the other. */
    async import(actor: Actor, offered: Iterable<OfferedClip> | AsyncIterable<OfferedClip>): Promise<ImportedClip[]> {
      requireAdmin(actor)
      const report: ImportedClip[] = []
      for await (const one of offered) report.push(await take(one))
      const count = report.filter(({ refused }) => refused === null).length
      if (count > 0) await db.write(audit(db, { actor, action: 'import_clips', count }, clock.now()))
      return report
    },

    playable: (language: Language, only?: readonly string[]): Promise<Map<string, string>> =>
      recordedIn(language, only && inArray(voiceClips.clip, [...only])),

    /** Returns the clip name of a saved answer with these words; null: not recorded. */
    async saying(language: Language, text: string): Promise<string | null> {
      const { clip, says } = voiceClips
      const ofAnswers = and(gte(clip, ANSWER_CLIPS.from), lt(clip, ANSWER_CLIPS.to))
      const [row] = await orm
        .select({ clip })
        .from(voiceClips)
        .where(and(usable(language), ofAnswers, eq(says, text)))
      return row?.clip ?? null
    },

    /** Returns the addresses of clips in order; empty if any is missing, since half a sentence can mean the opposite. */
    async addresses(language: Language, clips: readonly string[]): Promise<string[]> {
      const there = await recordedIn(language, inArray(voiceClips.clip, [...clips]))
      const found = clips.flatMap((clip) => there.get(clip) ?? [])
      return found.length === clips.length ? found : []
    },

    audio: (language: string, clip: string, version?: string) => clipAudio(db, language, clip, version),
  }
}

const isUnspoken = ({ state, machine }: ListedClip): boolean =>
  state === 'missing' || state === 'refused' || (state === 'reworded' && machine)

function stateOf(
  { text }: Clip,
  found: Pick<typeof voiceClips.$inferSelect, 'refused' | 'says' | 'machine'> | undefined,
): Pick<ListedClip, 'state' | 'reason' | 'machine'> {
  if (!found) return { state: 'missing', reason: null, machine: false }
  const { machine, refused, says } = found
  if (refused !== null) return { state: 'refused', reason: refused, machine }
  if (says === text) return { state: machine ? 'machine' : 'imported', reason: null, machine }
  return { state: 'reworded', reason: says === null ? 'its words were not kept' : `it says “${says}”`, machine }
}
