/** The colours of all drawings. Flat: a shape has one, and a dark edge. */
export const PALETTE = {
  edge: '#2b2016',
  soil: '#8a5228',
  dark: '#5a3217',
  wood: '#a9713c',
  leaf: '#3d9a3f',
  deep: '#1f6b32',
  lime: '#a5c93d',
  straw: '#e3bf5b',
  grain: '#f2b632',
  sun: '#ffcc22',
  orange: '#f08a24',
  red: '#d8372a',
  rust: '#a8442a',
  rose: '#ea7f93',
  purple: '#8b4a9c',
  violet: '#6a58b8',
  sky: '#7cc4ea',
  blue: '#2f7fc4',
  grey: '#a9adb0',
  ash: '#6d6f72',
  cream: '#f7e7bd',
  white: '#fff',
  /** The ground that drawings stand on. */
  paper: '#f6efdd',
  skin: '#7b4a2b',
  cloth: '#2f7fc4',
  black: '#2b2016',
} as const
export type Paint = keyof typeof PALETTE

/**
 * A path on the 64 by 64 grid: filled with a dark edge; with a width a line of that colour instead, with 0 filled and
 * without an edge. Or shapes that are turned or moved together.
 */
export type Shape = readonly [paint: Paint, path: string, width?: number] | { turn: string; of: Art }
export type Art = readonly Shape[]

/** A circle as a path. */
export const circleShape = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`

/** The same path from several points; `path` begins there and says the rest relatively. */
export const translateShape = (points: readonly (readonly [x: number, y: number])[], path: string): string =>
  points.map(([x, y]) => `M${x} ${y}${path}`).join('')

/** The ground that crops stand on. */
export const GROUND_SHAPE: Shape = ['soil', 'M2 54h60v8H2z']

/** Returns SVG markup; `instead` replaces colours. */
export const artMarkup = (art: Art, instead: Partial<Record<Paint, Paint>> = {}): string =>
  art.map((shape) => shapeMarkup(shape, instead)).join('')

function shapeMarkup(shape: Shape, instead: Partial<Record<Paint, Paint>>): string {
  if ('of' in shape) return `<g transform="${shape.turn}">${artMarkup(shape.of, instead)}</g>`
  const [paint, path, width] = shape
  const colour = PALETTE[instead[paint] ?? paint]
  if (width === undefined) return `<path fill="${colour}" d="${path}"/>`
  if (width === 0) return `<path fill="${colour}" stroke="none" d="${path}"/>`
  return `<path stroke="${colour}" stroke-width="${width}" d="${path}"/>`
}
