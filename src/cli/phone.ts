import type { Command } from 'commander'
import { refuse } from '../contracts/refusals.ts'
import { technicalError } from '../ground/errors.ts'
import type { Heard } from '../server/channels/practice-phone/phone.ts'
import type { CliContext } from './context.ts'

const HELP = `
What is typed, line by line:
  *384*1#        dials that code; only Enter dials the one of USSD_CODE
  1              the key of a screen, or words where it asks for them
  hang           ends the dial or the call
  wait SECONDS   presses nothing for so long; beyond 30 the network ends the dial
  sms WORDS      sends an SMS
  call           rings
Nothing leaves this machine: SMS are shown here and not sent.`

export function registerPhone(phone: Command, context: CliContext) {
  phone.addHelpText('after', HELP).action(async (number: string) => {
    const { createPhone } = await import('../server/channels/practice-phone/phone.ts')
    const { toE164 } = await import('../server/foundation/phone-number.ts')
    const phone = toE164(number)
    if (!phone) throw technicalError('invalid', `${number} is no phone number. Write one like +2348031234567.`)
    const { practice, trial } = await context.services()
    if (!(await trial.mayBe(phone))) throw refuse('practice.taken')
    const gateway = await practice()
    context.say(`This is the phone ${phone}. Nothing leaves this machine. Press Enter to dial ${gateway.code}.`)
    const handset = await createPhone(gateway, phone)
    for await (const line of context.lines('> '))
      for (const heard of await handset.type(line)) context.result(heard, () => printed(heard))
    await handset.off()
  })
}

function printed({ kind, text }: Heard): string {
  if (kind === 'screen') return `${text}\n`
  if (kind === 'last') return `${text}\n(the end)\n`
  if (kind === 'spoken') return `[voice] ${text}`
  return kind === 'sms' ? `[SMS] ${text}\n` : `(${text})`
}
