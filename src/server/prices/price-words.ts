import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import { fill } from '../../shared/fill.ts'
import { translatorFor, WORDS } from '../../words/index.ts'
import type { PriceBrief } from './market.ts'

/** Prices of one crop in two SMS segments at most: `Maize 1 kg: Kano 400 (6 days). Hold 5 months: must reach 432.` */
export function priceText(crop: CanonicalCropId, { markets, hold }: PriceBrief, language: Language): string {
  const { sms, advice } = WORDS[language]
  if (markets.length === 0) return fill(sms.priceNone, { crop: advice.crops[crop] })
  const today = translatorFor(language)('prices.today')
  const prices = markets.map(({ market, price, days }) =>
    days === 0 ? `${market} ${price} (${today})` : fill(sms.priceAt, { market, price, n: days }),
  )
  const said = fill(sms.prices, { crop: capital(advice.crops[crop]), prices: prices.join(', ') })
  if (hold === null) return said
  if (hold === 'wet') return `${said} ${sms.priceDry}`
  const kept = fill(sms.priceHold, { n: hold.months, price: Math.round(hold.woven) })
  const airtight = hold.airtight === null ? '' : fill(sms.priceAirtight, { airtight: Math.round(hold.airtight) })
  return `${said} ${kept}${airtight}.`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
