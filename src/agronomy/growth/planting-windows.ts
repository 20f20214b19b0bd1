import type { CanonicalCropId } from '../../contracts/crops.ts'
import { nearestSpan, nextSpan } from '../climate/yearly-spans.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import { cropFacts, type PlantingWindowFacts } from '../crops/crop-facts.ts'
import { dayInYear, dayNumber, isoDate, yearOf } from '../dates.ts'

export interface PlantingAdvice {
  /** `open` inside a window, `soon` within 30 days before one, `late` up to 20 days after, `closed` otherwise, `none`: no window known here. */
  state: 'open' | 'soon' | 'late' | 'closed' | 'none'
  /** The window meant: the open one, else the next one, else the one just missed. */
  window: PlantingWindowFacts | null
  /** ISO dates of that window. */
  start: string | null
  end: string | null
  /** Days until it opens (0 when open) and days until it closes (negative when late). */
  daysToStart: number | null
  daysLeft: number | null
  /** True when the window or its use here is weakly sourced. */
  rough: boolean
}

/**
 * Where `date` stands in the crop's planting windows of a zone. `irrigated` also considers windows that need watering.
 * In a Nigerian zone without windows of its own a crop may follow another.
 */
export function plantingWindow(
  crop: CanonicalCropId,
  zone: ZoneId,
  date: string,
  { irrigated = false }: { irrigated?: boolean } = {},
): PlantingAdvice {
  const { windows, borrowed } = windowsOf(crop, zone, irrigated)
  const today = dayNumber(date)
  const spans = windows.map((window) => ({ window, ...nearestSpan(window.start, window.end, today) }))
  const open = spans.find((s) => today >= s.start && today <= s.end)
  const late = spans.filter((s) => today > s.end && today - s.end <= 20).sort((a, b) => b.end - a.end)[0]
  const ahead = windows.map((window) => ({ window, ...nextSpan(window.start, window.end, today) }))
  const next = ahead.sort((a, b) => a.start - b.start)[0]
  const soon = next && next.start - today <= 30 ? next : undefined
  const chosen = open ?? soon ?? late ?? next
  if (!chosen)
    return { state: 'none', window: null, start: null, end: null, daysToStart: null, daysLeft: null, rough: true }
  return {
    state: chosen === open ? 'open' : chosen === soon ? 'soon' : chosen === late ? 'late' : 'closed',
    window: chosen.window,
    start: isoDate(chosen.start),
    end: isoDate(chosen.end),
    daysToStart: Math.max(0, chosen.start - today),
    daysLeft: chosen.end - today,
    rough: chosen.window.rough || borrowed,
  }
}

/** The most recent day a window of the crop opened here, on or before `date`; null when no window is known. */
export function lastPlantingStart(
  crop: CanonicalCropId,
  zone: ZoneId,
  date: string,
  irrigated: boolean,
): string | null {
  const today = dayNumber(date)
  const starts = windowsOf(crop, zone, irrigated).windows.map((w) => {
    const thisYear = dayInYear(yearOf(today), w.start)
    return thisYear <= today ? thisYear : dayInYear(yearOf(today) - 1, w.start)
  })
  return starts.length > 0 ? isoDate(Math.max(...starts)) : null
}

interface Windows {
  windows: PlantingWindowFacts[]
  borrowed: boolean
}

/** Memo of a pure function: an entry or two a crop and zone. */
const windowsByZone = new Map<string, Windows>()

function windowsOf(crop: CanonicalCropId, zone: ZoneId, irrigated: boolean): Windows {
  const key = `${crop} ${zone} ${irrigated}`
  let windows = windowsByZone.get(key)
  if (!windows) {
    windows = findWindows(crop, zone, irrigated)
    windowsByZone.set(key, windows)
  }
  return windows
}

function findWindows(crop: CanonicalCropId, zone: ZoneId, irrigated: boolean): Windows {
  const of = (id: CanonicalCropId) =>
    cropFacts(id).plantingWindows.filter((w) => w.zones.includes(zone) && (irrigated || !w.irrigated))
  const own = of(crop)
  const { record } = cropFacts(crop)
  const like = record.life === 'annual' && ZONES[zone].country === 'NG' ? record.plantedLike : null
  const borrowed = own.length === 0 && like !== null
  return { windows: borrowed ? of(like) : own, borrowed }
}
