import type { Notification } from './notifications.ts'

/** Returns the path of the page that a notification links to, if any. */
export function notificationPath({ data }: Pick<Notification, 'data'>): string | null {
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

/** Returns the sentence ids of a notification; none if a person wrote it or if it is about the account. */
export function notificationSentences({ data }: Pick<Notification, 'data'>): string[] {
  if (typeof data?.sentence === 'string') return [data.sentence]
  return typeof data?.event === 'string' ? [`warnings.do.${data.event}`] : []
}
