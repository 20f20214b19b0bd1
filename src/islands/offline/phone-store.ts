import type { PendingWrite } from './pending-write.ts'
import type { QueueStore } from './send-outbox.ts'

/** IndexedDB: pending writes, and data used per month. */

const NAME = 'gona'
const VERSION = 1
const WRITES = 'writes'
const BYTES = 'bytes'

let openedDatabase: Promise<IDBDatabase> | null = null

function getDatabase(): Promise<IDBDatabase> {
  // A failed open is retried, because storage may be allowed or free by then.
  openedDatabase ??= openDatabase().catch((error: unknown) => {
    openedDatabase = null
    throw error
  })
  return openedDatabase
}

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      const writes = request.result.createObjectStore(WRITES, { autoIncrement: true })
      writes.createIndex('id', 'id', { unique: true })
      request.result.createObjectStore(BYTES)
    }
    request.onsuccess = () => {
      // A newer version in another tab must not wait for this connection.
      request.result.onversionchange = () => {
        request.result.close()
        openedDatabase = null
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })

/** Runs one transaction. The data is on disk when the promise resolves, because a phone may be switched off at any time. */
async function writeRows(store: string, work: (rows: IDBObjectStore) => void): Promise<void> {
  const transaction = (await getDatabase()).transaction(store, 'readwrite', { durability: 'strict' })
  work(transaction.objectStore(store))
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error)
  })
}

async function readRows<T>(store: string, ask: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = ask((await getDatabase()).transaction(store).objectStore(store))
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

const withKey = (rows: IDBObjectStore, id: string, then: (key: IDBValidKey | undefined) => void) => {
  const request = rows.index('id').getKey(id)
  request.onsuccess = () => then(request.result)
}

/** Appends a write; does nothing if its id is stored already. */
export const storePendingWrite = (item: PendingWrite): Promise<void> =>
  writeRows(WRITES, (rows) => withKey(rows, item.id, (key) => key === undefined && rows.add(item)))

export const pendingWrites: QueueStore = {
  all: async (userId) =>
    (await readRows<PendingWrite[]>(WRITES, (rows) => rows.getAll())).filter((item) => item.userId === userId),
  save: (item) =>
    writeRows(WRITES, (rows) => withKey(rows, item.id, (key) => key !== undefined && rows.put(item, key))),
  remove: (id) => writeRows(WRITES, (rows) => withKey(rows, id, (key) => key !== undefined && rows.delete(key))),
}

/** Returns the bytes used in a month (`2026-07`). */
export const downloadedBytes = async (month: string): Promise<number> =>
  (await readRows<number | undefined>(BYTES, (rows) => rows.get(month))) ?? 0

export const addDownloadedBytes = (month: string, bytes: number): Promise<void> =>
  writeRows(BYTES, (rows) => {
    const request = rows.get(month)
    request.onsuccess = () => rows.put((request.result ?? 0) + bytes, month)
  })
