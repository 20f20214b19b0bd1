import { SCREENS } from './screens.ts'

export const MAIN_TABS = Object.values(SCREENS)
  .filter((screen) => 'tab' in screen)
  .map(({ paths: [href], main, tab }) => ({ ...tab, label: main, href }))

export type Tab = (typeof MAIN_TABS)[number]['name']
