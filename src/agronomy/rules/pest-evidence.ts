import type { LogEntry } from '../../contracts/season.ts'
import type { Field } from '../field.ts'
import type { PestRisk } from '../pests/risks.ts'
import type { ScoutingRound } from '../pests/scouting.ts'
import type { PestRiskVariables, RiskVariable } from '../pests/triggers.ts'
import type { Evidence } from '../types.ts'
import { evidenceFigure, forecastFigure, growthStageFigures, pastWeatherFigure } from './build-advice.ts'

export function pestEvidence(field: Field, risk: PestRisk, variables: PestRiskVariables): Evidence[] {
  const { record } = risk
  const found = [
    evidenceFigure('evidence.riskRecord', record.id, null, `pest.${record.id}`, record.strength !== 'strong'),
  ]
  for (const variable of risk.because) {
    const one = figureOf(field, variable, variables)
    if (one) found.push(one)
  }
  return [...found, ...growthStageFigures(field)]
}

function figureOf(field: Field, variable: RiskVariable, variables: PestRiskVariables): Evidence | null {
  const value = variables[variable]
  if (typeof value === 'boolean') return evidenceFigure('evidence.plantedLate', value ? 'yes' : 'no', null, 'farmer')
  if (value === null || variable === 'stage' || variable === 'dap') return null
  if (typeof value === 'string')
    return evidenceFigure(
      variable === 'zone' ? 'evidence.zone' : 'evidence.soil',
      value,
      null,
      variable === 'zone' ? 'zone-state' : 'farmer',
    )
  switch (variable) {
    case 'dry_spell_days':
      return pastWeatherFigure(field, 'evidence.dryDays', value, 'days')
    case 'wet_days_last7':
      return pastWeatherFigure(field, 'evidence.wetDays', value, 'days')
    case 'rain_last3_mm':
    case 'rain_last7_mm':
    case 'rain_last14_mm':
      return pastWeatherFigure(field, 'evidence.rainPast', value, 'mm')
    case 'rain_next3_mm':
      return forecastFigure(field, 'evidence.rainAhead', value, 'mm')
    case 'rh_mean':
      return forecastFigure(field, 'evidence.humidity', value, '%')
    case 'wind_max_ms':
      return forecastFigure(field, 'evidence.wind', value * 3.6, 'km/h')
    case 'tmax':
      return forecastFigure(field, 'evidence.tMax', value, '°C')
    case 'tmean':
      return forecastFigure(field, 'evidence.tMean', value, '°C')
    case 'tmin':
    case 'tmin_2d':
      return forecastFigure(field, 'evidence.tMin', value, '°C')
    case 'month':
      return evidenceFigure('evidence.month', value, null, 'farmer')
    case 'altitude_m':
      return evidenceFigure('evidence.altitude', value, 'm', 'climate-normals', true)
    default:
      return null
  }
}

export const pestThresholdFigure = ({ act, source, rough }: ScoutingRound): Evidence =>
  evidenceFigure('evidence.threshold', act, null, `protection.${source}`, rough)

export function pestCountFigures(field: Field, round: ScoutingRound | null, counted: LogEntry | null): Evidence[] {
  const found = counted ? [evidenceFigure('evidence.counted', counted.count!, null, 'farmer')] : []
  return [...found, ...(round ? [pestThresholdFigure(round)] : []), ...growthStageFigures(field)]
}
