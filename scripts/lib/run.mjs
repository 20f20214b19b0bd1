// Runs child processes, streams their lines and collects their output.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './paths.mjs'

const running = new Set()

/** Kills every running program, with all that it started. */
export function stopAll() {
  for (const child of running) stop(child)
}

/**
 * Runs `command` to its end with no stdin, however long it takes; a program that writes nothing for `silentSeconds` hangs and is
 * killed. Never rejects: resolves to `{ ok, output }`, where `output` holds the lines of stdout and stderr in the order of arrival
 * and ends with the reason when the program could not start or was killed.
 */
export function run(command, args, { env = process.env, silentSeconds = 900, onLine = () => {} } = {}) {
  return new Promise((resolve) => {
    const lines = []
    let hung = false
    // A process group, so that a program that hangs is killed with its children.
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    running.add(child)
    const timer = setTimeout(() => {
      hung = true
      stop(child)
    }, silentSeconds * 1000)
    const end = (ok, reason) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ ok, output: [...lines, reason].join('\n').trim() })
    }
    const ended = [child.stdout, child.stderr].map((stream) => {
      const reader = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })
      reader.on('line', (line) => {
        timer.refresh()
        lines.push(line)
        onLine(line)
      })
      return new Promise((closed) => reader.once('close', closed))
    })
    child.on('error', (error) => end(false, error.message))
    child.on('close', async (code, signal) => {
      await Promise.all(ended)
      if (hung) end(false, `Stopped: nothing was written for ${silentSeconds} seconds.`)
      else end(code === 0, signal ? `Ended by ${signal}.` : '')
    })
  })
}

function stop(child) {
  try {
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Already ended.
  }
}
