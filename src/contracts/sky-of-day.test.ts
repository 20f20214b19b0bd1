import { expect, test } from 'bun:test'
import { skyOfDay } from './sky-of-day.ts'

test.each([
  ['01d', 'clear sky', 'sky.sun'],
  ['01n', 'clear sky', 'sky.moon'],
  ['01d', 'typical: mostly sunny', 'sky.sun'],
  ['01d', 'light rain', 'sky.sun'],
  ['01n', 'light rain', 'sky.moon'],
  ['02d', 'partly cloudy', 'sky.partly'],
  ['04d', 'overcast clouds', 'sky.cloud'],
  ['04d', 'clear sky', 'sky.cloud'],
  ['09d', 'light drizzle', 'sky.drizzle'],
  ['10d', 'heavy rain', 'sky.rain'],
  ['10d', 'clear sky', 'sky.rain'],
  ['11d', 'thunderstorm with rain', 'sky.storm'],
  ['50d', 'fog', 'sky.fog'],
  ['', 'moderate rain', 'sky.rain'],
] as const)('%s "%s" is drawn as %s', (icon, description, drawn) => {
  expect(skyOfDay({ icon, description })).toBe(drawn)
})
