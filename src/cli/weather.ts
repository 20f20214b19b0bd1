import type { Command } from 'commander'
import type { CliContext } from './context.ts'

export function registerWeather(weather: Command, context: CliContext) {
  weather
    .command('refresh')
    .description("request new weather for every farmer's location")
    .action(async () => {
      const { refreshPlaces } = await context.services()
      const progress = context.progress('Places')
      const report = await refreshPlaces(progress.to)
      progress.end()
      context.result(
        report,
        report.live === report.cells
          ? `All ${report.cells} places have a fresh forecast.`
          : `${report.live} of ${report.cells} places have a fresh forecast; the others keep stored or typical weather.`,
      )
    })
}
