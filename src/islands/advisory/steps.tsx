import { Fragment } from 'react'
import type { AdvisoryPageData } from '../../contracts/advisories.ts'
import { Drawing } from '../ui/drawing.tsx'

/** Text of an advisory, one sentence per line with its picture. Screen readers and the clipboard get one text. */
export function AdvisorySteps({ steps, typicalSaid }: Pick<AdvisoryPageData, 'steps' | 'typicalSaid'>) {
  return (
    <p className={`steps advisory-words pre${steps.some(({ drawing }) => drawing) ? '' : ' steps-plain'}`}>
      {steps.map(({ text, drawing, when }, n) => (
        <Fragment key={text}>
          {n > 0 ? ' ' : null}
          <span
            className={`advice-step${when ? ' advice-step-when' : ''}${typicalSaid && n === steps.length - 1 ? ' small soft' : ''}`}
          >
            {drawing ? <Drawing of={drawing} size="100%" /> : null}
            <span>{text}</span>
          </span>
        </Fragment>
      ))}
    </p>
  )
}
