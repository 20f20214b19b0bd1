import { isValidElement } from 'react'
import { nameOf } from './frozen-json.ts'
import { hole } from './part-template.ts'

/** Of a part; `says` holds its texts. */
export type Props = Record<string, unknown> & { says?: unknown }

/** All by which the HTML of a part is chosen, its texts by whether they are there only; these are added to `said`. */
export function describeProps(props: Props, said: string[]): string {
  let all = ''
  for (const name in props) {
    const value = props[name]
    if (name === 'says') all += `;says${describeSaid(value, said)}`
    else if (name === 'children' || isValidElement(value)) throw new Error('A part of a page has others inside')
    else if (typeof value !== 'function' && value !== undefined) all += `;${name}${nameOf(value)}`
  }
  return all
}

function describeSaid(value: unknown, said: string[]): string {
  if (value === '') return 'e'
  if (typeof value === 'string') {
    said.push(value)
    return 's'
  }
  if (value === null) return 'n'
  if (value === undefined) return 'u'
  if (typeof value !== 'object') throw new Error(`A part says ${value}: give it as a text`)
  let all = Array.isArray(value) ? '[' : '{'
  for (const name in value) all += `${name}:${describeSaid(value[name as keyof typeof value], said)},`
  return `${all}}`
}

/** Props to make the HTML with: marks in the place of texts. */
export function withMarks(props: Props): Props {
  let holes = 0
  const marked = (value: unknown): unknown => {
    if (typeof value === 'string' && value !== '') return hole(holes++)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(marked)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one)]))
  }
  return 'says' in props ? { ...props, says: marked(props.says) } : props
}
