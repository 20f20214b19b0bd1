import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const MODULES = join(import.meta.dirname, '../node_modules')
const dejavu = (weight: number) =>
  join(MODULES, `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`)
const noto = (letters: string) =>
  join(MODULES, `@fontsource-variable/noto-sans/files/noto-sans-${letters}-standard-normal.woff2`)

/** Noto Sans has the letters of all seven languages in three files. */
const NOTO = ['latin', 'latin-ext', 'vietnamese']

/** Fonts for tests of text width, independent of the machine. */
const FONTS = {
  narrow: NOTO.map((letters) => ({ path: noto(letters), weight: '100 900', stretch: '62.5% 100%' })),
  wide: [400, 700].map((weight) => ({ path: dejavu(weight), weight: String(weight), stretch: '100%' })),
}
type FontName = keyof typeof FONTS
export const FONT_NAMES = Object.keys(FONTS) as FontName[]

const faces = FONT_NAMES.flatMap((family) =>
  FONTS[family].map(({ path, ...descriptors }) => ({
    family,
    ...descriptors,
    data: readFileSync(path).toString('base64'),
  })),
)

/** Sets a font for all text of the open page. Needs no script and no network there. */
export async function setFont(page: Page, font: FontName): Promise<void> {
  if (await page.evaluate(useFont, font)) return
  await page.evaluate(loadFaces, faces)
  await page.evaluate(useFont, font)
}

/** Returns false if the page has not loaded the fonts. */
function useFont(name: FontName): boolean {
  if (![...document.fonts].some(({ family }) => family === 'wide')) return false
  document.documentElement.style.setProperty('--font', `${name}, wide`)
  document.body.style.fontStretch = name === 'narrow' ? '62.5%' : ''
  return true
}

async function loadFaces(faces: { family: string; weight: string; stretch: string; data: string }[]): Promise<void> {
  for (const { family, weight, stretch, data } of faces) {
    const letters = atob(data)
    const bytes = new Uint8Array(letters.length)
    // A call for each of 860,000 letters would take longer than all the rest.
    for (let n = 0; n < letters.length; n++) bytes[n] = letters.charCodeAt(n)
    document.fonts.add(await new FontFace(family, bytes, { weight, stretch }).load())
  }
}
