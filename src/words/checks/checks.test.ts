import { describe, expect, test } from 'bun:test'
import { findEnglishLeft } from './english-left.ts'
import { findLostUnits, findSwappedNumbers, findUnitlessNumbers } from './quantities.ts'
import { findLostProhibitions } from './restraints.ts'
import { findLostSprayCare, findLostSprayCareInText } from './spray-care.ts'

describe('an order to spray', () => {
  const english = '{Crop}: {packet} {waitShort} Sleeves, boots, gloves; children away. Spray {when}.'

  test('is whole with the days to harvest, gloves and children', () => {
    expect(findLostSprayCare(english, 'en')).toEqual([])
    expect(findLostSprayCare('{Crop}: {packet} {waitShort} Ibowo; omode jinna. Fin {when}.', 'yo')).toEqual([])
  })

  test.each([
    ['{Crop}: {packet} Takalmi, safar hannu; yara nesa. Fesa {when}.', ['days to harvest']],
    ['{Crop}: {packet} {waitShort} Takalmi; yara nesa. Fesa {when}.', ['gloves']],
    ['{Crop}: {packet} {waitShort} Safar hannu. Fesa {when}.', ['children away']],
    ['{Crop}: {mix}. {waitShort} Safar hannu; {out}.', []],
    ['{Crop}: kada a fesa.', []],
  ])('%s lacks %p', (sentence, lost) => {
    expect(findLostSprayCare(sentence, 'ha')).toEqual(lost)
  })

  test('is judged as it is sent, too', () => {
    const sent = 'Masara: sa lambda. Kada a girbe har kwana 14. Safar hannu; yara nesa.'
    expect(findLostSprayCareInText(sent, 'ha', 'Kada a girbe har kwana 14.', '')).toEqual([])
    expect(findLostSprayCareInText('Masara: sa lambda. Yara nesa.', 'ha', 'Kada a girbe har kwana 14.', '')).toEqual([
      'days to harvest',
      'gloves',
    ])
  })
})

describe('an order to stay out or to wait', () => {
  test.each([
    ['Children away; out until dry.', 'Ọmọdé jìnnà; dúró kó gbẹ.', 'yo', ['stay out']],
    ['Children away; out until dry.', 'Ọmọdé jìnnà; ẹnikẹ́ni kò gbọdọ̀ wọlé kó tó gbẹ.', 'yo', []],
    ['Stay out of the field while it is wet.', 'Lelee ubi dere mmiri.', 'ig', ['stay out']],
    ['Stop watering and open drains.', 'Ban ruwa, buɗe magudana.', 'ha', ['hold, stop or wait']],
    ['Stop watering and open drains.', 'Daina ban ruwa, buɗe magudana.', 'ha', []],
    ['Hold urea.', 'Moenie ureum gee nie.', 'af', []],
    ['Bring in what is ready, leave the rest.', 'Kórè kí òjò ńlá tó dé.', 'yo', ['hold, stop or wait']],
  ] as const)('%s is in "%s" (%s): lost %p', (english, sentence, language, lost) => {
    expect(findLostProhibitions(english, sentence, language)).toEqual([...lost])
  })

  test.each([
    [
      'stay out',
      ['People away.', 'Keep children, workers and animals out.', 'Keep off wet clay.', 'Spray; out until dry.'],
    ],
    [
      'hold, stop or wait',
      [
        ...['Hold the water.', 'Hold fertilizer.', 'Stop hoeing.', 'Fill it, then stop.', 'Skip that day.'],
        ...['Wait a day.', 'Wait with urea.', 'Wait for the rain.', 'Wait longer.', 'If wet, wait.'],
      ],
    ],
  ])('is one of "%s" in each of its English ways', (order, sentences) => {
    for (const english of sentences)
      expect([english, ...findLostProhibitions(english, 'Ìdí', 'yo')]).toEqual([english, order])
  })
})

describe('a quantity', () => {
  test.each([
    ['Do not harvest for {waitDays} days.', 'Kada a girbe har {waitDays}.', 'ha', ['{waitDays} day']],
    ['{grams} g kernels in {tank} litres', 'kóró g {grams} nínú {tank}', 'yo', ['{tank} litre']],
    ['after 2 to 3 days', 'bayan mako 2 zuwa 3', 'ha', ['3 day']],
    ['after 2 to 3 days', 'bayan kwana 2 zuwa 3', 'ha', []],
    ['{n} ten-litre cans a plant', '{n} liter per plant', 'af', ['{n} can']],
    ['10 kg for 50 by {stands} long steps', 'kg 10 maka mita 50 x {stands}', 'ig', []],
    ['about 1,800 litres', 'omtrent 1 800 liter', 'af', []],
  ] as const)('of "%s" has its unit in "%s" (%s), or is named: %p', (english, sentence, language, lost) => {
    expect(findLostUnits(english, sentence, language)).toEqual([...lost])
  })

  test('in English needs a unit', () => {
    expect(findUnitlessNumbers('Water of about {litres} litres, {grams} {doseUnit} in {tank} litres.')).toEqual([])
    expect(findUnitlessNumbers('Soak it in {tank} overnight, wait {waitDays}.')).toEqual(['{tank}', '{waitDays}'])
  })

  test('may not change places with another one', () => {
    // 50 bags of 2 kg for 2 bags of 50 kg.
    expect(findLostUnits('{bags|1 bag|# bags} of {bag} kg', 'akpa {bag} nke kg {bags}', 'ig')).toEqual([
      '{bags} bag',
      '{bag} kg',
    ])
    expect(findSwappedNumbers('weeding {n} of {of}', 'ro koríko {of} nínú {n}', 'yo')).toEqual(['{n} and {of}'])
    expect(findSwappedNumbers('weeding {n} of {of}', 'ro koríko {n} nínú {of}', 'yo')).toEqual([])
  })
})

describe('English in another language', () => {
  test.each(['ha', 'yo', 'ig', 'af', 'ng'] as const)('is found in %s, whole and in part', (language) => {
    expect(findEnglishLeft('Heavy rain is coming, open drains', language).length).toBeGreaterThanOrEqual(3)
    expect(findEnglishLeft('{Crop}: before the heavy rain {by}', language)).toContain('before')
  })

  test('is no name and no short word that both have', () => {
    expect(findEnglishLeft('Sa NPK, SSP ko urea a gona.', 'ha')).toEqual([])
    expect(findEnglishLeft('Die water is in die land.', 'af')).toEqual([])
  })
})
