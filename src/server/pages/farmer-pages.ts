import { Hono } from 'hono'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'
import type { RenderIsland } from '../http/island.tsx'
import { advisoryPages } from './advisory-pages.ts'
import { cropPages } from './crop-pages.ts'
import { homePage } from './home-page.ts'
import { notificationPages } from './notification-pages.ts'
import { profilePages } from './profile-pages.ts'
import { weatherPage } from './weather-page.ts'

export interface FarmerPages {
  services: Services
  renderIsland: RenderIsland
}

/** The farmer's own screens, and what their forms do without script. */
export function farmerPages(needs: FarmerPages): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .route('/', homePage(needs))
    .route('/', weatherPage(needs))
    .route('/', advisoryPages(needs))
    .route('/', cropPages(needs))
    .route('/', profilePages(needs))
    .route('/', notificationPages(needs))
}
