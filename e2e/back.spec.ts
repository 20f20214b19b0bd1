import { AS_ON_A_PHONE, backShowsNothing, OVER_HTTPS } from './back.ts'
import { test } from './fixtures.ts'

test.use({ ...AS_ON_A_PHONE, gonaEnv: OVER_HTTPS, ignoreHTTPSErrors: true })

test.describe('Back after leaving, over https,', () => backShowsNothing())
