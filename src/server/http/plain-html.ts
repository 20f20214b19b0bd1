import { Fragment, isValidElement, type ReactNode } from 'react'
import { escaped } from './escaped.ts'
import { holdsUseId } from './part-template.ts'

/** Those that React writes by name, attributes and children alone. */
const ELEMENTS = new Set(
  (
    'x div span p section article main header footer nav ul ol li dl dt dd h1 h2 h3 h4 b strong em small a ' +
    'table caption thead tbody tr th td svg use path rect circle g'
  ).split(' '),
)
/** As React writes them. */
const ATTRIBUTES: Record<string, string> = {
  className: 'class',
  tabIndex: 'tabindex',
  ...Object.fromEntries(
    'id href role lang scope viewBox fill focusable width height d x y rx cx cy r'
      .split(' ')
      .map((name) => [name, name]),
  ),
}
/** An address that React would write as it is. */
const PLACE = /^[/#]/

/** What only React knows how to write. */
class NotPlain extends Error {}

/**
 * The HTML of plain elements and of the components that give them, to the byte what React makes of them, without the
 * third of a page's time that React takes for it; null for anything else. Called while React renders a component, whose
 * hooks theirs become: only once, therefore.
 */
export function plainHtml(node: ReactNode): string | null {
  try {
    const html = write(node)
    return holdsUseId(html) ? null : html
  } catch (error) {
    if (error instanceof NotPlain) return null
    throw error
  }
}

function write(node: ReactNode): string {
  let html = ''
  /** Two texts beside each other are kept apart. */
  let textBefore = false

  function add(node: unknown): void {
    if (typeof node === 'string' || typeof node === 'number') addText(`${node}`)
    else if (Array.isArray(node)) for (const one of node) add(one)
    else if (isValidElement<Record<string, unknown>>(node)) addElement(node.type, node.props)
    else if (node !== null && node !== undefined && typeof node !== 'boolean') throw new NotPlain()
  }

  function addText(words: string): void {
    if (words === '') return
    html += textBefore ? `<!-- -->${escaped(words)}` : escaped(words)
    textBefore = true
  }

  function addElement(type: unknown, props: Record<string, unknown>): void {
    if (typeof type === 'function' && !type.prototype?.isReactComponent) {
      add(type(props))
      return
    }
    if (type === Fragment) {
      add(props.children)
      return
    }
    if (typeof type !== 'string' || !ELEMENTS.has(type)) throw new NotPlain()
    html += `<${type}${attributes(props)}>`
    textBefore = false
    add(props.children)
    html += `</${type}>`
    textBefore = false
  }

  add(node)
  return html
}

function attributes(props: Record<string, unknown>): string {
  let all = ''
  for (const name in props) {
    const value = props[name]
    if (name === 'children' || name === 'ref' || value === undefined || value === null || typeof value === 'function')
      continue
    const isAria = name.startsWith('aria-')
    const written = isAria || name.startsWith('data-') ? name : ATTRIBUTES[name]
    if (!written || !(typeof value === 'string' || typeof value === 'number' || isAria)) throw new NotPlain()
    if (name === 'href' && !PLACE.test(`${value}`)) throw new NotPlain()
    all += ` ${written}="${escaped(`${value}`)}"`
  }
  return all
}
