import { beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { getUser } from '../../contracts/calls/accounts.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, press, sharedPhone, text, toastShown, until } = await import('../testing/screen.tsx')
const { ApiError } = await import('../lib/api.ts')
const { createQueryClient, reportFailedWrite } = await import('../lib/query-client.ts')
const { setCachedUser, cachedUser, useUser } = await import('../lib/use-user.ts')
const { TEXTS_BY_LANGUAGE } = await import('../../words/index.ts')
const { translator } = await import('../../words/translate.ts')
const { listenForInstallOffer, claimFirstInstallHint: firstHint, installOffer } = await import('./install-offer.ts')
const { InstallHint } = await import('./install-hint.tsx')

const phone = sharedPhone()
let offers: (event: object) => void = () => {}
const listening = spyOn(globalThis, 'addEventListener').mockImplementation(((name: string, listener: typeof offers) => {
  if (name === 'beforeinstallprompt') offers = listener
}) as never)
listenForInstallOffer()
listening.mockRestore()

describe('the offer to put the app on the home screen', () => {
  let prevented: number
  let prompted: number
  const offer = () => act(() => offers({ preventDefault: () => prevented++, prompt: async () => prompted++ }))
  beforeEach(() => {
    ;[prevented, prompted] = [0, 0]
    localStorage.removeItem('gona.installSeen')
  })

  test('is made once, in our own words, and taken by a press', async () => {
    await phone().show(<InstallHint />)
    expect([document.querySelector('.offline-row'), installOffer.isOpen()]).toEqual([null, false])
    await offer()
    expect([prevented, installOffer.isOpen(), text().includes('Gona')]).toEqual([1, true, true])
    await act(() => (document.querySelector('.button-sun') as HTMLElement).click())
    expect([prompted, installOffer.isOpen(), document.querySelector('.offline-row')]).toEqual([1, false, null])
    await offer()
    await phone().show(<InstallHint />)
    expect(document.querySelector('.offline-row')).toBeNull()
  })

  test('can be put off, and is no error where there is none any more', async () => {
    await offer()
    await phone().show(<InstallHint />)
    expect(document.querySelector('.offline-row')).not.toBeNull()
    await press('Not now')
    expect([document.querySelector('.offline-row'), installOffer.isOpen(), prompted]).toEqual([null, true, 0])
    await installOffer.accept()
    await installOffer.accept()
    expect(prompted).toBe(1)
  })

  test('is not made where nothing can be kept: it would come with each page', () => {
    expect([firstHint(), firstHint()]).toEqual([true, false])
  })
})

function Who() {
  const { user, isPending } = useUser()
  return <p>{isPending ? 'unknown' : (user?.firstName ?? 'nobody')}</p>
}
describe('who is signed in', () => {
  const ask = async (answer: () => Response | Promise<Response>) => {
    phone().client.removeQueries({ queryKey: [getUser.path] })
    phone().answering((path) => (path === getUser.path ? answer() : undefined))
    await phone().show(<Who />)
  }

  test('is not known, known, or nobody', async () => {
    await ask(() => new Promise(() => {}))
    expect(text()).toBe('unknown')
    await ask(() => Response.json({ firstName: 'Ada' }))
    await until('it is known', () => text() === 'Ada')
    expect(cachedUser(phone().client)?.firstName).toBe('Ada')
    await ask(() => Response.json({ message: 'Unauthorized' }, { status: 401 }))
    await until('it is nobody', () => text() === 'nobody')
    const errors: unknown[] = []
    const client = createQueryClient((error) => errors.push(error))
    reportFailedWrite(client, new Error('x'))
    expect([errors.length, cachedUser(client)]).toEqual([1, null])
    setCachedUser(client, null)
    expect(cachedUser(client)).toBeNull()
    setCachedUser(phone().client, phone().user)
  })
})

test('a session that ended is said once, and leads to sign in', async () => {
  const went: string[] = []
  const assign = spyOn(location, 'assign').mockImplementation((to) => void went.push(String(to)))
  const t = translator(TEXTS_BY_LANGUAGE.en.screens)
  // Separate module instance, because the session may have ended in the shared one.
  const another = '../lib/session-ended.ts?install-hint'
  const { goToSignIn, onSessionEnded } = (await import(another)) as typeof import('../lib/session-ended.ts')
  onSessionEnded(new Error('x'), t)
  onSessionEnded(new ApiError(403, '{"message":"Forbidden"}', ''), t)
  onSessionEnded(new ApiError(401, '{"message":"Wrong password"}', ''), t)
  expect(toastShown()).toBeNull()
  const ended = new ApiError(401, '{"message":"Unauthorized"}', '')
  onSessionEnded(ended, t)
  expect(toastShown()).not.toBeNull()
  onSessionEnded(ended, t)
  goToSignIn()
  await until('it leads to sign in', () => went.length > 0)
  await Bun.sleep(600)
  expect(went).toEqual(['/api/login'])
  goToSignIn()()
  await Bun.sleep(600)
  expect(went).toEqual(['/api/login'])
  assign.mockRestore()
})
