// npm start: from an empty clone to a running Gona with demo data; later just a running Gona.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureExecutable } from './lib/executable.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { executable, root } from './lib/paths.mjs'

try {
  ensureInstalled()
  ensureExecutable()
  serve(signInNote())
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

// Demo sign-ins as the seed printed them on the first run, later the command that prints them again.
function signInNote() {
  const dataDir = resolve(root, process.env.DATA_DIR || 'data')
  if (process.env.DATABASE_URL) return null
  if (existsSync(join(dataDir, 'gona.db'))) {
    const prefix = process.env.DATA_DIR ? `DATA_DIR=${dataDir} ` : ''
    return [
      `Sign-ins were printed at the first run. To set a new password: ${prefix}dist/gona users password PHONE`,
      `To dial as from a phone without internet: ${prefix}dist/gona phone PHONE`,
    ].join('\n')
  }
  console.log('First run: filling the database with demo data …')
  const seed = spawnSync(executable, ['seed', '--demo'], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (seed.status !== 0) {
    throw new Error(`The demo data could not be made. Remove ${join(dataDir, 'gona.db')} to try again.`)
  }
  return seed.stdout.trim()
}

function serve(note) {
  const server = spawn(executable, ['serve', ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  let told = note === null
  const tell = () => {
    if (!told) console.log(`\n${note}\n`)
    told = true
  }
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk)
    tell()
  })
  stopWithNpm(() => server.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the server itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
    })
  }
  server.on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  server.on('close', (code, signal) => {
    tell()
    process.exitCode = signal ? 1 : code
  })
}

// A signal to npm alone ends the shell between npm and this script, which then only loses its parent.
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event !== 'start') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}
