import { EXECUTABLE, median, residentMb, serve } from './executable.ts'

const ROUNDS = 15

/** Times of `--help` and of the first response, and memory at rest. */
export async function measureStart() {
  const help: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    const startedAt = performance.now()
    await Bun.spawn([EXECUTABLE, '--help'], { env: {}, stdout: 'ignore' }).exited
    help.push(performance.now() - startedAt)
  }
  const first: number[] = []
  let rest = 0
  for (let n = 0; n < 5; n++) {
    const served = await serve()
    first.push(served.firstAnswer)
    if (n === 4) {
      await Bun.sleep(3000)
      rest = await residentMb(served.pid)
    }
    await served.stop()
  }
  return [
    { what: 'gona --help', value: median(help), unit: 'ms', aim: 30 },
    { what: 'start to first answer', value: median(first), unit: 'ms', aim: 100 },
    { what: 'memory at rest', value: rest, unit: 'MB', aim: 80 },
  ]
}
