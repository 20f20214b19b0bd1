import { SCREENS, type ScreenName } from '../../src/contracts/screens.ts'

/** Everything that a first visit brings, in KB (brotli): HTML, styles, icon, scripts, words and response headers. */
const HOME_KB = 107
const FARMER_KB = 108
/** Opened once a season; 9 KB are the sum itself, which has to work without network later. */
const BAGS_KB = 121
/** All tabs of the administration in one file; administrators have better networks. */
const ADMIN_KB = 113
/** Picture of Nigeria's states on the administrators' overview, beside ADMIN_KB. */
export const MAP_KB = 22
/**
 * Home with the set-up of crops, which opens by itself on a new farmer's first visit. It weighs 113; the names that the
 * minifier draws move it by 0.2 from build to build.
 */
export const SET_UP_KB = 114
/** Part of each budget for the page's HTML and later reads, which the build does not know. */
export const HTML_KB = 8

export const budgetOf = (screen: ScreenName): number =>
  screen === 'home' ? HOME_KB : screen === 'bags' ? BAGS_KB : SCREENS[screen].who === 'admin' ? ADMIN_KB : FARMER_KB
