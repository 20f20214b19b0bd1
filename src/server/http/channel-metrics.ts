import type { ChannelFigures, Cost } from '../../contracts/channel-figures.ts'
import type { DialFigures } from '../channels/ussd/figures.ts'
import type { OddsScore } from '../weather/rains/rain-odds.ts'
import type { MetricSample } from './metrics.ts'

export const dialMetrics = (dials: DialFigures) => [
  ...formatMetric(
    'gona_ussd_sessions',
    'gauge',
    'Dials of the past day, by how they ended.',
    dials.outcomes.map(({ outcome, n }): MetricSample => [`outcome="${outcome}"`, n]),
  ),
  ...formatMetric(
    'gona_ussd_left',
    'gauge',
    'Those that did not finish, by the screen last shown.',
    dials.left.map(({ screen, n }): MetricSample => [`screen="${screen}"`, n]),
  ),
  ...formatMetric(
    'gona_ussd_cost',
    'gauge',
    'What the dials of the past day have cost so far.',
    dials.costs.map(({ currency, paid }): MetricSample => [`currency="${currency.replace(/\W/g, '')}"`, paid]),
  ),
]

export const channelMetrics = ({ sms, calls }: Pick<ChannelFigures, 'sms' | 'calls'>) => [
  ...formatMetric(
    'gona_sms_words',
    'gauge',
    'SMS received in the past day, by their word.',
    labelledSamples('word', sms.words),
  ),
  ...formatMetric('gona_sms_segments', 'gauge', 'Parts of SMS sent in the past day.', [['', sms.segments]]),
  ...formatMetric('gona_sms_cost', 'gauge', 'What they have cost so far.', costSamples(sms.cost)),
  ...formatMetric('gona_calls', 'gauge', 'Calls of the past day.', labelledSamples('direction', calls.n)),
  ...formatMetric(
    'gona_calls_left',
    'gauge',
    'The part of the menu last spoken in them.',
    labelledSamples('place', calls.left),
  ),
  ...formatMetric('gona_calls_cost', 'gauge', 'What they have cost so far.', costSamples(calls.cost)),
]

export const oddsMetrics = (odds: readonly OddsScore[]) => [
  ...formatMetric(
    'gona_rain_odds_score',
    'gauge',
    'Mean score of the odds of the rains, 0 is best.',
    odds.map(({ zone, source, score }): MetricSample => [`zone="${zone}",source="${source}"`, score]),
  ),
  ...formatMetric(
    'gona_rain_odds_even',
    'gauge',
    'Score of even odds for the same weeks.',
    odds.map(({ zone, source, even }): MetricSample => [`zone="${zone}",source="${source}"`, even]),
  ),
]

export function formatMetric(name: string, type: string, help: string, values: MetricSample[]): string[] {
  const lines = values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}

const labelledSamples = (label: string, lines: { name: string; n: number }[]): MetricSample[] =>
  lines.map(({ name, n }) => [`${label}="${name.replace(/[^\w.-]/g, '')}"`, n])

const costSamples = ({ paid }: Cost): MetricSample[] =>
  paid.map(({ currency, amount }) => [`currency="${currency.replace(/\W/g, '')}"`, amount])
