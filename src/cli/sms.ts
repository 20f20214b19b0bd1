import { type Command, InvalidArgumentError } from 'commander'
import type { AudiencePreview, Campaign, SmsPreview } from '../contracts/admin.ts'
import { type AudienceSms, audienceSmsSchema } from '../contracts/audience.ts'
import { LANGUAGES } from '../contracts/languages.ts'
import { refusalOfIssues } from '../contracts/refusals.ts'
import { SMS_PROVIDERS } from '../contracts/sms-providers.ts'
import type { Recipient } from '../server/channels/sms/campaigns/recipients.ts'
import { technicalError } from '../shared/errors.ts'
import { type CliContext, OPERATOR } from './context.ts'

const CONFIRM_QUESTION = 'Send advisories to all farmers? This may incur SMS charges.'

const FILTERS = {
  state: 'only farmers of this state',
  crop: 'only farmers who grow this crop',
  stage: 'only farmers with a field at this stage: planted, vegetative, flowering or mature',
  language: 'only farmers who read this language',
  channel: 'only farmers whose advice comes this way',
  'not-seen': 'only farmers without any activity for this number of days',
}

interface SendOptions {
  text?: string
  textIn: Record<string, string>
  dryRun?: boolean
  yes?: boolean
}

/** Adds an option value such as `ha=text` to the texts by language. */
function textIn(value: string, before: Record<string, string>): Record<string, string> {
  const at = value.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('Write it like ha=Your text.')
  return { ...before, [value.slice(0, at)]: value.slice(at + 1) }
}

/** @throws AppError invalid, naming the option */
function audienceIn({ textIn, ...options }: Omit<SendOptions, 'dryRun' | 'yes'>): AudienceSms {
  const parsed = audienceSmsSchema.safeParse({
    ...options,
    ...(Object.keys(textIn).length > 0 ? { texts: textIn } : {}),
  })
  if (!parsed.success) throw refusalOfIssues(parsed.error.issues)
  return JSON.parse(JSON.stringify(parsed.data))
}

const languageLine = ({ language, recipients, text }: AudiencePreview['byLanguage'][number]) =>
  `${LANGUAGES[language].name.padEnd(15)} ${recipients}  ${text}`

export function registerSms(sms: Command, context: CliContext) {
  sms
    .command('test <phone>')
    .description('send one test SMS')
    .action(async (phone: string) => {
      const services = await context.services()
      const answer = await services.sms.sendTest(OPERATOR, phone)
      context.result(answer, `${answer.message} (${answer.status}, by ${answer.provider})`)
    })

  sms
    .command('send-advisories')
    .description("send today's most useful advice to every farmer who wants SMS")
    .option('--dry-run', 'show recipients and texts, and send nothing')
    .option('--yes', 'send without confirmation')
    .action((options: { dryRun?: boolean; yes?: boolean }) => sendAdvisories(context, options))

  const send = sms
    .command('send')
    .description('send a text, or their advice of the day, to chosen farmers who want SMS')
    .option('--text <text>', 'the message; without it each gets their advice of the day')
    .option('--text-in <language=text>', 'the message in a language, like ha=…; repeatable', textIn, {})
    .option('--dry-run', 'show recipients and texts, and send nothing')
    .option('--yes', 'send without confirmation')
  for (const [name, what] of Object.entries(FILTERS)) send.option(`--${name} <value>`, what)
  send.action((options: SendOptions) => sendToChosen(context, options))

  sms
    .command('status [campaign]')
    .description('show the newest 20 campaigns, or one')
    .action(async (id: string | undefined) => {
      const services = await context.services()
      const campaigns = id ? [await services.sms.campaign(OPERATOR, id)] : await services.sms.campaigns(OPERATOR)
      const balance = await services.sms.balance()
      const { provider, sends } = services.sms
      context.result(id ? campaigns[0] : { provider, balance, campaigns }, () =>
        [
          sends
            ? `${provider}, balance ${balance ?? 'unknown'}`
            : 'Mock provider: no credentials, nothing leaves this server.',
          ...(campaigns.length > 0 ? campaigns.map(campaignLine) : ['No campaigns yet.']),
        ].join('\n'),
      )
    })
}

async function sendToChosen(context: CliContext, { dryRun, yes, ...options }: SendOptions) {
  const input = audienceIn(options)
  if (Object.keys(input).every((name) => name.startsWith('text')))
    throw technicalError('invalid', 'Give at least one of --state, --crop, --stage, --language, --channel, --not-seen.')
  const { sms } = await context.services()
  if (dryRun) return showWhoGetsWhat(context, (onPage) => sms.previewAudience(OPERATOR, input, onPage))
  const preview = await sms.previewAudience(OPERATOR, input)
  context.say([...preview.byLanguage.map(languageLine), previewText(preview)].join('\n'))
  if (preview.recipients === 0) return context.result({ preview, campaign: null }, 'There are no recipients.')
  if (!yes && !(await context.confirm(`Send to ${preview.recipients} farmers?`)))
    throw technicalError('invalid', 'Nothing was sent. Add --yes to send without confirmation.')
  const { campaignId, recipients } = await sms.sendToAudience(OPERATOR, input)
  await followCampaign(context, campaignId, recipients, preview)
}

async function sendAdvisories(context: CliContext, { dryRun, yes }: { dryRun?: boolean; yes?: boolean }) {
  const { sms } = await context.services()
  if (dryRun) return showWhoGetsWhat(context, (onPage) => sms.preview(OPERATOR, onPage))
  const unfinished = (await sms.campaigns(OPERATOR)).find(({ kind, finishedAt }) => kind === 'bulk' && !finishedAt)
  if (unfinished) {
    context.say(`The campaign of ${startOf(unfinished)} is unfinished: continuing it.`)
    return followCampaign(context, unfinished.id, unfinished.recipients)
  }
  const preview = await sms.preview(OPERATOR)
  context.say(previewText(preview))
  if (preview.recipients === 0) return context.result({ preview, campaign: null }, 'There are no recipients.')
  if (!yes && !(await context.confirm(CONFIRM_QUESTION))) {
    throw technicalError('invalid', 'Nothing was sent. Add --yes to send without confirmation.')
  }
  const { campaignId, recipients } = await sms.sendAdvisories(OPERATOR)
  await followCampaign(context, campaignId, recipients, preview)
}

/** Shows progress; an interrupt waits until messages in progress are recorded. */
async function followCampaign(context: CliContext, campaignId: string, recipients: number, preview?: SmsPreview) {
  const { sms } = await context.services()
  const progress = context.progress('Sending', recipients)
  const stop = () => void sms.stop()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const campaign = await sms.finish(OPERATOR, campaignId, ({ sent, failed, unknown, held }) =>
    progress.to(sent + failed + unknown + held),
  )
  progress.end()
  await sms.stop()
  context.result({ preview, campaign }, () => [campaignLine(campaign), ...unsentText(campaign)].join('\n'))
  if (campaign.state === 'stopped') throw technicalError('provider_failed', campaign.stopReason ?? 'Stopped')
}

async function showWhoGetsWhat(
  context: CliContext,
  previewing: (onPage: (recipients: Recipient[]) => void) => Promise<SmsPreview>,
) {
  const messages: { phone: string; segments: number; notBefore: string | null; text: string }[] = []
  const preview = await previewing((recipients) => {
    for (const { phone, segments, opensAt: notBefore, text } of recipients) {
      if (context.json) messages.push({ phone, segments, notBefore, text })
      else context.result(null, [phone, segments, text].join('\t'))
    }
  })
  context.say(`${previewText(preview)}\nDry run: nothing was sent.`)
  if (context.json) context.result({ preview, messages }, '')
}

function previewText(preview: SmsPreview): string {
  const why = Object.entries(preview.skippedWhy).map(([reason, n]) => `${n} ${reason}`)
  const { sends } = SMS_PROVIDERS[preview.provider]
  return [
    ['Recipients', String(preview.recipients)],
    ['Skipped', [preview.skipped, why.length > 0 ? `(${why.join(', ')})` : ''].join(' ').trim()],
    ['Segments', String(preview.segments)],
    [
      'Cost',
      sends
        ? `${preview.estimatedCost ?? 'unknown so far'} (estimated)`
        : 'none: mock provider, nothing leaves this server',
    ],
    ['Balance', sends ? (preview.balance ?? 'unknown: the provider does not answer') : '-'],
    ...(preview.heldUntil ? [['Not before', `${preview.heldUntil} (sending hours 08:00 to 20:00 local)`]] : []),
  ]
    .map(([label, value]) => `${label!.padEnd(11)} ${value}`)
    .join('\n')
}

const startOf = ({ startedAt }: Campaign) => startedAt.slice(0, 16).replace('T', ' ')

function campaignLine(campaign: Campaign): string {
  const counts = (['queued', 'held', 'sent', 'delivered', 'failed', 'unknown', 'skipped'] as const)
    .filter((name) => campaign[name] > 0)
    .map((name) => `${campaign[name]} ${name}`)
  return [
    campaign.id,
    startOf(campaign),
    campaign.kind,
    campaign.state,
    `${campaign.recipients} recipients: ${counts.join(', ') || 'nothing'}`,
    `${campaign.segments} segments`,
    campaign.cost ?? '-',
    ...(campaign.stopReason ? [campaign.stopReason] : []),
  ].join('  ')
}

const unsentText = ({ state, held, queued }: Campaign) =>
  state === 'waiting' || queued > 0
    ? [`${held + queued} are waiting for sending hours or a retry; gona serve sends them.`]
    : []
