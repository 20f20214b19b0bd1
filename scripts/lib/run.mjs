// Runs one program and keeps what it says.
import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

const running = new Set()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) stop(child)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

/**
 * Runs `command` to its end, or for `seconds` at most, with no stdin. Never throws: answers `{ ok, output }`, where `output` holds
 * stdout and stderr in the order they came and ends with the reason when the program could not start or was stopped.
 */
export function run(command, args, { env = process.env, seconds = 300 } = {}) {
  return new Promise((resolve) => {
    const chunks = []
    let late = false
    // A group of its own, so that a program which hangs goes together with whatever it started.
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    running.add(child)
    const timer = setTimeout(() => {
      late = true
      stop(child)
    }, seconds * 1000)
    const end = (ok, reason) => {
      clearTimeout(timer)
      running.delete(child)
      const said = Buffer.concat(chunks).toString('utf8').trimEnd()
      resolve({ ok, output: reason ? `${said}\n${reason}`.trimStart() : said })
    }
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => end(false, error.message))
    child.on('close', (code, signal) => {
      if (late) end(false, `Stopped after ${seconds} seconds.`)
      else end(code === 0, signal ? `Ended by ${signal}.` : '')
    })
  })
}

function stop(child) {
  try {
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}
