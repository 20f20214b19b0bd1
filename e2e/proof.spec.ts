import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { change } from './database.ts'
import { daysAgo, open, sees, wizardSeen } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import type { Gona } from './gona.ts'

/** The farmers' file of partners, as the operator writes it. */
async function partners(gona: Gona): Promise<string> {
  const { code, stdout, stderr } = await gona.cli(['export', 'farmers', '--out', '-'])
  expect(code, stderr).toBe(0)
  return stdout
}

async function askedHarvest(gona: Gona, userId: string, cropId: string): Promise<void> {
  const values = [randomUUID(), userId, cropId, daysAgo(140), new Date().toISOString()]
  change(
    gona,
    `insert into harvest_questions (id, user_id, crop_id, season, way, state, asked_at) values (?, ?, ?, ?, 'web', 'asked', ?)`,
    values,
  )
}

test('consent, a comparison, the harvest, and a file of partners without who withdrew', async ({
  page,
  farmer,
  admin,
  gona,
}) => {
  await wizardSeen(page, farmer)
  expect(await partners(gona)).not.toContain(farmer.phone)
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Yes, share' }).click()
  await sees(page, 'You agreed: partners may get your details.')
  expect(await partners(gona)).toContain(farmer.phone)

  const declared = join(gona.dataDir, 'trial.json')
  const comparison = {
    id: 'sms-helps',
    name: 'Does advice by SMS help?',
    unit: 'farmer',
    arms: [
      { id: 'sms', share: 0.8 },
      { id: 'none', share: 0.2, held: true },
    ],
    n: 100,
    start: daysAgo(1),
    end: daysAgo(-60),
    measure: 'harvest',
    what: { kind: 'holdout', of: 'sms' },
  }
  await writeFile(declared, JSON.stringify(comparison))
  expect(await gona.cli(['trials', 'add', declared])).toMatchObject({ code: 0 })
  await open(admin.page, '/admin/trials')
  await sees(admin.page, 'Does advice by SMS help?')
  await sees(admin.page, 'Share: reported a harvest')
  await axe(admin.page)

  const planted = { cropType: 'maize', plantingDate: daysAgo(140), growthStage: 'harvesting', farmArea: 2 }
  const { id } = await (await page.request.post('/api/crops', { data: planted })).json()
  await askedHarvest(gona, farmer.user.id, id)
  await open(page, `/crops/${id}`)
  const card = page.getByRole('region', { name: 'What did you harvest?' })
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('Write the number of bags, like 12 or 0')
  await card.getByLabel('Number of bags').fill('400')
  await axe(page)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('That is a lot for your field.')
  await card.getByLabel('Number of bags').fill('12')
  await card.getByLabel('How big is a bag?').selectOption('50 kg')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card).toHaveCount(0)
  const log = await (await page.request.get(`/api/crops/${id}/log`)).json()
  expect(log).toMatchObject([{ kind: 'harvested', amount: 600, unit: 'kg' }])

  await open(page, '/profile')
  await page.getByRole('button', { name: 'No, do not share' }).click()
  await sees(page, 'No partner gets your details.')
  expect(await partners(gona)).not.toContain(farmer.phone)
  const everybody = await gona.cli(['export', 'farmers', '--out', '-', '--all', '--reason', 'A count for the ministry'])
  expect(everybody.stdout).toContain(farmer.phone)
  expect(await gona.cli(['export', 'farmers', '--out', '-', '--all'])).toMatchObject({ code: 2 })
})

test('the harvest is answered without script, and nothing to report ends the question too', async ({
  browser,
  baseURL,
  farmer,
  page,
  gona,
}) => {
  const planted = { cropType: 'maize', plantingDate: daysAgo(140), growthStage: 'harvesting', farmArea: 2 }
  const { id } = await (await page.request.post('/api/crops', { data: planted })).json()
  await askedHarvest(gona, farmer.user.id, id)
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`/crops/${id}`)
  const card = plain.getByRole('region', { name: 'What did you harvest?' })
  await card.getByLabel('Number of bags').fill('many')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(plain.getByText('Please check the number of bags and send it again.').first()).toBeVisible()
  await card.getByRole('button', { name: 'I do not know' }).click()
  await expect(card).toHaveCount(0)
  expect(await (await page.request.get(`/api/crops/${id}/log`)).json()).toEqual([])
  await context.close()
})
