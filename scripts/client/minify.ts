import { type MinifyOptions, minify } from 'terser'
import { version } from 'terser/package.json' with { type: 'json' }

/** Safe options only; property names are kept. */
const OPTIONS: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { ecma: 2020, passes: 2 },
  format: { ecma: 2020, comments: false },
}

/** Marker in a script, so that its hash changes with the minifier's options. */
export const PACKED_BY = `// terser ${version} ${JSON.stringify(OPTIONS)}`

/** Minifies the bundler's output further: about 4 KB (brotli) for every page. */
export async function minified(script: string): Promise<Uint8Array> {
  const { code } = await minify(script, OPTIONS)
  return new TextEncoder().encode(code)
}
