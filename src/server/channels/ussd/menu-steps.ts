import { AppError } from '../../../shared/errors.ts'
import { lastItem } from '../../../shared/lookups.ts'
import { refusalText } from '../../../words/refusals.ts'
import type { DialSession, Menu } from './dial.ts'
import { MENU_KEYS, splitIntoPages } from './split-pages.ts'
import { type MenuPlace, menuPlace, type StoredScreen } from './view.ts'

const ROOT_SCREENS = ['home', 'claim']

export interface MenuStep {
  standing: StoredScreen
  reason: string | null
}

export const HOME_PLACE = menuPlace('home')
/** First place for a new caller. */
export const LANGUAGES_PLACE = menuPlace('languages')
/** Place of the ownership question. Until it is answered, only this place and the screens it leads to are open. */
export const CLAIM_PLACE = menuPlace('claim')
const OPEN_TO_CLAIMS = new Set(['claim', 'claimKeep', 'claimSure', 'claimRefuse', 'languages', 'speak'])

/** Shows a place; `back`: places behind key 0, the nearest last. */
export async function showPlace(
  menu: Menu,
  dial: DialSession,
  place: MenuPlace,
  back: MenuPlace[] = [],
): Promise<MenuStep> {
  // After an upgrade during a session the menu may have no such place.
  const there = menu[place.at] ? place : HOME_PLACE
  const known = dial.claim && menu[CLAIM_PLACE.at] && !OPEN_TO_CLAIMS.has(there.at) ? CLAIM_PLACE : there
  const view = await menu[known.at]!.show(dial, known.given)
  if ('at' in view) return showPlace(menu, dial, view, back)
  const standing = {
    language: dial.language,
    place: known,
    view,
    page: 0,
    back: ROOT_SCREENS.includes(known.at) ? [] : back,
  }
  return { standing, reason: null }
}

/** Handles one answer; invalid keys and refusals stay on the screen with the reason. */
export async function handleKey(menu: Menu, dial: DialSession, from: StoredScreen, answer: string): Promise<MenuStep> {
  try {
    return await followAnswer(menu, dial, from, answer)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { standing: from, reason: refusalText(error, dial.language).message }
  }
}

async function followAnswer(menu: Menu, dial: DialSession, from: StoredScreen, answer: string): Promise<MenuStep> {
  const key = answer.trim()
  const { view, place, back } = from
  if (key === MENU_KEYS.home) return showPlace(menu, dial, HOME_PLACE)
  if (key === MENU_KEYS.back && back.length > 0) return showPlace(menu, dial, lastItem(back), back.slice(0, -1))
  const pages = splitIntoPages(view, dial.words.ussd.footer, back.length === 0, from.reason ?? null).length
  if (key === MENU_KEYS.more && from.page < pages - 1)
    return { standing: { ...from, page: from.page + 1 }, reason: null }
  const here = menu[place.at]
  const behind = here?.passing ? back : [...back, place]
  const chosen = /^\d{1,2}$/.test(key) ? view.choices[Number(key) - 1] : undefined
  if (chosen) return showPlace(menu, dial, chosen.to, behind)
  if (view.asks === null || !here?.take || key === '') return { standing: from, reason: dial.words.ussd.wrongKey }
  const taken = await here.take(dial, place.given, key)
  return 'wrong' in taken ? { standing: from, reason: taken.wrong } : showPlace(menu, dial, taken, behind)
}
