import type { Menu } from '../dial.ts'
import { home } from './home.ts'
import { languages } from './languages.ts'
import type { MenuNeeds } from './needs.ts'
import { speak } from './speak.ts'

/** Every screen of the menu by its name, which sessions remember. */
export const createMenu = (needs: MenuNeeds): Menu => ({
  home: home(needs),
  languages,
  speak: speak(needs),
})
