import type { AudiencePreview, ListedFarmer } from '../../contracts/admin.ts'
import { AUDIENCE_PATH, PERSON_PATH } from '../../contracts/admin-tabs.ts'
import { type Audience, type AudienceSize, type AudienceSms, MAX_MESSAGE_LENGTH } from '../../contracts/audience.ts'
import { addressWithQuery, type CallParams, fillPath } from '../../contracts/call.ts'
import { exportFarmers, sendAudienceSms } from '../../contracts/calls/admin.ts'
import { CHANNELS } from '../../contracts/channels.ts'
import { CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import { FORM_STAGES } from '../../contracts/farm.ts'
import { LANGUAGE_IDS, LANGUAGES } from '../../contracts/languages.ts'
import { readablePhone } from '../../contracts/readable-phone.ts'
import { AdminFrame } from '../admin/frame.tsx'
import { groupThousands } from '../admin/grouped.ts'
import { SmsFigures } from '../admin/sms-figures.tsx'
import { usePage } from '../lib/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Select, TextArea, TextInput } from '../ui/field.tsx'

/** Page props. */
export interface AudienceScreenProps {
  asked: AudienceSms
  states: string[]
  size: AudienceSize
  /** Null until a message is previewed. */
  preview: AudiencePreview | null
  /** Error when the message is longer than two SMS. */
  failed: string | null
  items: ListedFarmer[]
  next: string | null
}

const CROPS = CROP_IDS.filter((id) => canonicalCrop(id) === id)

/** Fields for a URL or form: the filters, and the texts as `text.ha`. */
const fieldsOf = ({ texts = {}, ...plain }: AudienceSms): CallParams => ({
  ...(plain as CallParams),
  ...Object.fromEntries(Object.entries(texts).map(([language, text]) => [`text.${language}`, text])),
})
const filtersOf = ({ text: _, texts: __, ...filters }: AudienceSms): Audience => filters

/** Selected farmers: their number, an SMS to them with its cost, their file and their list. */
export default function AudienceScreen() {
  const { t, props } = usePage<AudienceScreenProps>()
  const { asked: filter, size, preview, failed, items, next } = props
  const filters = filtersOf(filter) as CallParams
  return (
    <AdminFrame tab="audience">
      <div className="stack stack-s">
        <h1>{t('audience.title')}</h1>
        <p className="soft">{t('audience.about')}</p>
      </div>
      <form className="stack stack-l" method="get" action={AUDIENCE_PATH}>
        <Filters />
        <Message />
        {failed ? <p className="field-error">{failed}</p> : null}
        <div className="row">
          <Button type="submit" icon="users">
            {t('audience.show')}
          </Button>
          <Button type="submit" name="preview" value="1" variant="secondary" icon="send">
            {t('audience.check')}
          </Button>
        </div>
      </form>
      <Card title={t('audience.size', { n: groupThousands(size.farmers), sms: groupThousands(size.bySms) })}>
        <div className="stack">
          <p>{t('admin.exportAgreed', { n: groupThousands(size.agreed), all: groupThousands(size.farmers) })}</p>
          {size.agreed > 0 ? (
            <ButtonLink
              href={addressWithQuery(exportFarmers.path, filters)}
              variant="secondary"
              icon="download"
              download
            >
              {t('admin.export')}
            </ButtonLink>
          ) : null}
          {preview ? <Preview preview={preview} filter={filter} /> : null}
        </div>
      </Card>
      <Card title={t('admin.farmers')}>
        <ul className="list stack stack-s">
          {items.map((farmer) => (
            <li key={farmer.id}>
              <a className="person-link" href={fillPath(PERSON_PATH, { id: farmer.id })}>
                {lineOf(farmer)}
              </a>
            </li>
          ))}
        </ul>
        {next ? (
          <ButtonLink href={addressWithQuery(AUDIENCE_PATH, { ...filters, before: next })} variant="secondary" wide>
            {t('admin.older')}
          </ButtonLink>
        ) : null}
      </Card>
    </AdminFrame>
  )
}

const lineOf = ({ firstName, lastName, phone, place }: ListedFarmer) =>
  [[firstName, lastName].filter(Boolean).join(' '), readablePhone(phone), place].filter(Boolean).join(' · ')

function Filters() {
  const { t, props } = usePage<AudienceScreenProps>()
  const { asked: filter, states } = props
  const any = t('audience.any')
  return (
    <Card title={t('audience.who')}>
      <div className="audience-bar">
        <Select
          label={t('audience.state')}
          name="state"
          placeholder={any}
          defaultValue={filter.state ?? ''}
          options={states.map((value) => ({ value, label: value }))}
        />
        <Select
          label={t('admin.feedbackCrop')}
          name="crop"
          placeholder={any}
          defaultValue={filter.crop ?? ''}
          options={CROPS.map((value) => ({ value, label: t(`crop.${value}`) }))}
        />
        <Select
          label={t('audience.stage')}
          name="stage"
          placeholder={any}
          defaultValue={filter.stage ?? ''}
          options={FORM_STAGES.map((value) => ({ value, label: t(`stage.${value}`) }))}
        />
        <Select
          label={t('app.language')}
          name="language"
          placeholder={any}
          defaultValue={filter.language ?? ''}
          options={LANGUAGE_IDS.map((value) => ({ value, label: LANGUAGES[value].name }))}
        />
        <Select
          label={t('audience.channel')}
          name="channel"
          placeholder={any}
          defaultValue={filter.channel ?? ''}
          options={CHANNELS.map((value) => ({ value, label: t(`profile.way.${value}`) }))}
        />
        <TextInput
          label={t('audience.notSeen')}
          name="notSeen"
          inputMode="numeric"
          defaultValue={filter.notSeen ?? ''}
        />
        <TextInput label={t('audience.find')} name="find" type="search" defaultValue={filter.find ?? ''} />
      </div>
    </Card>
  )
}

function Message() {
  const { t, props } = usePage<AudienceScreenProps>()
  const { asked: filter } = props
  return (
    <Card title={t('audience.text')}>
      <div className="stack">
        <TextArea
          label={t('audience.text')}
          hint={t('audience.textHint')}
          name="text"
          rows={3}
          maxLength={MAX_MESSAGE_LENGTH}
          defaultValue={filter.text ?? ''}
        />
        <details className="tall-fold" open={Object.keys(filter.texts ?? {}).length > 0}>
          <summary>{t('audience.texts')}</summary>
          <div className="stack">
            {LANGUAGE_IDS.map((language) => (
              <TextArea
                key={language}
                label={LANGUAGES[language].name}
                name={`text.${language}`}
                lang={language}
                rows={2}
                maxLength={MAX_MESSAGE_LENGTH}
                defaultValue={filter.texts?.[language] ?? ''}
              />
            ))}
          </div>
        </details>
      </div>
    </Card>
  )
}

/** Preview: the messages as sent, their number and cost, and the send button. */
function Preview({ preview, filter }: { preview: AudiencePreview; filter: AudienceSms }) {
  const { t } = usePage()
  return (
    <section className="stack notice notice-sun">
      {preview.byLanguage.map(({ language, recipients, text, segments }) => (
        <blockquote key={language} className="stack stack-s">
          <p className="small">
            <b>{LANGUAGES[language].name}</b> ·{' '}
            {t('audience.parts', { n: recipients, segments: recipients * segments })}
          </p>
          <p lang={language}>{text}</p>
        </blockquote>
      ))}
      <SmsFigures preview={preview} />
      {preview.recipients > 0 ? (
        <form method="post" action={sendAudienceSms.form.at}>
          {Object.entries(fieldsOf(filter)).map(([name, value]) =>
            value === undefined ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
          )}
          <Button type="submit" icon="send">
            {t('sms.bulkConfirm', { n: preview.recipients })}
          </Button>
        </form>
      ) : (
        <p>
          <b>{t('audience.nobody')}</b>
        </p>
      )}
    </section>
  )
}
