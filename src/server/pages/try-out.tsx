/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono'
import { cropDrawing } from '../../contracts/drawing-ids.ts'
import { visitorAdviceQuerySchema } from '../../contracts/visitor-advice.ts'
import { dueText } from '../../islands/home/task-words.ts'
import { capitalized, splitTitle } from '../../islands/home/tasks.ts'
import { formatDate } from '../../islands/lib/format-time.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../words/index.ts'
import type { Translate } from '../../words/translate.ts'
import type { VisitorAdvice, VisitorWeek } from '../advisories/visitor-advice.ts'
import type { AppEnv } from '../http/context.ts'
import { parseForm } from '../http/parse-form.ts'
import { visitorOfRequest } from '../http/session.ts'
import { Drawing } from './drawing.tsx'
import type { PublicPageDeps } from './public-pages.tsx'
import { TryForm, type TryText } from './try-form.tsx'

/** Route `/try`: advice for a visitor without an account. */
export function tryOutPages({ tryOut, show }: { tryOut: VisitorAdvice; show: PublicPageDeps['show'] }) {
  return new Hono<AppEnv>().get('/try', async (c: Context<AppEnv>) => {
    const language = c.get('language')
    const t = translatorFor(language)
    const text = TEXTS_BY_LANGUAGE[language].landing.try
    const query = parseForm(visitorAdviceQuerySchema, c.req.query())
    const week = await tryOut.week(query, visitorOfRequest(c), language)
    const crop = t(`crop.${week.crop}`).replace(/ \(.*\)$/, '')
    const title = text.result.replace('{crop}', crop).replace('{place}', week.place)
    const content = (
      <div class="page stack stack-l">
        <h1>{title}</h1>
        <Task week={week} text={text} t={t} />
        <Weekly week={week} text={text} />
        <section class="card">
          <TryForm text={text} t={t} states={tryOut.states()} place={query.place} title={text.other} />
        </section>
      </div>
    )
    return show(c, { title, band: 'wide', content })
  })
}

function Task({ week: { crop, advice, today }, text, t }: { week: VisitorWeek; text: TryText; t: Translate }) {
  if (!advice)
    return (
      <section class="card stack">
        <Drawing of={cropDrawing(crop)} size={72} />
        <p>{text.quiet}</p>
      </section>
    )
  const { title, drawing, by, steps, planted } = advice
  return (
    <section class="card stack">
      <div class="row">
        <Drawing of={cropDrawing(crop)} size={72} />
        <Drawing of={drawing} size={72} />
      </div>
      <h2>{capitalized(splitTitle(title).what)}</h2>
      {by ? <b class="try-by">{dueText(by, today, t)}</b> : null}
      <ul class="list stack">
        {steps.map((step) => (
          <li class="try-step" key={step.text}>
            {step.drawing ? <Drawing of={step.drawing} size={48} /> : <span />}
            <span>{step.text}</span>
          </li>
        ))}
      </ul>
      {planted ? <p class="small soft">{text.planted.replace('{date}', formatDate(planted, t))}</p> : null}
      <input type="checkbox" id="try-done" class="hidden-text try-done" />
      <label for="try-done" class="try-tick">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="13" />
          <path d="M10 16.5l4.2 4.2 8-8.6" />
        </svg>
        {text.done}
      </label>
      <p class="try-well">
        <Drawing of="farm.done" size={56} /> <b>{text.well}</b>
      </p>
    </section>
  )
}

/** The number is never in the address: the script carries it, with crop and place, to the registration of this tab. */
const Weekly = ({ week: { crop, place, country }, text }: { week: VisitorWeek; text: TryText }) => (
  <form
    class="card card-sun stack"
    method="get"
    action="/register"
    data-weekly=""
    data-crop={crop}
    data-place={place}
    data-country={country ?? ''}
  >
    <h2>
      <label for="number">{text.weekly}</label>
    </h2>
    <div class="try-number">
      <input id="number" type="tel" class="input" autocomplete="tel" placeholder={text.phone} />
      <button type="submit" class="button">
        {text.go}
      </button>
    </div>
    <p class="small">{text.note}</p>
  </form>
)
