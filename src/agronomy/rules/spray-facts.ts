import type { AdviceFacts } from '../facts.ts'
import type { LoggedSpray } from '../season/logged-sprays.ts'
import type { SourceId } from '../sources.ts'
import type { Evidence } from '../types.ts'
import { evidenceFigure } from './build-advice.ts'

export const keepOutFacts = ({ reEntry }: LoggedSpray): AdviceFacts => ({
  outFor: reEntry.known ? 'hours' : 'unknown',
  outHours: reEntry.value,
})

export function sprayEvidence({ date, text, days, source, reEntry }: LoggedSpray): Evidence[] {
  return [
    evidenceFigure('evidence.sprayed', text === null ? date : `${date}, ${text}`, null, 'farmer'),
    evidenceFigure('evidence.waitDays', days, 'days', protectionSourceId(source)),
    evidenceFigure('evidence.outHours', reEntry.value, 'hours', protectionSourceId(reEntry.source)),
  ]
}

export const protectionSourceId = (source: LoggedSpray['source']): SourceId => `protection.${source}`
