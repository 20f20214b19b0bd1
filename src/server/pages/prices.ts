import { COUNTRIES } from '../../contracts/grades.ts'
import type { Language } from '../../contracts/languages.ts'
import { boardParamsSchema } from '../../contracts/market.ts'
import type { PriceImport } from '../../contracts/prices.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import type { ImportReport, PricesScreenProps } from '../../islands/prices/prices.tsx'
import { refusalSentence } from '../../words/refusals.ts'
import type { Services } from '../compose.ts'
import { cursorOf } from './prefetched-pages.ts'
import type { ScreenData, SignedInPage } from './screen-page.ts'

const PRICES_SHOWN = 50
const SEEN_SHOWN = 20

/** Price list of one country, and the report of an imported file. */
export async function showPrices(
  { prices, priceBoard, seenPrices }: Services,
  { actor, user, query, again, c, t }: SignedInPage,
): Promise<ScreenData> {
  const home = (coordinatesOf(user.location)?.lat ?? 0) < 0 ? 'NA' : 'NG'
  const chosenCountry = again?.form.values.country ?? query.country
  const country = COUNTRIES.find((each) => each === chosenCountry) ?? home
  const { before } = cursorOf(query.before)
  const [list, imports, board, seen, last] = await Promise.all([
    prices.list(actor, { country, limit: PRICES_SHOWN, before: before ?? undefined }),
    prices.imports(actor),
    priceBoard.list(actor, country, boardParamsSchema.parse(query), (crop) => t(`crop.${crop}`)),
    seenPrices.list(actor, { limit: SEEN_SHOWN, before: cursorOf(query.seen).before ?? undefined }),
    prices.lastTyped(actor, country),
  ])
  const report = imports.find(({ id }) => id === query.report)
  const shown: PricesScreenProps = {
    country,
    today: prices.today(country),
    last,
    ...list,
    before,
    board,
    seen: { items: seen.items, next: seen.next },
    removing: list.items.find(({ id }) => id === query.remove) ?? null,
    report: report ? wordImportReport(report, c.get('language')) : null,
    reports: imports.map(({ faults: _, ...counts }) => counts),
  }
  return { props: { ...shown } }
}

const wordImportReport = ({ faults, ...report }: PriceImport, language: Language): ImportReport => ({
  ...report,
  faults: faults.map(({ message, refusal, ...where }) => ({
    ...where,
    why: refusal ? refusalSentence(refusal, language) : message,
  })),
})
