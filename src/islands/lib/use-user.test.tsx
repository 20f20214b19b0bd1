import { expect, test } from 'bun:test'
import { getUser } from '../../contracts/calls/accounts.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, sharedPhone, text, until } = await import('../testing/screen.tsx')
const { useUser, cachedUser } = await import('./use-user.ts')

const phone = sharedPhone()

function Who() {
  const { user } = useUser()
  return <p>{user?.firstName ?? 'nobody'}</p>
}

test.each([
  [401, 'nobody'],
  [500, 'Amina'],
  [403, 'Amina'],
  [502, 'Amina'],
])('a %d answer leaves %s signed in', async (status, who) => {
  phone().client.setQueryData([getUser.path], phone().user)
  await phone().show(<Who />)
  phone().answering(() => Response.json({ message: 'No' }, { status }))
  await act(() => phone().client.refetchQueries({ queryKey: [getUser.path] }))
  expect(cachedUser(phone().client)?.firstName ?? 'nobody').toBe(who)
  await until('it is shown', () => text() === who)
  phone().answering(undefined)
})
