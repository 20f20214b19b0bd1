import { beforeEach, describe, expect, test } from 'bun:test'
import { users } from '../../../../db/schema/accounts.ts'
import { crops } from '../../../../db/schema/crops.ts'
import { farmLog } from '../../../../db/schema/farm-log.ts'
import { rejectionOf } from '../../../../shared/testing/rejections.ts'
import { kanoFarmer, type TestServices, testServices } from '../../../testing/services.ts'
import { dialler } from './fixture.ts'

let gona: TestServices
beforeEach(async () => {
  gona = await testServices()
})

describe('a farmer', () => {
  let phone: ReturnType<typeof dialler>
  beforeEach(async () => {
    const farmer = await kanoFarmer(gona, { primaryCrops: ['maize'] })
    const [only] = await gona.crops.initialize(farmer)
    await gona.fieldWork.updateCrop(farmer, only!.id, {
      cropType: 'maize',
      plantingDate: '2026-06-12',
      growthStage: 'vegetative',
      farmArea: 2,
    })
    phone = dialler(gona, farmer.user.phone)
  })

  test('is asked for a budget only where a price is known; 0 goes back, 99 says that it is not known', async () => {
    const listed = { country: 'NG', market: 'Dawanau', date: '2026-07-01' } as const
    const urea = { kind: 'input', item: 'urea', bagKg: 50, price: 30_000, ...listed } as const
    await gona.prices.save({ kind: 'operator' }, urea)
    await phone.dial('#How many bags')
    expect(phone.text).toMatch(/How much can you spend[\s\S]*99: I do not know\n0 Back/)
    expect(await phone.press('0')).toStartWith('Gona: what do you want?')
    await phone.pressAll('#How many bags', '99')
    expect(phone.text).toMatch(/To buy: [\s\S]*Urea/)
  })

  test('reads the prices of a crop near the farm', async () => {
    await gona.prices.save(
      { kind: 'operator' },
      { country: 'NG', kind: 'produce', item: 'maize', price: 400, market: 'Kano', date: '2026-07-01' },
    )
    await phone.dial('#My Crops', '#Maize', '#Prices')
    expect(phone.text).toStartWith('Maize 1 kg: Kano 400 (5 days). Dry it well before you keep it.')
  })

  test('goes back from a number screen by 0, and says that no plant had the pest by 99', async () => {
    await phone.dial('#My Crops', '#Maize', '#Size of the field')
    expect(await phone.press('0')).toStartWith('Maize\n')
    await phone.dial('#Count a pest')
    if (phone.text.startsWith('Which pest?')) await phone.press('1')
    expect(await phone.press('0')).toMatch(/^(Gona: what|Which pest)/)
    await phone.dial('#Count a pest')
    if (phone.text.startsWith('Which pest?')) await phone.press('1')
    await phone.press('99')
    expect(await gona.db.orm.select().from(farmLog)).toMatchObject([{ kind: 'scouted', count: 0 }])
  })

  test('who sprayed is asked for the product, and reads at once what it forbids', async () => {
    await phone.dial('#I have done it', '#Something else')
    await phone.pressAll('#I sprayed', '#Today')
    expect(phone.text).toStartWith('What did you spray?')
    await phone.press('Sniper')
    expect(await gona.db.orm.select().from(farmLog)).toMatchObject([{ kind: 'sprayed', product: 'Sniper' }])
    expect(phone.text).toContain('do not eat or sell this harvest')
  })

  test('who looked for pests is asked how many had them', async () => {
    await phone.dial('#I have done it', '#I looked for pests')
    if (phone.text.startsWith('Which pest?')) await phone.press('1')
    expect(phone.text).toMatch(/How many of \d+ had it\?/)
  })

  test('with two fields to look at counts the one that they chose', async () => {
    const farmer = await kanoFarmer(gona, { primaryCrops: ['maize'] })
    const [first] = await gona.crops.initialize(farmer)
    const field = { cropType: 'maize', growthStage: 'vegetative', farmArea: 2 } as const
    await gona.fieldWork.updateCrop(farmer, first!.id, { ...field, plantingDate: '2026-06-12' })
    await gona.fieldWork.addCrop(farmer, { ...field, plantingDate: '2026-06-05' })
    await gona.db.write(gona.db.orm.update(crops).set({ createdAt: '2026-06-05T08:00:00.000Z' }))
    await gona.advisories.generate(farmer)
    const toCount = (await gona.advisories.list(farmer)).filter(({ count }) => count)
    expect(new Set(toCount.map(({ cropId }) => cropId)).size).toBe(2)
    const other = dialler(gona, farmer.user.phone)
    await other.dial('#Count a pest')
    expect(other.text).toStartWith('Which pest?')
    const counted: (string | null)[] = []
    for (const n of ['1', '2']) {
      await other.dial('#I have done it', n, '#I looked for pests')
      expect(other.text).toMatch(/How many of \d+ had it\?/)
      await other.press('99')
      counted.push((await gona.db.orm.select().from(farmLog)).at(-1)!.cropId)
    }
    expect(counted).toEqual((await gona.crops.list(farmer)).map(({ id }) => id))
  })

  test('is asked one question after the advice: water first, then the field, and no answer is asked for twice', async () => {
    await gona.db.write(gona.db.orm.update(users).set({ irrigationMethod: null }))
    await phone.dial('#Advice for now', '#It is useful', '#A short question')
    expect(phone.text).toStartWith('How is your field watered?\n1 Rain-fed')
    await phone.press('#Manual watering')
    await phone.again()
    await phone.dial('#Advice for now', '#A short question')
    expect(phone.text).toStartWith('Maize: What grew there before?')
    await phone.press('#Cowpeas')
    await phone.dial('#Advice for now', '#A short question')
    expect(phone.text).toMatch(/^Maize: Have you seen striga/)
    await phone.press('#Yes')
    await phone.dial('#Advice for now')
    await phone.press('98')
    expect(phone.text).not.toContain('A short question')
    expect(await gona.db.orm.select().from(users)).toMatchObject([{ irrigationMethod: 'manual' }])
    expect(await gona.db.orm.select().from(crops)).toMatchObject([{ previousCrop: 'cowpeas', striga: true }])
  })

  test('of rice is asked where it stands; of a tree nothing of its season', async () => {
    await phone.dial('#My Crops', '#Add Crop', '#Rice', '#2 weeks ago', '#My Crops', '#Rice')
    await phone.pressAll('#Where does your rice', '#Dry upland')
    expect((await gona.db.orm.select().from(crops)).find(({ cropType }) => cropType === 'rice')!.field).toBe('upland')
    await phone.dial('#My Crops', '#Add Crop', '#More crops', '#Mangoes', '#8 weeks ago', '#My Crops', '#Mangoes')
    expect(await rejectionOf(phone.press('#What grew there before'))).toBeInstanceOf(Error)
  })

  test('who watered is not asked how, where that is known', async () => {
    await phone.dial('#I have done it', '#Something else', '#I watered', '#Today', '#I do not know')
    expect(phone.text).toStartWith('Thank you. We have noted it.')
  })

  test('who watered is asked how, where that is not known', async () => {
    await gona.db.write(gona.db.orm.update(users).set({ irrigationMethod: null }))
    await phone.dial('#I have done it', '#Something else', '#I watered', '#Today', '#I do not know')
    expect(phone.text).toStartWith('How is your field watered?')
    await phone.press('#Drip')
    await phone.again()
    expect(await gona.db.orm.select().from(users)).toMatchObject([{ irrigationMethod: 'drip' }])
    expect(await gona.db.orm.select().from(farmLog)).toHaveLength(1)
  })

  test('sees the season of a crop and seven days of weather', async () => {
    await phone.dial('#My Crops', '#Maize', '#Season plan')
    expect(phone.text).toMatch(/^(Now|Next):\n.* \d+\/\d+-\d+\/\d+/)
    await phone.dial('#Weather', '#Next 7 days')
    expect(phone.text).toStartWith('Today: ')
    expect(phone.text).toContain('98 More')
  })

  test('removes a crop, after being asked once more', async () => {
    await phone.dial('#My Crops', '#Maize', '#Remove crop', '#No, keep it')
    expect(await gona.db.orm.select().from(crops)).toHaveLength(1)
    await phone.pressAll('#Remove crop', '#Yes, delete')
    await phone.again()
    expect(phone.text).toStartWith('The crop has been removed.')
    expect(await gona.db.orm.select().from(crops)).toHaveLength(0)
  })

  test('chooses how advice comes and says the name', async () => {
    await phone.dial('#Settings', '#How should we reach you?', '#Advice: On the web only', '#By SMS')
    await phone.again()
    await phone.dial('#Settings', '#My name', 'Zainab')
    await phone.again()
    expect(await gona.db.orm.select().from(users)).toMatchObject([
      { firstName: 'Zainab', channels: { advice: 'sms' }, notificationPreferences: { sms: true } },
    ])
    expect(
      await rejectionOf(
        dialler(gona, phone.number).dial('#Settings', '#How should we reach you?', '1', '#By phone call'),
      ),
    ).toBeInstanceOf(Error)
  })
})
