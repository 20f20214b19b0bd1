import { readFile, stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { EXIT_CODES, technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'

/** Larger files are refused without reading their content. */
const READ_MAX = 2 * 1024 * 1024

export function registerWarnings(warnings: Command, context: CliContext) {
  warnings
    .command('import <files...>')
    .description('import CAP 1.2 files, notify the farmers affected, and name each file that is refused')
    .action(async (files: string[]) => {
      const read = await Promise.all(files.map(readAtMost))
      const { warnings: service, voice } = await context.services()
      const results = await service.importFiles(OPERATOR, read)
      const notified = await service.notify()
      await voice.queueWarnings()
      const refused = results.filter(({ accepted }) => !accepted)
      for (const result of results) if (!result.accepted) context.say(`${result.name}: ${result.reason}`)
      const known = results.filter((result) => result.accepted && result.known).length
      const counts = `${results.length - refused.length - known} added, ${known} known already, ${refused.length} refused.`
      const { warned, withdrawn, lifted } = notified
      const people = `${warned} warned, ${withdrawn} notified of a withdrawal, ${lifted} of a warning that no longer applies.`
      context.result({ files: results, notified }, `${counts}\n${people}`)
      if (refused.length > 0) context.exitCode = EXIT_CODES.failed
    })

  warnings
    .command('list')
    .description('list the warnings in force, also those that name no area known here, and the state of the feeds')
    .action(async () => {
      const service = (await context.services()).warnings
      const [inForce, feeds] = [await service.list(OPERATOR), await service.feedStates(OPERATOR)]
      context.result({ inForce, feeds }, () =>
        [
          ...inForce.map(({ source, event, severity, onset, expires, area, placed, identifier }) =>
            [
              `${source}: ${event}, ${severity}, ${onset} to ${expires}, ${area}`,
              placed ? '' : ' [no area known here: nobody is notified]',
              ` (${identifier})`,
            ].join(''),
          ),
          ...(inForce.length === 0 ? ['No warning is in force.'] : []),
          ...feeds.map(({ url, okAt, failingSince, error }) =>
            failingSince
              ? `${url}: failing since ${failingSince}: ${error}`
              : `${url}: ${okAt ? `read at ${okAt}` : 'not read yet'}`,
          ),
        ].join('\n'),
      )
    })
}

async function readAtMost(name: string): Promise<{ name: string; bytes: Uint8Array }> {
  try {
    const { size } = await stat(name)
    return { name, bytes: size > READ_MAX ? new Uint8Array(READ_MAX) : await readFile(name) }
  } catch {
    throw technicalError('invalid', `Cannot read ${name}. Check the path and its permissions.`)
  }
}
