import map from '@svg-maps/nigeria'

/** Shapes of the states, typed here because the package's type needs another package. */
const nigeriaOutline: { viewBox: string; locations: { name: string; path: string }[] } = map

/** States whose name on the map differs from ours. */
const OURS: Record<string, string> = { 'Federal Capital Territory': 'FCT', Nassarawa: 'Nasarawa' }

/** Number of shades above "none", by the share of the largest count. Each shade is a pattern, readable without colour. */
export const MAP_SHADES = 4

export const mapShadeOf = (n: number, largest: number): number =>
  n <= 0 || largest <= 0 ? 0 : Math.min(MAP_SHADES, Math.ceil((n / largest) * MAP_SHADES))

/** Fill patterns from none to the largest count: blank, dots, lines, a grid, solid. */
const PATTERNS = `<defs>
<pattern id="s1" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="#e6f2df"/><circle cx="6" cy="6" r="2" fill="#1b4d2b"/></pattern>
<pattern id="s2" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="#bfe0ae"/><path d="M0 9 9 0" stroke="#1b4d2b" stroke-width="2"/></pattern>
<pattern id="s3" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="#7fbf7b"/><path d="M0 9 9 0M0 0 9 9" stroke="#123b1e" stroke-width="2"/></pattern>
<pattern id="s4" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="#1b4d2b"/></pattern>
</defs>`

/** Map of Nigeria's states as SVG, each filled by its share of the largest count. Shapes: @svg-maps/nigeria, CC BY 4.0. */
export function nigeriaMap(counts: ReadonlyMap<string, number>): string {
  const countOf = (name: string) => counts.get(OURS[name] ?? name) ?? 0
  const largest = Math.max(0, ...nigeriaOutline.locations.map(({ name }) => countOf(name)))
  const states = nigeriaOutline.locations.map(({ name, path }) => {
    const n = countOf(name)
    const step = mapShadeOf(n, largest)
    const fill = step === 0 ? '#fff' : `url(#s${step})`
    return `<path d="${path}" fill="${fill}"><title>${OURS[name] ?? name}: ${n}</title></path>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${nigeriaOutline.viewBox}" stroke="#3b3b3b" stroke-width="1.2">${PATTERNS}${states.join('')}</svg>`
}

export const mapNames = (): string[] => nigeriaOutline.locations.map(({ name }) => OURS[name] ?? name)
