import { usePage } from '../lib/page.tsx'

/** Texts about the fertilizer plan on the season page. The server renders them to keep the page's script small. */
export interface SavedBags {
  /** Link text: make a plan, or edit the saved one. */
  link: string
  feedings: Record<number, string>
}

export const useSavedBags = () => usePage<{ bags: SavedBags }>().props.bags
