import { beforeEach, describe, expect, test } from 'bun:test'
import { useState } from 'react'
import { likePost } from '../../contracts/calls/community.ts'
import { IMAGE_MAX_BYTES } from '../../contracts/community.ts'
import { withDom } from '../testing/dom.ts'
import { valuesOfATest } from '../testing/phone-apis.ts'

withDom()
const { act, all, has, press, sharedPhone, text, toastShown, until } = await import('../testing/screen.tsx')
const { AuthorLine } = await import('./author-line.tsx')
const { ImageField } = await import('./image-field.tsx')
const { LikeButton } = await import('./like-button.tsx')
const { MoreLink } = await import('./more-link.tsx')
const { Picture } = await import('./picture.tsx')
const { PostTags } = await import('./post-tags.tsx')
const { shrinkImage } = await import('./shrink.ts')
const { ConfirmDeleteForm } = await import('../post/ask-delete.tsx')

const phone = sharedPhone()
const put = valuesOfATest()
beforeEach(() => phone().answering(undefined))

describe('a picture to send', () => {
  const chosen: (File | null)[] = []
  const show = (over: object = {}) =>
    phone().show(<ImageField file={null} onChange={(file) => chosen.push(file)} {...over} />)
  const choose = (...files: File[]) =>
    act(() => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!
      Object.defineProperty(input, 'files', { value: files, configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const file = (size: number, type: string) => new File([new Uint8Array(size)], 'a', { type })

  test.each<[string, number, string, boolean]>([
    ['a picture', 10, 'image/png', true],
    ['one of a type that is not said', 10, '', true],
    ['a film', 10, 'video/mp4', false],
    ['one that is as large as may be', IMAGE_MAX_BYTES, 'image/jpeg', true],
    ['one that is too large', IMAGE_MAX_BYTES + 1, 'image/jpeg', false],
  ])('is %s: taken or said to be wrong', async (_, size, type, taken) => {
    chosen.length = 0
    await show()
    await choose(file(size, type))
    expect([chosen.length, chosen[0] !== null, has('.field-error')]).toEqual([1, taken, !taken])
  })

  test('may be none, and shows what the server said until another is chosen', async () => {
    chosen.length = 0
    await show({ error: 'Not a picture' })
    expect(document.querySelector('.field-error')?.textContent).toBe('Not a picture')
    await choose()
    expect(chosen).toEqual([null])
    await choose(file(10, 'video/mp4'))
    expect(document.querySelector('.field-error')?.textContent).not.toBe('Not a picture')
  })

  test('is shown, and can be taken away', async () => {
    chosen.length = 0
    const made: string[] = []
    put(URL, 'createObjectURL', () => 'blob:a')
    put(URL, 'revokeObjectURL', (address: string) => made.push(address))
    await show({ file: file(10, 'image/png') })
    expect([document.querySelector('img')?.getAttribute('src'), has('input')]).toEqual(['blob:a', false])
    await act(() => (document.querySelector('button') as HTMLElement).click())
    expect(chosen).toEqual([null])
    await show()
    expect(made).toEqual(['blob:a'])
  })
})

describe('a picture is made smaller', () => {
  let drawn: number[][]
  const canvas = (types: Record<string, number>) => {
    const made = document.createElement.bind(document)
    put(document, 'createElement', (name: string) => {
      if (name !== 'canvas') return made(name)
      const element = {
        ...{ width: 0, height: 0 },
        getContext: () => ({ drawImage: (_: unknown, ...at: number[]) => drawn.push(at) }),
        toBlob: (give: (blob: Blob | null) => void, type: string, quality: number) => {
          expect(quality).toBe(0.8)
          give(
            type in types ? new Blob([new Uint8Array(types[type]!)], { type }) : new Blob(['x'], { type: 'image/png' }),
          )
        },
      }
      return element
    })
  }
  const bitmap = (width: number, height: number) =>
    put(globalThis, 'createImageBitmap', async () => ({ width, height, close: () => {} }))
  const picture = (size = 1000) => new File([new Uint8Array(size)], 'a.jpg', { type: 'image/jpeg' })
  beforeEach(() => {
    drawn = []
  })

  test.each([
    [2560, 1280, [0, 0, 1280, 640]],
    [1280, 900, [0, 0, 1280, 900]],
    [100, 5000, [0, 0, 26, 1280]],
    [1, 5000, [0, 0, 1, 1280]],
  ])('of %i × %i', async (width, height, size) => {
    bitmap(width, height)
    canvas({ 'image/webp': 100 })
    const copy = await shrinkImage(picture())
    expect([drawn, copy.type, copy.size]).toEqual([[size], 'image/webp', 100])
  })

  test('as JPEG where the browser writes no WebP, and as it is where it writes neither or nothing smaller', async () => {
    bitmap(100, 100)
    canvas({ 'image/jpeg': 100 })
    expect((await shrinkImage(picture())).type).toBe('image/jpeg')
    const useless: Record<string, number>[] = [{}, { 'image/webp': 1000 }]
    for (const types of useless) {
      canvas(types)
      const file = picture()
      expect(await shrinkImage(file)).toBe(file)
    }
    put(globalThis, 'createImageBitmap', async () => {
      throw new Error('no picture')
    })
    const file = picture()
    expect(await shrinkImage(file)).toBe(file)
  })

  test('once', async () => {
    bitmap(100, 100)
    canvas({ 'image/webp': 100 })
    const file = picture()
    expect(await shrinkImage(file)).toBe(await shrinkImage(file))
    expect(drawn).toHaveLength(1)
  })
})

describe('a picture of a post', () => {
  const src = `/images/${'a'.repeat(64)}.webp`
  const small = src.replace('.webp', '-320.webp')
  const show = (over: object = {}) => phone().show(<Picture src={src} author="Ada" lessData={false} {...over} />)
  const image = () => document.querySelector('img')!
  const loaded = (complete: boolean) => put(HTMLImageElement.prototype, 'complete', complete)
  beforeEach(() => loaded(false))

  test('that failed before the script was there says so', async () => {
    loaded(true)
    await show()
    expect([has('img'), has('.picture-none')]).toEqual([false, true])
    put(HTMLImageElement.prototype, 'naturalWidth', 320)
    await phone().leave()
    await show()
    expect(has('img')).toBe(true)
  })

  test('is small in a list, of either size as the screen needs', async () => {
    await show()
    expect([image().getAttribute('src'), image().className]).toEqual([small, 'picture'])
    expect(image().getAttribute('srcset')).toBe(`${small} 320w, ${src} 1280w`)
    expect(has('a')).toBe(false)
  })

  test('on its own page grows by a touch, then opens as a file', async () => {
    await show({ whole: true })
    expect([image().getAttribute('src'), image().getAttribute('srcset')]).toEqual([small, null])
    const click = () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      return act(() => {
        document.querySelector('a')!.dispatchEvent(event)
        return event.defaultPrevented
      })
    }
    expect(await click()).toBe(true)
    expect(image().getAttribute('src')).toBe(src)
    document.querySelector('a')!.addEventListener('click', (event) => event.preventDefault())
    expect(document.querySelector('a')!.getAttribute('href')).toBe(src)
  })

  test('comes on request where data are saved, and says when it cannot be had', async () => {
    await show({ lessData: true })
    expect(has('img')).toBe(false)
    await act(() => (document.querySelector('button') as HTMLElement).click())
    expect(has('img')).toBe(true)
    await act(() => image().dispatchEvent(new Event('error')))
    expect([has('img'), has('.picture-none'), has('button')]).toEqual([false, true, false])
  })
})

test('a post names its crop with its picture, a word that we do not know with a sign, its place and tags', async () => {
  await phone().show(<PostTags post={{ cropType: 'maize', region: 'Kano', tags: ['a', 'b'] }} />)
  expect(all('.badge').map(({ textContent }) => textContent)).toEqual(['Maize (Corn)', 'Kano', '#a', '#b'])
  expect(all('.badge')[0]!.querySelector('.drawing')).not.toBeNull()
  await phone().show(<PostTags post={{ cropType: 'tulips', region: null, tags: [] }} />)
  expect(all('.badge').map((badge) => [badge.textContent, badge.querySelectorAll('.drawing').length])).toEqual([
    ['tulips', 0],
  ])
  await phone().show(<PostTags post={{ cropType: null, region: null, tags: [] }} />)
  expect(has('.post-tags')).toBe(false)
  await phone().show(<PostTags post={{ cropType: null, region: null, tags: ['a'] }} />)
  expect(all('.badge')).toHaveLength(1)
  await phone().show(<PostTags post={{ cropType: null, region: 'Kano', tags: [] }} />)
  expect(all('.badge')).toHaveLength(1)
})

test('an author has a badge as a lead farmer only', async () => {
  const author = { displayName: 'Ada', profileImageUrl: null, isLeadFarmer: true } as never
  await phone().show(<AuthorLine author={author} createdAt="2026-07-06T07:00:00Z" age="1 hour ago" />)
  expect([has('.badge'), document.querySelector('time')?.getAttribute('datetime')]).toEqual([
    true,
    '2026-07-06T07:00:00Z',
  ])
  await phone().show(
    <AuthorLine author={{ ...(author as object), isLeadFarmer: false } as never} createdAt="x" age="y" />,
  )
  expect(has('.badge')).toBe(false)
})

test('more of a list comes by a press, once at a time; there is no way where there is no more', async () => {
  let asked = 0
  const show = (href: string | null, pending = false) =>
    phone().show(<MoreLink href={href} text="Older" pending={pending} onMore={() => asked++} />)
  await show('/a?before=x')
  await press('Older')
  expect(asked).toBe(1)
  await show('/a?before=x', true)
  expect([text().includes('Older'), document.querySelector('a')!.getAttribute('aria-disabled')]).toEqual([
    false,
    'true',
  ])
  await act(() => (document.querySelector('a') as HTMLElement).click())
  expect(asked).toBe(1)
  await show(null)
  expect(has('a')).toBe(false)
})

function TwoPages() {
  const [href, setHref] = useState<string | null>('/a?before=x')
  return (
    <section aria-label="List">
      <MoreLink href={href} text="Older" pending={false} onMore={() => setHref(null)} />
    </section>
  )
}

test('after the last page the focus stays at the list', async () => {
  await phone().show(<TwoPages />)
  document.querySelector('a')!.focus()
  await press('Older')
  await until('the link is gone', () => !has('a'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('List')
})

test('a heart turns at once, never below none, and back when it fails', async () => {
  const seen: object[] = []
  const show = (liked: boolean, likes: number) =>
    phone().show(
      <LikeButton
        call={likePost}
        id="p1"
        liked={liked}
        likes={likes}
        back="/community"
        onChange={(like) => seen.push(like)}
      />,
    )
  phone().answering((_, method) => (method === 'POST' ? new Response('', { status: 500 }) : undefined))
  await show(true, 0)
  await act(() => (document.querySelector('.like') as HTMLElement).click())
  await until('it is back', () => seen.length === 2)
  expect(seen).toEqual([
    { liked: false, likes: 0 },
    { liked: true, likes: 0 },
  ])
  expect(toastShown()).toStartWith('Error')
  phone().answering((_, method) => (method === 'POST' ? Response.json({ liked: true, likes: 9 }) : undefined))
  seen.length = 0
  await show(false, 4)
  expect(all('input').map((input) => (input as HTMLInputElement).value)).toEqual(['true', '/community'])
  await act(() => (document.querySelector('.like') as HTMLElement).click())
  await until('it is known', () => seen.length === 2)
  expect(seen).toEqual([
    { liked: true, likes: 5 },
    { liked: true, likes: 9 },
  ])
})

test('without script a deletion is asked about by what it is', async () => {
  await phone().show(<ConfirmDeleteForm what="post" action="/a" back="/b" />)
  const post = text()
  expect([
    document.querySelector('form')!.getAttribute('action'),
    document.querySelector('a')!.getAttribute('href'),
  ]).toEqual(['/a', '/b'])
  await phone().show(<ConfirmDeleteForm what="reply" action="/a" back="/b" />)
  expect(text()).not.toBe(post)
})
