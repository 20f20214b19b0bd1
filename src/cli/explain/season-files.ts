import type { SeasonWaterRow, SimulatedSeason } from '../../agronomy/water/simulate-season.ts'

const COLUMNS: [name: string, value: (row: SeasonWaterRow) => string | number | null, digits?: number][] = [
  ['date', (row) => row.date],
  ['day_after_planting', (row) => row.dayAfterPlanting],
  ['stage', (row) => row.stage],
  ['tmax_c', (row) => row.tMax, 1],
  ['tmin_c', (row) => row.tMin, 1],
  ['rain_mm', (row) => row.rain, 1],
  ['et0_mm', (row) => row.et0, 2],
  ['et0_method', (row) => row.et0Method],
  ['kc', (row) => row.kc, 3],
  ['etc_mm', (row) => row.etc, 2],
  ['root_depth_m', (row) => row.rootDepth, 3],
  ['taw_mm', (row) => row.taw, 1],
  ['p', (row) => row.p, 3],
  ['raw_mm', (row) => row.raw, 1],
  ['effective_rain_mm', (row) => row.effectiveRain, 2],
  ['runoff_mm', (row) => row.runoff, 2],
  ['irrigation_mm', (row) => row.irrigation, 1],
  ['ks', (row) => row.ks, 3],
  ['eta_mm', (row) => row.eta, 2],
  ['deep_percolation_mm', (row) => row.deepPercolation, 2],
  ['depletion_mm', (row) => row.depletion, 2],
  ['gdd', (row) => row.gdd, 1],
  ['gdd_total', (row) => row.gddTotal, 1],
  ['weather', (row) => (row.estimated ? 'typical' : 'known')],
]

/** CSV with one line a day. Units: mm, °C, m, °C d. */
export function seasonCsv({ rows }: SimulatedSeason): string {
  const cell = (value: string | number | null, digits?: number) =>
    value === null ? '' : typeof value === 'number' && digits !== undefined ? value.toFixed(digits) : String(value)
  return `${[
    COLUMNS.map(([name]) => name),
    ...rows.map((row) => COLUMNS.map(([, value, digits]) => cell(value(row), digits))),
  ]
    .map((line) => line.join(','))
    .join('\n')}\n`
}

const WIDTH = 900
const HEIGHT = 460
const LEFT = 56
const RIGHT = 16
const TOP = 44
const RAIN_HEIGHT = 110
const SOIL_TOP = TOP + RAIN_HEIGHT + 30
const SOIL_HEIGHT = HEIGHT - SOIL_TOP - 40

/** SVG chart: rain and watering in the upper part, soil water depletion with RAW and TAW in the lower part. */
export function seasonSvg({ rows }: SimulatedSeason, title: string): string {
  const x = (n: number) => LEFT + ((WIDTH - LEFT - RIGHT) * n) / Math.max(1, rows.length - 1)
  const mostRain = Math.max(10, ...rows.map((row) => Math.max(row.rain, row.irrigation)))
  const mostTaw = Math.max(10, ...rows.map((row) => row.taw))
  const rainY = (mm: number) => TOP + (RAIN_HEIGHT * mm) / mostRain
  const soilY = (mm: number) => SOIL_TOP + (SOIL_HEIGHT * mm) / mostTaw
  const line = (value: (row: SeasonWaterRow) => number) =>
    rows.map((row, n) => `${n ? 'L' : 'M'}${x(n).toFixed(1)} ${soilY(value(row)).toFixed(1)}`).join('')
  const bar = (value: (row: SeasonWaterRow) => number, colour: string, shift: number) =>
    rows
      .map((row, n) =>
        value(row) > 0
          ? `<path d="M${(x(n) + shift).toFixed(1)} ${TOP}V${rainY(value(row)).toFixed(1)}" stroke="${colour}" stroke-width="2"/>`
          : '',
      )
      .join('')
  const months = rows
    .map((row, n) =>
      row.date.endsWith('-01') || n === 0
        ? `<path d="M${x(n).toFixed(1)} ${TOP}V${HEIGHT - 40}" stroke="#ddd"/><text x="${x(n).toFixed(1)}" y="${HEIGHT - 22}">${row.date}</text>`
        : '',
    )
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><text x="${LEFT}" y="20" font-size="15">${escapeXml(title)}</text>`,
    months,
    `<text x="4" y="${TOP + 10}">rain, mm</text><text x="4" y="${TOP + RAIN_HEIGHT}">${mostRain.toFixed(0)}</text>`,
    bar((row) => row.rain, '#1f5f99', 0),
    bar((row) => row.irrigation, '#2e8b57', 2),
    `<text x="4" y="${SOIL_TOP + 4}">0 (full)</text><text x="4" y="${SOIL_TOP + SOIL_HEIGHT}">${mostTaw.toFixed(0)} mm</text>`,
    `<path d="${line((row) => row.taw)}" fill="none" stroke="#8a5a2b" stroke-width="1.5" stroke-dasharray="2 3"/>`,
    `<path d="${line((row) => row.raw)}" fill="none" stroke="#c77700" stroke-width="1.5" stroke-dasharray="6 4"/>`,
    `<path d="${line((row) => row.depletion)}" fill="none" stroke="#222" stroke-width="2"/>`,
    `<text x="${LEFT}" y="${HEIGHT - 6}">solid: depletion; long dashes: RAW; short dashes: TAW; blue: rain; green: irrigation</text>`,
    '</svg>',
  ].join('\n')
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
