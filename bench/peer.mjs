// Minimal servers of the same feed, for comparison: session lookup and likes, but no permissions, languages or limits.
// `peer.mjs KIND DATABASE` prints the address; the database is a SQLite file or a PostgreSQL URL.

import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const [, , kind, path] = process.argv
const installed = createRequire(resolve(process.env.BENCH_PEERS ?? '.', 'package.json'))
const FEED = `SELECT p.*, u.first_name, u.last_name, u.profile_image_url, u.is_lead_farmer,
    EXISTS (SELECT 1 FROM post_likes WHERE post_id = p.id AND user_id = ?) AS liked_by_me
  FROM posts AS p JOIN users AS u ON u.id = p.author_id WHERE p.id < '~' ORDER BY p.id DESC LIMIT 21`

const SESSION = 'SELECT user_id FROM sessions WHERE sid = ? AND expire > ?'

const shaped = ({ first_name, last_name, profile_image_url, is_lead_farmer, liked_by_me, tags, ...post }) => ({
  ...post,
  tags: JSON.parse(tags),
  likedByMe: Boolean(liked_by_me),
  author: {
    firstName: first_name,
    lastName: last_name,
    profileImageUrl: profile_image_url,
    isLeadFarmer: Number(is_lead_farmer) === 1,
  },
})
const sidIn = (cookies = '') =>
  createHash('sha256')
    .update(/gona_session=([^;]+)/.exec(cookies)?.[1] ?? '')
    .digest('hex')

const listen = {
  'bun-serve-sessions': async () => {
    const { Database } = await import('bun:sqlite')
    const database = new Database(path, { readonly: true })
    const session = database.prepare(SESSION)
    const feed = database.prepare(FEED)
    return Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch(request) {
        const row = session.get(sidIn(request.headers.get('cookie') ?? ''), new Date().toISOString())
        return row ? Response.json(feed.all(row.user_id).map(shaped)) : new Response('', { status: 401 })
      },
    }).port
  },
  'express-postgres': () => {
    const pool = new (installed('pg').Pool)({ connectionString: path, max: 16 })
    const ask = async (name, text, values) => {
      let n = 0
      return (await pool.query({ name, text: text.replace(/\?/g, () => `$${++n}`), values })).rows
    }
    const app = installed('express')()
    app.get('/', async (request, response) => {
      const [row] = await ask('session', SESSION, [sidIn(request.headers.cookie), new Date().toISOString()])
      if (!row) return response.sendStatus(401)
      response.json((await ask('feed', FEED, [row.user_id])).map(shaped))
    })
    return portOf(createServer(app))
  },
}
console.log(`http://127.0.0.1:${await listen[kind]()}/`)

function portOf(server) {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address().port))
  })
}
