import { connect } from 'node:net'

interface RawAnswer {
  status: number
  headers: Headers
  body: string
}

/**
 * A raw connection for writing bytes and reading responses in order, as real clients do: `app.request` sends no
 * Content-Length and has no connection. `next` is null if the server closed.
 */
export function rawConnection(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let unread = ''
  let look = () => {}
  socket.setEncoding('latin1')
  socket.on('data', (piece: string) => {
    unread += piece
    look()
  })
  let refused = false
  socket.on('error', (error: NodeJS.ErrnoException) => {
    refused ||= error.code === 'ECONNREFUSED'
  })
  socket.on('close', () => look())

  async function next(): Promise<RawAnswer | null> {
    for (;;) {
      const found = firstAnswer(unread)
      if (found) {
        unread = unread.slice(found.length)
        return found.answer
      }
      if (socket.destroyed) return null
      await new Promise<void>((resolve) => {
        look = resolve
      })
    }
  }

  return {
    /** Resolves when the bytes (text is latin1) are sent. */
    write: (bytes: string | Uint8Array) =>
      new Promise<void>((resolve) => {
        socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, () => resolve())
      }),
    next,
    isOpen: () => !socket.destroyed,
    /** True if the connection was refused. */
    refused: () => refused,
    end: () => socket.destroy(),
  }
}

/** One request on its own connection. */
export async function rawAnswer(url: string, bytes: string | Uint8Array): Promise<RawAnswer | null> {
  const connection = rawConnection(url)
  void connection.write(bytes)
  try {
    return await connection.next()
  } finally {
    connection.end()
  }
}

/** Head of a request. */
export const rawHead = (line: string, headers: Record<string, string | number> = {}) =>
  [`${line} HTTP/1.1`, ...Object.entries({ Host: 'gona.test', ...headers }).map(([n, v]) => `${n}: ${v}`), '', ''].join(
    '\r\n',
  )

/** Returns the first complete response and its length. */
function firstAnswer(text: string): { answer: RawAnswer; length: number } | null {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  const status = Number(first.split(' ')[1])
  const from = end + 4
  const length = Number(headers.get('content-length') ?? 0)
  const until = headers.get('transfer-encoding') ? text.indexOf('\r\n0\r\n\r\n', from - 2) + 7 : from + length
  if (until < from || text.length < until) return null
  const body = Buffer.from(text.slice(from, until), 'latin1').toString()
  return { answer: { status, headers, body }, length: until }
}
