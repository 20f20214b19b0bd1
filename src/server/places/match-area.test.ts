import { describe, expect, test } from 'bun:test'
import { areaMatcher } from './match-area.ts'

const area = (state: string, lga: string, country = 'NG') => ({ country, state, lga })
const match = areaMatcher([
  ...['Kano Municipal', 'Dawakin Kudu', 'Dawakin Tofa', 'Gwale', 'Bichi'].map((lga) => area('Kano', lga)),
  ...['Ibadan North', 'Ibadan North East', 'Ibadan South East', 'Ona-Ara', 'Ido', 'Atisbo'].map((lga) =>
    area('Oyo', lga),
  ),
  ...['Abuja Municipal', 'Gwagwalada', 'Bwari'].map((lga) => area('FCT', lga)),
  ...['Obi', 'Awe', 'Doma/Keana', 'Keffi'].map((lga) => area('Nasarawa', lga)),
  ...['Ondangwa Urban', 'Oniipa', 'Tsumkwe', 'Kano'].map((lga) => area('Oshana', lga, 'NA')),
])
const found = (state: string, lga: string, country = 'NG') => {
  const one = match(country, state, lga)
  return one && `${one.state}: ${one.lga}${one.exact ? '' : ' ~'}`
}

type Row = [why: string, state: string, lga: string, one: string | null, country?: string]
const withCountry = (rows: readonly Row[]) =>
  rows.map(([why, state, lga, one, country = 'NG']) => [why, state, lga, one, country] as const)

describe('an area is found', () => {
  const rows: Row[] = [
    ['as it is written', 'Kano', 'Gwale', 'Kano: Gwale'],
    ['in capitals, with blanks', ' KANO ', ' dawakin  KUDU', 'Kano: Dawakin Kudu'],
    ['without hyphens, in one word', 'Oyo', 'Onaara', 'Oyo: Ona-Ara'],
    ['in another order of words', 'Kano', 'Kudu Dawakin', 'Kano: Dawakin Kudu'],
    ['with the words of an office', 'Kano State', 'Bichi Local Government Area', 'Kano: Bichi'],
    ['in a constituency', 'Oshana Region', 'Oniipa Constituency', 'Oshana: Oniipa', 'NA'],
    ['with one letter wrong in five', 'Kano', 'Gwali', 'Kano: Gwale ~'],
    ['with one letter wrong in ten', 'FCT', 'Gwagwaloda', 'FCT: Gwagwalada ~'],
    ['with two letters wrong in ten', 'FCT', 'Gwegwaloda', 'FCT: Gwagwalada ~'],
    ['with two letters wrong in seven', 'Oshana', 'Tsomkwa', 'Oshana: Tsumkwe ~', 'NA'],
    ['by a half of a double name', 'Nasarawa', 'Keana', 'Nasarawa: Doma/Keana ~'],
    ['by the other half', 'Nasarawa', 'Doma', 'Nasarawa: Doma/Keana ~'],
    ['by its beginning', 'Oshana', 'Ondangwa', 'Oshana: Ondangwa Urban ~', 'NA'],
    ['with more behind it', 'Oshana', 'Tsumkwe Village', 'Oshana: Tsumkwe ~', 'NA'],
    ['by a name in use', 'FCT', 'AMAC', 'FCT: Abuja Municipal ~'],
    ['by another name in use', 'FCT', 'Municipal Area Council', 'FCT: Abuja Municipal ~'],
    ['in a state with another name in use', 'Federal Capital Territory', 'Bwari', 'FCT: Bwari'],
    ['in a state by its capital', 'Abuja', 'Bwari', 'FCT: Bwari'],
    ['in a state with a letter wrong', 'Nassarawa', 'Keffi', 'Nasarawa: Keffi'],
    ['with its side of the compass', 'Oyo', 'Ibadan South-East', 'Oyo: Ibadan South East'],
  ]
  test.each(withCountry(rows))('%s', (_, state, lga, one, country) => {
    expect(found(state, lga, country)).toBe(one)
  })
})

describe('nothing is found', () => {
  const rows: Row[] = [
    ['of another state', 'Oyo', 'Gwale', null],
    ['of a state that there is not', 'Lagos', 'Gwale', null],
    ['of another country', 'Kano', 'Gwale', null, 'NA'],
    ['without a name', 'Kano', ' ', null],
    ['by the words of an office alone', 'Kano', 'Local Government Area', null],
    ['without a state', '', 'Gwale', null],
    ['between two that are as near', 'Kano', 'Dawakin', null],
    ['by another side of the compass', 'Oyo', 'Ibadan West', null],
    ['without a side, where the names have one', 'Oyo', 'Ibadan', null],
    ['with a letter wrong in four or less', 'Nasarawa', 'Obe', null],
    ['with two letters wrong in six', 'Oyo', 'Atesba', null],
    ['with three letters wrong', 'FCT', 'Gwegwelode', null],
    ['by a short beginning', 'Oyo', 'Ona', null],
    ['by a name in use of another state', 'Kano', 'AMAC', null],
    ['in a country without the state of that other name', 'Abuja', 'Oniipa', null, 'NA'],
  ]
  test.each(withCountry(rows))('%s', (_, state, lga, one, country) => {
    expect(found(state, lga, country)).toBe(one)
  })
})
