import { describe, expect, test } from 'bun:test'
import type { User } from '../../contracts/account.ts'
import type { Crop } from '../../contracts/crop.ts'
import { drawingsOfSetUp } from './set-up.ts'

const user = { primaryCrops: 'cassava,maize' } as User
const row = (change: Partial<Crop>) =>
  ({ cropType: 'cassava', growthStage: 'planted', placeholder: true, ...change }) as Crop

describe('the drawings that come with the page on which the set-up opens by itself', () => {
  test('are those of its first question', () =>
    expect(drawingsOfSetUp(user, [row({}), row({ cropType: 'maize' })])).toEqual([
      'stage.cassava.planted',
      'stage.cassava.growing',
      'stage.cassava.ready',
    ]))

  test('and of the crops, where their rows are only made then', () =>
    expect(drawingsOfSetUp(user, []).slice(3)).toEqual(['stage.cassava.planted', 'stage.maize.planted', 'action.tell']))

  test('are none where it does not open: a crop is known, or none is grown', () => {
    expect(drawingsOfSetUp(user, [row({}), row({ placeholder: false })])).toEqual([])
    expect(drawingsOfSetUp({ primaryCrops: null } as User, [])).toEqual([])
  })
})
