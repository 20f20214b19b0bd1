import { eq } from 'drizzle-orm'
import { LANGUAGE_IDS, type Language } from '../../../contracts/languages.ts'
import { voiceClips } from '../../../db/schema/voice.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import { auditWrite } from '../../foundation/audit.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { createClipReads } from './clip-reads.ts'
import { createClipScripts, type SavedAnswersIn } from './clip-scripts.ts'
import type { Clip } from './clips.ts'
import { type ImportedClip, type OfferedClip, storeClip } from './stored-clips.ts'
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

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  answersIn: SavedAnswersIn
}

export type ClipStore = ReturnType<typeof createClipStore>

/** Store of recorded speech: clips needed, imported and played. */
export function createClipStore({ db, clock, config, answersIn }: Deps) {
  const { scriptOf, expectedOf, clipsNeeded } = createClipScripts(config, answersIn)

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
      const known = await importedIn(db, id)
      for (const needed of await clipsNeeded(id, answers))
        listed.push({ language: id, ...needed, ...stateOf(needed, known.get(needed.clip)) })
    }
    return listed
  }

  return {
    ...createClipReads(db, scriptOf),

    /** Lists the clips that each language needs, with their state; with `answers` those of saved answers instead. */
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
      if (count > 0)
        await db.write(auditWrite(db, { actor, action: 'speak_clips', count, reason: language }, clock.now()))
      return report
    },

    /** Checks and imports recordings one after the other. */
    async import(actor: Actor, offered: Iterable<OfferedClip> | AsyncIterable<OfferedClip>): Promise<ImportedClip[]> {
      requireAdmin(actor)
      const report: ImportedClip[] = []
      for await (const one of offered) report.push(await take(one))
      const count = report.filter(({ refused }) => refused === null).length
      if (count > 0) await db.write(auditWrite(db, { actor, action: 'import_clips', count }, clock.now()))
      return report
    },
  }
}

const isUnspoken = ({ state, machine }: ListedClip): boolean =>
  state === 'missing' || state === 'refused' || (state === 'reworded' && machine)

type ImportedState = Pick<typeof voiceClips.$inferSelect, 'refused' | 'says' | 'machine'>

async function importedIn({ orm }: Deps['db'], language: Language): Promise<Map<string, ImportedState>> {
  const { clip, refused, says, machine } = voiceClips
  const rows = await orm
    .select({ clip, refused, says, machine })
    .from(voiceClips)
    .where(eq(voiceClips.language, language))
  return new Map(rows.map((row) => [row.clip, row]))
}

function stateOf({ text }: Clip, found: ImportedState | undefined): Pick<ListedClip, 'state' | 'reason' | 'machine'> {
  if (!found) return { state: 'missing', reason: null, machine: false }
  const { machine, refused, says } = found
  if (refused !== null) return { state: 'refused', reason: refused, machine }
  if (says === text) return { state: machine ? 'machine' : 'imported', reason: null, machine }
  return { state: 'reworded', reason: says === null ? 'its words were not kept' : `it says “${says}”`, machine }
}
