import { type Context, Hono } from 'hono'
import { technicalError } from '../../shared/errors.ts'
import type { RateLimits } from '../../shared/rate-limits.ts'
import type { RenderTarget } from '../channels/voice/render-scene.ts'
import type { VoiceService } from '../channels/voice/service.ts'
import type { AppEnv } from '../http/context.ts'
import { type CallbackSecrets, callbackForm } from './callback.ts'

const MEDIA_TYPES = { wav: 'audio/wav', mp3: 'audio/mpeg' } as const

/** Callbacks of the voice provider, and the recordings, which pages also play, so they are served without calls too and are not secret. Every event gets status 200 with XML. */
export function voiceRoutes(
  voice: VoiceService,
  secrets: CallbackSecrets,
  limits: RateLimits,
  publicUrl: string | undefined,
) {
  return new Hono<AppEnv>()
    .post('/api/voice', async (c) => {
      if (!voice.on) throw technicalError('not_found', 'Not found')
      const event = voice.wire.event(await callbackForm(c, secrets, limits))
      const link = voice.link((name) => c.req.query(name))
      const elements = await voice.event(event, link, (turn) => wayOf(c, turn, publicUrl))
      return c.body(voice.wire.body(elements), 200, { 'Content-Type': 'application/xml; charset=utf-8' })
    })
    .get('/audio/:language/:clip', async (c) => {
      const clip = c.req.param('clip').replace(/\.(wav|mp3)$/, '')
      const { bytes, format, version } = await voice.clips.audio(c.req.param('language'), clip, c.req.query('v'))
      const etag = `"${clip}-${version}"`
      const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag }
      if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
      return c.body(new Uint8Array(bytes), 200, {
        ...headers,
        'Content-Type': MEDIA_TYPES[format],
        'Content-Length': String(bytes.length),
      })
    })
}

/** Returns the addresses for a call's next input: the same path, with the place in the query. */
function wayOf(c: Context<AppEnv>, turn: number, publicUrl: string | undefined): RenderTarget {
  const origin = new URL(publicUrl ?? c.req.url).origin
  const secret = c.req.query('secret') ?? ''
  return {
    origin,
    next: (at, language) =>
      `${origin}/api/voice?${new URLSearchParams({ secret, at, turn: String(turn), ...(language && { language }) })}`,
  }
}
