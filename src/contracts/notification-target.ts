import type { Notification } from './notifications.ts'

/** The page a notification is about, a path of this site; null when it is about none. */
export function targetOf({ data }: Pick<Notification, 'data'>): string | null {
  const text = (name: string) => (typeof data?.[name] === 'string' ? (data[name] as string) : null)
  const href = text('href')
  if (href && /^\/(?![/\\])/.test(href)) return href
  const post = text('postId')
  if (post) return `/community/posts/${encodeURIComponent(post)}`
  const advisory = text('advisoryId')
  return advisory ? `/advisory/${encodeURIComponent(advisory)}` : null
}
