import { usePage } from '../lib/page.tsx'

/** Texts about the fertilizer plan on the season page. The server renders them to keep the page's script small. */
export interface SavedPlanLinks {
  /** Link text: make a plan, or edit the saved one. */
  link: string
  feedings: Record<number, string>
}

export const useSavedPlanLinks = () => usePage<{ bags: SavedPlanLinks }>().props.bags
