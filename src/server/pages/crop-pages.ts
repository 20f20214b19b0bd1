import { type Context, Hono } from 'hono'
import { cropInput, crops as cropsRead } from '../../contracts/crop.ts'
import { type CropValues, cropPayload, readCropForm } from '../../contracts/crop-form.ts'
import { translatorFor } from '../../words/index.ts'
import type { AppEnv } from '../http/context.ts'
import { prefetched } from '../http/island.tsx'
import { currentActor } from '../http/session.ts'
import { formAgain, formData, formOn, parsedForm } from './farmer-form.ts'
import type { FarmerPages } from './farmer-pages.ts'
import { saying, signedInPage } from './signed-in.ts'

/** The form of one crop as a page, for whoever has no script. */
export function cropPages({ services, renderIsland }: FarmerPages) {
  const { crops, config } = services

  async function page(c: Context<AppEnv>, id: string | null, again?: ReturnType<typeof formAgain>) {
    const { actor, data } = await signedInPage(c, services)
    const mine = await crops.list(actor)
    const found = id === null || mine.some((crop) => crop.id === id)
    const title = translatorFor(c.get('language'))(id === null ? 'cropForm.add' : 'cropForm.edit')
    return renderIsland(c, {
      island: 'crop',
      title: `${title} - ${config.APP_NAME}`,
      data: [...data, prefetched(cropsRead, mine)],
      props: { id, ...again?.form },
      status: again?.status ?? (found ? 200 : 404),
    })
  }

  return new Hono<AppEnv>()
    .get('/crops/new', (c) => page(c, null))
    .post('/crops/new', formOn('/crops/new'), async (c) => {
      const values = readCropForm(await formData(c))
      try {
        await crops.add(currentActor(c), cropOf(values))
      } catch (error) {
        return page(c, null, formAgain(error, { ...values }, '/crops/new'))
      }
      return c.redirect(saying('/', 'cropForm.saved'), 303)
    })
    .get('/crops/:id/edit', (c) => page(c, c.req.param('id')))
    .post('/crops/:id/edit', formOn('/profile'), async (c) => {
      const { id } = c.req.param()
      const values = readCropForm(await formData(c))
      try {
        await crops.update(currentActor(c), id, cropOf(values))
      } catch (error) {
        return page(c, id, formAgain(error, { ...values }, `/crops/${id}/edit`))
      }
      return c.redirect(saying('/', 'cropForm.updated'), 303)
    })
    .post('/crops/:id/remove', formOn('/profile'), async (c) => {
      await crops.remove(currentActor(c), c.req.param('id'))
      return c.redirect(saying('/profile', 'cropForm.removed'), 303)
    })
}

/** @throws AppError invalid, naming the fields. */
const cropOf = (values: CropValues) => parsedForm(cropInput, cropPayload(values))
