import { Hono } from 'hono'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { FORECAST_DAYS, weatherCurrent, weatherForecast } from '../../contracts/weather.ts'
import { translatorFor } from '../../words/index.ts'
import type { AppEnv } from '../http/context.ts'
import { prefetched } from '../http/island.tsx'
import type { FarmerPages } from './farmer-pages.ts'
import { signedInPage } from './signed-in.ts'

export function weatherPage({ services, renderIsland }: FarmerPages) {
  const { weather, config } = services
  return new Hono<AppEnv>().get('/weather', async (c) => {
    const { user, data } = await signedInPage(c, services)
    const point = coordinatesOf(user.location)
    if (point) {
      const { lat, lng } = point
      const [now, days] = await Promise.all([weather.current(point), weather.forecast(point, FORECAST_DAYS)])
      data.push(
        prefetched(weatherCurrent, now, { lat, lng }),
        prefetched(weatherForecast, days, { lat, lng, days: FORECAST_DAYS }),
      )
    }
    const title = `${translatorFor(c.get('language'))('weather.title')} - ${config.APP_NAME}`
    return renderIsland(c, { island: 'weather', title, data })
  })
}
