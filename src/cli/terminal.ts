import type { Writable } from 'node:stream'

/** What a command line talks to. */
export interface Terminal {
  out: Stream
  err: Stream
  /** What is typed in answer to a question; null where nobody can be asked. */
  ask(question: string): Promise<string | null>
  /** What is typed or piped in, line by line, each after `prompt` where somebody sits there. */
  lines(prompt: string): AsyncIterable<string>
}

export type Stream = Writable & { isTTY?: boolean }

/** The terminal, or the pipes, that this process was started with. */
export const processTerminal: Terminal = {
  // Each is made by the process when it is first asked for.
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
