import type { Page } from '@playwright/test'
import { axe, expect, hydrated, test } from './fixtures.ts'
import { registerFarmer } from './people.ts'

// Sent at once, also at night.
test.use({ gonaEnv: { SMS_ROUTE: 'transactional' } })

const QUESTION = 'Why do the leaves of my maize curl?'

/** Counts the presses of a person: a choice from a list is one, writing is one for the field. */
function presses(page: Page) {
  let n = 0
  return {
    count: () => n,
    async press(name: string | RegExp, role: 'button' | 'link' = 'button') {
      n++
      await page.getByRole(role, { name, exact: true }).first().click()
    },
    async choose(label: string, value: string) {
      n++
      await page.getByLabel(label, { exact: true }).selectOption(value)
    },
    async write(label: string, text: string) {
      n++
      await page.getByRole('textbox', { name: label, exact: true }).fill(text)
    },
  }
}

test.describe('on a narrow phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a farmer asks, an administrator makes an officer of another farmer, who answers, and it helped', async ({
    page,
    farmer,
    admin,
    browser,
    baseURL,
  }) => {
    await page.goto('/questions')
    await page.getByLabel('Your question', { exact: true }).fill(QUESTION)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByText('Waiting for an answer')).toBeVisible()

    const context = await browser.newContext({ baseURL: baseURL! })
    const officer = await context.newPage()
    const helper = await registerFarmer(context.request, { firstName: 'Hauwa', lastName: 'Garba' })
    await admin.page.goto(`/admin/audience?find=${helper.phone.slice(-8)}`)
    await admin.page.getByRole('link', { name: 'Hauwa Garba' }).click()
    await expect(admin.page.getByRole('heading', { name: 'Hauwa Garba' })).toBeVisible()
    await admin.page.getByLabel('This farmer is an extension officer').check()
    await admin.page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(admin.page.getByText('It is saved.')).toBeVisible()
    await expect(admin.page.getByLabel('This farmer is an extension officer')).toBeChecked()

    const answering = presses(officer)
    await officer.goto('/officer')
    await expect(officer.getByText(QUESTION)).toBeVisible()
    expect(await officer.content()).not.toContain(farmer.phone.slice(4))
    await answering.write('Your answer', 'Aphids. Wash them off with water.')
    await answering.press('Send the answer')
    await expect(officer.getByText('Sent. The farmer gets it in the way they chose.')).toBeVisible()
    expect(answering.count()).toBeLessThanOrEqual(3)
    await context.close()

    await page.reload()
    await expect(page.getByText('Aphids. Wash them off with water.')).toBeVisible()
    await page.getByRole('button', { name: 'Yes, it helped' }).click()
    await expect(page.getByText('Solved')).toBeVisible()
  })
})

test('a question asked in the field is sent when the network is back', async ({ page, farmer, context }) => {
  expect(farmer.user.id).toBeTruthy()
  await page.goto('/questions')
  await hydrated(page)
  await axe(page)
  await context.setOffline(true)
  await page.getByLabel('Your question', { exact: true }).fill(QUESTION)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByLabel('Your question', { exact: true })).toHaveValue('')
  await context.setOffline(false)
  const asked = async () =>
    (await (await page.request.get('/api/questions')).json()).map((one: { text: string }) => one.text)
  await expect.poll(asked, { timeout: 60_000 }).toEqual([QUESTION])
})

test.describe('an administrator', () => {
  test('writes to the maize farmers of Kano in six presses at most', async ({ admin: { page }, farmer, context }) => {
    expect(farmer.user.id).toBeTruthy()
    const preferences = { weather: true, advisory: true, community: false, sms: true }
    await context.request.put('/api/profile', { data: { notificationPreferences: preferences } })
    for (const path of ['/officer', `/admin/people/${farmer.user.id}`]) {
      await page.goto(path)
      await axe(page)
    }
    await page.goto('/admin')
    await hydrated(page)
    const { press, choose, write, count } = presses(page)
    await press('Write to farmers', 'link')
    await choose('State', 'Kano')
    await choose('Crop', 'maize')
    await write('Message', 'Urea is at the store.')
    await press('Check message and cost')
    await expect(page.getByText('Urea is at the store.').first()).toBeVisible()
    await press(/^Send to/)
    await expect(page).toHaveURL(/\/admin\?tab=analytics/)
    expect(count()).toBeLessThanOrEqual(6)
  })
})
