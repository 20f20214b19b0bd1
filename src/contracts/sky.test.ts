import { expect, test } from 'bun:test'
import { skyFromCode, skyFromDescription } from './sky.ts'

test.each([
  ['light rain', 'rainy'],
  ['heavy drizzle', 'rainy'],
  ['clouds and rain', 'rainy'],
  ['partly cloudy', 'cloudy'],
  ['clear sky', 'sunny'],
  ['fog', 'sunny'],
])('the dashboard takes %s for %s', (description, sky) => expect(skyFromDescription(description)).toBe(sky as never))

test.each([
  ['01d', 'light rain', 'sunny'],
  ['02n', '', 'cloudy'],
  ['04d', 'clear sky', 'cloudy'],
  ['09d', '', 'rainy'],
  ['11n', 'clear sky', 'rainy'],
  ['50d', 'drizzle and fog', 'rainy'],
  ['', 'broken clouds', 'cloudy'],
  ['50d', 'fog', 'sunny'],
])('a forecast with code %s and words "%s" is %s', (icon, description, sky) =>
  expect(skyFromCode(icon, description)).toBe(sky as never),
)
