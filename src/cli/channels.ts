import type { Command } from 'commander'
import type { ChannelFigures, Cost } from '../contracts/channel-figures.ts'
import { MAX_FIGURE_DAYS } from '../contracts/channel-figures.ts'
import { technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'

export function registerChannels(channels: Command, context: CliContext) {
  channels
    .option('--days <n>', `number of past days, at most ${MAX_FIGURE_DAYS}`, '7')
    .action(async ({ days: typed }: { days: string }) => {
      const days = Number(typed)
      if (!Number.isInteger(days) || days < 1 || days > MAX_FIGURE_DAYS)
        throw technicalError('invalid', `--days must be a whole number from 1 to ${MAX_FIGURE_DAYS}.`)
      const figures = await (await context.services()).channelFigures(OPERATOR, { days })
      context.result(figures, () => channelFiguresText(figures, days))
    })
}

function channelFiguresText({ dials, sms, calls }: ChannelFigures, days: number): string {
  const counted = (lines: { name: string; n: number }[]) =>
    lines.map(({ name, n }) => `${name} ${n}`).join(', ') || 'none'
  return [
    `Past ${days} days`,
    `USSD       ${counted(dials.ended)}`,
    `  left at  ${counted(dials.left)}`,
    `  cost     ${costOf(dials.cost)}`,
    `SMS words  ${counted(sms.words)}`,
    `SMS sent   ${sms.sent} (${sms.segments} segments)`,
    `  cost     ${costOf(sms.cost)}`,
    `calls      ${counted(calls.n)}, ${calls.seconds} seconds`,
    `  left at  ${counted(calls.left)}`,
    `  messages ${counted(calls.told)}`,
    `  cost     ${costOf(calls.cost)}`,
  ].join('\n')
}

function costOf({ paid, unpriced }: Cost): string {
  const text = paid.map(({ currency, amount }) => `${currency} ${amount}`).join(' + ')
  if (!text) return unpriced > 0 ? 'unknown: the provider has reported no price' : 'none'
  return unpriced > 0 ? `${text}, ${unpriced} without a price` : text
}
