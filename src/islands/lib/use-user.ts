import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { User } from '../../contracts/account.ts'
import { queryKeyOf } from '../../contracts/call.ts'
import { getUser } from '../../contracts/calls/accounts.ts'
import { ApiError, readOptions } from './api.ts'

/** Query of the current user. A 401 means signed out and is no error. */
const userOptions = {
  ...readOptions(getUser),
  queryFn: () => readOptions(getUser).queryFn().catch(nullIfSignedOut),
}

function nullIfSignedOut(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null
  throw error
}

/** Returns the signed-in user, or null. `isPending` while unknown; the server prefills the user. */
export function useUser(): { user: User | null; isPending: boolean } {
  const { data, isPending } = useQuery<User | null>(userOptions)
  return { user: data ?? null, isPending }
}

const KEY = queryKeyOf(getUser.path)

export const cachedUser = (client: QueryClient): User | null => client.getQueryData<User | null>(KEY) ?? null

export const setCachedUser = (client: QueryClient, user: User | null) => client.setQueryData<User | null>(KEY, user)
