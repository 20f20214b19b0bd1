// Process killed by the kill test: notifies everybody of the warnings in the database named in its arguments, and queues their SMS.
import { openFile } from '../../../db/file/open-file.ts'
import { composeServices } from '../../compose.ts'
import { readConfig } from '../../config.ts'

const [path, now] = process.argv.slice(2)
const config = readConfig({ WEATHER_PROVIDER: 'climatology', RATE_LIMIT: 'off' })
const services = await composeServices(config, {
  db: openFile(path!),
  clock: { now: () => new Date(now!) },
  logLevel: 'silent',
})
process.stdout.write('ready\n')
await services.warnings.notify()
await services.voice.queueWarnings()
await services.voice.makeCalls()
process.exit(0)
