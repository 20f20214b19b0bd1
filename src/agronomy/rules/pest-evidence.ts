import type { LogEntry } from '../../contracts/season.ts'
import type { Field } from '../field.ts'
import type { PestRisk } from '../pests/risks.ts'
import type { ScoutingRound } from '../pests/scouting.ts'
import type { RiskVariable, RiskVariables } from '../pests/triggers.ts'
import type { Evidence } from '../types.ts'
import { aheadFigure, figure, pastFigure, stageFigures } from './advice.ts'

export function pestEvidence(field: Field, risk: PestRisk, variables: RiskVariables): Evidence[] {
  const { record } = risk
  const found = [figure('evidence.riskRecord', record.id, null, `pest.${record.id}`, record.strength !== 'strong')]
  for (const variable of risk.because) {
    const one = figureOf(field, variable, variables)
    if (one) found.push(one)
  }
  return [...found, ...stageFigures(field)]
}

function figureOf(field: Field, variable: RiskVariable, variables: RiskVariables): Evidence | null {
  const value = variables[variable]
  if (typeof value === 'boolean') return figure('evidence.plantedLate', value ? 'yes' : 'no', null, 'farmer')
  if (value === null || variable === 'stage' || variable === 'dap') return null
  if (typeof value === 'string')
    return figure(
      variable === 'zone' ? 'evidence.zone' : 'evidence.soil',
      value,
      null,
      variable === 'zone' ? 'zone-state' : 'farmer',
    )
  switch (variable) {
    case 'dry_spell_days':
      return pastFigure(field, 'evidence.dryDays', value, 'days')
    case 'wet_days_last7':
      return pastFigure(field, 'evidence.wetDays', value, 'days')
    case 'rain_last3_mm':
    case 'rain_last7_mm':
    case 'rain_last14_mm':
      return pastFigure(field, 'evidence.rainPast', value, 'mm')
    case 'rain_next3_mm':
      return aheadFigure(field, 'evidence.rainAhead', value, 'mm')
    case 'rh_mean':
      return aheadFigure(field, 'evidence.humidity', value, '%')
    case 'wind_max_ms':
      return aheadFigure(field, 'evidence.wind', value * 3.6, 'km/h')
    case 'tmax':
      return aheadFigure(field, 'evidence.tMax', value, '°C')
    case 'tmean':
      return aheadFigure(field, 'evidence.tMean', value, '°C')
    case 'tmin':
    case 'tmin_2d':
      return aheadFigure(field, 'evidence.tMin', value, '°C')
    case 'month':
      return figure('evidence.month', value, null, 'farmer')
    case 'altitude_m':
      return figure('evidence.altitude', value, 'm', 'climate-normals', true)
    default:
      return null
  }
}

export const thresholdFigure = ({ act, source, rough }: ScoutingRound): Evidence =>
  figure('evidence.threshold', act, null, `protection.${source}`, rough)

export function countedFigures(field: Field, round: ScoutingRound | null, counted: LogEntry | null): Evidence[] {
  const found = counted ? [figure('evidence.counted', counted.count!, null, 'farmer')] : []
  return [...found, ...(round ? [thresholdFigure(round)] : []), ...stageFigures(field)]
}
