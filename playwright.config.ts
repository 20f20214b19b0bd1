import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'

const executablePath = findChromium()
if (executablePath === null) throw new Error('No Chromium found: run `npm test`, which installs one or says how.')

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // What a service worker fetches cannot be routed; journeys about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      // A browser does not live under libfaketime; its pages get the tests' clock from fixtures.ts.
      // Sound goes through PulseAudio, which would leave its folder in the temporary one.
      env: { ...process.env, LD_PRELOAD: '', PULSE_RUNTIME_PATH: join(import.meta.dirname, 'test-results/pulse') },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The phone most farmers hold. A file that wants another screen says so with test.use({ viewport }).
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    // Administrators work at a desk, too.
    { name: 'desktop', testMatch: 'admin.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
