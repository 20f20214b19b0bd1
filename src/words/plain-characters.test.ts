import { describe, expect, test } from 'bun:test'
import { smsLength } from './gsm7.ts'
import { toPlainCharacters, toSmsCharacters } from './plain-characters.ts'

describe('what an SMS costs', () => {
  test('160 plain characters are one segment, 161 are two, 307 are three', () => {
    expect(smsLength('a'.repeat(160))).toEqual({ encoding: 'GSM-7', units: 160, segments: 1 })
    expect(smsLength('a'.repeat(161)).segments).toBe(2)
    expect(smsLength('a'.repeat(306)).segments).toBe(2)
    expect(smsLength('a'.repeat(307)).segments).toBe(3)
  })

  test.each([...'^{}\\[]~|€'])('%s counts two', (char) => {
    expect(smsLength(char)).toEqual({ encoding: 'GSM-7', units: 2, segments: 1 })
    expect(smsLength('a'.repeat(159) + char).segments).toBe(2)
  })

  test('an escaped character is not split between two segments', () => {
    expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(152)}`).segments).toBe(3)
  })

  test('one character outside GSM-7 leaves 70, or 67 a segment when joined', () => {
    expect(smsLength(`28°C${'a'.repeat(66)}`)).toEqual({ encoding: 'UCS-2', units: 70, segments: 1 })
    expect(smsLength(`28°C${'a'.repeat(67)}`).segments).toBe(2)
    expect(smsLength('ẹ'.repeat(135)).segments).toBe(3)
  })

  test('an emoji takes two of the 70', () => {
    expect(smsLength('🌽').units).toBe(2)
    expect(smsLength('🌽'.repeat(36)).segments).toBe(2)
  })

  test.each([...'àèéìòùñäöüÄÖÑÜßåøæ@£$¥'])('%s is inside GSM-7', (char) => {
    expect(smsLength(char).encoding).toBe('GSM-7')
  })
})

describe('folding', () => {
  test.each([
    ['Ɓawon ƙwari a gonarka ƴar ɗaya', 'Bawon kwari a gonarka yar daya'],
    ['Ọ̀gẹ̀dẹ̀ ń gbó, ṣàyẹ̀wò', 'Ogede n gbo, sàyewò'],
    ['Ọka ị na-akụ, ṅụọ', 'Oka i na-aku, nuo'],
    ['2½ bags, 12¼ kg, ½ a cap', '2.5 bags, 12.25 kg, 1/2 a cap'],
    ['28°C, 31 °C', '28C, 31C'],
    ['₦500 or ₦ 2,000', 'NGN 500 or NGN 2,000'],
    ['“Don’t” – wait… — now', `"Don't" - wait... - now`],
    ['Êpupa ëpungu', 'Epupa epungu'],
    ['a\u00a0b\u202fc\u200bd', 'a b cd'],
  ])('%s becomes %s', (written, sent) => {
    expect(toPlainCharacters(written)).toBe(sent)
    expect(smsLength(toPlainCharacters(written)).encoding).toBe('GSM-7')
  })

  test('what GSM-7 has stays: à è é ì ò ù', () => {
    expect(toPlainCharacters('à è é ì ò ù ñ € [x]')).toBe('à è é ì ò ù ñ € [x]')
  })

  test('an SMS in Yorùbá keeps the marks that GSM-7 has, which part rain and day', () => {
    expect(toSmsCharacters({ a: 'Òjò ńlá ń bọ̀ lọ́jọ́ kẹta', b: ['à è é ì ò ù', 'á í ó ú ẹ̀ ọ́ ṣ'] }, 'yo')).toEqual({
      a: 'Ojò nla n bo lojo keta',
      b: ['à è é ì ò ù', 'a i o u e o s'],
    })
  })

  test('an SMS in another language has no marks', () => {
    expect(toSmsCharacters('nòtícè: né, reën, ọwa', 'af')).toBe('notice: ne, reen, owa')
  })

  test('what has no plain spelling stays, so that its meaning is not lost', () => {
    expect(toPlainCharacters('ماء 🌽')).toBe('ماء 🌽')
  })
})
