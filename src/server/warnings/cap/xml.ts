import { SaxesParser, type SaxesTagNS } from 'saxes'

const BYTES_MAX = 1024 * 1024
/** Highest depth of elements; CAP needs five levels, RSS four. */
const DEPTH_MAX = 32

/** Reason why a file is not accepted, for the operator. */
export class CapRefusal extends Error {}

/** Element of an XML file. */
export interface XmlElement {
  name: string
  uri: string
  text: string
  children: XmlElement[]
}

/** Returns the root of a UTF-8 XML file of at most 1 MB. @throws Refusal, also for any DOCTYPE, before the file is parsed. */
export function readXml(bytes: Uint8Array): XmlElement {
  if (bytes.length > BYTES_MAX) throw new CapRefusal('The file is larger than 1 MB.')
  const text = decodeXmlBytes(bytes)
  if (/<!(?:doctype|entity)/i.test(text)) throw new CapRefusal('The file has a DOCTYPE, which is not accepted.')
  if (text.trim() === '') throw new CapRefusal('The file is empty.')
  return parseXml(text)
}

function decodeXmlBytes(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe) || bytes.subarray(0, 4).includes(0))
    throw new CapRefusal('The file is UTF-16; only UTF-8 is accepted.')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CapRefusal('The file is not UTF-8.')
  }
  const encoding = /^<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/.exec(text)?.[1]
  if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding))
    throw new CapRefusal(`The file says that its encoding is ${encoding.slice(0, 40)}; only UTF-8 is accepted.`)
  return text
}

function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  parser.on('error', ({ message }) => {
    throw new CapRefusal(`The file is not well-formed XML: ${message.slice(0, 200)}`)
  })
  parser.on('opentag', ({ local, uri }: SaxesTagNS) => {
    if (open.length >= DEPTH_MAX) throw new CapRefusal(`The file has elements nested deeper than ${DEPTH_MAX}.`)
    const element: XmlElement = { name: local, uri, text: '', children: [] }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const add = (piece: string) => {
    const element = open.at(-1)
    if (element) element.text += piece
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(text).close()
  if (!root) throw new CapRefusal('The file has no root element.')
  return root
}
