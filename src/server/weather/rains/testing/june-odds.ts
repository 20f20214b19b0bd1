import type { RainStartForecast } from '../../../../contracts/rains.ts'

/** Made-up odds of an issue of 11 June 2026. */
export const ODDS: RainStartForecast = {
  season: 2026,
  issued: '2026-06-11',
  weeks: [
    { from: '2026-06-12', to: '2026-06-18', tenths: 1 },
    { from: '2026-06-19', to: '2026-06-25', tenths: 5 },
    { from: '2026-06-26', to: '2026-07-02', tenths: 2 },
    { from: '2026-07-03', to: '2026-07-09', tenths: 1 },
  ],
  later: 1,
  best: { from: '2026-06-12', to: '2026-06-25', tenths: 6 },
  laterThanSeen: false,
  getSeed: false,
  usual: { early: '2026-06-09', median: '2026-06-19', late: '2026-07-02' },
  years: 30,
  source: 'history',
  seen: null,
  expected: null,
  outlook: null,
}
export const NIMET = { source: 'NiMet', area: 'Kano', year: 2026, from: '2026-06-03', to: '2026-06-10' }
