import { type FormEvent, type ReactNode, useRef } from 'react'
import type { QrCode, SecondFactorPage, SecondFactorStep } from '../../contracts/second-factor.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import type { LanguageTexts } from '../../words/index.ts'
import { formatDate } from '../lib/format-time.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/titled.tsx'
import { CurrentPassword } from './current-password.tsx'

type SecondFactorWords = LanguageTexts['secondFactor']

const PAGE = '/profile/second-factor'
const TAPS_MS = 5000

export default function SecondFactor() {
  return <SignedIn active="profile">{() => <Page />}</SignedIn>
}

/** Each step is a plain form. Secrets are in one response of the server only. */
function Page() {
  const t = useTranslate()
  const { words, standing, setup, confirming, codes } = usePage<SecondFactorPage & { words: SecondFactorWords }>().props
  const { message, fields } = useSubmittedForm()
  return (
    <div className="stack stack-l reading">
      <ButtonLink href="/profile" variant="quiet" icon="back" className="back">
        {t('profile.title')}
      </ButtonLink>
      <PageHeading icon="shield">{t('profile.secondFactor')}</PageHeading>
      {message && Object.keys(fields).length === 0 ? <Notice tone="danger">{message}</Notice> : null}
      {standing.required && !standing.since && !setup ? <Notice tone="sun">{words.required}</Notice> : null}
      {codes ? (
        <BackupCodes codes={codes} words={words} />
      ) : setup ? (
        <SetUp {...setup} words={words} />
      ) : standing.since ? (
        <SwitchedOn since={standing.since} left={standing.backupCodesLeft} words={words} />
      ) : confirming && fields.code ? (
        <Confirm words={words} error={fields.code} />
      ) : (
        <Start words={words} />
      )}
    </div>
  )
}

function Start({ words }: { words: SecondFactorWords }) {
  const { fields } = useSubmittedForm()
  return (
    <>
      <p>{words.about}</p>
      <Notice>{words.app}</Notice>
      <Card>
        <StepForm>
          <CurrentPassword error={fields.currentPassword} />
          <StepButton step="start">{words.start}</StepButton>
        </StepForm>
      </Card>
    </>
  )
}

function SetUp({ secret, uri, qr, words }: { words: SecondFactorWords } & NonNullable<SecondFactorPage['setup']>) {
  return (
    <Card title={words.setupTitle}>
      <ol className="stack numbered">
        <li>{words.install}</li>
        <li>
          <div className="stack">
            <p>{words.scan}</p>
            <Picture qr={qr} label={words.picture} />
            <ButtonLink href={uri} variant="secondary">
              {words.open}
            </ButtonLink>
            <p>
              {words.key}: <code className="copied">{inFours(secret)}</code>
            </p>
          </div>
        </li>
        <li>
          <div className="stack">
            <p>{words.type}</p>
            <ConfirmForm words={words} />
          </div>
        </li>
      </ol>
    </Card>
  )
}

/** Form after a wrong first code. The secret is not shown again; a user who needs it starts over. */
function Confirm({ words, error }: { words: SecondFactorWords; error: string }) {
  return (
    <Card>
      <div className="stack">
        <p>{words.type}</p>
        <ConfirmForm words={words} error={error} />
        <p className="soft">{words.wrongTime}</p>
        <p>
          <a href={PAGE}>{words.again}</a>
        </p>
      </div>
    </Card>
  )
}

function ConfirmForm({ words, error }: { words: SecondFactorWords; error?: string }) {
  return (
    <StepForm>
      <CodeInput label={words.code} error={error} inputMode="numeric" />
      <StepButton step="confirm">{words.confirm}</StepButton>
    </StepForm>
  )
}

function BackupCodes({ codes, words }: { codes: string[]; words: SecondFactorWords }) {
  return (
    <Card title={words.codesTitle}>
      <div className="stack">
        <p>{words.codesText}</p>
        <ul className="list backup-codes">
          {codes.map((code) => (
            <li key={code}>
              <code className="copied">{code}</code>
            </li>
          ))}
        </ul>
        <ButtonLink href={PAGE}>{words.codesDone}</ButtonLink>
      </div>
    </Card>
  )
}

function SwitchedOn({ since, left, words }: { since: string; left: number; words: SecondFactorWords }) {
  const t = useTranslate()
  const { fields } = useSubmittedForm()
  return (
    <>
      <Notice tone="leaf">{fillPlaceholders(words.since, { date: formatDate(since, t) })}</Notice>
      <p>{fillPlaceholders(words.left, { n: left })}</p>
      <Card title={words.change}>
        <StepForm>
          <CurrentPassword error={fields.currentPassword} />
          <CodeInput label={words.code} hint={words.codeOrBackup} error={fields.code} />
          <div className="row">
            <StepButton step="codes">{words.renew}</StepButton>
            <StepButton step="off" variant="danger">
              {words.off}
            </StepButton>
          </div>
        </StepForm>
      </Card>
    </>
  )
}

/** Form that ignores a second tap, because the first response, with its secret, would be lost. */
function StepForm({ children }: { children: ReactNode }) {
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const once = (event: FormEvent) => {
    if (event.timeStamp - sentAt.current < TAPS_MS) event.preventDefault()
    else sentAt.current = event.timeStamp
  }
  return (
    <form className="stack" method="post" action={PAGE} noValidate onSubmit={once}>
      {children}
    </form>
  )
}

const StepButton = ({
  step,
  variant,
  children,
}: {
  step: SecondFactorStep
  variant?: 'danger'
  children: ReactNode
}) => (
  <Button type="submit" name="step" value={step} variant={variant}>
    {children}
  </Button>
)

const CodeInput = (props: { label: string; hint?: string; error?: string | undefined; inputMode?: 'numeric' }) => (
  <TextInput required name="code" autoComplete="one-time-code" {...props} />
)

function Picture({ qr, label }: { qr: QrCode; label: string }) {
  return (
    <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={label}>
      <path d={qr.path} />
    </svg>
  )
}

/** Groups a secret by four letters, for typing: `ABCD EFGH …`. */
const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')
