// Process killed by the kill test: finishes all campaigns of the database named in its arguments.
import { openFile } from '../../../../db/file/open-file.ts'
import { systemClock } from '../../../../shared/clock.ts'
import { createLog } from '../../../../shared/log.ts'
import { readConfig } from '../../../config.ts'
import { smsSettings } from '../../../testing/providers/africas-talking.ts'
import { createSmsService } from '../service.ts'

const [path, url] = process.argv.slice(2)
const db = openFile(path!)
const config = readConfig({ ...smsSettings(url!), SMS_ROUTE: 'transactional' })
const sms = createSmsService({
  db,
  config,
  clock: systemClock,
  log: createLog('silent'),
  fetch,
  smsWording: (row) => row.sms,
  lanes: 4,
  leaseMs: 200,
})
process.stdout.write('ready\n')
await sms.startDaily(new Date('2026-05-04T06:00:00Z'))
while ((await sms.campaigns({ kind: 'operator' })).some((campaign) => campaign.finishedAt === null)) {
  await sms.run()
  await Bun.sleep(5)
}
process.exit(0)
