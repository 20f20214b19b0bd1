import { describe, expect, test } from 'bun:test'
import { createElement as h, memo, type ReactNode, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { plainHtml } from './plain-html.ts'

/** What both make of the same. */
function both(node: ReactNode) {
  let plain = null as string | null
  const around = () => {
    plain = plainHtml(node)
    return null
  }
  renderToString(h(around))
  return { plain, react: renderToString(node) }
}

function Counter({ from }: { from: number }) {
  const [n] = useState(from)
  return [n, ' of ', '', 9, null, false]
}
const Named = () => h('b', { id: useId() })

const PLAIN: Record<string, ReactNode> = {
  'texts side by side': h('p', null, 'a', 1, '', 'b', h('b', null, 'c'), 'd', null, 'e', true),
  'what people write': h('p', { title: undefined, 'aria-label': `"<'&>` }, `<b>"O'Neil" & co`),
  'a component with a state, in a list': h('ul', null, [h('li', { key: 1 }, 'x', h(Counter, { from: 3 }), 'y')]),
  attributes: h(
    'section',
    { className: '', id: 'one', tabIndex: -1, 'aria-hidden': true, 'aria-expanded': false, 'data-n': 0, onClick() {} },
    h('a', { className: 'link', href: '/here?a=1&b=2', 'aria-current': undefined }, 'go'),
  ),
  'an icon': h('svg', { viewBox: '0 0 24 24', focusable: 'false', fill: undefined }, h('path', { d: 'M0 0h1' })),
  nothing: null,
}

const NOT_PLAIN: Record<string, ReactNode> = {
  'an address of elsewhere': h('a', { href: 'other:there' }),
  'an input': h('p', null, h('input', { name: 'a' })),
  'an attribute of few elements': h('p', { style: { color: 'red' } }),
  'a truth that is no attribute': h('p', { role: true as never }),
  'a useId in the HTML': h(Named),
  'a component that is remembered': h(memo(() => 'a')),
}

describe('what React makes to the byte, without it', () => {
  test.each(Object.entries(PLAIN))('%s', (_, node) => {
    const { plain, react } = both(node)
    expect(plain).toBe(react)
  })

  test.each(Object.entries(NOT_PLAIN))('is left to React: %s', (_, node) => expect(both(node).plain).toBeNull())

  test('fails where a component fails', () => {
    const broken = () => {
      throw new Error('broken')
    }
    expect(() => both(h(broken))).toThrow('broken')
  })
})
