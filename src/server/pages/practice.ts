import { SIMULATOR_NUMBER } from '../../contracts/phone-simulator.ts'
import type { Services } from '../compose.ts'
import type { ScreenData, SignedInPage } from './screen-page.ts'

/** The simulated phone in the state of its address, or after a refused key. */
export async function showPractice({ trial }: Services, { actor, query, again }: SignedInPage): Promise<ScreenData> {
  const typed: Record<string, string | string[] | undefined> = again?.form.values ?? query
  const text = (name: string) => String(typed[name] ?? '')
  const values = { code: text('code'), session: text('session'), answers: text('answers'), call: text('call') }
  return { props: { handset: await trial.look(actor, { ...values, phone: text('phone') || SIMULATOR_NUMBER }) } }
}
