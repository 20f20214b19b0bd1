import { afterEach, expect, test } from 'bun:test'
import { smsWorld, type World } from '../fixture.ts'
import { campaignRow, createCampaign, stopCampaign } from './campaigns.ts'

let world: World
afterEach(() => world.close())

test('a campaign that is stopped twice keeps the reason of the first time', async () => {
  world = await smsWorld()
  const { db, time } = world
  const id = await createCampaign(db, { kind: 'bulk', day: null, startedBy: null, now: time.now })
  for (const sentence of ['The balance is used up.', 'The cap is reached.'])
    await stopCampaign(db, id!, { brief: sentence, sentence }, time.now, false)
  expect(await campaignRow(db, id!)).toMatchObject({ state: 'stopped', stopReason: 'The balance is used up.' })
})
