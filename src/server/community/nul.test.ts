import { expect, test } from 'bun:test'
import { wholeApp } from '../testing/whole-app.ts'

test('a NUL in a post or a reply is not stored, and a text of nothing else is refused', async () => {
  const { ask, json } = await wholeApp()
  const post = async (path: string, content: string) => {
    const answer = await ask('owner', 'POST', path, json({ content }))
    return { status: answer.status, body: await answer.json() }
  }
  const { body } = await post('/api/community/posts', 'Who\u0000 has\n\u0000seed?')
  expect(body.content).toBe('Who has\nseed?')
  const replies = `/api/community/posts/${body.id}/replies`
  expect((await post(replies, '\u0000I have.')).body.content).toBe('I have.')
  for (const path of ['/api/community/posts', replies]) expect((await post(path, '\u0000 \u0000')).status).toBe(400)
})
