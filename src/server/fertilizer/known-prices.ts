import { eq, sql } from 'drizzle-orm'
import { dayNumber } from '../../agronomy/dates.ts'
import { type CanonicalCropId, canonicalCrop, isCropId } from '../../contracts/crops.ts'
import type { KnownPrice } from '../../contracts/fertilizer-field.ts'
import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { type Country, GRADES, type GradeId } from '../../contracts/grades.ts'
import { MAX_PRICE_AGE_DAYS, type PriceList } from '../../contracts/prices.ts'
import type { Database, Write } from '../../db/open.ts'
import { farmerPrices } from '../../db/schema/fertilizer.ts'
import type { PriceService } from '../prices/service.ts'

type Item = GradeId | CanonicalCropId
type EnteredPrice = typeof farmerPrices.$inferSelect

type Listed = Omit<PriceList['inputs'][number], 'grade' | 'bagKg'>

/** Known prices of bags, and of a kilogram of produce (`kg` is 1). Prices that the farmer entered take precedence. */
interface PriceBook {
  of(item: Item, kg: number): KnownPrice | null
  /** Bag sizes in which a fertilizer has a price. */
  bagsOf(grade: GradeId): number[]
}

export const HARVEST_PRICE_KG = 1
const bagOf = ({ id, bagKg }: FieldPlanInput['grades'][number]): number => bagKg ?? GRADES[id].bagKg

export function createPriceLookup(db: Pick<Database, 'orm' | 'prepared'>, cooperative: Pick<PriceService, 'newest'>) {
  const { orm } = db
  const ofPerson = db.prepared(() =>
    orm
      .select()
      .from(farmerPrices)
      .where(eq(farmerPrices.userId, sql.placeholder('user'))),
  )

  return {
    async book(userId: string, country: Country, today: string): Promise<PriceBook> {
      const [entered, list] = await Promise.all([ofPerson.all({ user: userId }), cooperative.newest(country)])
      return buildPriceBook(entered, list, today)
    },

    /** Stores entered prices; a prefilled price keeps its date and source. */
    remember(
      userId: string,
      crop: CanonicalCropId,
      { grades, cropPrice }: FieldPlanInput,
      book: PriceBook,
      date: string,
    ): Write[] {
      const all: { item: Item; kg: number; price: number | null | undefined }[] = [
        ...grades.map((grade) => ({ item: grade.id, kg: bagOf(grade), price: grade.price })),
        { item: crop, kg: HARVEST_PRICE_KG, price: cropPrice },
      ]
      return all.flatMap(({ item, kg, price }) => {
        const known = book.of(item, kg)
        if (price == null || (known?.counts && known.price === price)) return []
        return [
          orm
            .insert(farmerPrices)
            .values({ id: Bun.randomUUIDv7(), userId, item, kg, price, date })
            .onConflictDoUpdate({
              target: [farmerPrices.userId, farmerPrices.item, farmerPrices.kg],
              set: { price, date },
            }),
        ]
      })
    },
  }
}

/** Fills in known prices; null means unknown. */
export function fillKnownPrices(input: FieldPlanInput, crop: CanonicalCropId, book: PriceBook): FieldPlanInput {
  const known = (item: Item, kg: number) => {
    const price = book.of(item, kg)
    return price?.counts ? price.price : null
  }
  return {
    ...input,
    grades: input.grades.map((grade) => ({
      ...grade,
      price: grade.price === undefined ? known(grade.id, bagOf(grade)) : grade.price,
    })),
    cropPrice: input.cropPrice === undefined ? known(crop, HARVEST_PRICE_KG) : input.cropPrice,
  }
}

/** Combines prices entered by the farmer with the cooperative's list. */
export function buildPriceBook(
  entered: readonly EnteredPrice[],
  { inputs, produce }: PriceList,
  today: string,
): PriceBook {
  const ofItem = <Row>(item: Item, kg: number, row: Row) => ({ ...row, item, kg })
  const listed = [
    ...inputs.map((row) => ofItem(row.grade, row.bagKg, row)),
    ...produce.flatMap((row) => (isCropId(row.crop) ? [ofItem(canonicalCrop(row.crop), HARVEST_PRICE_KG, row)] : [])),
  ]
  return {
    of(item, kg) {
      const is = (row: { item: Item; kg: number }) => row.item === item && row.kg === kg
      const own = entered.find(is)
      const theirs = listed.find(is)
      const known = [own && ownPrice(own, today), theirs && cooperativePrice(theirs)].filter((one) => one != null)
      return known.find(({ counts }) => counts) ?? known[0] ?? null
    },
    bagsOf: (grade) =>
      [...new Set([...entered, ...listed].filter(({ item }) => item === grade).map(({ kg }) => kg))].sort(
        (a, b) => b - a,
      ),
  }
}

const ownPrice = ({ price, date }: EnteredPrice, today: string): KnownPrice => {
  const days = Math.max(0, dayNumber(today) - dayNumber(date))
  return { price, whose: 'own', market: null, date, days, counts: days <= MAX_PRICE_AGE_DAYS }
}

const cooperativePrice = ({ price, market, date, days, counts }: Listed): KnownPrice => ({
  price,
  whose: 'cooperative',
  market,
  date,
  days,
  counts,
})
