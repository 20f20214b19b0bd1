import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Gona } from './gona.ts'

/** User who can sign in, with the response of `GET /api/user`. */
export interface Person {
  phone: string
  password: string
  user: { id: string; firstName: string | null; isAdmin: boolean }
}

let lastPhone = randomBytes(3).readUIntBE(0, 3) % 9_000_000

/** Returns a Nigerian mobile number that is unique in this run. */
export function newPhone(): string {
  lastPhone += 1
  return `+234803${String(lastPhone % 10_000_000).padStart(7, '0')}`
}

/**
 * Registers a farmer in Kano with maize and cassava by the public call, and signs in `request` and its browser context.
 * `details` replaces fields.
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

/** Creates an administrator on the command line and signs in `request`. */
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

/** Signs in `request` and its browser context. @returns the user */
export async function signIn(request: APIRequestContext, phone: string, password: string): Promise<Person['user']> {
  const answer = await request.post('/api/login', { data: { phone, password } })
  if (answer.status() !== 200) throw new Error(`sign-in answered ${answer.status()}: ${await answer.text()}`)
  return await answer.json()
}
