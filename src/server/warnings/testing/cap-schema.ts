import {
  CAP_CATEGORIES,
  CAP_CERTAINTIES,
  CAP_MESSAGE_TYPES,
  CAP_NAMESPACE,
  CAP_SCOPES,
  CAP_SEVERITIES,
  CAP_STATUSES,
  CAP_URGENCIES,
} from '../cap/values.ts'
import type { XmlElement } from '../cap/xml.ts'

type Content = RegExp | readonly string[] | Sequence
/** Children in their order: name, least and most number, content. */
type Sequence = readonly (readonly [name: string, least: 0 | 1, most: 1 | 'many', content: Content])[]
const isSequence = (content: Content): content is Sequence => Array.isArray(content) && Array.isArray(content[0])

const TEXT = /^/
/** Pattern of sent, effective, onset and expires in the schema; it has no Z. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[-,+]\d\d:\d\d$/
const PAIR: Sequence = [
  ['valueName', 1, 1, TEXT],
  ['value', 1, 1, TEXT],
]
const AREA: Sequence = [
  ['areaDesc', 1, 1, TEXT],
  ['polygon', 0, 'many', TEXT],
  ['circle', 0, 'many', TEXT],
  ['geocode', 0, 'many', PAIR],
  ['altitude', 0, 1, /^-?\d+(?:\.\d+)?$/],
  ['ceiling', 0, 1, /^-?\d+(?:\.\d+)?$/],
]
const RESOURCE: Sequence = [
  ['resourceDesc', 1, 1, TEXT],
  ['mimeType', 1, 1, TEXT],
  ['size', 0, 1, /^\d+$/],
  ['uri', 0, 1, TEXT],
  ['derefUri', 0, 1, TEXT],
  ['digest', 0, 1, TEXT],
]
const RESPONSES = ['Shelter', 'Evacuate', 'Prepare', 'Execute', 'Avoid', 'Monitor', 'Assess', 'AllClear', 'None']
const INFO: Sequence = [
  ['language', 0, 1, /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/],
  ['category', 1, 'many', CAP_CATEGORIES],
  ['event', 1, 1, TEXT],
  ['responseType', 0, 'many', RESPONSES],
  ['urgency', 1, 1, CAP_URGENCIES],
  ['severity', 1, 1, CAP_SEVERITIES],
  ['certainty', 1, 1, CAP_CERTAINTIES],
  ['audience', 0, 1, TEXT],
  ['eventCode', 0, 'many', PAIR],
  ['effective', 0, 1, TIME],
  ['onset', 0, 1, TIME],
  ['expires', 0, 1, TIME],
  ['senderName', 0, 1, TEXT],
  ['headline', 0, 1, TEXT],
  ['description', 0, 1, TEXT],
  ['instruction', 0, 1, TEXT],
  ['web', 0, 1, TEXT],
  ['contact', 0, 1, TEXT],
  ['parameter', 0, 'many', PAIR],
  ['resource', 0, 'many', RESOURCE],
  ['area', 0, 'many', AREA],
]
const ALERT: Sequence = [
  ['identifier', 1, 1, /^[^\s,<&]+$/],
  ['sender', 1, 1, /^[^\s,<&]+$/],
  ['sent', 1, 1, TIME],
  ['status', 1, 1, CAP_STATUSES],
  ['msgType', 1, 1, CAP_MESSAGE_TYPES],
  ['source', 0, 1, TEXT],
  ['scope', 1, 1, CAP_SCOPES],
  ['restriction', 0, 1, TEXT],
  ['addresses', 0, 1, TEXT],
  ['code', 0, 'many', TEXT],
  ['note', 0, 1, TEXT],
  ['references', 0, 1, TEXT],
  ['incidents', 0, 1, TEXT],
  ['info', 0, 'many', INFO],
]

/** Returns what contradicts the schema of CAP 1.2 (OASIS Standard, 1 July 2010, section 3.4), and the conditions on scope of section 3.2.1. */
export function contradictions(root: XmlElement): string[] {
  if (root.name !== 'alert' || root.uri !== CAP_NAMESPACE) return ['The root is no alert of CAP 1.2.']
  const scope = root.children.find(({ name }) => name === 'scope')?.text
  const needed = scope === 'Private' ? 'addresses' : scope === 'Restricted' ? 'restriction' : null
  const lacks = needed !== null && !root.children.some(({ name, text }) => name === needed && text.trim() !== '')
  return [...(lacks ? [`scope ${scope} without ${needed}`] : []), ...inSequence(root, ALERT)]
}

function inSequence({ name, children }: XmlElement, sequence: Sequence): string[] {
  const found: string[] = []
  let at = 0
  for (const [child, least, most, content] of sequence) {
    const from = at
    while (children[at]?.name === child && children[at]?.uri === CAP_NAMESPACE) {
      const element = children[at++]!
      if (isSequence(content)) found.push(...inSequence(element, content))
      else if (element.children.length > 0) found.push(`${child} has elements`)
      else if (!matches(element.text, content)) found.push(`${child} is "${element.text}"`)
    }
    if (at - from < least) found.push(`${name} without ${child}`)
    if (most === 1 && at - from > 1) found.push(`${name} with ${at - from} of ${child}`)
  }
  const left = children.slice(at).filter(({ uri }) => uri === CAP_NAMESPACE)
  if (left.length > 0) found.push(`${name} with ${left[0]!.name} in a wrong place`)
  return found
}

const matches = (text: string, content: Exclude<Content, Sequence>) =>
  content instanceof RegExp ? content.test(text) : content.includes(text)
