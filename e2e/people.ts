import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Gona } from './gona.ts'

/** Someone who can sign in, with what `GET /api/user` says of them. */
export interface Person {
  phone: string
  password: string
  user: { id: string; firstName: string | null; isAdmin: boolean }
}

let lastPhone = randomBytes(3).readUIntBE(0, 3) % 9_000_000

/** A Nigerian mobile number nobody else in this run has. */
export function newPhone(): string {
  lastPhone += 1
  return `+234803${String(lastPhone % 10_000_000).padStart(7, '0')}`
}

/**
 * Registers a farmer in Kano who grows maize and cassava, through the public door; `request` is signed in afterwards, and so is
 * the browser context it belongs to. `details` replaces any field of the registration.
 */
export async function registerFarmer(
  request: APIRequestContext,
  details: Record<string, unknown> = {},
): Promise<Person> {
  const phone = typeof details.phone === 'string' ? details.phone : newPhone()
  const password = 'dawa da masara'
  const answer = await request.post('/api/register', {
    data: {
      phone,
      password,
      confirmPassword: password,
      firstName: 'Amina',
      lastName: 'Bello',
      location: { name: 'Kano', lat: 12.0022, lng: 8.592 },
      farmSize: 'small',
      primaryCrops: 'maize,cassava',
      farmingExperience: 'intermediate',
      soilType: 'loam',
      irrigationMethod: 'rain-fed',
      ...details,
    },
  })
  if (answer.status() !== 201) throw new Error(`registration answered ${answer.status()}: ${await answer.text()}`)
  return { phone, password, user: await answer.json() }
}

/** Makes an administrator from the command line, as an operator does, and signs `request` in as that person. */
export async function createAdmin(gona: Gona, request: APIRequestContext): Promise<Person> {
  const phone = newPhone()
  const password = 'an administrator'
  const made = await gona.cli([
    'users',
    'create',
    phone,
    '--first-name',
    'Ngozi',
    '--last-name',
    'Okafor',
    '--admin',
    '--password',
    password,
  ])
  if (made.code !== 0) throw new Error(`users create ended with ${made.code}: ${made.stderr}`)
  return { phone, password, user: await signIn(request, phone, password) }
}

/** Signs `request`, and the browser context it belongs to, in; gives the user. */
export async function signIn(request: APIRequestContext, phone: string, password: string): Promise<Person['user']> {
  const answer = await request.post('/api/login', { data: { phone, password } })
  if (answer.status() !== 200) throw new Error(`sign-in answered ${answer.status()}: ${await answer.text()}`)
  return await answer.json()
}
