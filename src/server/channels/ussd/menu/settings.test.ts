import { expect, test } from 'bun:test'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import type { DialSession } from '../dial.ts'
import { lastView } from '../view.ts'
import { accountDeleteScreen } from './settings.ts'

test('an account that was deleted elsewhere during the call is said to be deleted', async () => {
  const deleted: unknown[] = []
  const accounts = { deleteAccountByPhone: async (actor: unknown) => deleted.push(actor) }
  const words = TEXTS_BY_LANGUAGE.en
  const dialOf = (user: object | null) =>
    ({ words, user, actor: () => user, forget: () => {} }) as unknown as DialSession
  const screen = accountDeleteScreen({ accounts } as never)
  expect(await screen.show(dialOf(null), {})).toEqual(lastView(words.ussd.deleted))
  expect(deleted).toEqual([])
  await screen.show(dialOf({ id: 'musa' }), {})
  expect(deleted).toEqual([{ id: 'musa' }])
})
