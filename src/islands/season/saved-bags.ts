import { usePage } from '../lib/page.tsx'

/** Texts of the season page about the fertilizer plan, rendered by the server to keep the page's script small. */
export interface SavedBags {
  /** Link text: make a plan, or change the saved one. */
  link: string
  feedings: Record<number, string>
}

export const useSavedBags = () => usePage<{ bags: SavedBags }>().props.bags
