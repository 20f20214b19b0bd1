import { expect, test } from 'bun:test'
import type { User } from '../../contracts/account.ts'
import type { Crop } from '../../contracts/crop.ts'
import { isSetUpDue } from './setup-flag.ts'

test('crops are set up as long as all of them, of a farmer who named some, stand for the name alone', () => {
  const due = (primaryCrops: string | null, ...placeholders: boolean[]) =>
    isSetUpDue(
      { primaryCrops } as User,
      placeholders.map((placeholder) => ({ placeholder }) as Crop),
    )
  expect([due('maize'), due('maize', true), due('maize,rice', true, true)]).toEqual([true, true, true])
  expect([due(null), due(''), due(null, true), due('maize', true, false)]).toEqual([false, false, false, false])
})
