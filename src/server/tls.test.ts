import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionOptions, connect } from 'node:tls'
import { type Child, startChild } from './testing/child.ts'

setDefaultTimeout(300_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-tls-'))
const HTTPS = join(import.meta.dir, 'testing/https')
let child: Child
beforeAll(async () => {
  child = await startChild(folder, { TLS_CERT_FILE: `${HTTPS}/cert.pem`, TLS_KEY_FILE: `${HTTPS}/key.pem` })
})
afterAll(() => {
  child.process.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Protocol agreed on with a client that offers only this one; null: none. */
function agreed(offer: ConnectionOptions): Promise<string | null> {
  return new Promise((resolve) => {
    const port = Number(new URL(child.url).port)
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...offer }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`)
      socket.destroy()
    })
    socket.on('error', () => resolve(null))
    socket.on('close', () => resolve(null))
  })
}
const only = (ciphers: string) => agreed({ ciphers, minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' })

test.each(['AES128-SHA', 'AES256-SHA', 'AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA', 'ECDHE-RSA-AES256-SHA'])(
  'TLS 1.2 does not speak %s, which keeps no secret when a key is lost or is broken',
  async (cipher) => expect(await only(cipher)).toBeNull(),
)

test.each(['ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-RSA-CHACHA20-POLY1305'])(
  'TLS 1.2 speaks %s',
  async (cipher) => expect(await only(cipher)).toBe(`TLSv1.2 ${cipher}`),
)

test('TLS 1.3 is spoken', async () => {
  expect(await agreed({ minVersion: 'TLSv1.3' })).toMatch(/^TLSv1\.3 (TLS_)?(AES|CHACHA20)/)
})
