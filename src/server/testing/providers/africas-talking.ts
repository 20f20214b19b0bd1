// Stand-in for the SMS provider: its real protocol on this machine, with its faults, recording every accepted message.
// Plain node:http, so that both `bun test` and Playwright can load it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Behaviour towards one request; single recipients may still fail. */
type RequestMood =
  | { kind: 'well' }
  /** Accepts the request and responds `ms` late. */
  | { kind: 'slow'; ms: number }
  /** Accepts the request and responds when `until` is settled. */
  | { kind: 'held'; until: Promise<unknown> }
  /** Refuses the request before accepting anything. */
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** Accepts every message, then closes the connection without a response. */
  | { kind: 'cut-after' }
  /** Closes the connection and accepts nothing: for the client the same as `cut-after`. */
  | { kind: 'cut-before' }
  /** Accepts every message and responds 201 with half of its JSON. */
  | { kind: 'malformed' }
  /** Responds 201 without recipients, with the error in `message`. */
  | { kind: 'whole'; message: string }
  /** Accepts all, and leaves every second recipient out of the response. */
  | { kind: 'forgetful' }

const STATUSES: Record<number, string> = {
  100: 'Processed',
  101: 'Success',
  102: 'Queued',
  401: 'RiskHold',
  402: 'InvalidSenderId',
  403: 'InvalidPhoneNumber',
  404: 'UnsupportedNumberType',
  405: 'InsufficientBalance',
  406: 'UserInBlacklist',
  407: 'CouldNotRoute',
  409: 'DoNotDisturbRejection',
  500: 'InternalServerError',
  501: 'GatewayError',
  502: 'RejectedByGateway',
}

interface SentRequest {
  to: string[]
  message: string
  form: Record<string, string>
  headers: Record<string, string>
}

interface InboxMessage {
  id: number
  from: string
  text: string
  date: string
}

export interface SmsServer {
  url: string
  /** Settings that direct a server here. */
  settings: Record<string, string>
  requests: SentRequest[]
  /** Accepted messages by phone: those that the phone would receive. */
  accepted: Map<string, string[]>
  inbox: InboxMessage[]
  /** Sets the behaviour for each request, by its number from 0. */
  meet(mood: (request: SentRequest, number: number) => RequestMood): void
  /** Sets the statusCode of each recipient; default 101. Called for accepted requests. */
  judge(code: (phone: string, number: number) => number): void
  balance: string
  lowerCase: boolean
  /** Most concurrent requests. */
  busiest: number
  /** Connections opened so far. */
  connections: number
  stop(): Promise<void>
}

export const API_KEY = 'test-key'
export const USERNAME = 'gona'
const COST = 'NGN 2.2000'

export async function startSmsServer(): Promise<SmsServer> {
  let mood: Parameters<SmsServer['meet']>[0] = () => ({ kind: 'well' })
  let code: Parameters<SmsServer['judge']>[0] = () => 101
  let underWay = 0
  let messages = 0

  const server = createServer(async (request, response) => {
    underWay++
    self.busiest = Math.max(self.busiest, underWay)
    response.on('close', () => underWay--)
    const url = new URL(request.url ?? '/', 'http://provider')
    if (request.headers.apikey !== API_KEY) {
      response.writeHead(401, { 'content-type': 'text/plain' }).end('The supplied authentication is invalid')
      return
    }
    if (request.method === 'POST' && url.pathname === '/version1/messaging') return send(request, response)
    if (url.pathname === '/version1/messaging') return answer(response, 200, inbox(url))
    if (url.pathname === '/version1/user') {
      const data = { balance: self.balance }
      return answer(response, 200, self.lowerCase ? { userData: data } : { UserData: data })
    }
    response.writeHead(404).end()
  })

  server.on('connection', () => {
    self.connections++
  })

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request)
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      response.writeHead(415).end('Unsupported media type')
      return
    }
    const form = Object.fromEntries(new URLSearchParams(body))
    const sent: SentRequest = {
      to: (form.to ?? '').split(',').filter(Boolean),
      message: form.message ?? '',
      form,
      headers: request.headers as Record<string, string>,
    }
    const number = self.requests.push(sent) - 1
    const met = mood(sent, number)
    if (met.kind === 'status') {
      response.writeHead(met.status, { 'content-type': 'text/plain', ...met.headers }).end(met.body ?? 'Sorry')
      return
    }
    if (met.kind === 'cut-before') return void request.socket.destroy()
    if (met.kind === 'whole') {
      return answer(response, 201, { SMSMessageData: { Message: met.message, Recipients: [] } })
    }
    if (met.kind === 'slow') await wait(met.ms / 2)
    const recipients = sent.to.map((phone) => take(phone, sent.message, number))
    if (met.kind === 'cut-after') return void request.socket.destroy()
    if (met.kind === 'held') await met.until
    if (met.kind === 'slow') await wait(met.ms / 2)
    const taken = recipients.filter((recipient) => recipient.statusCode < 200).length
    const named = met.kind === 'forgetful' ? recipients.filter((_, index) => index % 2 === 0) : recipients
    const whole = {
      SMSMessageData: {
        Message: `Sent to ${taken}/${sent.to.length} Total Cost: NGN ${(taken * 2.2).toFixed(4)}`,
        Recipients: named,
      },
    }
    if (met.kind !== 'malformed') return answer(response, 201, whole)
    const text = JSON.stringify(whole)
    response.writeHead(201, { 'content-type': 'application/json' }).end(text.slice(0, text.length / 2))
  }

  function take(phone: string, message: string, number: number) {
    const statusCode = code(phone, number)
    const taken = statusCode < 200
    if (taken) {
      const texts = self.accepted.get(phone)
      if (texts) texts.push(message)
      else self.accepted.set(phone, [message])
      messages++
    }
    return {
      statusCode,
      number: phone,
      status: STATUSES[statusCode] ?? 'Unknown',
      cost: taken ? COST : '0',
      messageId: taken ? `ATXid_${messages}` : 'None',
    }
  }

  const inbox = (url: URL) => {
    const after = Number(url.searchParams.get('lastReceivedId') ?? 0)
    const Messages = self.inbox
      .filter((message) => message.id > after)
      .map((message) => ({ linkId: null, to: '12345', ...message }))
    return { SMSMessageData: { Messages } }
  }

  const self: SmsServer = {
    url: '',
    settings: {},
    requests: [],
    accepted: new Map(),
    inbox: [],
    balance: 'NGN 1785.50',
    lowerCase: false,
    busiest: 0,
    connections: 0,
    meet: (next) => {
      mood = next
    },
    judge: (next) => {
      code = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise((stopped) => server.close(() => stopped()))
    },
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  self.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  self.settings = smsSettings(self.url)
  return self
}

export const smsSettings = (url: string) => ({
  AFRICASTALKING_API_KEY: API_KEY,
  AFRICASTALKING_USERNAME: USERNAME,
  AFRICASTALKING_BASE_URL: url,
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
