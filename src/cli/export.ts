import { open, rename, rm } from 'node:fs/promises'
import type { Command } from 'commander'
import { AppError, technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'

interface ExportOptions {
  out: string
  allColumns?: boolean
  all?: boolean
  reason?: string
}

export function registerExport(exporting: Command, context: CliContext) {
  exporting
    .command('farmers')
    .description('export farmers who agreed to it as CSV, like the admin screen')
    .option('--all', 'export everybody; needs --reason')
    .option('--reason <text>', 'reason for --all, which the audit log keeps')
    .option('--all-columns', "append columns for each farmer's arrival and channels")
    .requiredOption('--out <file>', 'output file, or - for stdout')
    .action(async ({ out, allColumns, all, reason }: ExportOptions) => {
      if (all && !reason?.trim())
        throw technicalError('invalid', 'Give --reason TEXT with --all: the audit log keeps it.')
      if (reason && !all) throw technicalError('invalid', 'Give --reason with --all only.')
      const { admin } = await context.services()
      const pieces = admin.exportFarmers(OPERATOR, {
        is: '',
        ...(allColumns ? { columns: 'all' as const } : {}),
        ...(all ? { who: 'all' as const, reason } : {}),
      })
      if (out === '-') {
        for await (const piece of pieces) await context.stream(piece)
        return
      }
      const farmers = await toFile(out, pieces)
      context.result({ file: out, farmers }, `${farmers} farmers written to ${out}`)
    })
}

/** Writes a complete file or none: it gets its name at the end. @returns the number of records after the heading */
export async function toFile(path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<number> {
  const unfinished = `${path}.part`
  let lines = 0
  try {
    const file = await open(unfinished, 'w', 0o600)
    try {
      for await (const piece of pieces) {
        lines += linesOf(piece)
        await file.write(piece)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof Error && 'code' in error && typeof error.code === 'string' && !(error instanceof AppError)) {
      throw technicalError('unavailable', `Cannot write ${path} (${error.code}). Check its folder and its permissions.`)
    }
    throw error
  }
  return lines - 1
}

/** Records, not lines of text: a quoted cell may hold line breaks. */
function linesOf(piece: string): number {
  let quoted = false
  let lines = 0
  for (const char of piece) {
    if (char === '"') quoted = !quoted
    else if (char === '\n' && !quoted) lines++
  }
  return lines
}
