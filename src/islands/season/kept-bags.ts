import { usePage } from '../lib/page.tsx'

/** What the season says of bags, in words that come with the page: it has no room for what puts them together. */
export interface KeptBags {
  /** The way to how many bags, or to change what is kept of it. */
  link: string
  /** Each feeding's amount, by its number. */
  feedings: Record<number, string>
}

export const useKeptBags = () => usePage().props.bags as KeptBags
