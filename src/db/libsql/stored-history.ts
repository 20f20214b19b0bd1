import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateFolder } from '../file/private-files.ts'

interface History {
  epoch: number
  /** Address of the epoch's primary; empty if unknown. */
  primary: string
}

export interface StoredHistory {
  read(): History
  note(history: History): void
}

export function storedHistoryIn(dataDir: string): StoredHistory {
  const path = join(dataDir, 'epoch')
  function read(): History {
    try {
      const [epoch, primary = ''] = readFileSync(path, 'utf8').trim().split(' ')
      return { epoch: Number(epoch) || 0, primary }
    } catch {
      return { epoch: 0, primary: '' }
    }
  }
  return {
    read,
    note({ epoch, primary }) {
      const stored = read()
      if (epoch < stored.epoch || (epoch === stored.epoch && (primary === stored.primary || primary === ''))) return
      makePrivateFolder(dataDir)
      const unfinished = `${path}.${process.pid}`
      const file = openSync(unfinished, 'w', 0o600)
      writeSync(file, `${epoch} ${primary}\n`)
      fsyncSync(file)
      closeSync(file)
      renameSync(unfinished, path)
    },
  }
}
