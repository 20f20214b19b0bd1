import { type MinifyOptions, minify } from 'terser'
import { version } from 'terser/package.json' with { type: 'json' }

/** Nothing that changes what a script does in any case: none of the unsafe ones, no names of properties. */
const OPTIONS: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { ecma: 2020, passes: 2 },
  format: { ecma: 2020, comments: false },
}

/** In a script before it is made smaller, so that its name, a hash of what it holds, changes with the way it is packed. */
export const PACKED_BY = `// terser ${version} ${JSON.stringify(OPTIONS)}`

/** What the bundler has made small, smaller: about 4 KB (brotli) of what comes with every page. */
export async function minified(script: string): Promise<Uint8Array> {
  const { code } = await minify(script, OPTIONS)
  return new TextEncoder().encode(code)
}
