import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { NO_MUTATIONS } from '../../scripts/client/query.ts'
import { withoutUnused } from '../../scripts/client/react.ts'

const SCREENS = import.meta.dir
const PACKAGES = `${SCREENS}/../../node_modules`
const REACT_DOM = await Bun.file(`${PACKAGES}/react-dom/cjs/react-dom-client.production.js`).text()

/** What scripts/client/react.ts leaves out of React, as someone would write it. */
const LEFT_OUT = {
  'parts of React':
    /\b(ViewTransition|Activity|Suspense|SuspenseList|lazy|use|Component|PureComponent|memo|forwardRef|useActionState|useFormState|compiler-runtime|preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b.*from ['"]react/,
  'elements that React moves into the head': /<(title|link|style|meta|script|base)[\s>](?!.*svg)/,
  'elements of our own making': /<[a-z]+-[a-z-]+[\s>]/,
  'a reference to a fragment': /<Fragment[^>]* ref=/,
}

describe('what is left out of React', () => {
  test('is there to be left out, and what is left is still a script', () => {
    const left = withoutUnused(REACT_DOM)
    expect(left.length).toBeLessThan(REACT_DOM.length * 0.86)
    expect(() => new Function('exports', 'require', left)).not.toThrow()
    expect(() => withoutUnused(REACT_DOM.replaceAll('startViewTransition', 'renamed'))).toThrow('startViewTransition')
    expect(() => withoutUnused(REACT_DOM.replaceAll('SuspenseException', 'Suspended'))).toThrow('4 things')
  })

  test('and so is every error that would be made when the script is read', () => {
    expect(REACT_DOM).toMatch(/^(var| ) \w+ = Error\(/m)
    expect(withoutUnused(REACT_DOM)).not.toMatch(/^(var| ) \w+ = Error\(/m)
  })

  for (const [what, written] of Object.entries(LEFT_OUT))
    test(`no screen uses: ${what}`, async () => {
      for await (const path of new Glob('**/*.{ts,tsx}').scan(SCREENS))
        if (!/\.test\.|^testing\//.test(path))
          for (const line of (await Bun.file(`${SCREENS}/${path}`).text()).split('\n'))
            expect(written.test(line) ? `${path}: ${line}` : null).toBeNull()
    })

  test('nor do the packages that screens use', async () => {
    let files = 0
    for await (const path of new Glob('@tanstack/react-query/build/modern/*.js').scan(PACKAGES)) {
      files++
      const code = (await Bun.file(`${PACKAGES}/${path}`).text()).replace(/^\s*\*.*/gm, '')
      expect([path, LEFT_OUT['parts of React'].test(code)]).toEqual([path, false])
    }
    expect(files).toBeGreaterThan(20)
  })
})

test('no screen uses what is left out of react-query: writes go by useSend', async () => {
  const calls = `${PACKAGES}/@tanstack/query-core/build/modern/queryClient.js`
  const asked = new Set((await Bun.file(calls).text()).match(/(?<=#mutationCache\.)\w+/g))
  for (const call of ['resumePausedMutations', 'clear'])
    expect([NO_MUTATIONS.includes(`${call}()`), asked.has(call)]).toEqual([true, true])
  for await (const path of new Glob('**/*.{ts,tsx}').scan(SCREENS)) {
    const code = await Bun.file(`${SCREENS}/${path}`).text()
    expect([path, /\b(use|is|get)Mutat|MutationCache\b/.test(code) && !path.startsWith('react-parts')]).toEqual([
      path,
      false,
    ])
  }
})
