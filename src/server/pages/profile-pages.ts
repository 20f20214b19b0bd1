import { type Context, Hono } from 'hono'
import { accountSessions, phoneStateRead, profileUpdate } from '../../contracts/account.ts'
import { crops as cropsRead } from '../../contracts/crop.ts'
import { internationalPhone, PHONE_COUNTRY_IDS } from '../../contracts/phone-countries.ts'
import { placeOf, preferencesOf, profilePayload, readProfileForm } from '../../contracts/profile-form.ts'
import type { IslandName } from '../../islands/registry.ts'
import { translatorFor } from '../../words/index.ts'
import type { MessageKey } from '../../words/translate.ts'
import type { AppEnv } from '../http/context.ts'
import { type Prefetched, prefetched } from '../http/island.tsx'
import { currentActor } from '../http/session.ts'
import { accountPageForms, PHONE } from './account-forms.ts'
import { formAgain, formData, formOn, parsedForm } from './farmer-form.ts'
import type { FarmerPages } from './farmer-pages.ts'
import { secondFactorPages } from './second-factor-pages.ts'
import { saying, signedInPage } from './signed-in.ts'

type FormAgain = ReturnType<typeof formAgain>

/** The profile and all that hangs on it, and what its forms do without script. */
export function profilePages({ services, renderIsland }: FarmerPages) {
  const { accounts, crops, config } = services

  async function page(
    c: Context<AppEnv>,
    island: IslandName,
    title: MessageKey,
    { again, reads = async () => [] }: { again?: FormAgain; reads?: () => Promise<Prefetched[]> } = {},
  ) {
    const { data, said } = await signedInPage(c, services)
    return renderIsland(c, {
      island,
      title: `${translatorFor(c.get('language'))(title)} - ${config.APP_NAME}`,
      data: [...data, ...(await reads())],
      props: { said, ...again?.form },
      status: again?.status,
    })
  }
  const editing = (c: Context<AppEnv>, again?: FormAgain) => page(c, 'profile-edit', 'profile.edit', { again })
  const confirming = (c: Context<AppEnv>, again?: FormAgain) =>
    page(c, 'confirm-phone', 'profile.confirmNumber', { again })
  const leaving = (c: Context<AppEnv>, again?: FormAgain) => page(c, 'profile-delete', 'profile.delete', { again })
  const securing = (c: Context<AppEnv>, again?: FormAgain) =>
    page(c, 'security', 'profile.account', {
      again,
      reads: async () => [prefetched(accountSessions, await accounts.sessions.list(currentActor(c), c.get('sid')))],
    })

  return new Hono<AppEnv>()
    .get('/profile', (c) =>
      page(c, 'profile', 'profile.title', {
        reads: async () => [
          prefetched(cropsRead, await crops.list(currentActor(c))),
          prefetched(phoneStateRead, await accounts.phone.state(currentActor(c))),
        ],
      }),
    )
    .get('/profile/edit', (c) => editing(c))
    .post('/profile/edit', formOn('/profile/edit'), async (c) => {
      const form = await formData(c)
      const values = readProfileForm(form, phoneOf(form))
      try {
        const place = await placeOf(values.location, c.get('user')!.location, null, accounts.placeNamed)
        const payload = profilePayload(values, place, c.get('user')!, String(form.get('currentPassword') ?? ''))
        await accounts.profile.update(currentActor(c), parsedForm(profileUpdate, payload), c.get('sid'))
      } catch (error) {
        return editing(c, formAgain(error, { ...values }, '/profile/edit'))
      }
      return c.redirect(saying('/profile', 'profile.saved'), 303)
    })
    .post('/profile/notifications', formOn('/profile'), async (c) => {
      const chosen = (await formData(c)).getAll('notify').map(String)
      await accounts.profile.update(currentActor(c), { notificationPreferences: preferencesOf(chosen) })
      return c.redirect(saying('/profile', 'profile.saved'), 303)
    })
    .get('/profile/security', (c) => securing(c))
    .get('/profile/delete', (c) => leaving(c))
    .get(PHONE, async (c) =>
      (await accounts.phone.state(currentActor(c))).confirmed ? c.redirect('/profile') : confirming(c),
    )
    .route('/', accountPageForms(services, { securing, leaving, confirming }))
    .route('/', secondFactorPages({ services, renderIsland }))
}

function phoneOf(form: FormData): string {
  const country = PHONE_COUNTRY_IDS.find((id) => id === form.get('phoneCountry'))
  return internationalPhone(String(form.get('phone') ?? ''), country)
}
