// Known vulnerabilities of the packages in the lockfile, from npm's registry.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { root } from './paths.mjs'

/** Returns the report and an exit code: 0 none, 1 some, 2 no answer from the registry. */
export function auditOf({ folder = root, env = process.env } = {}) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const args = ['audit', '--json', '--package-lock-only', '--loglevel=error', '--fetch-retries=1']
  const { stdout, stderr } = npm([...args, '--fetch-retry-mintimeout=1000'], { cwd: folder, env, encoding: 'utf8' })
  const report = parsed(stdout)
  if (!report?.vulnerabilities || !report.metadata) {
    const why = report?.message ?? report?.error?.summary ?? (stderr?.trim() || 'no usable answer')
    return { code: 2, text: `The registry could not be asked: ${why}\nNothing is known of weaknesses: ask again.` }
  }
  const count = Object.keys(packages).filter((path) => path !== '').length
  const findings = Object.values(report.vulnerabilities).flatMap((weak) => linesOf(weak, packages))
  if (findings.length === 0)
    return { code: 0, text: `No known weakness in the ${count} packages of package-lock.json.` }
  return { code: 1, text: [...findings, `${findings.length} known weaknesses in ${count} packages.`].join('\n') }
}

/** Formats one line per advisory, without packages that are affected only through others. */
function linesOf({ name, via, nodes }, packages) {
  const where = nodes.every((path) => packages[path]?.dev) ? 'development only' : 'in what is run'
  const versions = [...new Set(nodes.map((path) => packages[path]?.version))].join(', ')
  return via
    .filter((advisory) => typeof advisory === 'object')
    .map(({ severity, title, url }) => `${severity}  ${name} ${versions} (${where}): ${title} ${url}`)
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
