import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'
import type { Person } from './people.ts'

/** Marks the stage wizard as seen in this browser, so that it does not cover the page under test. */
export const wizardSeen = (page: Page, { user }: Person) =>
  page.addInitScript((id) => localStorage.setItem(`gona.stageSetupComplete.${id}`, 'true'), user.id)

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Finds these words, in a toast or elsewhere. */
export const sees = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

/** Returns whether the middle of a control is on screen and not covered, for example by a toast. */
export const isSeen = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
    return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true)
  })

/** Makes further calls of this method and path fail. */
export const refuse = (page: Page, path: string, status = 500, message = 'Internal Server Error') =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: { message } }))

/** Changes the profile by its own call. */
export async function changeProfile(page: Page, change: Record<string, unknown>): Promise<void> {
  const answer = await page.request.put('/api/profile', { data: change })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Day in Nigeria, this many days ago (negative: ahead), as forms write it. */
export const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' })
