import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { gonaIn } from './testing/gona.ts'

const gona = gonaIn()
afterAll(gona.remove)

const MAIN = join(import.meta.dir, 'main.ts')
/** Reads a byte, leaves the pipe full for a second, then reads the rest. */
const SLOW_READER = '(dd bs=1 count=1 2>/dev/null; sleep 1; cat)'

async function throughSlowPipe(line: string) {
  const child = Bun.spawn(['sh', '-c', `"${process.execPath}" "${MAIN}" ${line} | ${SLOW_READER}`], {
    env: { ...process.env, DATA_DIR: gona.dataDir, WEATHER_PROVIDER: 'climatology' },
    stdout: 'pipe',
    stderr: 'ignore',
  })
  return { out: await new Response(child.stdout).text() }
}

test('results reach a slow reader whole, far beyond what a pipe holds', async () => {
  expect((await gona.run('seed --farmers 600')).code).toBe(0)
  for (const line of ['users list --json', 'voice clips --csv']) {
    const { out } = await throughSlowPipe(line)
    expect(out, line).toBe((await gona.run(line)).out)
    expect(out.length, line).toBeGreaterThan(70_000)
  }
})

test('messages to a slow reader of stderr are whole too', async () => {
  const words = 'x'.repeat(100_000)
  const { out } = await throughSlowPipe(`${words} 2>&1`)
  expect(out).toContain('Run gona --help for a list.')
  expect(out.length).toBeGreaterThan(100_000)
})

test('a reader that leaves ends the command without a complaint', async () => {
  const child = Bun.spawn(['sh', '-c', `"${process.execPath}" "${MAIN}" voice clips --csv | head -n 1`], {
    env: { ...process.env, DATA_DIR: gona.dataDir },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  expect([await new Response(child.stdout).text(), await new Response(child.stderr).text()]).toEqual([
    'language,clip,text,seconds,state\r\n',
    '',
  ])
})
