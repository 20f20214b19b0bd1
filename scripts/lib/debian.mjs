// Installs Debian packages without asking questions.
import { spawnSync } from 'node:child_process'

/**
 * Installs `packages` with apt-get and reports to `say`. Returns null on success or without the rights; else apt-get's
 * last line.
 */
export function aptInstall(packages, say = console.log) {
  const asRoot = rootPrefix()
  if (asRoot === null) return null
  say(`Installing Debian's ${packages[0]} …`)
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })
  }
  apt('update', '-q')
  const { status, stderr } = apt('install', '-y', '-q', '--no-install-recommends', ...packages)
  return status === 0 ? null : stderr.trim().split('\n').at(-1) || 'apt-get failed'
}

// Prefix for apt-get: empty for root, sudo without password, or null.
function rootPrefix() {
  const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
  if (!works('apt-get', '--version')) return null
  if (process.getuid?.() === 0) return []
  return works('sudo', '-n', 'true') ? ['sudo', '-n'] : null
}
