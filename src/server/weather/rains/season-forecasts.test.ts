import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { OPERATOR } from '../../../cli/context.ts'
import { rethrowing } from '../../../shared/testing/rejections.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'

const HEADER = 'country,state,lga,year,onset,end,length_days,annual_mm,publisher,issued,source'
const importing = (
  services: TestServices,
  lines: string[],
  options: { year?: number; source?: string; dryRun?: boolean } = {},
) => services.rains.seasons.importFile(OPERATOR, { csv: `${[HEADER, ...lines].join('\n')}\n`, ...options })
const stored = ({ db }: TestServices) =>
  db.orm.all<{
    state: string
    lga: string
    onset: string
    end: string
    days: number
    mm: number | null
    source: string
  }>(sql`select state, lga, onset, "end", length as days, mm, source from seasons order by state, lga`)

/** Spellings of other lists, and the names of the reference list. Dates are made up. */
const VARIANTS: [state: string, lga: string, wanted: string][] = [
  ['Bayelsa', 'Yenegoa', 'Yenagoa'],
  ['Abia', 'Arochukw', 'Arochukwu'],
  ['Kogi', 'Olamabolo', 'Olamaboro'],
  ['Kaduna', 'Markafi', 'Makarfi'],
  ['River', 'Port-Harcourt', 'Port Harcourt'],
  ['River', 'Obio / Akpor', 'Obio/Akpor'],
  ['Rivers', 'Ogba Egbema Ndoni', 'Ogba/Egbema/Ndoni'],
  ['Rivers', 'AKUKU TORU', 'Akuku-Toru'],
  ['Federal Capital Territory', 'AMAC', 'Abuja Municipal'],
  ['Abuja', 'Municipal Area Council', 'Abuja Municipal'],
  ['FCT', 'Gwagwalada LGA', 'Gwagwalada'],
  ['Nassarawa', 'Nassarawa Eggon', 'Nasarawa Egon'],
  ['Nassarawa', 'Nassarawa', 'Nasarawa'],
  ['Kano', 'Nassarawa', 'Nasarawa'],
  ['Kano State', 'Danbatta', 'Dambatta'],
  ['Kano', 'Garum Mallam', 'Garun Mallam'],
  ['Kebbi', 'Danko/Wasagu', 'Wasagu/Danko'],
  ['Kebbi', 'Birnin-Kebbi', 'Birnin Kebbi'],
  ['Plateau', 'Quaan Pan', "Qua'an Pan"],
  ['Plateau', 'Barikin Ladi', 'Barkin Ladi'],
  ['Plateau', 'Bassa', 'Bassa'],
  ['Kogi', 'Bassa', 'Bassa'],
  ['Ogun', 'Shagamu', 'Sagamu'],
  ['Ogun', 'Ado Odo Ota', 'Ado-Odo/Ota'],
  ['Lagos', 'Somolu', 'Shomolu'],
  ['Lagos', 'Amuwo Odofin', 'Amuwo-Odofin'],
  ['Lagos', 'Surulere', 'Surulere'],
  ['Oyo', 'Surulere', 'Surulere'],
  ['Osun', 'Ilesha East', 'Ilesa East'],
  ['Osun', 'Atakumosa West', 'Atakunmosa West'],
  ['Osun', 'Irepodun', 'Irepodun'],
  ['Kwara', 'Irepodun', 'Irepodun'],
  ['Ekiti', 'Irepodun-Ifelodun', 'Irepodun/Ifelodun'],
  ['Ekiti', 'Gboyin', 'Gbonyin'],
  ['Ondo', 'Ileoluji/Okeigbo', 'Ile Oluji/Okeigbo'],
  ['Ondo', 'Akoko North East', 'Akoko North-East'],
  ['Ondo', 'Akoko North-West', 'Akoko North-West'],
  ['Abia', 'Osisioma Ngwa', 'Osisioma'],
  ['Abia', 'Umunneochi', 'Umu-Nneochi'],
  ['Abia', 'Obingwa', 'Obi Ngwa'],
  ['Katsina', 'Maiadua', "Mai'Adua"],
  ['Zamfara', 'Birnin Magaji', 'Birnin Magaji/Kiyaw'],
  ['Adamawa', 'Girie', 'Girei'],
  ['Adamawa', 'Teungo', 'Toungo'],
  ['Jigawa', 'Kirikasamma', 'Kiri Kasama'],
  ['Benue', 'Katsina Ala', 'Katsina-Ala'],
  ['Cross River', 'Calabar-Municipal', 'Calabar Municipal'],
]

describe('importing a season forecast', () => {
  test('matches 46 areas in variant spellings', async () => {
    const services = await testServices()
    const lines = VARIANTS.map(
      ([state, lga]) => `NG,"${state}","${lga}",2026,01-Jun,01-Oct,122,800,NiMet,2026-02-10,NiMet 2026`,
    )
    const report = await importing(services, lines)
    expect(report.unmatched).toEqual([])
    // The Federal Capital Territory's municipal area stands twice, under two names.
    expect(report).toMatchObject({ stored: 46, bad: [], warnings: [], refused: false })
    const found = new Set((await stored(services)).map(({ lga }) => lga))
    expect(VARIANTS.filter(([, , wanted]) => !found.has(wanted))).toEqual([])
    expect((await stored(services)).filter(({ lga }) => lga === 'Irepodun').map(({ state }) => state)).toEqual([
      'Kwara',
      'Osun',
    ])
  })

  test('names areas that it does not know, guesses none, and does not count them as malformed', async () => {
    const services = await testServices()
    const report = await importing(services, [
      'NG,Testland,Sampleville,2027,2027-06-01,2027-10-01,122,800,cooperative,2027-02-10,test',
      'NG,Adamawa,Jimeta,2027,20-May,05-Oct,138,950,cooperative,2027-02-10,test',
      'NG,Kaduna,Kaure,2027,20-May,05-Oct,138,950,cooperative,2027-02-10,test',
      'NG,Anambra,Onitsha,2027,20-May,05-Oct,138,950,cooperative,2027-02-10,test',
      'NG,Kaduna,Zaria,2027,20-May,05-Oct,138,950,cooperative,2027-02-10,test',
    ])
    expect(report.unmatched).toEqual([
      { line: 2, state: 'Testland', lga: 'Sampleville' },
      { line: 3, state: 'Adamawa', lga: 'Jimeta' },
      { line: 4, state: 'Kaduna', lga: 'Kaure' },
      { line: 5, state: 'Anambra', lga: 'Onitsha' },
    ])
    expect([report.stored, report.bad, report.refused]).toEqual([1, [], false])
  })

  test('a name that is only similar gives way to the right one in the same file', async () => {
    const services = await testServices()
    const report = await importing(services, [
      'NG,Kano,Danbatta,2027,20-May,05-Oct,138,950,NiMet,,',
      'NG,Kano,Dambatta,2027,25-May,05-Oct,133,950,NiMet,,',
    ])
    expect([report.stored, report.unmatched]).toEqual([1, [{ line: 2, state: 'Kano', lga: 'Danbatta' }]])
    expect((await stored(services))[0]!.onset).toBe('2027-05-25')
  })

  test.each([
    ['01-Jun', '01-Oct', '2026-06-01', '2026-10-01'],
    ['06-01', '10-01', '2026-06-01', '2026-10-01'],
    ['2026-06-01', '2026-10-01', '2026-06-01', '2026-10-01'],
    ['29-Feb', '20-Dec', '2026-02-28', '2026-12-20'],
  ])('reads the dates %s and %s', async (onset, end, from, to) => {
    const services = await testServices()
    await importing(services, [`NG,Kano,Wudil,2026,${onset},${end},,,NiMet,2026-02-01,`])
    const [row] = await stored(services)
    expect([row!.onset, row!.end]).toEqual([from, to])
  })

  test('takes a Namibian season over the new year', async () => {
    const services = await testServices()
    await importing(services, ['NA,Oshana,Ongwediva,2026,2026-11-20,10-Apr,,,MET Namibia,2026-10-01,'])
    expect((await stored(services))[0]).toMatchObject({
      onset: '2026-11-20',
      end: '2027-04-10',
      days: 141,
      source: 'MET Namibia',
    })
  })

  const GOOD = 'NG,Kano,Wudil,2026,01-Jun,01-Oct,122,800,NiMet,2026-02-10,NiMet 2026'
  test.each([
    ['GH,Kano,Wudil,2026,01-Jun,01-Oct,122,800,NiMet,2026-02-10,x', 'country "GH" is not NG or NA'],
    ['NG,,Wudil,2026,01-Jun,01-Oct,122,800,NiMet,2026-02-10,x', 'state is empty'],
    ['NG,Kano,,2026,01-Jun,01-Oct,122,800,NiMet,2026-02-10,x', 'lga is empty'],
    ['NG,Kano,Wudil,26,01-Jun,01-Oct,122,800,NiMet,2026-02-10,x', 'year "26" is not a year of four digits'],
    ['NG,Kano,Wudil,,01-Jun,01-Oct,122,800,NiMet,2026-02-10,x', 'year is empty; name it with --year'],
    ['NG,Kano,Wudil,2026,31-Jun,01-Oct,122,800,NiMet,2026-02-10,x', 'onset "31-Jun" is not a day of 2026'],
    ['NG,Kano,Wudil,2026,2025-06-01,01-Oct,122,800,NiMet,2026-02-10,x', 'onset "2025-06-01" is not a day of 2026'],
    ['NG,Kano,Wudil,2026,01-Jun,01-Mai,122,800,NiMet,2026-02-10,x', 'end "01-Mai" is not a day'],
    ['NG,Kano,Wudil,2026,01-Jun,01-Jun,0,800,NiMet,2026-02-10,x', 'end "01-Jun" is not after onset "01-Jun"'],
    ['NG,Kano,Wudil,2026,01-Jun,01-Oct,many,800,NiMet,2026-02-10,x', 'length_days "many" is not a number of days'],
    ['NG,Kano,Wudil,2026,01-Jun,01-Oct,122,80,NiMet,2026-02-10,x', 'annual_mm "80" is not from 100 to 5000 mm'],
    ['NG,Kano,Wudil,2026,01-Jun,01-Oct,122,800,NiMet,February,x', 'issued "February" is not a day'],
    ['NG,Kano,Wudil,2026,01-Jun,01-Oct,122,800,,2026-02-10,', 'publisher and source are empty; name it with --source'],
    ['NG,Kano,Wudil,2026,01-Jun,01-Oct,122,800,NiMet,2026-02-10,x,y', 'there are more cells than columns'],
  ])('names a malformed row: %s', async (line, message) => {
    const services = await testServices()
    const report = await importing(services, [GOOD, line])
    expect(report.bad).toEqual([{ line: 3, message: expect.stringContaining(message) }])
    expect([report.refused, await stored(services)]).toEqual([true, []])
  })

  test.each([
    [49, 1, false],
    [48, 1, true],
  ])('of %p good rows and %p malformed one: refused whole %p', async (good, malformed, refused) => {
    const services = await testServices()
    const rows = VARIANTS.slice(0, good).map(
      ([state, lga]) => `NG,"${state}","${lga}",2026,01-Jun,01-Oct,122,800,NiMet,,`,
    )
    const more = Array.from(
      { length: good - rows.length },
      (_, n) => `NG,Nowhere,Place ${n},2026,01-Jun,01-Oct,,,NiMet,,`,
    )
    const report = await importing(services, [
      ...rows,
      ...more,
      ...Array(malformed).fill('NG,Kano,Wudil,2026,x,01-Oct,,,NiMet,,'),
    ])
    expect([report.refused, (await stored(services)).length]).toEqual([refused, refused ? 0 : 46])
  })

  test('warns of a length that differs from the dates by more than a day, and takes the dates', async () => {
    const services = await testServices()
    const report = await importing(services, [
      'NG,Kano,Wudil,2026,01-Jun,01-Oct,123,800,NiMet,,',
      'NG,Kano,Bichi,2026,01-Jun,01-Oct,135,800,NiMet,,',
    ])
    expect(report.warnings.map(({ line }) => line)).toEqual([3])
    expect((await stored(services)).map(({ days }) => days)).toEqual([122, 122])
  })

  test('takes the year and source from the command where a row has none', async () => {
    const services = await testServices()
    await importing(services, ['NG,Kano,Wudil,,01-Jun,01-Oct,,,,,'], { year: 2027, source: 'NiMet' })
    expect((await stored(services))[0]).toMatchObject({ onset: '2027-06-01', source: 'NiMet' })
  })

  test('a later issue of the same year wins, an earlier one does not', async () => {
    const services = await testServices()
    const row = (onset: string, issued: string) => [`NG,Kano,Wudil,2026,${onset},01-Oct,,,NiMet,${issued},`]
    const onset = async () => (await stored(services))[0]!.onset
    await importing(services, row('01-Jun', '2026-02-10'))
    await importing(services, row('05-Jun', '2026-01-10'))
    expect(await onset()).toBe('2026-06-01')
    await importing(services, row('09-Jun', '2026-04-10'))
    expect(await onset()).toBe('2026-06-09')
    const twice = [...row('10-Jun', '2026-05-10'), ...row('12-Jun', '2026-05-10')]
    await importing(services, twice)
    expect(await onset()).toBe('2026-06-12')
  })

  test('a dry run and a farmer store nothing', async () => {
    const services = await testServices()
    expect((await importing(services, [GOOD], { dryRun: true })).stored).toBe(1)
    const farmer = await kanoFarmer(services)
    expect(await rethrowing(services.rains.seasons.importFile(farmer, { csv: `${HEADER}\n${GOOD}\n` }))).toThrow(
      'Forbidden',
    )
    expect(await stored(services)).toEqual([])
  })
})

describe('the forecast of a place', () => {
  test('is that of its area and year, else the middle one of its state', async () => {
    const services = await testServices()
    await importing(services, [
      'NG,Kano,Wudil,2026,06-10,10-01,,,NiMet,2026-02-10,NiMet 2026',
      'NG,Kano,Bichi,2026,06-12,10-01,,,NiMet,2026-02-10,NiMet 2026',
      'NG,Kano,Gaya,2026,06-14,10-01,,,NiMet,2026-02-10,NiMet 2026',
    ])
    const wudil = { lat: 11.79, lng: 8.84 }
    expect(await services.rains.seasons.expectedAt(wudil, 2026)).toEqual({
      source: 'NiMet',
      area: 'Wudil',
      year: 2026,
      onset: '2026-06-10',
      end: '2026-10-01',
      from: '2026-05-31',
      to: '2026-06-20',
    })
    expect(await services.rains.seasons.expectedAt({ lat: 12, lng: 8.52 }, 2026)).toMatchObject({
      area: 'Kano',
      onset: '2026-06-12',
    })
    expect(await services.rains.seasons.expectedAt(wudil, 2027)).toBeNull()
    expect(await services.rains.seasons.expectedAt({ lat: 7.38, lng: 3.93 }, 2026)).toBeNull()
  })
})
