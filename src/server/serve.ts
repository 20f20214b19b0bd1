import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { requiredReplicas } from '../db/libsql/cluster-settings.ts'
import { technicalError } from '../shared/errors.ts'
import { createApp } from './app.ts'
import { composeServices } from './compose.ts'
import type { Config } from './config.ts'
import { requireFreePort } from './foundation/port-check.ts'
import { type Assets, loadAssets } from './http/assets.ts'
import { createShutdownGate } from './http/shutdown-gate.ts'
import { startSchedule } from './schedule.ts'

const DRAIN_MS = 10_000
const STARTED_MS = 1000
/** TLS 1.2 ciphers with forward secrecy and no known weakness; TLS 1.3 has no others. */
const TLS_1_2 = ['ECDSA', 'RSA']
  .flatMap((proof) =>
    ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].map((cipher) => `ECDHE-${proof}-${cipher}`),
  )
  .join(':')
/** Bun's own limit sends no response body; ours (`http/body-limit.ts`) is lower and sends a message. */
const NO_BODY_LIMIT = Number.MAX_SAFE_INTEGER

/** Serves until SIGTERM or SIGINT, then finishes open requests (at most 10 s) and closes the database. */
export async function serveUntilStopped(config: Config, assets: () => Promise<Assets> = loadAssets): Promise<void> {
  const tls = certificateOf(config)
  const services = await composeServices(config)
  const { log } = services
  const hostname = config.HOST ?? (process.env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1')
  const port = await requireFreePort({ port: config.PORT, hostname, https: tls !== undefined }, services.identity)
  if (port === 'shared')
    process.stderr.write(`Another gona serves this database on port ${config.PORT}: they share it.\n`)
  if (config.DATABASE_REPLICA_URLS && requiredReplicas(config) === 0)
    process.stderr.write(
      'DATABASE_WAIT_FOR is 0: saved data can be lost with the primary. Set it to 1 to wait for a replica.\n',
    )
  const app = createApp(services, await assets())
  const drain = createShutdownGate()
  const server = Bun.serve({
    port: config.PORT,
    hostname,
    development: false,
    reusePort: true,
    idleTimeout: 30,
    maxRequestBodySize: NO_BODY_LIMIT,
    ...(tls ? { tls } : {}),
    fetch: (request, bunServer) =>
      drain.answer(
        hasAddress(request)
          ? app.fetch(request, { server: bunServer })
          : Response.json({ message: 'Please send a Host header with the name of this server' }, { status: 400 }),
      ),
    error(error) {
      log.error('unanswered', { message: error.message })
      return Response.json({ message: 'Internal Server Error' }, { status: 500 })
    },
  })
  const schedule = config.SCHEDULER ? startSchedule(services) : null
  void services.sms.resumeUnfinished()
  const host = server.hostname === '0.0.0.0' || server.hostname === '::' ? 'localhost' : server.hostname
  process.stdout.write(
    `${config.APP_NAME} is ready at ${config.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://${host}:${server.port}`}\n`,
  )
  // Releases memory used only by the start: 3 MB.
  setTimeout(() => Bun.gc(true), STARTED_MS).unref()
  await Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal)))
  schedule?.stop()
  const answered = Promise.withResolvers<void>()
  await drain.end(() => void server.stop(false).then(answered.resolve))
  const finished = Promise.all([answered.promise, services.sms.stop()])
  const inTime = await Promise.race([finished.then(() => true), Bun.sleep(DRAIN_MS).then(() => false)])
  if (!inTime) log.warn('stop.cut_off', { afterMs: DRAIN_MS })
  await server.stop(true)
  await services.close()
}

/** Reports whether a request has exactly one Host. Without it, reading the URL may throw; of two, a proxy may have used the other one. */
function hasAddress(request: Request): boolean {
  try {
    if (request.headers.get('host')?.includes(',')) return false
    return URL.canParse(request.url)
  } catch {
    return false
  }
}

/** @throws AppError invalid if only one of the two is set, or a file is missing */
function certificateOf({ TLS_CERT_FILE: cert, TLS_KEY_FILE: key }: Config) {
  if (!cert && !key) return undefined
  if (!cert || !key || !existsSync(cert) || !existsSync(key))
    throw technicalError('invalid', 'Bad settings: TLS_CERT_FILE and TLS_KEY_FILE must both name an existing file')
  return { cert: Bun.file(cert), key: Bun.file(key), ciphers: TLS_1_2 }
}
