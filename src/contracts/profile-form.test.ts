import { describe, expect, test } from 'bun:test'
import { profileUpdateSchema, type User } from './account.ts'
import { DEFAULT_NOTIFICATION_PREFERENCES } from './notification-switches.ts'
import { cropChoices, profilePayload, profileValues, resolveTypedPlace } from './profile-form.ts'

const KANO = { lat: 12.0022, lng: 8.592, name: 'Kano' }
const JOS = { lat: 9.8965, lng: 8.8583, name: 'Jos, Plateau' }
const user: User = {
  id: '0197a1a2-0000-7000-8000-000000000001',
  username: null,
  email: null,
  firstName: 'Amina',
  lastName: null,
  profileImageUrl: null,
  phone: '+2348031234567',
  location: KANO,
  locationId: null,
  farmSize: '1-5',
  farmingExperience: null,
  soilType: null,
  irrigationMethod: 'rain-fed,drip',
  primaryCrops: 'maize,coffee',
  preferredLanguage: 'en',
  notificationPreferences: DEFAULT_NOTIFICATION_PREFERENCES,
  channels: { advice: 'web', warnings: 'web', answers: 'web' },
  useLessData: false,
  sharePartners: null,
  inComparisons: true,
  isLeadFarmer: false,
  isOfficer: false,
  isAdmin: false,
  createdAt: '2026-06-01T08:00:00.000Z',
  updatedAt: '2026-06-01T08:00:00.000Z',
}
const jos = async () => JOS
const nowhere = async (text: string) => text

describe('the profile form', () => {
  test('shows what is stored, crops rebuilt from their comma-separated ids', () => {
    expect(profileValues(user)).toMatchObject({
      location: 'Kano',
      crops: ['maize', 'coffee'],
      notify: ['weather', 'advisory'],
      irrigationMethod: ['rain-fed', 'drip'],
    })
  })

  test('offers sixteen crops, and those grown besides', () => {
    expect(cropChoices({ ...user, primaryCrops: 'maize' })).toHaveLength(16)
    expect(cropChoices(user)).toHaveLength(17)
    expect(cropChoices(user).at(-1)).toBe('coffee')
  })

  test('sent unchanged, it is a profile update that changes nothing', () => {
    const payload = profilePayload(profileValues(user), KANO, user, '')
    expect(profileUpdateSchema.safeParse(payload).success).toBe(true)
    expect(payload).toMatchObject({
      location: KANO,
      farmSize: '1-5',
      crops: [{ cropType: 'maize' }, { cropType: 'coffee' }],
      notificationPreferences: DEFAULT_NOTIFICATION_PREFERENCES,
    })
  })

  test('sends the phone only when it is another one, and the password only with it', () => {
    const password = 'kola nut tree'
    const unchanged = profilePayload(profileValues(user), KANO, user, password)
    expect(unchanged).not.toHaveProperty('phone')
    expect(unchanged).not.toHaveProperty('currentPassword')
    const moved = profilePayload({ ...profileValues(user), phone: '+2348055555555' }, KANO, user, password)
    expect(moved).toMatchObject({ phone: '+2348055555555', currentPassword: password })
  })

  test('leaves `crops` out when none is chosen, and clears the primary crops', () => {
    const payload = profilePayload({ ...profileValues(user), crops: [] }, KANO, user, '')
    expect(payload.crops).toBeUndefined()
    expect(payload.primaryCrops).toEqual([])
  })
})

describe('a typed place', () => {
  test('that says the same as before is not looked up', async () => {
    expect(await resolveTypedPlace('Kano', KANO, null, jos)).toEqual(KANO)
  })
  test('is looked up, and keeps the name as it was typed', async () => {
    expect(await resolveTypedPlace('jos', KANO, null, jos)).toEqual({ lat: 9.8965, lng: 8.8583, name: 'jos' })
  })
  test('found nowhere keeps the coordinates there were', async () => {
    expect(await resolveTypedPlace('My farm', KANO, null, nowhere)).toEqual({ ...KANO, name: 'My farm' })
  })
  test('found nowhere, with none before, has 0 and 0', async () => {
    expect(await resolveTypedPlace('My farm', 'Kano', null, nowhere)).toEqual({ lat: 0, lng: 0, name: 'My farm' })
  })
  test('that was a mere text is looked up even if nobody changed it', async () => {
    expect(await resolveTypedPlace('Jos', 'Jos', null, jos)).toEqual({ ...JOS, name: 'Jos' })
  })
  test('from GPS stands as it is', async () => {
    expect(await resolveTypedPlace('Jos, Plateau', KANO, JOS, nowhere)).toEqual(JOS)
  })
  test('wiped out is none', async () => expect(await resolveTypedPlace('', KANO, null, jos)).toBeNull())
})
