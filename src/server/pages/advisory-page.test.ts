import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { Advisory } from '../../contracts/advisories.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { voiceClips } from '../../db/schema/voice.ts'
import { listClips } from '../channels/voice/clips.ts'
import { wholeApp } from '../testing/whole-app.ts'

const PLANTED = [
  ['maize', '2026-06-05', 'vegetative'],
  ['cowpeas', '2026-05-25', 'flowering'],
  ['tomato', '2026-05-20', 'flowering'],
  ['groundnuts', '2026-04-10', 'mature'],
  ['rice', '2026-05-10', 'flowering'],
] as const

async function farm() {
  const app = await wholeApp()
  const { ask, json } = app
  for (const [cropType, plantingDate, growthStage] of PLANTED)
    await ask('owner', 'POST', '/api/crops', json({ cropType, plantingDate, growthStage, farmArea: 1 }))
  const list: Advisory[] = await (await ask('owner', 'POST', '/api/advisories/generate')).json()
  const read = async (language: string, id: string) => {
    await ask('owner', 'PUT', '/api/profile', json({ preferredLanguage: language }))
    return (await ask('owner', 'GET', `/advisory/${id}`)).text()
  }
  const record = (language: Language, clips: string[], over: { says?: string } = {}) => {
    const row = {
      language,
      format: 'mp3',
      bytes: Buffer.from('sound'),
      seconds: 1,
      importedAt: '2026-07-01T00:00:00.000Z',
    } as const
    const script = listClips(language, { app: 'Gona' })
    const rows = clips.map((clip) => ({ ...row, clip, says: script.get(clip)!.text, ...over }))
    return app.db.write(app.db.orm.insert(voiceClips).values(rows))
  }
  return { ask, json, list, read, record, app }
}

/** Texts of the page, without those that are in the sending language on purpose. */
const texts = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main'))
    .replace(
      /<div class="card stack stack-s" lang="en">.*?<\/div>|<section [^>]*aria-labelledby="tips">.*?<\/section>/gs,
      '',
    )
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
    .filter(Boolean)

describe('the page of an advisory', () => {
  test('has the text in steps which, joined, are the text; and the drawings it refers to', async () => {
    const { list, read } = await farm()
    expect(list.length).toBeGreaterThan(3)
    for (const { id, content } of list) {
      const html = await read('en', id)
      const [steps = ''] = /<p class="steps.*?<\/p>/s.exec(html) ?? []
      expect(steps.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'")).toBe(content)
      const drawn = [...html.matchAll(/href="#(d-[^"]+)"/g)].map(([, name]) => name)
      expect(drawn.length).toBeGreaterThan(2)
      for (const name of drawn) expect(html).toContain(`id="${name}"`)
    }
  })

  test('tells a farmer nothing in English where that is not the language, nor notes for who checks', async () => {
    const { list, read } = await farm()
    for (const { id } of list) {
      const english = new Set(
        texts(await read('en', id)).filter((text) => /[a-z]{3,} [a-z]{2,}|\d [a-z]{4,}/i.test(text)),
      )
      for (const language of LANGUAGE_IDS.filter((each) => each !== 'en' && each !== 'pcm')) {
        const own = texts(await read(language, id))
        const same = own.filter((text) => english.has(text))
        expect({ language, same }).toEqual({ language, same: [] })
        expect(own.join(' ')).not.toMatch(/unverified|docslib|from memory|doi\.org|\b10\.\d{4,}\//)
      }
    }
  })

  test('leads on to the first that is not done', async () => {
    const { ask, json, list, read } = await farm()
    const [first] = list
    const html = await read('en', first!.id)
    const opened = /"opened":\{.*?"next":\{"id":"([^"]+)"/.exec(html)
    expect(opened?.[1]).not.toBe(first!.id)
    await ask('owner', 'PUT', `/api/advisories/${opened![1]}/feedback`, json({ done: true }))
    expect(await read('en', first!.id)).not.toContain(`"next":{"id":"${opened![1]}"`)
  })
})

describe('recordings of its title', () => {
  const heardOn = (html: string) => [...html.matchAll(/<audio [^>]*src="([^"]+)"/g)].map(([, address]) => address!)
  const all = [...listClips('ha', { app: 'Gona' }).keys()]

  test('are named in its order, and are there', async () => {
    const { ask, list, read, record } = await farm()
    await record('ha', all)
    const { id, cropType, rule } = list.find((each) => each.cropType === 'cowpeas')!
    const heard = heardOn(await read('ha', id))
    const names = heard.map((address) => address.replace(/^\/audio\/ha\/|\.mp3\?v=\w+$/g, ''))
    expect(names).toContain(`crop-${cropType}`)
    expect(names.some((name) => name.startsWith(`advice-${rule.replaceAll('.', '-')}-`))).toBe(true)
    for (const address of heard) expect(await (await ask('owner', 'GET', address)).text()).toBe('sound')
  })

  test('are left out where one is missing, and in another language', async () => {
    const { list, read, record } = await farm()
    await record(
      'ha',
      all.filter((clip) => clip !== 'crop-cowpeas'),
    )
    const { id } = list.find((each) => each.cropType === 'cowpeas')!
    expect(heardOn(await read('ha', id))).toEqual([])
    await record('ha', ['crop-cowpeas'])
    expect(heardOn(await read('ha', id)).length).toBeGreaterThan(1)
    expect(heardOn(await read('yo', id))).toEqual([])
  })

  test('are left out where one says what was said before the title was reworded', async () => {
    const { list, read, record } = await farm()
    await record(
      'ha',
      all.filter((clip) => clip !== 'crop-cowpeas'),
    )
    await record('ha', ['crop-cowpeas'], { says: 'Wake da aka fada a da' })
    const { id } = list.find((each) => each.cropType === 'cowpeas')!
    expect(heardOn(await read('ha', id))).toEqual([])
  })

  test('are left out of a title that was written in other words than today’s', async () => {
    const { app, ask, json, list, read, record } = await farm()
    await record('ha', all)
    const { id } = list.find((each) => each.cropType === 'cowpeas')!
    await ask('owner', 'PUT', '/api/profile', json({ preferredLanguage: 'ha' }))
    expect(heardOn(await read('ha', id)).length).toBeGreaterThan(1)
    await app.db.write(
      app.db.orm.update(advisories).set({ language: 'ha', title: 'Wake: kalmomi na da' }).where(eq(advisories.id, id)),
    )
    expect(heardOn(await read('ha', id))).toEqual([])
  })
})
