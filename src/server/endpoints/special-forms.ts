import type { Context } from 'hono'
import type { Registration } from '../../contracts/account.ts'
import { PRICES_PATH, SIMULATOR_PATH } from '../../contracts/admin-tabs.ts'
import { readAudienceForm } from '../../contracts/audience.ts'
import { addressWithQuery } from '../../contracts/call.ts'
import type { CALLS, CallName } from '../../contracts/calls.ts'
import { readChannelChoices } from '../../contracts/channels.ts'
import { imageAddress, type PostInput } from '../../contracts/community.ts'
import { cropPayload, readCropForm } from '../../contracts/crop-form.ts'
import { fertilizerPayload, readFertilizerForm } from '../../contracts/fertilizer-form.ts'
import { parseBags } from '../../contracts/harvests.ts'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { phoneFromForm } from '../../contracts/phone-countries.ts'
import type { SimulatorScreen } from '../../contracts/phone-simulator.ts'
import { parseAmount } from '../../contracts/prices.ts'
import { type ProfileValues, profilePayload, readProfileForm, resolveTypedPlace } from '../../contracts/profile-form.ts'
import type { FarmQuestion, QuestionInput } from '../../contracts/questions.ts'
import type { NewSession, SignInResult } from '../accounts/sign-in/visitor.ts'
import type { Services } from '../compose.ts'
import { addressWithMessage } from '../http/address-message.ts'
import { type AppEnv, actorOfRequest } from '../http/context.ts'
import type { EnteredValues } from '../http/parse-form.ts'
import { codePageAddress, safeReturnPath } from '../http/safe-next.ts'
import { callerOfRequest } from './call-endpoints.ts'
import type { PerformCall } from './perform.ts'

export interface SubmittedForm {
  c: Context<AppEnv>
  params: Record<string, string>
  form: FormData
}

/** Overrides for a form whose fields are not its request body. */
export interface SpecialForm {
  /** Entered values to render again; default: all texts. */
  typed?(form: FormData): EnteredValues
  /** Body of the call, before parsing; default: the entered values. */
  body?(sent: SubmittedForm, typed: EnteredValues): unknown
  /** Runs after validation and rate limiting. Returns the body of the call. */
  more?(body: never, sent: SubmittedForm): Promise<unknown>
  /** Second request of a form without script, run after the call; with script, the screen sends that request itself. */
  after?(given: never): Promise<unknown>
  /** Page to render again, where the submitted form names it. */
  on?(sent: SubmittedForm): string
  to?(given: never, sent: SubmittedForm, typed: EnteredValues): string
}

type AddressIn<Form> = Form extends { at: infer At extends string } | readonly { at: infer At extends string }[]
  ? At
  : never
type FormAddress = {
  [Name in CallName]: (typeof CALLS)[Name] extends { form: infer Form } ? AddressIn<Form> : never
}[CallName]

type SpecialForms = { [Address in FormAddress]?: SpecialForm }

export const specialForms = (services: Services, perform: PerformCall) =>
  ({
    ...accountForms(services),
    ...farmForms(services),
    ...communityForms(perform),
    ...questionForms(perform),
    ...ADMIN_FORMS,
  }) satisfies SpecialForms

const accountForms = ({ accounts, crops }: Services) =>
  ({
    '/register': {
      body: ({ c, form }, typed) => ({
        ...typed,
        phone: phoneFromForm(form),
        preferredLanguage: typed.preferredLanguage || c.get('language'),
      }),
      more: async (input: Registration) =>
        typeof input.location === 'string' ? { ...input, location: await accounts.placeNamed(input.location) } : input,
      after: ({ user }: NewSession) => crops.initialize(actorOfRequest(user)),
      to: (_, __, typed) => safeReturnPath(typed.next),
    },
    '/signin': {
      body: ({ form }, typed) => ({ ...typed, phone: phoneFromForm(form) }),
      to: (given: SignInResult, _, { next }) => ('ticket' in given ? codePageAddress(next) : safeReturnPath(next)),
    },
    '/signin/phone': {
      to: (given: SignInResult, { c }) =>
        'ticket' in given ? codePageAddress(c.req.query('next')) : safeReturnPath(c.req.query('next')),
    },
    '/signin/code': { to: (_, { c }) => safeReturnPath(c.req.query('next')) },

    '/profile/edit': {
      typed: (form) => ({ ...readProfileForm(form, phoneFromForm(form)) }),
      async body({ c, form }, typed) {
        const values = typed as unknown as ProfileValues
        const user = c.get('user')!
        const place = await resolveTypedPlace(values.location, user.location, null, accounts.placeNamed)
        return profilePayload(values, place, user, String(form.get('currentPassword') ?? ''))
      },
    },
    '/profile/notifications': {
      body: ({ c, form }) => ({
        notificationPreferences: preferencesWithSwitchesOn(form.getAll('notify').map(String)),
        channels: readChannelChoices(form, c.get('user')!.channels),
        ...(form.has('preferredLanguage') && { preferredLanguage: form.get('preferredLanguage') }),
      }),
    },
    '/profile/compare': { body: ({ form }) => ({ inComparisons: form.has('inComparisons') }) },
  }) satisfies SpecialForms

const CROP_FORM = {
  typed: (form) => ({ ...readCropForm(form) }),
  body: ({ form }) => cropPayload(readCropForm(form)),
} satisfies SpecialForm

const farmForms = ({ farmLog }: Services) =>
  ({
    '/crops/new': CROP_FORM,
    '/crops/:id/edit': { ...CROP_FORM, to: (_, sent) => returnPathOr(sent, '/') },
    '/crops/:id/log': {
      body: ({ c }, { date, amount, unit, count, of, ...typed }) => ({
        ...typed,
        // Without a date the work was done today.
        date: date || farmLog.today(actorOfRequest(c.get('user')!)),
        amount: numberIn(amount),
        unit: unit || null,
        count: numberIn(count),
        of: numberIn(of),
      }),
      on: (sent) => returnPathOr(sent, `/crops/${sent.params.id}`),
    },

    '/crops/:id/harvest': {
      body: ({ form }, { bags, ...typed }) => ({ ...typed, bags: form.has('skip') ? null : parseBags(String(bags)) }),
    },

    '/crops/:id/bags': {
      body: ({ form }) => fertilizerPayload(readFertilizerForm(form)),
      on: (sent) => returnPathOr(sent, `/crops/${sent.params.id}`),
    },
    '/crops/:id/bags/remove': { on: (sent) => returnPathOr(sent, `/crops/${sent.params.id}`) },

    '/advisory/:id/feedback': {
      body({ form }) {
        const useful = form.get('useful')
        const done = form.get('done')
        return {
          ...(useful === null ? {} : { useful: useful === '' ? null : useful === 'yes' }),
          ...(done === null ? {} : { done: done === 'yes' }),
          ...(form.get('gave') === 'yes' ? { gave: true } : {}),
          ...(form.get('badlySaid') === 'yes' ? { badlySaid: true } : {}),
        }
      },
      to: (_, sent) => returnPathOr(sent, `/advisory/${sent.params.id}`),
    },
  }) satisfies SpecialForms

const communityForms = (perform: PerformCall) =>
  ({
    '/words/badly-said': {
      body: ({ form }) => ({ ids: String(form.get('ids')).split('|') }),
      on: (sent) => returnPathOr(sent, '/'),
    },

    '/community/posts': {
      body: ({ form }, typed) => ({ ...typed, cropType: typed.cropType || null, imageUrl: imagePlaceholder(form) }),
      more: (input: PostInput, sent) => withPicture(perform, input, sent),
    },
    '/community/posts/:id/replies': {
      body: (_, { content, parentReplyId }) => ({ content, parentReplyId: parentReplyId || null }),
      to: ({ id }: { id: string }, { params }) => `/community/posts/${params.id}#reply-${id}`,
    },
    '/community/posts/:id/like': likeForm('post'),
    '/community/replies/:id/like': likeForm('reply'),
    '/prices': {
      body: (_, { price, sold, sure, ...typed }) => ({
        ...typed,
        price: parseAmount(String(price ?? '')),
        sold: sold === 'true',
        sure: sure === 'true',
      }),
    },
  }) satisfies SpecialForms

const questionForms = (perform: PerformCall) =>
  ({
    '/questions': {
      body: ({ form }, { text, cropId, advisoryId }) => ({
        text,
        cropId: cropId || null,
        advisoryId: advisoryId || null,
        imageUrl: imagePlaceholder(form),
      }),
      more: (input: QuestionInput, sent) => withPicture(perform, input, sent),
      to: ({ id }: FarmQuestion) => `/questions/${id}`,
    },
    '/questions/:id/solved': {
      body: ({ form }) => ({ solved: form.get('solved') !== 'no', answerId: form.get('answerId') || null }),
    },
    '/officer/questions/:id': {
      body: ({ form }, { text }) => ({ text, confirm: form.get('confirm') === 'yes' }),
    },
    '/officer/answers/:id': {
      body: ({ form }, { question }) => ({
        approved: form.get('approved') !== 'no',
        ...(form.has('forCrop') && { forCrop: form.get('forCrop') || null, forStage: form.get('forStage') || null }),
        language: form.get('language') || null,
        question: question || null,
      }),
    },
  }) satisfies SpecialForms

const ADMIN_FORMS = {
  '/admin/prices': {
    body: (_, { bagKg, price, ...typed }) => ({
      ...typed,
      bagKg: bagKg ? parseAmount(String(bagKg)) : null,
      price: parseAmount(String(price)),
    }),
    on: ({ form }) => pricesOf(form.get('country')),
  },
  '/admin/prices/import': {
    async body({ form }) {
      const file = form.get('file')
      return { csv: file instanceof File ? await file.text() : '' }
    },
    to: ({ id }: { id: string }, { form }) => pricesOf(form.get('country'), { report: id }),
  },
  '/admin/prices/:id/remove': { on: ({ c }) => pricesOf(c.req.query('country')) },
  '/admin/prices/seen/:id': { body: ({ form }) => ({ doubtful: form.get('doubtful') === 'true' }) },

  '/admin/phone': {
    to: ({ phone, code, session, answers, call }: SimulatorScreen) =>
      addressWithQuery(SIMULATOR_PATH, { phone, code, session, answers, call }),
  },

  '/admin/people/:id/officer': {
    body: ({ form }) => ({
      on: form.get('on') === 'yes',
      states: form.getAll('states').map(String),
      crops: form.getAll('crops').map(String),
    }),
  },
  '/admin/audience/send': { body: ({ form }) => readAudienceForm((name) => form.get(name)?.toString()) },
  '/admin/sms/test': {
    body: ({ form }) => ({ phoneNumber: phoneFromForm(form, 'phoneNumber') }),
  },
} satisfies SpecialForms

async function withPicture<Input extends object>(
  perform: PerformCall,
  input: Input,
  { c, form }: SubmittedForm,
): Promise<Input> {
  const image = form.get('image')
  if (!(image instanceof File) || image.size === 0) return input
  return { ...input, ...(await perform('uploadImage', callerOfRequest(c), { body: image })) }
}

/** Returns a placeholder address for the photo of a form, which is uploaded only after the text was accepted. */
function imagePlaceholder(form: FormData): string | null {
  const image = form.get('image')
  return image instanceof File && image.size > 0 ? imageAddress('0'.repeat(64)) : null
}

/** Page named in a form that is used on several pages. */
const returnPathOr = ({ form }: SubmittedForm, page: string) =>
  form.has('back') ? safeReturnPath(form.get('back')) : page

/** Parses a number; returns invalid text unchanged, so that the call refuses it. */
const numberIn = (typed: string | string[] | undefined) => (typed ? Number(typed) : null)

const pricesOf = (country: unknown, more: Record<string, string> = {}) =>
  addressWithQuery(PRICES_PATH, { country: country === 'NA' ? country : null, ...more })

/** Overrides of a like's form, which redirects to the position of its button. */
const likeForm = (what: 'post' | 'reply'): SpecialForm => ({
  body: ({ form }) => ({ liked: form.get('liked') !== 'false' }),
  on({ form, params }) {
    const [page] = safeReturnPath(form.get('back')).split('#')
    return addressWithMessage(`${page}#${what}-${params.id}`, null)
  },
})
