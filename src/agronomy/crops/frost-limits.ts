/** Frost limits of a crop: air temperatures, °C at 2 m, below which leaves burn and below which the plant dies. */
export interface FrostLimit {
  hardiness: 'tender' | 'tree' | 'hardy'
  light: number
  killing: number
  /** Frost limits while the crop is in ear or flower. */
  inFlower?: { light: number; killing: number }
}

/*
 * Groups of crops: PMC10202904 table 2 (tomato, potato, beans, maize, lettuce, cabbage, onion, carrot, wheat), FAO y7223e
 * chapter 4 (plants of the tropics, citrus wood) and Burpee's list; the other crops are grouped from memory.
 */
export const TENDER_FROST_LIMIT: FrostLimit = { hardiness: 'tender', light: 1, killing: -1 }
export const CEREAL_FROST_LIMIT: FrostLimit = { hardiness: 'tender', light: 0, killing: -2 }
export const TREE_FROST_LIMIT: FrostLimit = { hardiness: 'tree', light: 0, killing: -2 }
export const HARDENED_FROST_LIMIT: FrostLimit = { hardiness: 'hardy', light: -3, killing: -5 }
export const HARDY_FROST_LIMIT: FrostLimit = { hardiness: 'hardy', light: -4, killing: -7 }
