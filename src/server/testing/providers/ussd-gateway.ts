// Stand-in for the USSD provider and the networks, stricter than they are: it refuses screens that any of them would not
// show, and has timeouts, lost turns and lost end events.

/** Letters shown by every phone on every network: the ASCII part of GSM 03.38's basic table. */
const BASIC = new Set('\n !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_')
/** Most characters of a screen after the prefix, by network code; 155 is the lowest documented limit. */
const NETWORKS = {
  '62120': { name: 'Airtel Nigeria', letters: 155 },
  '62130': { name: 'MTN Nigeria', letters: 155 },
  '62150': { name: 'Glo Nigeria', letters: 155 },
  '62160': { name: '9mobile Nigeria', letters: 155 },
  '64901': { name: 'MTC Namibia', letters: 155 },
  '64903': { name: 'TN Mobile Namibia', letters: 155 },
} as const
type Network = keyof typeof NETWORKS
export const NETWORK_IDS = Object.keys(NETWORKS) as Network[]

/** Networks wait about 10 s; a busy machine that tests may take longer. */
const ANSWER_MS = 120_000
const SESSION_MS = 180_000

type Form = Record<string, string>
type Post = (path: string, form: Form) => Promise<Response>

/** Delivery of a session's end event. */
type EndMood = 'once' | 'twice' | 'lost' | 'late'

interface UssdGateway {
  dial(phone: string, options?: { network?: Network; sessionId?: string; ends?: EndMood }): Promise<Session>
  /** Sends the delayed end events. */
  catchUp(): Promise<void>
  /** Screens that a network would not show, with the reason. */
  refused: string[]
}

export interface Session {
  id: string
  /** Current screen; the last one after the session has ended. */
  screen: string
  over: boolean
  /** All answers so far, joined by `*`. */
  answers: string
  /** Sends an answer after `ms` of thinking. Ends the session if it exceeds the network's time limit. */
  press(answer: string, ms?: number): Promise<string>
  /** Repeats the turn, as after a lost response. */
  repeat(): Promise<string>
  hangUp(): Promise<void>
  /** Options of the current screen, by key. */
  options(): { key: string; label: string }[]
}

/** `post` sends to the callbacks, with the secret, and must respond within `patienceMs`. */
export function createUssdGateway(post: Post, patienceMs = ANSWER_MS): UssdGateway {
  const refused: string[] = []
  const late: Form[] = []
  let dials = 0

  async function ask(form: Form): Promise<{ text: string; over: boolean }> {
    const where = `${form.sessionId} [${form.text}]`
    const answer = await Promise.race([post('/api/ussd', form), Bun.sleep(patienceMs).then(() => null)])
    if (!answer) return wrong(`${where}: no answer in ${patienceMs} ms`)
    const body = await answer.text()
    if (answer.status !== 200) return wrong(`${where}: ${answer.status} ${body.slice(0, 80)}`)
    if (!answer.headers.get('content-type')?.startsWith('text/plain')) return wrong(`${where}: not text/plain`)
    const prefix = /^(CON|END) /.exec(body)?.[1]
    if (!prefix) return wrong(`${where}: no prefix: ${body.slice(0, 80)}`)
    const text = body.slice(4)
    const { letters } = NETWORKS[form.networkCode as Network]
    if (text.trim() === '') return wrong(`${where}: nothing to show`)
    if (text.length > letters) refused.push(`${where}: ${text.length} letters: ${text}`)
    const strange = [...text].filter((letter) => !BASIC.has(letter))
    if (strange.length > 0) refused.push(`${where}: cannot show ${strange.join('')}: ${text}`)
    return { text, over: prefix === 'END' }
  }

  function wrong(why: string) {
    refused.push(why)
    return { text: '', over: true }
  }

  async function end(form: Form, ends: EndMood) {
    if (ends === 'late') return void late.push(form)
    for (let n = { once: 1, twice: 2, lost: 0 }[ends]; n > 0; n--) await sendEnd(form)
  }
  async function sendEnd(form: Form) {
    const { status } = await post('/api/ussd/end', form)
    if (status >= 400) refused.push(`${form.sessionId}: its end was answered ${status}`)
  }

  return {
    refused,
    async catchUp() {
      for (const form of late.splice(0)) await sendEnd(form)
    },
    async dial(phone, { network = '62130', sessionId = `ATUid_${++dials}`, ends = 'once' } = {}) {
      const who = { sessionId, phoneNumber: phone, networkCode: network, serviceCode: '*384*1#' }
      let spent = 0
      const session: Session = {
        id: sessionId,
        screen: '',
        over: false,
        answers: '',
        async press(answer, ms = 4000) {
          if (session.over) throw new Error('The session is over')
          spent += ms
          if (spent > SESSION_MS) {
            await hang('Incomplete')
            return session.screen
          }
          return turn(session.answers === '' ? answer : `${session.answers}*${answer}`)
        },
        async repeat() {
          const shown = session.screen
          const { text } = await ask({ ...who, text: session.answers })
          if (text !== shown)
            refused.push(`${sessionId} [${session.answers}]: asked again it said: ${text}, not: ${shown}`)
          return text
        },
        hangUp: () => hang('Incomplete'),
        options: () =>
          [...session.screen.matchAll(/^(\d+) (.+)$/gm)].map(([, key, label]) => ({ key: key!, label: label! })),
      }
      async function turn(answers: string) {
        session.answers = answers
        const { text, over } = await ask({ ...who, text: answers })
        session.screen = text
        if (over) await hang('Success')
        return text
      }
      async function hang(status: 'Success' | 'Incomplete') {
        if (session.over) return
        session.over = true
        const { screen: lastAppResponse, answers: input } = session
        const counted = { cost: 'NGN 1.6300', durationInMillis: String(spent), hopsCount: '3', hopsMetadata: '[]' }
        await end({ ...who, date: '2026-07-06 08:00:00', status, ...counted, input, lastAppResponse }, ends)
      }
      await turn('')
      return session
    },
  }
}
