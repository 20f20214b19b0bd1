import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { shiftClock } from './clock.ts'
import { type Gona, startGona } from './gona.ts'
import { createAdmin, type Person, registerFarmer } from './people.ts'

interface ForWorker {
  /** Settings for this file's server: `test.use({ gonaEnv: { … } })` at the top of the file. */
  gonaEnv: Record<string, string>
  /** Compiled executable with a database of this worker. Its tests share it and create their own people. */
  gona: Gona
}

interface ForTest {
  /** New farmer in Kano with maize and cassava, signed in in `page`. */
  farmer: Person
  /** New administrator, signed in in `admin.page`, a separate browser context. */
  admin: Person & { page: Page }
  gonaLog: undefined
}

export const test = base.extend<ForTest, ForWorker>({
  gonaEnv: [{}, { option: true, scope: 'worker' }],

  gona: [
    async ({ gonaEnv }, use) => {
      const gona = await startGona(gonaEnv)
      await use(gona)
      const code = await gona.stop()
      const log = gona.log()
      await gona.remove()
      if (code !== 0) throw new Error(`gona serve ended with exit code ${code} after SIGTERM\n${log}`)
    },
    { scope: 'worker' },
  ],

  browser: [
    async ({ browser }, use) => {
      shiftClock(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ gona }, use) => use(gona.url),

  // Pages receive only texts that the build found in their sources: none may be missing. Nothing may violate the page's
  // content policy.
  context: async ({ context }, use) => {
    const complaints = complaintsOf(context)
    await use(context)
    expect(complaints).toEqual([])
  },

  farmer: async ({ context }, use) => use(await registerFarmer(context.request)),

  admin: async (
    { browser, gona, baseURL, viewport, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId },
    use,
  ) => {
    const context = await browser.newContext({
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      locale,
      timezoneId,
    })
    const complaints = complaintsOf(context)
    const person = await createAdmin(gona, context.request)
    await use({ ...person, page: await context.newPage() })
    await context.close()
    expect(complaints).toEqual([])
  },

  gonaLog: [
    async ({ gona }, use, testInfo) => {
      const before = gona.log().length
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('gona.log', { body: gona.log().slice(before), contentType: 'text/plain' })
      }
    },
    { auto: true },
  ],
})

export { expect }

/** Collects missing texts and policy violations of a context's pages. */
function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (line) => {
    if (/^No words for|Content Security Policy/.test(line.text()))
      complaints.push(`${line.text()} on ${line.page()?.url()}`)
  })
  return complaints
}

/** Waits until the islands are interactive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('body[data-hydrated]').waitFor({ state: 'attached' })
}

/** Checks WCAG 2.2 AA with axe and lists failing elements. Leaves the page unchanged. */
export async function axe(page: Page): Promise<void> {
  // Colours are wrong during a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const putBack = await page.evaluateHandle(unpinned)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  await putBack.evaluate((back) => back())
  await page.emulateMedia({ reducedMotion: null })
  const readable = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(
      ({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary?.replaceAll('\n', '\n    ')}`,
    ),
  ])
  expect(readable.join('\n'), `${page.url()} is not accessible`).toBe('')
}

// Puts fixed bars into the flow for axe: they cover whatever is scrolled below. Runs in the page.
function unpinned(): () => void {
  const bars = [...document.querySelectorAll<HTMLElement>('.shell *')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  )
  const before = bars.map((bar) => bar.style.position)
  for (const bar of bars) bar.style.position = 'static'
  return () => {
    for (const [n, bar] of bars.entries()) bar.style.position = before[n]!
  }
}
