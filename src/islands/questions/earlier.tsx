import { type MouseEvent, useRef, useState } from 'react'
import { addressOf, pathWith } from '../../contracts/call.ts'
import { solveQuestion } from '../../contracts/calls/questions.ts'
import type { FarmQuestion } from '../../contracts/questions.ts'
import { usePage } from '../lib/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ReadAloud } from './read-aloud.tsx'

/**
 * Answers to questions like this one, one at a time: it solves the question, or the next is shown; when none helped,
 * officers go on. Without script each has its own address.
 */
export function Earlier({ question: { id, suggested, language } }: { question: FarmQuestion }) {
  const { t, props } = usePage()
  const [at, setAt] = useState(Number(props.answer) - 1)
  const head = useRef<HTMLHeadingElement>(null)
  const n = suggested[at] ? at : 0
  const earlier = suggested[n]
  if (!earlier) return null
  const action = pathWith(solveQuestion.form.at, { id })
  const go = (to: number) => ({
    href: addressOf(`/questions/${id}`, { answer: String(to + 1) }),
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
          <p className="as-written big-answer">{earlier.answer}</p>
          <ReadAloud key={earlier.id} text={earlier.answer} language={language} />
          <form method="post" action={action}>
            <input type="hidden" name="answerId" value={earlier.id} />
            <Button type="submit" wide icon="check">
              {t('question.yes')}
            </Button>
          </form>
          {n < suggested.length - 1 ? (
            <ButtonLink variant="secondary" wide {...go(n + 1)}>
              {t('question.next')}
            </ButtonLink>
          ) : (
            <form method="post" action={action}>
              <input type="hidden" name="solved" value="no" />
              <Button type="submit" variant="secondary" wide>
                {t('question.no')}
              </Button>
            </form>
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
