import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { LANGUAGE_IDS } from '../contracts/languages.ts'
import type { OfferedClip } from '../server/channels/voice/stored-clips.ts'
import { openSynthesiser, SPOKEN_LANGUAGES } from '../server/channels/voice/synthesiser.ts'
import { CSV_NEW_LINE, csvCell } from '../server/foundation/csv-cell.ts'
import { readCsv } from '../server/foundation/read-csv.ts'
import { EXIT_CODES, technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'
import { parseChoice } from './explain/option-values.ts'

interface ListOptions {
  language?: string
  missing?: boolean
  csv?: boolean
  answers?: boolean
}

const COLUMNS = ['language', 'clip', 'text', 'seconds', 'state'] as const

export function registerVoice(voice: Command, context: CliContext) {
  voice
    .command('clips')
    .description('list the clips to record, as a script for the speaker')
    .option('--language <tag>', `only this language: ${LANGUAGE_IDS.join(', ')}`)
    .option('--missing', 'only clips without a recording of their current words')
    .option('--answers', 'kept answers instead of the sentences of a call, the 500 newest of each language')
    .option('--csv', `print CSV with the columns ${COLUMNS.join(',')}`)
    .action(async ({ language, missing, csv, answers }: ListOptions) => {
      const only = parseChoice(language, LANGUAGE_IDS, '--language') ?? undefined
      const all = await (await context.services()).voice.clips.list(OPERATOR, only, answers)
      const shown = missing ? all.filter(({ state }) => state !== 'imported') : all
      if (csv) {
        const rows = shown.map((clip) => COLUMNS.map((column) => csvCell(String(clip[column]))).join(','))
        await context.stream([COLUMNS.join(','), ...rows, ''].join(CSV_NEW_LINE))
        return
      }
      context.result(shown, () =>
        shown
          .map(({ language, clip, text, seconds, state, reason }) =>
            [language, clip.padEnd(28), `${seconds} s`.padEnd(7), state.padEnd(8), reason && `[${reason}]`, text]
              .filter(Boolean)
              .join('  '),
          )
          .join('\n'),
      )
    })

  voice
    .command('import <folder>')
    .description('check and import recordings: FOLDER/<language>/<clip>.wav or .mp3')
    .option(
      '--script <file>',
      'the CSV that was read aloud; clips with changed words are refused (default: the current words)',
    )
    .action(async (folder: string, { script }: { script?: string }) => {
      const { clips } = (await context.services()).voice
      const read = script === undefined ? null : wordsOf(await readFile(script, 'utf8'))
      const report = await clips.import(OPERATOR, recordingsIn(folder, read))
      const refused = report.filter(({ refused }) => refused !== null)
      for (const { language, clip, refused: reason } of refused) context.say(`${language}/${clip}: ${reason}`)
      const silent = report.filter((one) => one.unheard).length
      if (silent > 0)
        context.say(`${silent} MP3 files: loudness and silence were not checked. Listen to them, or use WAV.`)
      if (refused.length > 0) context.exitCode = EXIT_CODES.failed
      context.result(report, `${report.length - refused.length} imported, ${refused.length} refused.`)
    })

  registerSpeak(voice, context)
}

function registerSpeak(voice: Command, context: CliContext) {
  voice
    .command('speak')
    .description('fill clips without a recording with the machine voice of an installed espeak-ng')
    .requiredOption('--language <tag>', `language to speak: ${SPOKEN_LANGUAGES.join(', ')}`)
    .option('--answers', 'kept answers instead of the sentences of a call')
    .action(async ({ language: tag, answers }: { language: string; answers?: boolean }) => {
      const language = parseChoice(tag, LANGUAGE_IDS, '--language') ?? 'en'
      const synthesise = openSynthesiser(language, context.path)
      const { clips } = (await context.services()).voice
      const progress = context.progress(`Speaking ${language}`)
      const report = await clips.speak(OPERATOR, { language, answers, synthesise, onClip: progress.to })
      progress.end()
      const refused = report.filter(({ refused }) => refused !== null)
      for (const { clip, refused: reason } of refused) context.say(`${language}/${clip}: ${reason}`)
      if (refused.length > 0) context.exitCode = EXIT_CODES.failed
      context.result(report, `${report.length - refused.length} spoken, ${refused.length} refused.`)
    })
}

/** Returns the texts of recording scripts by `language/clip`. */
const wordsOf = (csv: string) =>
  new Map(
    readCsv(csv, COLUMNS, ['language', 'clip', 'text']).map(({ cells }) => [
      `${cells.language}/${cells.clip}`,
      cells.text,
    ]),
  )

async function* recordingsIn(
  folder: string,
  read: Map<string, string | undefined> | null,
): AsyncGenerator<OfferedClip> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw technicalError('invalid', `Cannot read ${folder}. Check the path and its permissions.`)
  })
  for (const entry of entries.filter((one) => one.isDirectory())) {
    for (const name of (await readdir(join(folder, entry.name))).sort()) {
      const clip = /^(.+)\.(?:wav|mp3)$/i.exec(name)?.[1]
      if (!clip) continue
      const format = /wav$/i.test(name) ? 'wav' : 'mp3'
      const bytes = await readFile(join(folder, entry.name, name))
      const says = read ? (read.get(`${entry.name}/${clip}`) ?? '') : undefined
      yield { language: entry.name, clip, format, bytes, says }
    }
  }
}
