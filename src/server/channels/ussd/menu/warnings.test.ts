import { expect, test } from 'bun:test'
import { kanoFarmer, testServices } from '../../../testing/services.ts'
import { bytesOf, capXml } from '../../../warnings/testing/samples.ts'
import { dialler } from './fixture.ts'

test('dialling names a warning of the weather service while it is in force at the farm, and no longer', async () => {
  const gona = await testServices({ now: '2026-08-18T07:00:00Z' })
  const { user } = await kanoFarmer(gona)
  const add = (xml: string) => gona.warnings.importFiles({ kind: 'operator' }, [{ name: 'a.xml', bytes: bytesOf(xml) }])
  const phone = dialler(gona, user.phone)
  const read = async () => {
    await phone.dial('#Weather', '#Warnings')
    let text = phone.text
    for (; /^98 /m.test(phone.text); text += ` ${phone.text}`) await phone.press('98')
    return text.replaceAll(/\s+/g, ' ')
  }
  expect(await read()).not.toContain('NiMet')
  await add(capXml({ id: 'a' }))
  const text = await read()
  for (const words of ['NiMet 07:50: thunderstorm, dangerous.', 'Tuesday 18 Aug 14:00', 'Stay indoors.'])
    expect(text).toContain(words)
  await phone.press('#Badly said')
  expect(phone.text).toStartWith('Thank you. We have noted it.')
  expect(await gona.words.badlySaid()).toMatchObject([{ language: 'en', path: 'warnings.do.thunderstorm', times: 1 }])
  await add(capXml({ id: 'c', type: 'Cancel', refs: ['a'] }))
  expect(await read()).not.toContain('NiMet')
})
