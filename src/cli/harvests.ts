import type { Command } from 'commander'
import { type HarvestFigures, MIN_PUBLISHED_FARMS } from '../contracts/harvests.ts'
import { type CliContext, OPERATOR } from './context.ts'

export function registerHarvests(harvests: Command, context: CliContext) {
  harvests.action(async () => {
    const figures = await (await context.services()).harvests.figures(OPERATOR)
    context.result(figures, () => figures.map(harvestLine).join('\n') || NO_FIGURES_TEXT)
  })
}

const NO_FIGURES_TEXT = `No group of ${MIN_PUBLISHED_FARMS} farms has reported yet. Farmers are asked 7 to 21 days after the harvest.`

const harvestLine = ({ crop, state, year, n, lower, median, upper, unsaid }: HarvestFigures): string =>
  `${year}  ${crop.padEnd(16)} ${state.padEnd(16)} ${median} kg/ha (middle half ${lower} to ${upper}), ${n} farms, ${Math.round(unsaid * 100)} % did not say`
