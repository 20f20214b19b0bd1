export interface SimulatorState {
  phone: string
  code: string
  session: string
  answers: string
  screen: string | null
  last: boolean
  /** Id of the simulated voice call; empty without one. */
  call: string
  heard: string[]
  waits: boolean
  messages: { id: string; text: string; at: string }[]
}

/** State of the dial so far, sent with every press. */
export function DialForm({ held, dialling }: { held: SimulatorState; dialling: boolean }) {
  const { phone, code, session, answers } = held
  const sent = { phone, code, ...(dialling && { session, answers }) }
  return Object.entries(sent).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
