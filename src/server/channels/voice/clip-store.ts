import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { LANGUAGE_IDS, type Language } from '../../../contracts/languages.ts'
import { voiceClips } from '../../../db/schema/voice.ts'
import { isoNow } from '../../../shared/clock.ts'
import { technicalError } from '../../../shared/errors.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import { audit } from '../../foundation/audit.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { ANSWER_CLIPS, answerIdOf, type Clip, clipOfAnswer, clipsOf, namedIn } from './clips.ts'
import { type ClipFormat, judgeClip } from './judge-clip.ts'
import type { Synthesiser } from './synthesiser.ts'

interface ListedClip extends Clip {
  language: Language
  /** `machine`: a synthesiser speaks it. `reworded`: the recording has outdated words and is not played. */
  state: 'missing' | 'imported' | 'machine' | 'refused' | 'reworded'
  reason: string | null
  machine: boolean
}

export interface OfferedClip {
  language: string
  clip: string
  format: ClipFormat
  bytes: Uint8Array
  /** Words that were read aloud; absent: the current words. */
  says?: string | undefined
}

interface ImportedClip {
  language: string
  clip: string
  /** Null: imported. */
  refused: string | null
  /** Loudness and silence could not be measured: a person must listen to the recording. */
  unheard: boolean
}

interface SpokenClips {
  language: Language
  synthesise: Synthesiser
  /** Speaks saved answers instead of the sentences of a call. */
  answers?: boolean | undefined
  onClip?: (done: number, of: number) => void
}

interface Needs extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  /** Approved saved answers of a language, one or the newest. */
  answersIn: (language: Language, id?: string) => Promise<{ id: string; answer: string }[]>
}

export type ClipStore = ReturnType<typeof createClipStore>

/** Store of recorded speech: clips needed, imported and played. */
export function createClipStore({ db, clock, config, answersIn }: Needs) {
  const { orm } = db
  const { scriptOf, expectedOf, clipsNeeded } = createScripts(config, answersIn)

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

    /** Name of the clip of a saved answer in these words; null: nobody recorded it. */
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

/** Clips that can be recorded, with their words. */
function createScripts(config: Needs['config'], answersIn: Needs['answersIn']) {
  const scripts = new Map<Language, Map<string, Clip>>()
  const scriptOf = (language: Language) => {
    const known = scripts.get(language) ?? clipsOf(language, namedIn(config))
    scripts.set(language, known)
    return known
  }

  async function expectedOf(language: Language, clip: string): Promise<Clip | undefined> {
    const id = answerIdOf(clip)
    if (id === null) return scriptOf(language).get(clip)
    const [answer] = await answersIn(language, id)
    return answer && clipOfAnswer(answer)
  }

  /** Clips of the sentences of a call, or of saved answers. */
  const clipsNeeded = async (language: Language, answers: boolean): Promise<Iterable<Clip>> =>
    answers ? (await answersIn(language)).map(clipOfAnswer) : scriptOf(language).values()

  return { scriptOf, expectedOf, clipsNeeded }
}

const usable = (language: Language) => and(eq(voiceClips.language, language), isNotNull(voiceClips.bytes))

async function storeClip(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  language: Language,
  expected: Clip,
  { format, bytes, machine }: Pick<OfferedClip, 'format' | 'bytes'> & { machine: boolean },
): Promise<ImportedClip> {
  const { clip, text: says } = expected
  const { refused, seconds, isAudible: heard } = judgeClip(bytes, format, expected)
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
async function clipAudio(
  { orm }: Needs['db'],
  language: string,
  clip: string,
  version?: string,
): Promise<{ bytes: Buffer; format: ClipFormat; version: string }> {
  const id = LANGUAGE_IDS.find((known) => known === language)
  const [found] = id
    ? await orm
        .select({ bytes: voiceClips.bytes, format: voiceClips.format, importedAt: voiceClips.importedAt })
        .from(voiceClips)
        .where(and(usable(id), eq(voiceClips.clip, clip)))
    : []
  if (!found?.bytes) throw technicalError('not_found', 'Not found')
  const here = versionOf(found)
  if (version !== undefined && version !== here) throw technicalError('not_found', 'Not found')
  return { bytes: found.bytes, format: found.format, version: here }
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

/** Changes with the recording. */
const versionOf = ({ importedAt }: { importedAt: string }) => Date.parse(importedAt).toString(36)

const addressOf = (language: Language, row: { clip: string; format: ClipFormat; importedAt: string }) =>
  `/audio/${language}/${row.clip}.${row.format}?v=${versionOf(row)}`
