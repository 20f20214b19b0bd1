import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'
import type { Person } from './people.ts'

/** From now on this browser has seen the stage wizard, so that it does not open over the page under test. */
export const wizardSeen = (page: Page, { user }: Person) =>
  page.addInitScript((id) => localStorage.setItem(`gona.stageSetupComplete.${id}`, 'true'), user.id)

/** Opens a page and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** A toast with these words, or whatever else says them. */
export const sees = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

/** True when the middle of a control is on the screen and nothing, such as a fixed bar or a toast, covers it. */
export const isSeen = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
    return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true)
  })

/** Makes the next calls of this method and path answer with a failure. */
export const refuse = (page: Page, path: string, status = 500, message = 'Internal Server Error') =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: { message } }))

/** The profile with other values, set through its own door. */
export async function changeProfile(page: Page, change: Record<string, unknown>): Promise<void> {
  const answer = await page.request.put('/api/profile', { data: change })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The day in Nigeria so many days ago (ahead, where negative), as its forms and calls write it. */
export const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' })
