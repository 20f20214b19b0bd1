import type { Command } from 'commander'
import type { CliContext } from './context.ts'

export function registerWeather(program: Command, context: CliContext) {
  program
    .command('weather')
    .description('stored weather')
    .command('refresh')
    .description("ask the provider again for every farmer's place")
    .action(async () => {
      const services = await context.services()
      const { farmerPages } = await import('../server/advisories/farmer-pages.ts')
      const { pointOf } = await import('../server/advisories/situation.ts')
      const cells = new Map<string, { lat: number; lng: number }>()
      for await (const page of farmerPages(services.db)) {
        for (const { farmer } of page) {
          const point = pointOf(farmer)
          if (point) cells.set(`${point.lat.toFixed(1)},${point.lng.toFixed(1)}`, point)
        }
      }
      const progress = context.progress('Places', cells.size)
      const report = await services.weather.refreshCells([...cells.values()], (done) => progress.to(done))
      progress.end()
      context.result(
        report,
        report.live === report.cells
          ? `All ${report.cells} places have a fresh forecast.`
          : `${report.live} of ${report.cells} places have a fresh forecast; the others keep what is stored, or the typical season.`,
      )
    })
}
