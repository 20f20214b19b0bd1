import type { Command } from 'commander'
import { refusalError } from '../contracts/refusals.ts'
import type { PhoneOutput } from '../server/channels/practice-phone/simulated-phone.ts'
import { technicalError } from '../shared/errors.ts'
import type { CliContext } from './context.ts'

const HELP = `
Input, one per line:
  *384*1#        dial this code; Enter alone dials USSD_CODE
  1              press a key, or type text where a screen asks for it
  hang           end the session or call
  wait SECONDS   wait; after 30 seconds the network ends the session
  sms TEXT       send an SMS
  call           call the voice number
Nothing leaves this machine: SMS are shown here, not sent.`

export function registerPhone(phone: Command, context: CliContext) {
  phone.addHelpText('after', HELP).action(async (number: string) => {
    const { createSimulatedPhone: createPhone } = await import('../server/channels/practice-phone/simulated-phone.ts')
    const { toE164 } = await import('../server/foundation/phone-number.ts')
    const phone = toE164(number)
    if (!phone) throw technicalError('invalid', `${number} is not a phone number. Give one like +2348031234567.`)
    const { practice, trial } = await context.services()
    if (!(await trial.mayBe(phone))) throw refusalError('practice.taken')
    const gateway = await practice()
    context.say(`This is the phone ${phone}. Nothing leaves this machine. Press Enter to dial ${gateway.code}.`)
    const handset = await createPhone(gateway, phone)
    for await (const line of context.lines('> '))
      for (const received of await handset.type(line)) context.result(received, () => outputText(received))
    await handset.off()
  })
}

function outputText({ kind, text }: PhoneOutput): string {
  if (kind === 'screen') return `${text}\n`
  if (kind === 'last') return `${text}\n(the end)\n`
  if (kind === 'spoken') return `[voice] ${text}`
  return kind === 'sms' ? `[SMS] ${text}\n` : `(${text})`
}
