import { removeInvisible } from '../../../contracts/shapes.ts'
import { CAP_NAMESPACE } from './values.ts'
import { CapRefusal, type XmlElement } from './xml.ts'

const NAME_MAX = 300
/** Longest text shown of a description or an instruction, characters. */
const TEXT_MAX = 4_000

export function childElementReader(element: XmlElement) {
  const all = (name: string) => element.children.filter((child) => child.name === name && child.uri === CAP_NAMESPACE)
  const optional = (name: string) => elementText(all(name)[0])
  const required = (name: string) => {
    const text = optional(name)
    if (text === '') throw new CapRefusal(`The element ${element.name} has no ${name}.`)
    return text
  }
  return {
    all,
    optional,
    required,
    /** Name by which other messages refer to this one (CAP 1.2, section 3.2.1): without spaces, commas, < and &. */
    name(name: string) {
      const text = required(name)
      if (text.length > NAME_MAX || /[\s,<&]/.test(text)) throw new CapRefusal(`The ${name} is not valid.`)
      return text
    },
    oneOf<Value extends string>(name: string, values: readonly Value[]): Value {
      const text = required(name)
      const value = values.find((one) => one === text)
      if (!value) throw new CapRefusal(`The ${name} is "${text.slice(0, 40)}", not one of ${values.join(', ')}.`)
      return value
    },
    time: (name: string) => (optional(name) === '' ? null : parseCapTime(name, optional(name))),
    pairs: (name: string) =>
      all(name).map((pair) => elementText(pair.children.find((child) => child.name === 'value'))),
  }
}

/** Returns an element's text without control characters, in one line. */
export function elementText(element: XmlElement | undefined): string {
  const text = removeInvisible((element?.text ?? '').slice(0, 4 * TEXT_MAX).replace(/\s+/g, ' ')).trim()
  return text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX).replace(/\s*\S*$/, '')}…`
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/

/** Returns ISO UTC. CAP writes UTC as -00:00; Z occurs. */
export function parseCapTime(name: string, text: string): string {
  const at = TIME.test(text) ? Date.parse(text) : Number.NaN
  const day = Number(text.slice(8, 10))
  const isDay = day > 0 && day <= new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate()
  if (!Number.isFinite(at) || !isDay)
    throw new CapRefusal(`The ${name} is "${text.slice(0, 40)}", not a date and time with its offset.`)
  return new Date(at).toISOString()
}
