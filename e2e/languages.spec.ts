import type { Page } from '@playwright/test'
import { LANGUAGE_IDS, type Language } from '../src/contracts/languages.ts'
import { isKeyOf } from '../src/shared/records.ts'
import { TEXTS_BY_LANGUAGE } from '../src/words/index.ts'
import { sentencesOf } from '../src/words/sentences.ts'
import { changeProfile } from './farmer.ts'
import { axe, expect, test } from './fixtures.ts'
import { FONT_NAMES, setFont } from './fonts.ts'
import { adminScreens, farmerScreens, PUBLIC_SCREENS, somethingToRead } from './screens.ts'

// The narrowest phone we promise to fit.
const NARROWEST = 320
/** Usual phones, and a desk. */
const OTHER_WIDTHS = [360, 412, 1280]
/** Other journeys check accessibility in English, and the colours of one screen in the dark. */
const CHECKED_IN = { yo: 'dark', ig: 'bright' } as const satisfies Partial<Record<Language, string>>
test.use({ viewport: { width: NARROWEST, height: 640 } })
test.describe.configure({ timeout: 600_000 })

for (const language of LANGUAGE_IDS) {
  test.describe(`in ${language}`, () => {
    test('a visitor reads every public page', async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'lang', value: language, url: baseURL! }])
      for (const path of PUBLIC_SCREENS) {
        await readable(page, path, language)
      }
      await page.goto('/register')
      await settled(page)
      await page.locator('form[action="/register"] [type=submit]').click()
      await fits(page, language)
    })

    test('a farmer reads every screen', async ({ page, farmer }) => {
      await changeProfile(page, { preferredLanguage: language })
      const toRead = await somethingToRead(page.request)
      await page.goto('/')
      await settled(page)
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor()
      await fits(page, language)
      await page.evaluate((id) => localStorage.setItem(`gona.stageSetupComplete.${id}`, 'true'), farmer.user.id)
      const colours = isKeyOf(CHECKED_IN, language) ? CHECKED_IN[language] : null
      await page.emulateMedia({ colorScheme: colours === 'dark' ? 'dark' : 'light' })
      if (colours === 'bright') await page.evaluate(() => localStorage.setItem('gona.bright', ''))
      for (const path of farmerScreens(toRead)) {
        await readable(page, path, language)
        if (colours) await axe(page)
      }
    })

    test('an administrator reads every tab', async ({ admin: { page }, farmer }) => {
      await changeProfile(page, { preferredLanguage: language })
      for (const path of adminScreens(farmer.user.id)) await readable(page, path, language)
    })
  })
}

async function readable(page: Page, path: string, language: Language) {
  await page.goto(path)
  await settled(page)
  expect(await page.evaluate(shiftOfLayout), `${path} in ${language} moves while it loads`).toBeLessThan(0.01)
  await fits(page, language)
}

/** Sums the layout shifts of a page since its start, those after input aside (CLS). */
function shiftOfLayout(): Promise<number> {
  const shift = (entry: object) =>
    'value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput)
      ? entry.value
      : 0
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      done(list.getEntries().reduce((sum, entry) => sum + shift(entry), 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // Without a shift the observer is not called.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0, 0)))
  })
}

/** Waits until the page is interactive; pages without islands are at once. */
async function settled(page: Page) {
  if (await page.locator('[data-island]').count())
    await page.locator('body[data-hydrated]').waitFor({ state: 'attached' })
}

/** Checks the page's language attribute, the absence of translated English sentences, and overflow. */
async function fits(page: Page, language: Language) {
  const where = `${page.url()} in ${language}`
  await expect(page.locator('html'), where).toHaveAttribute('lang', language)
  const text = await page.evaluate(everythingSaid)
  const english = englishSentences(language).filter(
    ({ parts, pattern }) => parts.every((part) => text.includes(part)) && pattern.test(text),
  )
  expect(
    english.map(({ key, sentence }) => `${key}: ${sentence}`),
    `English on ${where}`,
  ).toEqual([])
  for (const font of FONT_NAMES) {
    await setFont(page, font)
    await fitsWidth(page, NARROWEST, `${where} in ${font}`)
  }
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    await fitsWidth(page, width, where)
  }
  await page.setViewportSize({ width: NARROWEST, height: 640 })
}

async function fitsWidth(page: Page, screen: number, where: string) {
  const { width, wide, cut } = await page.evaluate(tooWide)
  expect(width, `${where} is too wide for ${screen} px: ${wide.join('; ')}`).toBeLessThanOrEqual(screen)
  expect(cut, `${where} cuts words off at ${screen} px`).toEqual([])
}

/** Collects all texts of a page, visible or for screen readers, except those marked as English. */
function everythingSaid() {
  const silent = 'script, style, template'
  const english = document.documentElement.lang === 'en' ? '' : ', [lang=en]'
  const said = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (element?.closest(silent + english)) continue
    if (node instanceof Element) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) said.push(node.getAttribute(name) ?? '')
    } else said.push(node.textContent ?? '')
  }
  return said.join(' ').replace(/\s+/g, ' ')
}

/** Page width, overflowing elements, and buttons and tabs whose words do not fit. */
function tooWide() {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 60)}`
  const all = [...document.body.querySelectorAll('*')]
  return {
    width: document.scrollingElement?.scrollWidth ?? 0,
    wide: all
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 5)
      .map(name),
    cut: all
      .filter((element) => element.matches('button, a.button, nav a') && element.clientWidth > 0)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(name),
  }
}

interface Sentence {
  key: string
  sentence: string
  /** Words around its placeholders: most pages lack one, and looking for them is faster than the pattern. */
  parts: string[]
  pattern: RegExp
}

const known = new Map<Language, Sentence[]>()

/** English sentences of three words and more that this language translates. */
function englishSentences(language: Language): Sentence[] {
  const found = known.get(language)
  if (found) return found
  const [english, own] = [wordsOf('en'), wordsOf(language)]
  const ownTexts = [...own.values()]
  const sentences = [...english]
    .filter(([key, sentence]) => own.get(key) !== sentence)
    .flatMap(([key, sentence]) => forms(sentence).map((form) => ({ key, form })))
    .filter(({ form }) => words(form) >= 3)
    .filter(({ form }) => !ownTexts.some((text) => text.includes(form)))
    .map(({ key, form }) => ({ key, sentence: form, parts: partsOf(form), pattern: patternOf(form) }))
  known.set(language, sentences)
  return sentences
}

/** Texts of the app: screens, landing page and advice figures. */
function wordsOf(language: Language): Map<string, string> {
  const { screens, landing, advice } = TEXTS_BY_LANGUAGE[language]
  return sentencesOf({ ...screens, landing, ...advice.evidence, typical: advice.typical })
}

const words = (form: string) => form.replace(/\{\w+\}/g, '').match(/\p{L}+/gu)?.length ?? 0

/** `{n|# like|# likes}` has two forms; `#` is the number. */
function forms(template: string): string[] {
  const choice = /\{\w+\|([^|}]*)\|([^}]*)\}/
  if (!choice.test(template)) return [template]
  return [1, 2].map((form) => template.replace(choice, (...parts) => String(parts[form]).replace('#', '{n}')))
}

const partsOf = (form: string) => form.split(/\{\w+\}/)

function patternOf(form: string): RegExp {
  const parts = partsOf(form).map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
  return new RegExp(`(?<!\\p{L})${parts.join('.{1,60}?')}(?!\\p{L})`, 'u')
}
