import { useQuery } from '@tanstack/react-query'
import { currentUser, type User } from '../../contracts/account.ts'
import { ApiError, readOptions } from './api.ts'

/** The current user's read: a 401 here means nobody is signed in, not an error (specification §4). */
const userOptions = {
  ...readOptions(currentUser),
  queryFn: () => readOptions(currentUser).queryFn().catch(nobody),
}

function nobody(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null
  throw error
}

/** The signed-in user; null when nobody is; `isPending` while that is not known. Pages fill it before they are sent. */
export function useUser(): { user: User | null; isPending: boolean } {
  const { data, isPending } = useQuery<User | null>(userOptions)
  return { user: data ?? null, isPending }
}
