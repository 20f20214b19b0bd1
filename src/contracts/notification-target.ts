import type { Notification } from './notifications.ts'

/** Returns the path of the page that a notification is about, if any. */
export function targetOf({ data }: Pick<Notification, 'data'>): string | null {
  const text = (name: string) => {
    const value = data?.[name]
    return typeof value === 'string' ? value : null
  }
  const href = text('href')
  if (href && /^\/(?![/\\])/.test(href)) return href
  const post = text('postId')
  if (post) return `/community/posts/${encodeURIComponent(post)}`
  const advisory = text('advisoryId')
  return advisory ? `/advisory/${encodeURIComponent(advisory)}` : null
}

/** Returns the ids of the sentences of a notification; none in words of a person, and in ours on an account. */
export function sentencesOf({ data }: Pick<Notification, 'data'>): string[] {
  if (typeof data?.sentence === 'string') return [data.sentence]
  return typeof data?.event === 'string' ? [`warnings.do.${data.event}`] : []
}
