import type { AdviceFacts } from '../facts.ts'
import type { LoggedSpray } from '../season/logged-sprays.ts'
import type { SourceId } from '../sources.ts'
import type { Evidence } from '../types.ts'
import { evidenceFigure } from './build-advice.ts'

export const outFacts = ({ reEntry }: LoggedSpray): AdviceFacts => ({
  outFor: reEntry.known ? 'hours' : 'unknown',
  outHours: reEntry.value,
})

export function sprayedFigures({ date, text, days, source, reEntry }: LoggedSpray): Evidence[] {
  return [
    evidenceFigure('evidence.sprayed', text === null ? date : `${date}, ${text}`, null, 'farmer'),
    evidenceFigure('evidence.waitDays', days, 'days', sourceOf(source)),
    evidenceFigure('evidence.outHours', reEntry.value, 'hours', sourceOf(reEntry.source)),
  ]
}

export const sourceOf = (source: LoggedSpray['source']): SourceId => `protection.${source}`
