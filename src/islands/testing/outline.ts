/** Attributes that a user sees or hears besides the text. */
const SPOKEN = [
  'aria-current',
  'aria-expanded',
  'aria-pressed',
  'aria-invalid',
  'aria-busy',
  'aria-live',
  'aria-level',
  'aria-sort',
  'aria-required',
  'role',
  'tabindex',
  'scope',
  'action',
  'type',
  'name',
  'min',
  'max',
  'step',
  'maxlength',
  'inputmode',
  'autocomplete',
  'placeholder',
  'href',
  'target',
  'rel',
  'src',
  'accept',
  'datetime',
  'download',
  'lang',
  'alt',
  'aria-label',
  'data-said',
] as const
/** Attributes with ids of elements whose text is spoken too. */
const REFERENCES = ['aria-labelledby', 'aria-describedby'] as const
const FLAGS = ['required', 'readonly', 'hidden', 'inert', 'multiple'] as const
const IN_LINES = new Set<string>([
  ...SPOKEN,
  ...REFERENCES,
  ...FLAGS,
  'value',
  'checked',
  'selected',
  'disabled',
  'open',
])
/** Attributes whose values are ids, or refer to them. */
const IDS = /^(id|for|list|form|aria-controls|clip-path|fill|mask|filter|xlink:href)$/
const NAMED =
  /^(a|button|input|select|textarea|form|dialog|details|summary|fieldset|legend|label|h[1-6]|img|audio|output|progress|option|table|th|time)$/
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Suggested password, random each time. */
const SUGGESTED = /^[a-z]+-[a-z]+-\d\d$/

/** Replaces ids with numbers in order of appearance: `#1`. */
export function numberedIds(): (text: string) => string {
  const numbers = new Map<string, number>()
  return (text) =>
    text.replace(ID, (id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size + 1)
      return `#${numbers.get(id)}`
    })
}

/**
 * Outline of a page without styles: each text, and each control with its state. Four digits at the end are a hash of
 * elements, classes and styles.
 */
export function outlineOf(root: Element): string[] {
  const lines: string[] = []
  const looks: string[] = []
  const walk = (node: Node) => {
    if (node.nodeType === 3) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (text) lines.push(text.replace(SUGGESTED, '(suggested)'))
      return
    }
    if (node.nodeType !== 1) return
    const element = node as HTMLElement
    const tag = element.tagName.toLowerCase()
    if (tag === 'script' || tag === 'style' || (element as HTMLInputElement).type === 'hidden') return
    looks.push(looksOf(element))
    if (tag === 'svg')
      return void looks.push(...[...element.querySelectorAll('*')].map(looksOf), element.textContent ?? '')
    if (tag === 'form') return void form(element)
    const attributes = attributesOf(element)
    const named = NAMED.test(tag)
    const shown = named || attributes
    // A control or heading whose only content is text is one line.
    const only = element.children.length === 0 ? (element.textContent ?? '').replace(/\s+/g, ' ').trim() : null
    if (shown) lines.push([`${tag}${attributes}`, only].filter(Boolean).join(': '))
    if (only !== null && shown) return
    for (const child of element.childNodes) walk(child)
  }
  const form = (element: HTMLElement) => {
    const hidden = [...element.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
    lines.push(
      [
        'form',
        element.getAttribute('method'),
        element.getAttribute('enctype'),
        element.getAttribute('action'),
        ...hidden.map(({ name, value }) => `${name}=${value}`),
      ]
        .filter(Boolean)
        .join(' '),
    )
    for (const child of element.childNodes) walk(child)
  }
  walk(root)
  return [...folded(lines), `looks ${digest(looks.join('\n'))}`]
}

/** All attributes that the lines leave out; ids only as present, because React chooses them. */
function looksOf(element: Element): string {
  const rest = [...element.attributes].filter(({ name }) => !IN_LINES.has(name))
  return [element.tagName, ...rest.map(({ name, value }) => (IDS.test(name) ? name : `${name}=${value}`))].join('|')
}

/** Joins the options of a select in one line. */
function folded(lines: string[]): string[] {
  const out: string[] = []
  for (const line of lines) {
    const option = /^option(.*?)(?:: (.*))?$/.exec(line)
    if (option && out.length > 0) out[out.length - 1] += ` |${option[1]} ${option[2] ?? ''}`
    else out.push(line)
  }
  return out.map((line) => (line.length > 200 ? `${line.slice(0, 150)}… ${line.length} ${digest(line)}` : line))
}

function attributesOf(element: HTMLElement): string {
  const said: string[] = []
  for (const name of SPOKEN) {
    const value = element.getAttribute(name)
    if (value !== null && value !== '' && !(name === 'type' && /^(submit|text)$/.test(value)))
      said.push(`${name}=${value.startsWith('data:') ? digest(value) : value}`)
  }
  for (const name of REFERENCES) {
    const text = textNamedBy(element, name)
    if (text !== undefined) said.push(`${name}=${text}`)
  }
  const { control: labelled } = element as HTMLLabelElement
  if (element.tagName === 'LABEL') said.push(`for=${(labelled as HTMLInputElement | null)?.name ?? '(none)'}`)
  for (const name of FLAGS) if (element.hasAttribute(name)) said.push(name)
  const control = element as HTMLInputElement
  if (control.disabled || element.getAttribute('aria-disabled') === 'true') said.push('disabled')
  if (control.checked) said.push('checked')
  if ((element as unknown as HTMLOptionElement).selected) said.push('selected')
  if ((element as unknown as HTMLDetailsElement).open) said.push('open')
  if (/^(INPUT|TEXTAREA)$/.test(element.tagName) && !/^(checkbox|file)$/.test(control.type) && control.value)
    said.push(`value=${control.value.replace(SUGGESTED, '(suggested)')}`)
  else if (control.type === 'checkbox' && control.value !== 'on') said.push(`value=${control.value}`)
  else if (
    /^(OPTION|BUTTON)$/.test(element.tagName) &&
    element.hasAttribute('value') &&
    control.value !== element.textContent
  )
    said.push(`value=${control.value}`)
  return said.length > 0 ? `(${said.join(' ')})` : ''
}

/** Returns the text of the elements that an attribute refers to; `(none)` for an id without text. */
function textNamedBy(element: HTMLElement, attribute: (typeof REFERENCES)[number]): string | undefined {
  const textOf = (id: string) => element.ownerDocument.getElementById(id)?.textContent?.replace(/\s+/g, ' ').trim()
  const ids = element.getAttribute(attribute)?.split(' ')
  return ids?.map((id) => textOf(id) || '(none)').join(' ')
}

/** Random ids, all equal. */
export const withoutIds = (text: string): string => text.replace(ID, '#')

/** Returns a four-digit hash of a text; all ids count as equal. */
export const digest = (text: string): string =>
  new Bun.CryptoHasher('sha1').update(withoutIds(text)).digest('hex').slice(0, 4)

/** Returns the new lines and the number of removed ones, with a hash of the rest. */
export function changed(before: readonly string[], after: readonly string[]): string[] {
  const rest = new Map<string, number>()
  for (const line of before) rest.set(line, (rest.get(line) ?? 0) + 1)
  const came = after.filter((line) => {
    const n = rest.get(line) ?? 0
    rest.set(line, n - 1)
    return n <= 0
  })
  const gone = [...rest].filter(([, n]) => n > 0).map(([line]) => line)
  const shown = gone.filter((line) => !line.startsWith('looks '))
  return [
    ...(shown.length > 2 ? [`- ${shown.length} ${digest(shown.join('\n'))}`] : shown.map((line) => `- ${line}`)),
    ...came.map((line) => `+ ${line}`),
  ]
}
