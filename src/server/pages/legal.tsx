/** @jsxImportSource hono/jsx */

import { fill, type Values } from '../../ground/fill.ts'
import type { LegalText } from '../../words/en/terms.ts'

/** Terms or privacy: the short version first, then each section with an address of its own. English in every language. */
export function Legal({ text, values }: { text: LegalText; values: Values }) {
  const say = (sentence: string) => fill(sentence, values)
  return (
    <article class="legal stack stack-l" lang="en">
      <div class="stack stack-s">
        <h1>{text.title}</h1>
        <p class="soft small">{text.updated}</p>
      </div>
      <ul class="card card-leaf ticks">
        {text.short.map((sentence) => (
          <li key={sentence}>{say(sentence)}</li>
        ))}
      </ul>
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
        </section>
      ))}
    </article>
  )
}
