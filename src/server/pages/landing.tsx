/** @jsxImportSource hono/jsx */

import type { Child } from 'hono/jsx'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import { LANGUAGE_IDS, LANGUAGES, type Language } from '../../contracts/languages.ts'
import { VISITOR_CROPS } from '../../contracts/visitor-advice.ts'
import { itemAt } from '../../shared/lookups.ts'
import type { LanguageTexts } from '../../words/index.ts'
import type { Translate } from '../../words/translate.ts'
import type { VisitorAdvice } from '../advisories/visitor-advice.ts'
import { Drawing } from './drawing.tsx'
import { Icon } from './icon.tsx'
import { TryForm } from './try-form.tsx'

type LandingText = LanguageTexts['landing']

const FEATURES: DrawingId[] = ['sky.rain', 'action.look', 'action.ask']
const TRUST: IconName[] = ['phone', 'chart', 'shield']
const SOON: IconName[] = ['camera', 'basket']

interface LandingProps {
  text: LandingText
  t: Translate
  states: ReturnType<VisitorAdvice['states']>
  language: Language
  /** Accessible name of the language choice. */
  choice: string
}

/** Landing page: complete in its HTML, without script. */
export function Landing({ text, t, states, language, choice }: LandingProps) {
  return (
    <div class="landing">
      <Hero text={text} language={language} choice={choice}>
        <div class="card">
          <TryForm text={text.try} t={t} states={states} title={text.try.title} />
        </div>
      </Hero>
      <Features text={text} />
      <Crops text={text} />
      <section class="band">
        <h2 id="trust">{text.trust.title}</h2>
        <Strip of="trust" columns="trio">
          {text.trust.cards.map((card, n) => (
            <li class="reason" key={card.title}>
              <Icon name={itemAt(TRUST, n)} />
              <div>
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </div>
            </li>
          ))}
        </Strip>
      </section>
      <section class="band band-sunk">
        <h2 id="soon">{text.soon.title}</h2>
        <Strip of="soon" columns="duo">
          {text.soon.cards.map((card, n) => (
            <li class="card stack stack-s soon" key={card.title}>
              <span class="badge badge-sun">{text.soon.badge}</span>
              <h3>
                <Icon name={itemAt(SOON, n)} />
                {card.title}
              </h3>
              <p>{card.text}</p>
            </li>
          ))}
        </Strip>
      </section>
      <section class="band band-deep center stack">
        <h2>{text.end.title}</h2>
        <p>{text.end.text}</p>
        <p class="row">
          <a class="button button-sun" href="/register">
            {text.end.register}
          </a>
          <a class="button button-clear" href="/signin">
            {text.end.signIn}
          </a>
        </p>
      </section>
    </div>
  )
}

/** Cards in a row that scrolls by touch, keyboard or wheel: on a phone one card wide, with the next one partly visible and a mark at the edge. `of`: id of its heading. */
const Strip = ({ of, columns, children }: { of: string; columns: string; children: Child }) => (
  <section class="strip" tabindex={0} aria-labelledby={of}>
    <ul class={`list ${columns}`}>{children}</ul>
    <span class="more">
      <Icon name="next" />
    </span>
  </section>
)

/** Languages by their own names, above all English text. */
const Tongues = ({ language, choice }: Pick<LandingProps, 'language' | 'choice'>) => (
  <form class="tongues" method="post" action="/language" aria-label={choice}>
    <input type="hidden" name="next" value="/" />
    {LANGUAGE_IDS.map((id) => (
      <button
        type="submit"
        key={id}
        name="lang"
        value={id}
        lang={id}
        aria-current={id === language ? 'true' : undefined}
      >
        {LANGUAGES[id].name}
      </button>
    ))}
  </form>
)

function Hero({
  text: { hero, sample },
  language,
  choice,
  children,
}: Pick<LandingProps, 'text' | 'language' | 'choice'> & { children: Child }) {
  return (
    <section class="hero">
      <div class="hero-in">
        <div class="stack">
          <h1>{hero.title}</h1>
          <Tongues language={language} choice={choice} />
          <p class="lead">{hero.text}</p>
          <p class="row">
            <a class="button button-sun" href="/register">
              {hero.register}
            </a>
            <a class="button button-clear" href="/signin">
              {hero.signIn}
            </a>
          </p>
          <ul class="list claims">
            {hero.claims.map((claim) => (
              <li key={claim}>
                <Icon name="check" />
                {claim}
              </li>
            ))}
          </ul>
        </div>
        <div class="stack stack-l hero-side">
          {children}
          <Sample sample={sample} />
        </div>
      </div>
      <Field />
    </section>
  )
}

const Sample = ({ sample }: Pick<LandingProps['text'], 'sample'>) => (
  <figure class="sample">
    <figcaption class="row between">
      <span>
        <Icon name="pin" /> {sample.place}
      </span>
      <span class="badge badge-sun">{sample.label}</span>
    </figcaption>
    <p class="sample-now">
      <Drawing of="sky.partly" />
      <strong>{sample.rows[0]?.high}</strong> {sample.sky}
    </p>
    <dl>
      {sample.rows.map((row) => (
        <div key={row.day}>
          <dt>{row.day}</dt>
          <dd>{row.high}</dd>
          <dd>
            <Icon name="drop" />
            {row.rain}
          </dd>
        </div>
      ))}
    </dl>
    <p class="small">{sample.note}</p>
  </figure>
)

const Field = () => (
  <svg class="furrows" viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
    <path fill="#1f6b3b" d="M0 24C90 4 170 6 240 20S350 34 400 16V60H0z" />
    <path fill="#2f7f45" d="M0 40C80 24 150 26 230 36S350 44 400 32V60H0z" />
    <path
      fill="none"
      stroke="#8a4b25"
      stroke-width="3"
      d="M0 52C80 40 150 42 230 49S350 54 400 46M0 60C80 50 160 50 240 57S350 61 400 56"
    />
  </svg>
)

const Points = ({ of }: { of: readonly string[] }) => (
  <ul class="ticks">
    {of.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)

function Features({ text: { features } }: { text: LandingText }) {
  return (
    <section class="band">
      <h2 id="features">{features.title}</h2>
      <Strip of="features" columns="trio">
        {features.cards.map((card, n) => (
          <li class="card" key={card.title}>
            <h3 class="pictured">
              <Drawing of={itemAt(FEATURES, n)} />
              {card.title}
            </h3>
            <p>{card.text}</p>
            <Points of={card.points} />
          </li>
        ))}
      </Strip>
    </section>
  )
}

/** Crops of the country; touching a crop begins the registration with that crop. */
function Crops({
  text: {
    crops,
    try: { crop: touch },
  },
}: {
  text: LandingText
}) {
  return (
    <section class="band band-sunk">
      <h2 id="crops">{crops.title}</h2>
      <p>
        {crops.text} {touch}.
      </p>
      <Strip of="crops" columns="crops">
        {crops.cards.map((crop, n) => (
          <li class="card crop" key={crop.name}>
            <h3 class="pictured">
              <Drawing of={`crop.${itemAt(VISITOR_CROPS, n)}`} />
              <a href={`/register?crop=${itemAt(VISITOR_CROPS, n)}`}>{crop.name}</a>
            </h3>
            <Points of={crop.points} />
          </li>
        ))}
      </Strip>
    </section>
  )
}
