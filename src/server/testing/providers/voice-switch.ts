// Stand-in for the voice provider's switch: parses our XML as strictly as documented, and places calls.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_KEY } from './africas-talking.ts'

/** Output of a call, and input requested. */
export type Heard =
  | { kind: 'play'; url: string }
  | { kind: 'say'; text: string }
  | { kind: 'keys'; most: number; prompt: Heard; next: string }
  | { kind: 'record'; prompt: Heard; next: string }
  | { kind: 'reject' }

const TAG = /<(\/?)([A-Za-z]+)((?: [A-Za-z]+="[^"<]*")*)(\/?)>|([^<]+)/gy
const ALLOWED: Record<string, readonly string[]> = {
  Play: ['url'],
  Say: [],
  GetDigits: ['timeout', 'numDigits', 'finishOnKey', 'callbackUrl'],
  Record: ['finishOnKey', 'maxLength', 'timeout', 'trimSilence', 'playBeep', 'callbackUrl'],
  Redirect: [],
  Reject: [],
}

interface Node {
  name: string
  attributes: Record<string, string>
  children: Node[]
  text: string
}

/** Parses a response. @throws Error for what the provider would refuse; `first`: the call may be rejected */
export function readAnswer(xml: string, first: boolean): Heard[] {
  const [, body] = /^<\?xml version="1\.0" encoding="UTF-8"\?><Response>(.*)<\/Response>$/su.exec(xml) ?? []
  if (body === undefined) throw new Error(`No response: ${xml.slice(0, 80)}`)
  const nodes = readNodes(body)
  if (nodes.some(({ name }) => name === 'Reject') && (!first || nodes.length > 1))
    throw new Error('Reject stands alone, in the first answer')
  return nodes.map(heardOf)
}

function readNodes(body: string): Node[] {
  const root: Node = { name: 'Response', attributes: {}, children: [], text: '' }
  const open = [root]
  let at = 0
  for (const found of body.matchAll(TAG)) {
    if (found.index !== at) throw new Error(`Not well-formed at ${at}: ${body.slice(at, at + 40)}`)
    at += found[0].length
    const [, closes, name, given = '', empty, text] = found
    const now = open.at(-1)!
    if (text !== undefined) {
      now.text += unescaped(text)
    } else if (closes) {
      if (open.pop()!.name !== name) throw new Error(`</${name}> closes nothing`)
    } else {
      const node: Node = { name: name!, attributes: attributesOf(given), children: [], text: '' }
      const allowed = ALLOWED[node.name]
      if (!allowed) throw new Error(`There is no <${node.name}>`)
      for (const attribute of Object.keys(node.attributes))
        if (!allowed.includes(attribute)) throw new Error(`<${node.name}> has no ${attribute}`)
      now.children.push(node)
      if (!empty) open.push(node)
    }
  }
  if (at !== body.length || open.length !== 1) throw new Error('Not well-formed')
  return root.children
}

const attributesOf = (given: string): Record<string, string> =>
  Object.fromEntries([...given.matchAll(/ ([A-Za-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value!)]))

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos);)?/g, (_, name?: string) => {
    if (!name) throw new Error(`A bare & in ${text}`)
    return SIGNS[name]!
  })

function heardOf({ name, attributes, children, text }: Node): Heard {
  const url = (value: string | undefined) => {
    if (!value || !/^https?:\/\/\S+$/.test(value)) throw new Error(`<${name}>: no whole address: ${value}`)
    return value
  }
  if (name === 'GetDigits' || name === 'Record') {
    const [prompt] = children
    if (children.length !== 1 || !prompt || !['Play', 'Say'].includes(prompt.name))
      throw new Error(`<${name}> has one Play or Say`)
    const next = url(attributes.callbackUrl)
    if (name === 'Record') return { kind: 'record', prompt: heardOf(prompt), next }
    const most = Number(attributes.numDigits)
    if (!Number.isInteger(most) || most < 1) throw new Error('numDigits must be a number')
    return { kind: 'keys', most, prompt: heardOf(prompt), next }
  }
  if (children.length > 0) throw new Error(`<${name}> has no children`)
  if (name === 'Reject') return { kind: 'reject' }
  if (name === 'Play') return { kind: 'play', url: url(attributes.url) }
  if (text.trim() === '') throw new Error(`<${name}> says nothing`)
  return { kind: 'say', text }
}

export interface VoiceSwitch {
  url: string
  settings: Record<string, string>
  /** Every call requested. */
  asked: Record<string, string>[]
  /** Sets the response to the next requests; null: the connection is closed. */
  meet(answer: (form: Record<string, string>) => { status: number; body: unknown } | null): void
  stop(): Promise<void>
}

/** The provider has one key for all its services. */
const KEY = API_KEY

/** Serves `POST /call` like the provider: status 200 even for failed calls. */
export async function startVoiceSwitch(): Promise<VoiceSwitch> {
  let meet: Parameters<VoiceSwitch['meet']>[0] = (form) => queued(form.to!)
  const asked: Record<string, string>[] = []
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)))
    if (request.method !== 'POST' || request.url !== '/call') return void response.writeHead(404).end()
    if (request.headers.apikey !== KEY)
      return void response.writeHead(401).end('The supplied authentication is invalid')
    asked.push(form)
    const answer = meet(form)
    if (!answer) return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    settings: {
      AFRICASTALKING_API_KEY: KEY,
      AFRICASTALKING_USERNAME: 'gona',
      AFRICASTALKING_BASE_URL: url,
      AFRICASTALKING_VOICE_BASE_URL: url,
    },
    asked,
    meet(next) {
      meet = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise((stopped) => server.close(() => stopped()))
    },
  }
}

const queued = (to: string) => entry(to, 'Queued', `ATVId_${to}`)
export const entry = (phoneNumber: string, status: string, sessionId = 'None') => ({
  status: 200,
  body: { entries: [{ phoneNumber, status, sessionId }], errorMessage: 'None' },
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
