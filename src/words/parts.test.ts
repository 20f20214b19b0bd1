import { expect, test } from 'bun:test'
import { mayContainProhibition } from './forbids.ts'
import { toPlainCharacters, toPlainWords, toSmsCharacters } from './plain-characters.ts'
import { sentencesOf } from './sentences.ts'
import { sentencesIn } from './sentences-in.ts'
import { setSentence } from './set-sentence.ts'

test('a sentence is put where its path leads, also through keys with full stops, and nowhere else', () => {
  const words = () => ({ rules: { 'rain.heavy': { sms: 'Old', list: ['One', 'Two'] }, rain: { heavy: 1 } }, a: 'b' })
  const put = (path: string) => {
    const changed = words()
    return setSentence(changed, path, 'New') ? JSON.stringify(changed) : null
  }
  expect(put('rules.rain.heavy.sms')).toBe(JSON.stringify(words()).replace('Old', 'New'))
  expect(put('rules.rain.heavy.list.1')).toBe(JSON.stringify(words()).replace('Two', 'New'))
  expect(put('a')).toBe(JSON.stringify(words()).replace('"b"', '"New"'))
  for (const path of ['rules', 'rules.rain', 'rules.rain.heavy', 'rules.rain.heavy.title', 'a.b', 'c', ''])
    expect(put(path), path).toBeNull()
  expect([setSentence(null, 'a', 'b'), setSentence('a', 'a', 'b')]).toEqual([false, false])
  expect([...sentencesOf(words())]).toEqual([
    ['rules.rain.heavy.sms', 'Old'],
    ['rules.rain.heavy.list.0', 'One'],
    ['rules.rain.heavy.list.1', 'Two'],
    ['a', 'b'],
  ])
})

test('the sentences of a text are those that it asks for, each once', () => {
  expect(
    sentencesIn((t) => [t('rains.wait'), t('rains.odds', { odds: 1 }), t('rains.wait'), t.knows('rains.title')]),
  ).toEqual(['screens.rains.wait', 'screens.rains.odds'])
})

test('a text in plain letters keeps what the SMS alphabet has, and spells the rest', () => {
  expect(toPlainCharacters('Ɓawo ɗan ƙasa, ₦ 5 – “so”…')).toBe('Bawo dan kasa, NGN 5 - "so"...')
  expect([
    toPlainCharacters('2½ bags, ½ cup, 3¼ kg'),
    toPlainCharacters('30 °C and 5°'),
    toPlainCharacters('òjò ẹ̀ wà'),
  ]).toEqual([...['2.5 bags, 1/2 cup, 3.25 kg', '30C and 5 deg', 'òjò e wà']])
  expect([toPlainCharacters('a\u00a0b\u200b'), toPlainCharacters('ж'), toPlainCharacters('a`b')]).toEqual([
    'a b',
    'ж',
    "a'b",
  ])
  expect(toPlainWords({ a: ['é', { b: 'ù' }], n: 5, none: null })).toEqual({ a: ['e', { b: 'u' }], n: 5, none: null })
  expect([toSmsCharacters('òjò', 'yo'), toSmsCharacters('òjò', 'ha'), toPlainCharacters('2½', () => true)]).toEqual([
    'òjò',
    'ojo',
    '2½',
  ])
})

test('a sentence that may forbid something is known in each language', () => {
  for (const sentence of [
    'Do not spray.',
    'Kada ku fesa.',
    'Má ṣe fọ́n.',
    'Gbasakwala ya.',
    'Moenie spuit nie.',
    'Inamu pamba.',
  ])
    expect(mayContainProhibition(sentence), sentence).toBe(true)
  expect(['Plant maize.', 'Knowledge', 'Water it'].map(mayContainProhibition)).toEqual([false, false, false])
})
