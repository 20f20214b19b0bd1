import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { keysIn, keysOfIslands } from '../../scripts/client/words.ts'
import { SCREENS } from '../contracts/screens.ts'
import { type Role, wholeApp } from '../server/testing/whole-app.ts'
import { TEXTS_BY_LANGUAGE } from '../words/index.ts'
import type { MessageKey } from '../words/translate.ts'
import type { IslandName } from './registry.ts'

const keys = await keysOfIslands()
const first = (island: IslandName) => keys.get(island)!.first
const all = (island: IslandName) => [...first(island), ...keys.get(island)!.ofDialogs, ...keys.get(island)!.ofSetUp]

describe('the words that a page is sent', () => {
  test('are those whose keys its sources name, whole or as a template', () => {
    expect(keysIn("t('nav.home') + t(open ? 'app.close' : \"app.cancel\")")).toEqual([
      'app.close',
      'app.cancel',
      'nav.home',
    ])
    expect(keysIn('t(`soil.${type}`)')).toEqual(['soil.clay', 'soil.sand', 'soil.loam', 'soil.silt', 'soil.mixed'])
    expect(keysIn('t(`home.${id}Soon`)')).toContain('home.askExpertSoon')
    expect(keysIn('const title = `a.b.${x}`, other = "home.nowhere"')).toEqual([])
  })

  test('are no more than it needs: no farmer is sent the words of the administration', () => {
    for (const island of keys.keys())
      if (SCREENS[island].who !== 'admin')
        expect([island, all(island).filter((key) => /^(admin|sms)\./.test(key) && key !== 'sms.testEmpty')]).toEqual([
          island,
          [],
        ])
    expect(first('sign-in').length).toBeLessThan(all('home').length / 2)
  })

  test('come when a dialog is opened where dialogs have many of their own, and then not twice', () => {
    for (const [island, { first, ofDialogs, ofSetUp }] of keys)
      expect([island, [...ofDialogs, ...ofSetUp].filter((key) => first.includes(key))]).toEqual([island, []])
    for (const island of ['home', 'weather', 'profile'] as const)
      expect(keys.get(island)!.ofDialogs.length).toBeGreaterThan(40)
    expect(first('home')).toContain('toast.region')
  })

  test('come with the set-up of crops without those of other dialogs, which a new farmer has not opened yet', () => {
    const { first, ofDialogs, ofSetUp } = keys.get('home')!
    expect(ofSetUp).toContain('wizard.text')
    expect(ofDialogs).not.toContain('wizard.text')
    for (const key of keysIn("t('wizard.stageOf') + t(`stage.${stage}`) + t('cropForm.saving') + t('app.close')"))
      expect([...first, ...ofSetUp]).toContain(key)
    expect(ofSetUp.length).toBeLessThan(ofDialogs.length / 2)
  })

  test.each<[Role, string, IslandName]>([
    ['owner', '/', 'home'],
    ['owner', '/weather', 'weather'],
    ['owner', '/advisories', 'advisories'],
    ['owner', '/community', 'community'],
    ['owner', '/notifications', 'notifications'],
    ['owner', '/profile?said=profile.saved', 'profile'],
    ['owner', '/profile/edit', 'profile-edit'],
    ['owner', '/crops/new', 'crop'],
    ['admin', '/admin', 'admin'],
    ['admin', '/admin?tab=content', 'admin'],
    ['admin', '/admin?tab=analytics', 'admin'],
    ['admin', '/admin/prices', 'prices'],
    ['admin', '/admin/inbox', 'inbox'],
    ['admin', '/admin/phone', 'practice'],
    ['admin', '/admin/channels', 'channels'],
    ['anonymous', '/signin', 'sign-in'],
    ['anonymous', '/register', 'register'],
  ])('are all that it shows: %s at %s', async (role, path, island) => {
    const { ask } = await wholeApp({ WEATHER_PROVIDER: 'climatology' })
    const shown = new Set<MessageKey>()
    const { screens } = TEXTS_BY_LANGUAGE.en
    TEXTS_BY_LANGUAGE.en.screens = new Proxy(screens, {
      get(words, key: MessageKey) {
        shown.add(key)
        return words[key]
      },
    })
    const html = await (await ask(role, 'GET', path)).text().finally(() => {
      TEXTS_BY_LANGUAGE.en.screens = screens
    })
    expect(html).toContain(`data-island="${island}"`)
    expect(shown.size).toBeGreaterThan(10)
    expect([...shown].filter((key) => !first(island).includes(key))).toEqual([])
  })

  test('are never asked for by a key that the build cannot read', async () => {
    const wrong: string[] = []
    for await (const path of new Glob('**/*.{ts,tsx}').scan(import.meta.dir)) {
      if (path.includes('.test.') || path.startsWith('testing/')) continue
      const source = await Bun.file(`${import.meta.dir}/${path}`).text()
      // A template must begin with the name of its group, and no text may be cast to a key.
      for (const [found] of source.matchAll(/\bt\(`(?![a-zA-Z]+\.)[^`]*`|as MessageKey\b/g))
        wrong.push(`${path}: ${found}`)
    }
    expect(wrong).toEqual([])
  })
})
