// Stand-in for a browser's push service, and browsers that subscribe to it. Decrypts and verifies with node:crypto alone,
// so it agrees with the server only if both follow RFC 8291, 8188 and 8292.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  endpoint: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Starts the service on a free port of this machine. `answer` sets the status of each message, 201 by default. */
export async function startPushService() {
  const received: Received[] = []
  let answer: (path: string) => { status: number; headers?: Record<string, string> } = () => ({ status: 201 })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ endpoint: `${url}${request.url}`, headers: request.headers, body: Buffer.concat(chunks) })
    const { status, headers } = answer(request.url ?? '/')
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  server.unref()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let browsers = 0
  return {
    url,
    received,
    answer(next: typeof answer) {
      answer = next
    },
    /** A browser's subscription, and its private keys. */
    browser() {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `${url}/push/${++browsers}`
      return {
        subscription: {
          endpoint,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        /** Messages received, in order. */
        messages: () =>
          received
            .filter((each) => each.endpoint === endpoint)
            .map(({ body }) => JSON.parse(decrypt(body, keys.getPrivateKey(), keys.getPublicKey(), auth))),
      }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}

/** Decrypts an `aes128gcm` message of one record, as a browser does. */
export function decrypt(body: Buffer, privateKey: Buffer, publicKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const senderPublic = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + body[20]!)
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderPublic])
  const secret = hkdfSync('sha256', keys.computeSecret(senderPublic), auth, info, 32)
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const marked = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return marked.subarray(0, marked.lastIndexOf(2)).toString()
}

/** Returns the claims and key of a VAPID Authorization header. Throws if the signature does not match the key. */
export function verifyVapid(authorization: string): { claims: Record<string, unknown>; publicKey: string } {
  const [, token, publicKey] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization)!
  const point = Buffer.from(publicKey!, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [
    string,
    string,
  ]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [header, claims, signature] = token!.split('.') as [string, string, string]
  const signed = Buffer.from(`${header}.${claims}`)
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))) {
    throw new Error('The token is not signed by this key')
  }
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), publicKey: publicKey! }
}
