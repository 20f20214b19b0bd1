import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '../../../contracts/languages.ts'
import { technicalError } from '../../../shared/errors.ts'

export type Synthesiser = (text: string) => Promise<Uint8Array>

const PROGRAM = 'espeak-ng'
/** Voices of espeak-ng. It speaks no other language of ours. */
const VOICES: Partial<Record<Language, string>> = { en: 'en', af: 'af' }
export const SPOKEN_LANGUAGES = Object.keys(VOICES)
const WORDS_A_MINUTE = 140

/** Opens the synthesiser of a language. @throws AppError invalid: no such voice; unavailable: not installed */
export function openSynthesiser(language: Language, path: string | undefined): Synthesiser {
  const voice = VOICES[language]
  if (!voice)
    throw technicalError(
      'invalid',
      `${PROGRAM} has no voice for ${language}, only for ${SPOKEN_LANGUAGES.join(' and ')}.`,
    )
  const program = Bun.which(PROGRAM, { PATH: path ?? '' })
  if (!program) throw technicalError('unavailable', `${PROGRAM} is not installed. On Debian: apt install ${PROGRAM}`)
  return async (text) => {
    const folder = await mkdtemp(join(tmpdir(), 'gona-voice-'))
    try {
      const file = join(folder, 'clip.wav')
      // `-z`: no pause after the last sentence. `-b 1`: the text is UTF-8.
      const options = ['-v', voice, '-s', String(WORDS_A_MINUTE), '-z', '-b', '1', '-w', file, '--stdin']
      const child = Bun.spawn([program, ...options], { stdin: Buffer.from(text), stdout: 'ignore', stderr: 'pipe' })
      const [code, error] = await Promise.all([child.exited, new Response(child.stderr).text()])
      if (code !== 0)
        throw technicalError('provider_failed', `${PROGRAM} failed: ${error.trim() || `exit code ${code}`}`)
      return new Uint8Array(await readFile(file))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
