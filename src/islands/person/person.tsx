import { AUDIENCE_PATH, PERSON_PATH } from '../../contracts/admin-tabs.ts'
import { addressWithQuery, fillPath } from '../../contracts/call.ts'
import { sendNewPassword, setOfficerRole } from '../../contracts/calls/people.ts'
import { CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import { LANGUAGES } from '../../contracts/languages.ts'
import type { PersonDetails, PersonLogEntry, PersonMessage } from '../../contracts/people.ts'
import { readablePhone } from '../../contracts/readable-phone.ts'
import { AdminFrame } from '../admin/frame.tsx'
import { formatDay } from '../lib/format-time.ts'
import { usePage } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CheckboxGroup } from '../ui/choices.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'

interface Listed<Item> {
  items: Item[]
  next: string | null
}

export interface PersonScreenProps {
  person: PersonDetails
  messages: Listed<PersonMessage>
  log: Listed<PersonLogEntry>
  states: string[]
  ussdCode: string | null
}

const CROPS = CROP_IDS.filter((id) => canonicalCrop(id) === id)
const dayOf = (time: string) => time.slice(0, 'YYYY-MM-DD'.length)

/** One farmer for administrators: messages, farm log, password reset, officer role. Plain forms. */
export default function PersonScreen() {
  const { t, props } = usePage<PersonScreenProps>()
  const sent = useSubmittedForm()
  if (props.missing)
    return (
      <AdminFrame tab="audience">
        <h1>{t('person.title')}</h1>
        <EmptyState picture="farm.done" text={t('audience.find')} />
        <ButtonLink href={AUDIENCE_PATH} variant="secondary" icon="back">
          {t('audience.title')}
        </ButtonLink>
      </AdminFrame>
    )
  const { person } = props
  const { firstName, lastName, phone, place, preferredLanguage, lastActiveAt, primaryCrops } = person
  const crops = CROP_IDS.filter((id) => primaryCrops?.split(',').includes(id)).map((id) => t(`crop.${id}`))
  return (
    <AdminFrame tab="audience">
      <div className="stack stack-s">
        <h1>{[firstName, lastName].filter(Boolean).join(' ') || t('person.title')}</h1>
        <p>{[readablePhone(phone), place, LANGUAGES[preferredLanguage].name].filter(Boolean).join(' · ')}</p>
        {crops.length > 0 ? <p>{crops.join(', ')}</p> : null}
        {lastActiveAt ? <p className="soft">{t('person.seen', { time: formatDay(dayOf(lastActiveAt), t) })}</p> : null}
      </div>
      {sent.message ? <Notice tone="danger">{sent.message}</Notice> : null}
      <Messages />
      <Log />
      <PasswordHelp />
      <Role />
    </AdminFrame>
  )
}

/** Link to the next page of a list. */
function Older({ of, next }: { of: 'messages' | 'log'; next: string | null }) {
  const { t, props } = usePage<PersonScreenProps>()
  const { person } = props
  return next ? (
    <ButtonLink
      href={addressWithQuery(fillPath(PERSON_PATH, { id: person.id }), { [of]: next })}
      variant="secondary"
      wide
    >
      {t('admin.older')}
    </ButtonLink>
  ) : null
}

function Messages() {
  const { t, props } = usePage<PersonScreenProps>()
  const { messages } = props
  return (
    <Card title={t('person.messages')}>
      {messages.items.length === 0 ? <p className="soft">{t('person.noMessages')}</p> : null}
      <ul className="list stack">
        {messages.items.map(({ id, state, text, createdAt }) => (
          <li key={id}>
            <p className="small soft">
              {formatDay(dayOf(createdAt), t)} · {t(`sms.${state}`)}
            </p>
            {text === '' ? <p className="soft">{t('person.textGone')}</p> : <p className="pre">{text}</p>}
          </li>
        ))}
      </ul>
      <Older of="messages" next={messages.next} />
    </Card>
  )
}

function Log() {
  const { t, props } = usePage<PersonScreenProps>()
  const { log } = props
  return (
    <Card title={t('officer.log')}>
      {log.items.length === 0 ? <p className="soft">{t('person.noLog')}</p> : null}
      <ul className="list stack stack-s">
        {log.items.map(({ id, date, kind, cropType }) => (
          <li key={id}>
            {formatDay(date, t)}: {t(`did.${kind}`)} · {t(`crop.${cropType}`)}
          </li>
        ))}
      </ul>
      <Older of="log" next={log.next} />
    </Card>
  )
}

/** Password reset. Administrators see neither password nor code. */
function PasswordHelp() {
  const { t, props } = usePage<PersonScreenProps>()
  const { person, ussdCode } = props
  const { passwordBy, id } = person
  return (
    <Card title={t('person.password')}>
      <ul className="list stack stack-s">
        {passwordBy.includes('sms') ? <li>{t('person.forgot')}</li> : null}
        {ussdCode ? <li>{t('person.dial', { code: ussdCode })}</li> : null}
        {passwordBy.length === 0 ? <li>{t('person.operator')}</li> : null}
        <li>{t('person.never')}</li>
      </ul>
      {passwordBy.includes('send') ? (
        <form className="stack stack-s" method="post" action={fillPath(sendNewPassword.form.at, { id })}>
          <Button type="submit" variant="secondary">
            {t('person.send')}
          </Button>
          <p className="small soft">{t('person.sendAbout')}</p>
        </form>
      ) : null}
    </Card>
  )
}

function Role() {
  const { t, props } = usePage<PersonScreenProps>()
  const { person, states } = props
  const { officer, id } = person
  const crops = CROPS.map((value) => ({ value, label: t(`crop.${value}`) }))
  return (
    <Card title={t('person.officer')}>
      <form className="stack" method="post" action={fillPath(setOfficerRole.form.at, { id })}>
        <p className="soft">{t('person.about')}</p>
        <label className="choice">
          <input type="checkbox" name="on" value="yes" defaultChecked={officer.on} />
          {t('person.role')}
        </label>
        <details className="more-choices" open={officer.states.length > 0}>
          <summary>{t('person.states')}</summary>
          <CheckboxGroup
            label={t('audience.state')}
            name="states"
            defaultValue={officer.states}
            options={states.map((value) => ({ value, label: value }))}
          />
        </details>
        <details className="more-choices" open={officer.crops.length > 0}>
          <summary>{t('person.crops')}</summary>
          <CheckboxGroup label={t('admin.feedbackCrop')} name="crops" defaultValue={officer.crops} options={crops} />
        </details>
        <Button type="submit">{t('person.save')}</Button>
      </form>
    </Card>
  )
}
