import { createApp } from './app.ts'
import { composeServices } from './compose.ts'
import type { Config } from './config.ts'
import { type Assets, loadAssets } from './http/assets.ts'
import { type HandedOver, handBack, requestOf } from './http/handed-over.ts'
import type { FromReader } from './http/readers.ts'

/** So often the schedule of a server does it too. */
const WORDS_MS = 60_000

const say = (message: FromReader) => postMessage(message)

/** Answers reads that the server's own thread hands over, from a connection of its own, until it is told to stop. First come the settings. */
export function answerReads(assets: () => Promise<Assets> = loadAssets): void {
  self.onmessage = async ({ data: config }: MessageEvent<Config>) => {
    const services = await composeServices(config)
    // Only a crowd's requests come here.
    const app = createApp(services, await assets(), { metrics: null, crowd: { joins: () => true } })
    const { words, log } = services
    const refresh = () => words.refresh().catch((error) => log.error('words.refresh', { message: String(error) }))
    const refreshing = setInterval(refresh, WORDS_MS)
    self.onmessage = async ({ data }: MessageEvent<HandedOver | 'stop'>) => {
      if (data === 'stop') {
        clearInterval(refreshing)
        await services.close()
        process.exit()
      }
      const server = { requestIP: () => ({ address: data.address }) }
      try {
        say(await handBack(data.number, await app.fetch(requestOf(data), { server })))
      } catch {
        say({ number: data.number, answer: null })
      }
    }
    say('ready')
  }
}
