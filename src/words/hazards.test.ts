import { describe, expect, test } from 'bun:test'
import { hazardsOf, prohibitionsIn } from './hazards.ts'

describe('what could hurt', () => {
  test('is a prohibition, a dose, a deadline, a warning', () => {
    expect(hazardsOf('advice.rules.rain.heavy.sms', 'Do not spray. Open drains by {by}, 20 cm deep.')).toEqual([
      'prohibition',
      'dose',
      'deadline',
      'warning',
    ])
  })

  test('is nothing that only names or explains', () => {
    expect(hazardsOf('advice.crops.maize', 'maize')).toEqual([])
    expect(hazardsOf('advice.reasons.rain', 'About {rain} mm by {to}')).toEqual([])
    expect(hazardsOf('screens.home.welcome', 'Do not fear')).toEqual([])
  })

  test('counts each order not to do something, and no remark', () => {
    expect(prohibitionsIn('Do not bruise and do not wash.')).toBe(2)
    expect(prohibitionsIn('By {by}: no fertiliser. Never on bare soil; nobody near.')).toBe(3)
    expect(prohibitionsIn('A field that has no drains stays wet.')).toBe(0)
  })
})
