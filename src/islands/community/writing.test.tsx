import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { useState } from 'react'
import { likePost, listPosts } from '../../contracts/calls/community.ts'
import type { Post } from '../../contracts/community.ts'
import { jpeg } from '../../server/testing/pictures.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, button, errorOf, field, fill, hasButton, openPhone, press, text, toastShown, until } = await import(
  '../testing/screen.tsx'
)
const { pageWriteCounts: writeCounts } = await import('../lib/use-send.ts')
const { outboxQueue: queue } = await import('../offline/phone-outbox.ts')
const { PostForm } = await import('./post-form.tsx')
const { LikeButton } = await import('./like-button.tsx')
const { ReplyForm } = await import('../post/reply-form.tsx')

let phone: Awaited<ReturnType<typeof openPhone>>
let posted: Post[]
beforeEach(async () => {
  phone = await openPhone()
  posted = []
})
afterEach(() => phone.close())

const form = () => <PostForm user={phone.user} onPosted={(post) => posted.push(post)} />
const feed = async (): Promise<Post[]> => (await phone.send('GET', listPosts.path)).json()
const states = { states: ['Kano', 'Lagos'] }
async function choose(file: File) {
  const input = document.querySelector('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}
const leaf = async () =>
  new File([(await jpeg(400, 300)) as Uint8Array<ArrayBuffer>], 'leaf.jpg', { type: 'image/jpeg' })

function Heart({ post }: { post: Post }) {
  const [shown, setShown] = useState({ liked: post.likedByMe, likes: post.likes })
  return <LikeButton call={likePost} id={post.id} {...shown} back="/community" onChange={setShown} />
}
describe('writing a post', () => {
  test('sends what was typed, says so, and begins anew', async () => {
    await phone.show(form(), states)
    expect(button('Post').getAttribute('aria-disabled')).toBe('true')
    await fill('Title', ' Rain ')
    await fill('Your post', 'It rains at last')
    await fill('Crop', 'maize')
    await fill('Region', 'Kano')
    await press('Post')
    await until('it is posted', () => posted.length === 1)
    expect(toastShown()).toBe('Success: Your post has been shared with the community!')
    expect((await feed())[0]).toMatchObject({
      title: 'Rain',
      content: 'It rains at last',
      cropType: 'maize',
      region: 'Kano',
    })
    expect([field('Your post').value, field('Title').value]).toEqual(['', ''])
    expect(localStorage.length).toBe(0)
  })

  test('asks for words when there are only spaces, and sends nothing', async () => {
    await phone.show(form(), states)
    await fill('Your post', '   ')
    await press('Post')
    expect(errorOf('Your post')).toBe('Please write something in your post')
    expect(phone.writes()).toEqual([])
    await fill('Your post', 'Rain')
    expect(errorOf('Your post')).toBe('')
  })

  test("takes one of one's own crops with a touch, and lets it go with another", async () => {
    await phone.show(form(), states)
    await press('Cassava')
    expect([field('Crop').value, button('Cassava').getAttribute('aria-pressed')]).toEqual(['cassava', 'true'])
    await press('Cassava')
    expect(field('Crop').value).toBe('')
  })

  test('that fails keeps every word, on the phone too', async () => {
    await phone.show(form(), states)
    phone.answering((path) =>
      path === listPosts.path ? Response.json({ message: 'Internal Server Error' }, { status: 500 }) : undefined,
    )
    await fill('Your post', 'Half a season of work')
    await press('Post')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Error: Internal Server Error')
    expect(field('Your post').value).toBe('Half a season of work')
    await phone.show(form(), states)
    expect(field('Your post').value).toBe('Half a season of work')
    phone.answering(undefined)
    await press('Post')
    await until('it is posted', () => posted.length === 1)
  })

  test('that fails without a word has our own words', async () => {
    await phone.show(form(), states)
    phone.answering((path) => (path === listPosts.path ? new Response('', { status: 500, statusText: '' }) : undefined))
    await fill('Your post', 'Rain')
    await press('Post')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toMatch(/^(?!Error)[^:]+.*: .{10,}/)
  })

  test('that is refused for one field says so at it', async () => {
    await phone.show(form(), states)
    const refusal = { message: 'Too long', fields: { title: 'At most 100 letters' } }
    phone.answering((path) => (path === listPosts.path ? Response.json(refusal, { status: 400 }) : undefined))
    await fill('Title', 'Rain')
    await fill('Your post', 'It rains')
    await press('Post')
    await until('it is told', () => errorOf('Title') !== '')
    expect(errorOf('Title')).toBe('At most 100 letters')
  })

  test('without network is kept on the phone, says so, and begins anew', async () => {
    await phone.show(form(), states)
    await fill('Your post', 'From the far field')
    phone.online(false)
    await press('Post')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Saved on this phone: It will be sent when you have network.')
    expect(field('Your post').value).toBe('')
    expect(posted).toEqual([])
  })

  test('without network on a full phone says that it was not posted, and keeps every word', async () => {
    await phone.show(form(), states)
    await fill('Your post', 'From the far field')
    phone.online(false)
    const add = spyOn(queue, 'add').mockImplementation(() => Promise.reject(new Error('full')))
    await press('Post')
    await until('it is told', () => toastShown() !== null)
    add.mockRestore()
    const { 'post.failed': failed, 'app.offline': offline } = TEXTS_BY_LANGUAGE.en.screens
    expect([toastShown(), field('Your post').value]).toEqual([`${failed}: ${offline}`, 'From the far field'])
  })

  test('uploads a picture once, however often the post itself is tried', async () => {
    await phone.show(form(), states)
    await fill('Your post', 'A sick leaf')
    await choose(await leaf())
    let broken = true
    phone.answering((path) =>
      path === listPosts.path && broken ? Response.json({ message: 'Later' }, { status: 500 }) : undefined,
    )
    await press('Post')
    await until('it is told', () => toastShown() === 'Error: Later')
    broken = false
    await press('Post')
    await until('it is posted', () => posted.length === 1)
    expect(phone.writes()).toEqual(['POST /api/upload-image', `POST ${listPosts.path}`, `POST ${listPosts.path}`])
    expect(posted[0]?.imageUrl).toMatch(/^\/images\//)
  })

  test('of a photo alone is sent', async () => {
    await phone.show(form(), states)
    await choose(await leaf())
    await press('Post')
    await until('it is posted', () => posted.length === 1)
    expect(posted[0]).toMatchObject({ content: '', imageUrl: expect.stringMatching(/^\/images\//) })
  })

  test.each([
    ['of another kind', () => new File(['text'], 'a.txt', { type: 'text/plain' }), 'Please select an image file'],
    [
      'over 5 MB',
      () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }),
      'Image must be smaller than 5MB',
    ],
  ])('takes no picture %s', async (_, file, sentence) => {
    await phone.show(form(), states)
    await choose(file())
    expect(text()).toContain(sentence)
    expect(hasButton('Remove picture')).toBe(false)
  })

  test('says what is wrong when a gateway finds the picture too large and says nothing, and keeps the post', async () => {
    await phone.show(form(), states)
    await fill('Your post', 'A sick leaf')
    await choose(await leaf())
    phone.answering((path) => (path === '/api/upload-image' ? new Response('', { status: 413 }) : undefined))
    await press('Post')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Error: Image must be smaller than 5MB')
    expect(field('Your post').value).toBe('A sick leaf')
    expect(phone.writes()).toEqual(['POST /api/upload-image'])
  })
})

describe('liking', () => {
  const aPost = async (): Promise<Post> => (await phone.send('POST', listPosts.path, { content: 'Which seed?' })).json()
  const heart = () => button(/^Like/)
  const shows = () => [heart().getAttribute('aria-pressed'), heart().textContent]

  /** Holds all responses back. @returns a function that releases them */
  function holdAnswers() {
    let letCome = () => {}
    const held = new Promise<undefined>((done) => {
      letCome = () => {
        phone.answering(undefined)
        done(undefined)
      }
    })
    phone.answering((_, method) => (method === 'POST' ? (held as never) : undefined))
    return letCome
  }

  test('turns at once, is counted by the server once, and can be taken back', async () => {
    await phone.show(<Heart post={await aPost()} />)
    let answer = holdAnswers()
    await press(/^Like/)
    expect(shows()).toEqual(['true', '1'])
    await press(/^Like/)
    answer()
    await until('it is counted', async () => writeCounts.begun === writeCounts.over && (await feed())[0]?.likes === 1)
    expect(phone.writes()).toHaveLength(1)
    answer = holdAnswers()
    await press(/^Like/)
    expect(shows()).toEqual(['false', '0'])
    answer()
    await until('it is taken back', async () => (await feed())[0]?.likes === 0)
    expect(shows()).toEqual(['false', '0'])
  })

  test('turns back and says so when the server refuses', async () => {
    await phone.show(<Heart post={await aPost()} />)
    phone.answering((_, method) => (method === 'POST' ? Response.json({ message: 'No' }, { status: 500 }) : undefined))
    await press(/^Like/)
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Error: Failed to like post.')
    expect(shows()).toEqual(['false', '0'])
  })

  test('stays turned without network, and no toast stands in the way', async () => {
    await phone.show(<Heart post={await aPost()} />)
    phone.online(false)
    await press(/^Like/)
    expect(shows()).toEqual(['true', '1'])
    await until('it is kept', () => writeCounts.begun === writeCounts.over)
    expect(localStorage.getItem(`gona.waiting.${phone.user.id}`)).toBe('1')
    expect(shows()).toEqual(['true', '1'])
    expect(toastShown()).toBeNull()
  })
})

describe('replying', () => {
  const aPost = async (): Promise<Post> => (await phone.send('POST', listPosts.path, { content: 'Which seed?' })).json()

  test('sends the words, says so, and begins anew', async () => {
    const post = await aPost()
    let told = 0
    await phone.show(<ReplyForm postId={post.id} onPosted={() => told++} />)
    await fill('Your reply', 'The white one')
    await press('Post Reply')
    await until('it is posted', () => told === 1)
    expect(toastShown()).toBe('Success: Reply posted successfully!')
    expect(field('Your reply').value).toBe('')
    expect((await feed())[0]).toMatchObject({ replyCount: 1 })
  })

  test('answers one reply, names who it answers, and asks for words', async () => {
    const post = await aPost()
    const parent: { id: string } = await (
      await phone.send('POST', `${listPosts.path}/${post.id}/replies`, { content: 'Which?' })
    ).json()
    await phone.show(<ReplyForm postId={post.id} parent={{ id: parent.id, name: 'Musa' }} />)
    await fill('Reply to Musa', '  ')
    await press('Post Reply')
    expect(errorOf('Reply to Musa')).toBe('Please write your reply')
    await fill('Reply to Musa', 'The white one')
    await press('Post Reply')
    await until('it is told', () => toastShown() !== null)
    const [thread] = await (await phone.send('GET', `${listPosts.path}/${post.id}/replies`)).json()
    expect(thread).toMatchObject({ content: 'Which?', childReplies: [{ content: 'The white one' }] })
  })

  test('that fails without a word has our own words', async () => {
    await phone.show(<ReplyForm postId={crypto.randomUUID()} />)
    phone.answering((_, method) => (method === 'POST' ? new Response('', { status: 500, statusText: '' }) : undefined))
    await fill('Your reply', 'Rain')
    await press(/Reply/)
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toMatch(/^(?!Error)[^:]+.*: .{10,}/)
  })

  test('keeps the words of one that fails, for each post by itself', async () => {
    const [post, other] = [await aPost(), await aPost()]
    await phone.show(<ReplyForm postId={post.id} />)
    phone.answering((_, method) =>
      method === 'POST' ? Response.json({ message: 'Post not found' }, { status: 404 }) : undefined,
    )
    await fill('Your reply', 'The white one')
    await press('Post Reply')
    await until('it is told', () => toastShown() !== null)
    expect(toastShown()).toBe('Error: Post not found')
    await phone.show(<ReplyForm postId={other.id} />)
    expect(field('Your reply').value).toBe('')
    await phone.show(<ReplyForm postId={post.id} />)
    expect(field('Your reply').value).toBe('The white one')
  })
})
