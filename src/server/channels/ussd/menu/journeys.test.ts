import { beforeEach, describe, expect, test } from 'bun:test'
import { users } from '../../../../db/schema/accounts.ts'
import { crops } from '../../../../db/schema/crops.ts'
import { farmLog } from '../../../../db/schema/farm-log.ts'
import { inboxMessages } from '../../../../db/schema/inbox.ts'
import { kanoFarmer, type TestServices, testServices } from '../../../testing/services.ts'
import { dialler } from './fixture.ts'

const STRANGER = '+2348055550001'

let gona: TestServices
beforeEach(async () => {
  gona = await testServices()
})

describe('somebody without an account', () => {
  test('sees the weather of a place by its typed name', async () => {
    const phone = await dialler(gona, STRANGER).dial('1', '#Weather of a place', 'Kano')
    expect(phone.text).toMatch(/^Kano[\s\S]*Today: [\s\S]*C, \d+% chance of rain/)
    expect(await phone.press('#Next 3 days')).toContain('Tuesday')
  })

  test('is told when no place has the name, and asked again', async () => {
    const phone = await dialler(gona, STRANGER).dial('1', '#Weather of a place', 'Xqzzt')
    expect(phone.text).toStartWith('We could not find')
    expect(await phone.press('Kano')).toStartWith('Kano')
    expect(await phone.press('#Another place')).toStartWith('Which one?')
  })

  test('registers with place, crops and days, and has advice at once', async () => {
    const phone = await dialler(gona, STRANGER).dial('1', '#Register', '#Yes, also by SMS', 'Kano')
    expect(phone.text).toStartWith('Kano. Which crop do you grow?\n1 Maize\n2 Sorghum')
    await phone.pressAll('1', '#4 weeks ago', '#Yes', '#Cowpeas', '#I know the day')
    expect(await phone.press('35/6')).toStartWith('This is not a day.')
    await phone.press('12*6')
    expect(await phone.press('#No')).toStartWith('Welcome. You are registered.')
    expect(await gona.db.orm.select().from(users)).toMatchObject([
      { phone: STRANGER, firstName: null, password: null, region: 'Kano', notificationPreferences: { sms: true } },
    ])
    expect(await gona.db.orm.select().from(crops)).toMatchObject([
      { cropType: 'maize', plantingDate: '2026-06-08', placeholder: false, growthStage: 'vegetative' },
      { cropType: 'cowpeas', plantingDate: '2026-06-12', placeholder: false },
    ])
    expect(await phone.press('#Advice for now')).toContain('98 More')
  })

  test('is registered with the sixth crop, without a question for a seventh', async () => {
    const phone = await dialler(gona, STRANGER).dial('1', '#Register', '#Yes, also by SMS', 'Kano')
    for (const [n, crop] of ['Maize', 'Sorghum', 'Cowpeas', 'Millet', 'Groundnuts', 'Rice'].entries()) {
      await phone.pressAll(`#${crop}`, '#4 weeks ago')
      if (n < 5) await phone.press('#Yes')
    }
    expect(phone.text).toStartWith('Welcome. You are registered.')
    expect(await gona.db.orm.$count(crops)).toBe(6)
  })

  test('has the first advice with the eighth answer', async () => {
    const phone = await dialler(gona, STRANGER).dial('1', '1', '1', 'Kano', '1', '3', '1', '1')
    expect(phone.text).toContain('1 I have done it')
    expect(phone.text).toMatch(/maize/i)
  })

  test('may choose among the places of a name', async () => {
    const phone = await dialler(gona, STRANGER).dial(
      '1',
      '#Register',
      '#Yes, without SMS',
      'Kano',
      '#Another place',
      '2',
    )
    expect(phone.text).toStartWith('Which crop do you grow?')
    const two = await dialler(gona, '+2348055550009').dial('1', '#Register', '#Yes, without SMS', 'Daura')
    expect(two.text).toStartWith('Which one?')
  })

  test('need not choose where only one place is meant, though it is not spelled out', async () => {
    const phone = await dialler(gona, STRANGER).dial('1', '#Register', '#Yes, without SMS', 'Potisku')
    expect(phone.text).toStartWith('Potiskum, Yobe. Which crop do you grow?')
  })

  test.each([
    ['Windhoek', '2026-06-23'],
    ['Kano', '2026-06-22'],
  ])('of %s counts the weeks from the day of that place', async (place, planted) => {
    // 23:30 in Nigeria, half an hour after midnight in Namibia.
    gona.at('2026-07-06T22:30:00Z')
    const phone = await dialler(gona, STRANGER).dial('1', '#Register', '#Yes, without SMS', place, '1')
    await phone.pressAll('#2 weeks ago', '#No')
    expect(await gona.db.orm.select().from(crops)).toMatchObject([{ plantingDate: planted }])
  })

  test('has nothing twice when the last turn is repeated', async () => {
    const phone = await dialler(gona, STRANGER).dial('1', '#Register', '#Yes, without SMS', 'Kano', '1')
    await phone.pressAll('#This week', '#No')
    await phone.again()
    expect(await gona.db.orm.select().from(users)).toHaveLength(1)
    expect(await gona.db.orm.select().from(crops)).toHaveLength(1)
  })
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

  test('has the whole menu on one screen', async () => {
    await phone.dial()
    expect(phone.text).toContain('8 Settings')
    expect(phone.screens).toBe(1)
  })

  test('hears what is to be done, says that it is done, and it is in the farm log once', async () => {
    // The first is a pest to count, the next work to do.
    await phone.dial('#Advice for now', '#Next advice')
    await phone.press('#I have done it')
    expect(phone.text).toStartWith('Thank you. We have noted it.')
    await phone.again()
    expect((await gona.db.orm.select().from(farmLog)).length).toBeLessThanOrEqual(1)
  })

  test('logs what was done yesterday, without an amount where it is not known', async () => {
    await phone.dial('#I have done it', '#Something else', '#I harvested', '#Yesterday', '#I do not know')
    await phone.again()
    expect(await gona.db.orm.select().from(farmLog)).toMatchObject([{ kind: 'harvested', date: '2026-07-05' }])
  })

  test('says how much was harvested, and takes the entry back', async () => {
    await phone.dial('#I have done it', '#Something else', '#I harvested', '#Yesterday', '#bags')
    expect(phone.text).toStartWith('Type the number: bags.')
    expect(await phone.press('0')).toStartWith('How much')
    await phone.press('#bags')
    expect(await phone.press('many')).toStartWith('Type a number above 0.')
    await phone.press('12.5')
    await phone.again()
    expect(await gona.db.orm.select().from(farmLog)).toMatchObject([{ kind: 'harvested', amount: 12.5, unit: 'bags' }])
    await phone.press('#Undo')
    expect(await phone.press('#5/7: I harvested')).toStartWith('I harvested, Sunday 5 Jul, 12.5 bags')
    await phone.press('#Undo')
    await phone.again()
    expect(phone.text).toStartWith('Removed from your farm log')
    expect(await gona.db.orm.select().from(farmLog)).toEqual([])
    expect(await phone.press('#What you did')).toStartWith('Nothing here yet.')
  })

  test('takes back that an advice was done, and it is open again', async () => {
    await phone.dial('#Advice for now', '#Next advice', '#I have done it', '#Undo')
    await phone.again()
    expect(await gona.db.orm.select().from(farmLog)).toEqual([])
    expect(await phone.press('#Advice for now')).toContain('98 More')
  })

  test('tells of a crop its stage, its variety and how big the field is; of the farm its soil', async () => {
    await phone.dial('#My Crops', '#Maize', '#Growth Stage', '#Flowering Stage')
    await phone.pressAll('#Maize', '#Variety')
    expect(phone.text).toContain('1 Very early: 80 to 90 days')
    await phone.pressAll('1', '#Maize', '#Size of the field', '3')
    await phone.again()
    expect(await gona.db.orm.select().from(crops)).toMatchObject([
      { growthStage: 'flowering', stageReportedOn: '2026-07-06', maturity: 'extra_early', farmArea: 3 },
    ])
    await phone.dial('#Settings', '#Soil Type', '#Clay')
    expect(await gona.db.orm.select().from(users)).toMatchObject([{ soilType: 'clay' }])
  })

  test('is told why a day to come cannot be logged, on the same screen', async () => {
    await phone.dial('#I have done it', '#Something else', '#I harvested', '#Another day', '1/1/2027')
    expect(phone.text).toStartWith('This day is still to come.')
    await phone.press('1/7')
    expect(await phone.press('#I do not know')).toStartWith('Thank you.')
  })

  test('counts a pest and hears what that means', async () => {
    await phone.dial('#Count a pest')
    if (phone.text.startsWith('Which pest?')) await phone.press('1')
    expect(phone.text).toMatch(/How many of \d+ had it\?/)
    expect(await phone.press('9999')).toStartWith('Type a number from 0 to')
    await phone.press('1')
    await phone.again()
    expect(await gona.db.orm.select().from(farmLog)).toMatchObject([{ kind: 'scouted', count: 1 }])
  })

  test('asks how many bags to buy', async () => {
    await phone.dial('#How many bags')
    expect(phone.text).toMatch(/To buy: [\s\S]*bag/)
    expect(phone.text).not.toMatch(/\d1\/2/)
  })

  test('asks a question, which is kept once', async () => {
    await phone.dial('#Ask a question', 'When do I harvest? * and sell')
    expect(phone.text).toStartWith('Thank you. A person will read it')
    await phone.again()
    expect(await gona.db.orm.select().from(inboxMessages)).toMatchObject([{ text: 'When do I harvest? * and sell' }])
  })

  test('changes the day of a crop and adds one that is still to be planted', async () => {
    await phone.dial('#My Crops', '#Maize', '#Change the day', '#2 weeks ago')
    await phone.dial('#My Crops', '#Add Crop', '#Cowpeas', '#Not planted yet', '#in 2 weeks')
    expect(await gona.db.orm.select().from(crops)).toMatchObject([
      { cropType: 'maize', plantingDate: '2026-06-22', farmArea: 2 },
      { cropType: 'cowpeas', plantingDate: '2026-07-20', planned: true },
    ])
  })

  test('turns SMS on and off, and changes language', async () => {
    await phone.dial('#Settings', '#Turn SMS on')
    expect(phone.text).toStartWith('SMS is on.')
    await phone.press('#Turn SMS off')
    expect(phone.text).toStartWith('SMS is off.')
    await phone.dial('#Settings', '#Language', '#Hausa')
    expect(phone.text).toStartWith('Gona: me kuke so?')
  })

  test('is shown a code that signs in on the web, the same one where the turn is repeated', async () => {
    await phone.dial('#Settings', '#Code for the web')
    const [code] = /\d{6}/.exec(phone.text) ?? []
    await phone.again()
    expect(phone.text).toContain(code!)
    const visitor = { address: '127.0.0.1', userAgent: null, device: null } as never
    const { phone: number } = (await gona.db.orm.select().from(users))[0]!
    expect(await gona.accounts.webCodes.enter({ phone: number, code: code! }, visitor)).toBeDefined()
  })

  test('who is an administrator deletes nothing by dial', async () => {
    const [row] = await gona.db.orm.select().from(users)
    await gona.accounts.operator.promote({ kind: 'operator' }, row!.phone)
    await phone.dial('#Settings', '#Delete my account', '#Yes, delete')
    expect(phone.text).toStartWith('This is an administrator')
    expect(await gona.db.orm.select().from(users)).toHaveLength(1)
  })

  test('has everything deleted, after being asked once more', async () => {
    await phone.dial('#Settings', '#Delete my account', '#No, keep it')
    expect(await gona.db.orm.select().from(users)).toHaveLength(1)
    await phone.press('#Delete my account')
    await phone.press('#Yes, delete')
    expect(phone.text).toStartWith('Everything we knew about you has been deleted.')
    await phone.again()
    expect(phone.text).toStartWith('Everything we knew about you has been deleted.')
    expect(await gona.db.orm.select().from(users)).toEqual([])
  })
})
