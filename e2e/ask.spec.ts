import type { APIRequestContext, Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { LANGUAGE_IDS } from '../src/contracts/languages.ts'
import { RECORDING_MAX_BYTES } from '../src/contracts/questions.ts'
import { changeProfile } from './farmer.ts'
import { axe, expect, hydrated, test } from './fixtures.ts'

const { launchOptions } = config.use!
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions!.args!, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const asked = async (request: APIRequestContext) =>
  (await (await request.get('/api/questions')).json()) as { id: string; text: string; recordingUrl: string | null }[]

/** Holds the button until the recording has gone on for two seconds. */
async function speak(page: Page) {
  const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Hold and speak' }).boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await expect(page.getByText(/Recording: ([2-9]|1\d) s/)).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('main audio')).toBeVisible()
}

/** The recording that was sent is there and has 40 KB at most. */
async function isSmall(page: Page) {
  const [question] = await asked(page.request)
  const bytes = (await (await page.request.get(question!.recordingUrl!)).body()).length
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(RECORDING_MAX_BYTES)
}

/** Plays the first recording of the page until it is heard. */
async function plays(page: Page) {
  await hydrated(page)
  const player = page.locator('main audio').first()
  await player.evaluate((audio: HTMLAudioElement) => audio.play())
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0)
}

test('a question is spoken: the microphone only after the press, 40 KB at most, heard by all who see it', async ({
  page,
  farmer,
  admin,
}) => {
  expect(farmer.user.id).toBeTruthy()
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const ask = devices.getUserMedia.bind(devices)
    devices.getUserMedia = (wanted) => {
      document.documentElement.dataset.microphone = 'asked'
      return ask(wanted)
    }
  })
  await page.goto('/questions')
  await hydrated(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-microphone')
  await speak(page)
  await expect(page.locator('html')).toHaveAttribute('data-microphone', 'asked')
  await axe(page)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('link', { name: 'A recording' })).toBeVisible()
  const [question] = await asked(page.request)
  await isSmall(page)
  await page.goto(`/questions/${question!.id}`)
  await plays(page)
  await axe(page)
  for (const path of ['/officer', '/admin/inbox']) {
    await admin.page.goto(path)
    await plays(admin.page)
    await axe(admin.page)
  }
})

test('a recording goes on to 20 seconds without a finger, by a keyboard, and stays within 40 KB', async ({
  page,
  farmer,
}) => {
  expect(farmer.user.id).toBeTruthy()
  await page.goto('/questions')
  await hydrated(page)
  await page.getByRole('button', { name: 'Hold and speak' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Recording: \d+ s/)).toBeVisible()
  await expect(page.locator('main audio')).toBeVisible()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('link', { name: 'A recording' })).toBeVisible()
  await expect(page.locator('main audio')).toHaveCount(0)
  await isSmall(page)
})

test('a question spoken in the field is sent when the network is back', async ({ page, farmer, context }) => {
  expect(farmer.user.id).toBeTruthy()
  await page.goto('/questions')
  await hydrated(page)
  await context.setOffline(true)
  await speak(page)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.locator('main audio')).toHaveCount(0)
  await context.setOffline(false)
  await expect.poll(async () => (await asked(page.request)).map(({ text }) => text), { timeout: 60_000 }).toEqual([''])
  expect((await asked(page.request))[0]!.recordingUrl).toBeTruthy()
})

const HOLES = 'Holes in the leaves and sawdust in the funnel'

/** Two kept answers that fit one question, and the farmer's question that got them. */
async function askKnown(page: Page, admin: Page): Promise<string> {
  const send = async (request: APIRequestContext, method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](path, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { id: string; suggested?: unknown[] }
  }
  for (const text of ['It is fall armyworm. Crush the eggs and worms.', 'Look at the funnels early each morning.']) {
    const { id } = await send(admin.request, 'post', '/api/questions', { text: HOLES })
    const answer = await send(admin.request, 'post', `/api/questions/${id}/answers`, { text })
    await send(admin.request, 'put', `/api/officer/answers/${answer.id}`, {
      ...{ approved: true, forCrop: null, language: 'en', question: HOLES },
    })
  }
  const { id, suggested } = await send(page.request, 'post', '/api/questions', { text: HOLES, language: 'en' })
  expect(suggested?.length).toBeGreaterThanOrEqual(2)
  return id
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the screens of questions fit and are accessible in every language', async ({ page, farmer, admin }) => {
    const id = await askKnown(page, admin.page)
    await admin.page.setViewportSize({ width: 320, height: 640 })
    for (const language of LANGUAGE_IDS) {
      for (const [who, paths] of [
        [page, ['/questions', `/questions/${id}`]],
        [admin.page, ['/officer', '/officer?show=answered']],
      ] as const) {
        await changeProfile(who, { preferredLanguage: language })
        for (const path of paths) {
          await who.goto(path)
          await hydrated(who)
          await expect(who.locator('html')).toHaveAttribute('lang', language)
          expect(await who.evaluate(() => document.scrollingElement?.scrollWidth), `${path} ${language}`).toBe(320)
          await axe(who)
        }
      }
    }
    expect(farmer.user.id).toBeTruthy()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('earlier answers are shown one at a time, and none that helped leads to an officer', async ({
      page,
      farmer,
      admin,
    }) => {
      expect(farmer.user.id).toBeTruthy()
      await page.goto(`/questions/${await askKnown(page, admin.page)}`)
      const answers = page.locator('main .big-answer')
      const first = await answers.textContent()
      await page.getByRole('link', { name: 'No, show the next answer' }).click()
      await expect(answers).toHaveCount(1)
      expect(await answers.textContent()).not.toBe(first)
      while (await page.getByRole('link', { name: 'No, show the next answer' }).count())
        await page.getByRole('link', { name: 'No, show the next answer' }).click()
      await page.getByRole('button', { name: 'No, I still need help' }).click()
      await expect(page.getByText('Waiting for an answer')).toBeVisible()
      await expect(answers).toHaveCount(0)
    })
  })
})
