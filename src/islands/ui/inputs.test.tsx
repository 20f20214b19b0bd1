import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { PageProvider } from '../lib/page.tsx'
import { withDom } from '../testing/dom.ts'
import { PAGE } from '../testing/page.ts'

withDom()
const { act, button, field, fill, openPhone, press, text } = await import('../testing/screen.tsx')
const { PasswordInput } = await import('./password-input.tsx')
const { PhoneField } = await import('./phone-field.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

const select = () => document.querySelector<HTMLSelectElement>('select')!
const type = () => field('Password').type

describe('a password', () => {
  const show = (inTheOpen = false) =>
    phone.show(<PasswordInput name="password" label="Password" inTheOpen={inTheOpen} />)

  test.each([
    ['hidden', false, ['password', 'text', 'password']],
    ['in the open', true, ['text', 'password', 'text']],
  ] as const)('that is %s at first is turned by its button, which says what it does', async (_, inTheOpen, types) => {
    await show(inTheOpen)
    const seen: string[] = []
    for (const _turn of types) {
      const [name, pressed] = type() === 'text' ? ['Hide', 'true'] : ['Show', 'false']
      seen.push(type())
      expect(button(name).getAttribute('aria-pressed')).toBe(pressed)
      await press(name)
    }
    expect(seen).toEqual([...types])
  })
})

describe('a phone number', () => {
  test.each<[string, string, string, string | null]>([
    ['of Nigeria', '08031000001', 'NG', '+234 803 100 0001'],
    ['with its code names its country', '+264811234567', 'NA', '+264 811 234 567'],
    ['that is too short is not read', '0803', 'NG', null],
  ])('%s', async (_, typed, country, reads) => {
    await phone.show(<PhoneField />)
    await fill('Phone Number', typed)
    expect([select().value, text().match(/Your number: ([+\d ]+\d)/)?.[1] ?? null]).toEqual([country, reads])
  })

  test('that is written as it is read is not repeated', async () => {
    await phone.show(<PhoneField />)
    await fill('Phone Number', '+234 803 100 0001')
    expect(text()).not.toContain('Your number')
  })

  test('typed before the script came is read when it comes', async () => {
    const screen: ReactNode = (
      <PageProvider page={PAGE} messages={TEXTS_BY_LANGUAGE.en.screens}>
        <PhoneField />
      </PageProvider>
    )
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(screen)
    field('Phone Number').value = '08031000001'
    const { hydrateRoot } = await import('react-dom/client')
    let root: Root | undefined
    await act(() => {
      root = hydrateRoot(place, screen)
    })
    expect(text()).toContain('Your number: +234 803 100 0001')
    await act(() => root?.unmount())
    place.remove()
  })
})
