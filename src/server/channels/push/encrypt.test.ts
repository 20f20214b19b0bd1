import { describe, expect, test } from 'bun:test'
import { rejectionOf } from '../../../shared/testing/rejections.ts'
import { decrypt } from '../../testing/providers/push-service.ts'
import { encryptFor, MAX_PLAINTEXT_BYTES, sealPushRecord } from './encrypt.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const utf8 = (text: string) => new TextEncoder().encode(text)

/** RFC 8291, section 5 and appendix A. */
const RECEIVER = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const SENDER = {
  d: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  public: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
}
const WATERMELON =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

async function senderOfTheExample(): Promise<CryptoKeyPair> {
  const point = Buffer.from(SENDER.public, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! }
  return {
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d: SENDER.d }, curve, false, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('jwk', jwk, curve, true, []),
  }
}

describe('a message is encrypted', () => {
  test('as in the example of RFC 8188, section 3.1', async () => {
    const sealed = await sealPushRecord(
      { secret: bytes('yqdlZ-tYemfogSmv7Ws5PQ'), salt: bytes('I1BsxtFttlv3u_Oo94xnmw'), keyId: new Uint8Array() },
      utf8('I am the walrus'),
    )
    expect(Buffer.from(sealed).toString('base64url')).toBe(
      'I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg',
    )
  })

  test('as in the example of RFC 8291, section 5', async () => {
    const sealed = await encryptFor(RECEIVER, utf8('When I grow up, I want to be a watermelon'), {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      sender: await senderOfTheExample(),
    })
    expect(Buffer.from(sealed).toString('base64url')).toBe(WATERMELON)
  })

  test('with a key and salt of its own each time, and only its receiver can read it', async () => {
    const [one, other] = await Promise.all([encryptFor(RECEIVER, utf8('Rain')), encryptFor(RECEIVER, utf8('Rain'))])
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false)
    const [privateKey, publicKey, auth] = [RECEIVER.privateKey, RECEIVER.p256dh, RECEIVER.auth].map((key) =>
      Buffer.from(key, 'base64url'),
    ) as [Buffer, Buffer, Buffer]
    expect(decrypt(Buffer.from(one), privateKey, publicKey, auth)).toBe('Rain')
    expect(() => decrypt(Buffer.from(one), privateKey, publicKey, Buffer.alloc(16))).toThrow()
  })

  test('and at its longest fits the 4096 bytes that push services take', async () => {
    expect((await encryptFor(RECEIVER, new Uint8Array(MAX_PLAINTEXT_BYTES))).length).toBe(4096)
  })

  test('not for a key that is no point of the curve', async () => {
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
    expect(await rejectionOf(encryptFor({ ...RECEIVER, p256dh }, utf8('Rain')))).toBeInstanceOf(Error)
  })
})
