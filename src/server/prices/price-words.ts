import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Language } from '../../contracts/languages.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { smsLength } from '../../words/gsm7.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../words/index.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'
import type { PriceSummary } from './market.ts'

const MOST_SEGMENTS = 2

/**
 * Prices of one crop in two SMS segments at most, with fewer markets if their names are long:
 * `Maize 1 kg: Kano 400 (6 days). Hold 5 months: must reach 432.`
 */
export function priceText(crop: CanonicalCropId, brief: PriceSummary, language: Language): string {
  const text = wholeText(crop, brief, language)
  const { markets } = brief
  if (markets.length < 2 || smsLength(toPlainCharacters(text)).segments <= MOST_SEGMENTS) return text
  return priceText(crop, { ...brief, markets: markets.slice(0, -1) }, language)
}

function wholeText(crop: CanonicalCropId, { markets, hold }: PriceSummary, language: Language): string {
  const { sms, advice } = TEXTS_BY_LANGUAGE[language]
  if (markets.length === 0) return fillPlaceholders(sms.priceNone, { crop: advice.crops[crop] })
  const today = translatorFor(language)('prices.today')
  const prices = markets.map(({ market, price, days }) =>
    days === 0 ? `${market} ${price} (${today})` : fillPlaceholders(sms.priceAt, { market, price, n: days }),
  )
  const message = fillPlaceholders(sms.prices, { crop: capitalize(advice.crops[crop]), prices: prices.join(', ') })
  if (hold === null) return message
  if (hold === 'wet') return `${message} ${sms.priceDry}`
  const holding = fillPlaceholders(sms.priceHold, { n: hold.months, price: Math.round(hold.woven) })
  const airtight =
    hold.airtight === null ? '' : fillPlaceholders(sms.priceAirtight, { airtight: Math.round(hold.airtight) })
  return `${message} ${holding}${airtight}.`
}

export function priceSentences({ markets, hold }: PriceSummary): string[] {
  if (markets.length === 0) return ['sms.priceNone']
  const holding = hold === null ? [] : hold === 'wet' ? ['sms.priceDry'] : ['sms.priceHold', 'sms.priceAirtight']
  return ['sms.prices', 'sms.priceAt', ...holding]
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
