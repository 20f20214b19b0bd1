import { type Context, Hono } from 'hono'
import { advisories as advisoriesRead, advisoryById } from '../../contracts/advisories.ts'
import { crops as cropsRead } from '../../contracts/crop.ts'
import type { AdvisoryCategory } from '../../contracts/farm.ts'
import { type Language, sendingLanguage } from '../../contracts/languages.ts'
import { translatorFor, WORDS } from '../../words/index.ts'
import { asAppError } from '../http/answer.ts'
import type { AppEnv } from '../http/context.ts'
import { prefetched } from '../http/island.tsx'
import { currentActor } from '../http/session.ts'
import { formData, formOn } from './farmer-form.ts'
import type { FarmerPages } from './farmer-pages.ts'
import { signedInPage } from './signed-in.ts'

/** In the reader's language, and in the one that is sent where theirs is not sent yet. */
const tipsFor = (language: Language, category: AdvisoryCategory): string[] =>
  [...new Set([language, sendingLanguage(language)])].flatMap((each) => WORDS[each].tips[category])

/** The list, one advisory, and what its buttons do without script. */
export function advisoryPages({ services, renderIsland }: FarmerPages) {
  const { advisories, crops, config } = services
  const back = (c: Context<AppEnv>) => c.redirect(`/advisory/${c.req.param('id')}`, 303)

  return new Hono<AppEnv>()
    .get('/advisories', async (c) => {
      const { actor, data, said } = await signedInPage(c, services)
      const crop = c.req.query('crop') || null
      data.push(
        prefetched(cropsRead, await crops.list(actor)),
        prefetched(
          advisoriesRead,
          await advisories.list(actor, { crop: crop ?? undefined }),
          crop === null ? undefined : { crop },
        ),
      )
      const title = `${translatorFor(c.get('language'))('advisory.list')} - ${config.APP_NAME}`
      return renderIsland(c, { island: 'advisories', title, data, props: { crop, said } })
    })
    .get('/advisory/:id', async (c) => {
      const { actor, data } = await signedInPage(c, services)
      const { id } = c.req.param()
      const advisory = await advisories.get(actor, id).catch((error: unknown) => {
        if (asAppError(error)?.code === 'not_found') return null
        throw error
      })
      if (!advisory) {
        const title = `${translatorFor(c.get('language'))('advisory.missing')} - ${config.APP_NAME}`
        return renderIsland(c, { island: 'advisory', title, data, props: { id, missing: true }, status: 404 })
      }
      data.push(prefetched(advisoryById(id), advisory))
      const title = `${advisory.title} - ${config.APP_NAME}`
      return renderIsland(c, {
        island: 'advisory',
        title,
        data,
        props: { id, tips: tipsFor(c.get('language'), advisory.category) },
      })
    })
    .post('/advisory/:id/read', formOn('/advisories'), async (c) => {
      await advisories.markRead(currentActor(c), c.req.param('id'))
      return back(c)
    })
    .post('/advisory/:id/feedback', formOn('/advisories'), async (c) => {
      const form = await formData(c)
      const useful = form.get('useful')
      const done = form.get('done')
      await advisories.giveFeedback(currentActor(c), c.req.param('id'), {
        ...(useful === null ? {} : { useful: useful === '' ? null : useful === 'yes' }),
        ...(done === null ? {} : { done: done === 'yes' }),
      })
      return back(c)
    })
}
