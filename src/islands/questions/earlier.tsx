import { type MouseEvent, useRef, useState } from 'react'
import { addressWithQuery } from '../../contracts/call.ts'
import type { FarmQuestion } from '../../contracts/questions.ts'
import { usePage } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { MarkSolvedButton, NotHelpfulButton } from './solve.tsx'

/**
 * Earlier answers to similar questions, one at a time: an answer solves the question, or the next is shown. If none
 * helps, officers continue. Without JavaScript each has its own URL.
 */
export function SuggestedAnswers({ question: { id, suggested, language } }: { question: FarmQuestion }) {
  const { t, props } = usePage()
  const [at, setAt] = useState(Number(props.answer) - 1)
  const head = useRef<HTMLHeadingElement>(null)
  const n = suggested[at] ? at : 0
  const earlier = suggested[n]
  if (!earlier) return null
  const go = (to: number) => ({
    href: addressWithQuery(`/questions/${id}`, { answer: String(to + 1) }),
    onClick(event: MouseEvent) {
      event.preventDefault()
      setAt(to)
      head.current?.focus()
    },
  })
  return (
    <>
      <h2 ref={head} tabIndex={-1}>
        {t('question.before')}
      </h2>
      <Card tone="leaf" title={earlier.question}>
        <div className="stack">
          <p className="pre big-answer">{earlier.answer}</p>
          <ReadAloud key={earlier.id} text={earlier.answer} language={language} />
          <MarkSolvedButton id={id} by={earlier.id} />
          {n < suggested.length - 1 ? (
            <ButtonLink variant="secondary" wide {...go(n + 1)}>
              {t('question.next')}
            </ButtonLink>
          ) : (
            <NotHelpfulButton id={id} />
          )}
          {suggested.length > 1 ? (
            <p className="row">
              <span className="soft">{t('question.which', { n: n + 1, max: suggested.length })}</span>
              {n > 0 ? <ButtonLink variant="quiet" icon="back" aria-label={t('wizard.back')} {...go(n - 1)} /> : null}
            </p>
          ) : null}
        </div>
      </Card>
    </>
  )
}
