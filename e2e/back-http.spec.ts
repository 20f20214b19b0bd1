import { AS_ON_A_PHONE, backShowsNothing } from './back.ts'
import { test } from './fixtures.ts'

test.use(AS_ON_A_PHONE)

test.describe('Back after leaving, over http,', () => backShowsNothing())
