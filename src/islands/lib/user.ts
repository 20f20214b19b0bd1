import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { User } from '../../contracts/account.ts'
import { queryKey } from '../../contracts/call.ts'
import { getUser } from '../../contracts/calls/accounts.ts'
import { ApiError, readOptions } from './api.ts'

/** Read of the current user: a 401 means signed out, not an error. */
const userOptions = {
  ...readOptions(getUser),
  queryFn: () => readOptions(getUser).queryFn().catch(nobody),
}

function nobody(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null
  throw error
}

/** The signed-in user; null when signed out; `isPending` while unknown. The server fills it in. */
export function useUser(): { user: User | null; isPending: boolean } {
  const { data, isPending } = useQuery<User | null>(userOptions)
  return { user: data ?? null, isPending }
}

const KEY = queryKey(getUser.path)

export const userIn = (client: QueryClient): User | null => client.getQueryData<User | null>(KEY) ?? null

export const showUser = (client: QueryClient, user: User | null) => client.setQueryData<User | null>(KEY, user)
