import type { Writable } from 'node:stream'

export interface Terminal {
  out: Stream
  err: Stream
  /** Asks a question; null without a terminal. */
  ask(question: string): Promise<string | null>
  /** Reads lines; on a terminal shows `prompt` before each line. */
  lines(prompt: string): AsyncIterable<string>
}

export type Stream = Writable & { isTTY?: boolean }

export const processTerminal: Terminal = {
  // Created by the process on first use.
  get out() {
    return process.stdout
  },
  get err() {
    return process.stderr
  },
  async ask(question) {
    if (!process.stdin.isTTY) return null
    const { createInterface } = await import('node:readline/promises')
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    const answer = await lines.question(question)
    lines.close()
    return answer
  },
  async *lines(prompt) {
    const { createInterface } = await import('node:readline')
    const terminal = process.stdin.isTTY === true
    const typed = createInterface({ input: process.stdin, ...(terminal && { output: process.stderr }), terminal })
    typed.setPrompt(terminal ? prompt : '')
    if (terminal) typed.prompt()
    for await (const line of typed) {
      yield line
      if (terminal) typed.prompt()
    }
  },
}

/** Writes text and resolves when the stream accepts more text or was closed. */
export function writeAll(stream: Stream, text: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const event of ENDINGS) stream.off(event, done)
      resolve()
    }
    for (const event of ENDINGS) stream.on(event, done)
    if (stream.write(text)) done()
  })
}

const ENDINGS = ['drain', 'close', 'error'] as const

/** Ends stdout and stderr and resolves when their last byte was read: an earlier exit would truncate a pipe at 64 KB. */
export async function flushOutput(): Promise<void> {
  await Promise.all([process.stdout, process.stderr].map(waitForStreamEnd))
}

function waitForStreamEnd(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.on('error', () => resolve())
    stream.end(() => resolve())
  })
}
