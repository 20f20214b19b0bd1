import type { RainStartForecast } from '../contracts/rains.ts'
import type { Translate } from './translate.ts'

/** `12 Jun`. */
export function dayAndMonth(day: string, t: Translate): string {
  const date = new Date(day)
  return `${date.getUTCDate()} ${t('date.monthsShort').split(' ')[date.getUTCMonth()]}`
}

/** Start of the rains in sentences: seen, else odds and the national forecast, else the usual dates. Never one date ahead. */
export function rainLines(rains: RainStartForecast, t: Translate): string[] {
  const { best, weeks, later, laterThanSeen, getSeed, seen, expected, usual, years } = rains
  if (usual === null) return [t('rains.none')]
  if (seen !== null) return [t('rains.seen', { day: dayAndMonth(seen, t) })]
  const between = ({ from, to }: { from: string; to: string }) => ({
    from: dayAndMonth(from, t),
    to: dayAndMonth(to, t),
  })
  const lines: string[] = []
  if (laterThanSeen) lines.push(t('rains.never', { n: years }), t('rains.wait'))
  else if (best !== null && later !== null) {
    const thisWeek = weeks[0]!.tenths
    lines.push(
      t('rains.odds', { odds: best.tenths, ...between(best) }),
      thisWeek > 0 ? t('rains.week', { odds: thisWeek }) : t('rains.early'),
      t(getSeed ? 'rains.seed' : 'rains.wait'),
    )
  }
  if (expected !== null)
    lines.push(
      t('rains.expected', { source: expected.source, area: expected.area, year: expected.year, ...between(expected) }),
    )
  return lines.length > 0 ? lines : [t('rains.usual', between({ from: usual.early, to: usual.late }))]
}

/** Outlook of a month; null without one. */
export function outlookLine({ outlook }: RainStartForecast, t: Translate): string | null {
  if (outlook === null) return null
  const month = t('date.monthsShort').split(' ')[Number(outlook.month.slice(5)) - 1]!
  const kind = outlook.kind === 'usual' ? 'normal' : outlook.kind
  return t(`rains.${kind}`, { month, odds: outlook.tenths })
}
