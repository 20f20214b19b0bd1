/** @jsxImportSource hono/jsx */

import type { IconName } from '../../contracts/icon-paths.ts'
import type { Words } from '../../words/index.ts'
import { Icon } from './icon.tsx'

type LandingText = Words['landing']

/** The icons of the cards, in their order. */
const TRUST: IconName[] = ['phone', 'chart', 'shield']
const SOON: IconName[] = ['camera', 'basket']
const FEATURES: IconName[] = ['weather', 'sprout', 'community']

/** What a visitor sees first: whole in its HTML, with no script at all. */
export function Landing({ text }: { text: LandingText }) {
  return (
    <div class="landing">
      <Hero text={text} />
      <Features text={text} />
      <Crops text={text} />
      <section class="band">
        <h2>{text.trust.title}</h2>
        <div class="trio">
          {text.trust.cards.map((card, n) => (
            <div class="reason" key={card.title}>
              <Icon name={TRUST[n]!} />
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </div>
          ))}
        </div>
      </section>
      <section class="band band-sunk">
        <h2>{text.soon.title}</h2>
        <div class="duo">
          {text.soon.cards.map((card, n) => (
            <div class="card stack stack-s soon" key={card.title}>
              <span class="badge badge-sun">{text.soon.badge}</span>
              <h3>
                <Icon name={SOON[n]!} />
                {card.title}
              </h3>
              <p>{card.text}</p>
            </div>
          ))}
        </div>
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

function Hero({ text: { hero, sample } }: { text: LandingText }) {
  return (
    <section class="hero">
      <div class="hero-in">
        <div class="stack">
          <h1>{hero.title}</h1>
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
        <figure class="sample">
          <figcaption class="row between">
            <span>
              <Icon name="pin" /> {sample.place}
            </span>
            <span class="badge badge-sun">{sample.label}</span>
          </figcaption>
          <p class="sample-now">
            <Icon name="weather" />
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
      </div>
      <Field />
    </section>
  )
}

/** Ploughed ground at the foot of the hero. */
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

function Features({ text: { features } }: { text: LandingText }) {
  return (
    <section class="band">
      <h2>{features.title}</h2>
      <div class="trio">
        {features.cards.map((card, n) => (
          <div class="card feature" key={card.title}>
            <Icon name={FEATURES[n]!} />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
            <ul class="ticks">
              {card.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function Crops({ text: { crops } }: { text: LandingText }) {
  return (
    <section class="band band-sunk">
      <h2>{crops.title}</h2>
      <p>{crops.text}</p>
      <div class="crops">
        {crops.cards.map((crop) => (
          <div class="card crop" key={crop.name}>
            <h3>{crop.name}</h3>
            <ul class="ticks">
              {crop.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
