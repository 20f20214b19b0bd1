import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type Database, openDatabase } from '../../db/open.ts'
import { readConfig } from '../../server/config.ts'
import type { ExitCode } from '../../shared/errors.ts'
import type { Environment } from '../context.ts'
import { runCli } from '../run-cli.ts'

interface Said {
  code: ExitCode
  out: string
  err: string
  asked: string[]
}

/** Runs the command line on its own database, in this process. */
export interface Gona {
  dataDir: string
  /**
   * Runs one line (split at spaces, or as words), with extra settings and typed answers; without them there is no
   * terminal.
   */
  run(line: string | string[], over?: { settings?: Environment; typed?: string }): Promise<Said>
  /** Opens the database that the commands work on. */
  database<T>(work: (db: Database) => Promise<T> | T): Promise<T>
  remove(): void
}

export function gonaIn(settings: Environment = {}): Gona {
  const folder = mkdtempSync(join(tmpdir(), 'gona-cli-'))
  const environment = { DATA_DIR: join(folder, 'data'), WEATHER_PROVIDER: 'climatology', ...settings }
  return {
    dataDir: environment.DATA_DIR,
    async run(line, { settings: over = {}, typed } = {}) {
      const out: string[] = []
      const err: string[] = []
      const asked: string[] = []
      const terminal = {
        out: keeping(out),
        err: keeping(err),
        async ask(question: string) {
          asked.push(question)
          return typed ?? null
        },
        async *lines() {
          yield* (typed ?? '').split('\n')
        },
      }
      const args = typeof line === 'string' ? line.split(' ').filter(Boolean) : line
      const code = await runCli(args, { ...environment, ...over }, terminal)
      return { code, out: out.join(''), err: err.join(''), asked }
    },
    async database(work) {
      const db = await openDatabase(readConfig(environment))
      try {
        return await work(db)
      } finally {
        db.close()
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const keeping = (texts: string[]) =>
  new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      texts.push(String(chunk))
      done()
    },
  })
