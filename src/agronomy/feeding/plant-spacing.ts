import type { Country } from '../../contracts/grades.ts'
import { firstItem, lastItem } from '../../shared/lookups.ts'
import type { CropFigures } from '../crops/figures.ts'

interface Distances {
  row: number | null
  plant: number | null
}

export function plantSpacing({ spacing }: CropFigures, country: Country): Distances {
  const own = country === 'NA' ? spacing.find((row) => row.country !== undefined) : undefined
  const found = own ?? spacing[0]
  return { row: midpoint(found?.row_cm), plant: midpoint(found?.plant_cm) }
}

const midpoint = (cm: number | number[] | undefined): number | null =>
  Array.isArray(cm) ? (firstItem(cm) + lastItem(cm)) / 2 : (cm ?? null)
