export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const isoNow = (clock: Clock): string => clock.now().toISOString()

export const daysBefore = (time: Date, days: number): string =>
  new Date(time.getTime() - days * 86_400_000).toISOString()
