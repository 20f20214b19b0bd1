import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFile } from '../../db/file/open-file.ts'
import { createApp } from '../../server/app.ts'
import { composeServices } from '../../server/compose.ts'
import { readConfig } from '../../server/config.ts'
import { noAssets } from '../../server/testing/no-assets.ts'

/** The time of every recording. */
export const RECORDED_AT = '2026-07-06T08:00:00.000Z'
export const RECORDED_SETTINGS = { VOICE_NUMBER: '+2347000000001', USSD_CODE: '*384*1#' }

export type Network = 'good' | 'refusing' | 'wrong fields' | 'none'

/** App on a copy of a stored database. After a write, `restore` makes the next request start with a new copy. */
export async function recordedServer(database: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gona-recorder-'))
  let copies = 0
  let app = await openCopy()
  let isChanged = false
  let restored: Promise<void> | undefined

  async function openCopy() {
    const path = join(folder, `${copies++}.db`)
    copyFileSync(database, path)
    const db = openFile(path)
    const config = readConfig({ WEATHER_PROVIDER: 'climatology', RATE_LIMIT: 'off', ...RECORDED_SETTINGS })
    const clock = { now: () => new Date(RECORDED_AT) }
    const { request } = createApp(await composeServices(config, { db, clock, logLevel: 'silent' }), noAssets)
    return { db, request }
  }
  async function renew() {
    if (!isChanged) return
    isChanged = false
    app.db.close()
    app = await openCopy()
  }
  const request = async (path: string, init: RequestInit = {}) => {
    restored ??= renew()
    await restored
    if (init.method !== undefined && init.method !== 'GET') isChanged = true
    return await app.request(`http://gona.test${path}`, { ...init, signal: null })
  }

  return {
    request,
    /** Responds as this kind of network would. */
    async answer(network: Network, path: string, init: RequestInit): Promise<Response> {
      const isWrite = init.method !== undefined && init.method !== 'GET'
      if (network === 'none') throw new TypeError('Failed to fetch')
      if (network === 'refusing') return Response.json({ message: 'Refused' }, { status: 500 })
      if (network === 'wrong fields' && isWrite)
        return Response.json({ message: 'Look again', fields: fieldsOf(init.body) }, { status: 400 })
      return await request(path, init)
    },
    restore: () => {
      restored = undefined
    },
    close() {
      app.db.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Returns the sent fields, each with an error message. */
const fieldsOf = (body: unknown): Record<string, string> =>
  typeof body === 'string'
    ? Object.fromEntries(Object.keys(JSON.parse(body)).map((name) => [name, `Not this ${name}`]))
    : {}
