/** @jsxImportSource hono/jsx */

import type { Language } from '../../contracts/languages.ts'
import type { Operator } from '../../contracts/operator.ts'
import { fillPlaceholders, type Values } from '../../shared/fill-placeholders.ts'
import type { LegalText } from '../../words/en/terms.ts'
import { contactLinks } from './contact-links.ts'

/** Terms or privacy: summary, table of contents, and sections with anchors. */
export function Legal({
  text,
  language,
  values,
  operator,
}: {
  text: LegalText
  language: Language
  values: Values
  operator: Operator | undefined
}) {
  const say = (sentence: string) => fillPlaceholders(sentence, values)
  const [first = '', ...short] = text.short
  return (
    <article class="legal stack stack-l" lang={language}>
      <div class="stack stack-s">
        <h1>{text.title}</h1>
        <p class="soft small">{text.updated}</p>
      </div>
      <p class="lead">{say(first)}</p>
      <ul class="card card-leaf ticks">
        {short.map((sentence) => (
          <li key={sentence}>{say(sentence)}</li>
        ))}
      </ul>
      <nav aria-label={text.title}>
        <ul class="list contents">
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {text.sections.map((section) => (
        <section key={section.id} id={section.id} class="stack stack-s">
          <h2>{section.title}</h2>
          {section.paragraphs?.map((paragraph) => (
            <p key={paragraph}>{say(paragraph)}</p>
          ))}
          {section.points ? (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{say(point)}</li>
              ))}
            </ul>
          ) : null}
          {section.id === 'contact' && operator ? <OperatorContact {...operator} /> : null}
        </section>
      ))}
    </article>
  )
}

const OperatorContact = (operator: Operator) => (
  <ul>
    {operator.name ? <li>{operator.name}</li> : null}
    {contactLinks(operator).map(([href, text]) => (
      <li key={href}>
        <a href={href}>{text}</a>
      </li>
    ))}
  </ul>
)
