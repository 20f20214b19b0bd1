import { expect, test } from 'bun:test'
import { countRanges } from './count-ranges.ts'

const shown = (of: number, act: number) =>
  countRanges(of, act).map(
    ({ from, to, counted }) => `${from}${to === null ? '+' : to === from ? '' : `-${to}`}=${counted}`,
  )

test('small counts are told one by one, what is enough to act in two steps', () => {
  expect(shown(20, 5)).toEqual(['0=0', '1=1', '2=2', '3=3', '4=4', '5-9=5', '10+=10'])
})

test('up to six to act at each number has its button', () => {
  expect(shown(20, 6)).toEqual(['0=0', '1=1', '2=2', '3=3', '4=4', '5=5', '6-11=6', '12+=12'])
  expect(shown(20, 7)).toEqual(['0=0', '1-3=3', '4-6=6', '7-13=7', '14+=14'])
})

test('larger ones in ranges, of which none reaches over the number to act at', () => {
  expect(shown(20, 8)).toEqual(['0=0', '1-3=3', '4-7=7', '8-15=8', '16+=16'])
  expect(shown(20, 15)).toEqual(['0=0', '1-7=7', '8-14=14', '15+=15'])
})

test('one is enough', () => {
  expect(shown(20, 1)).toEqual(['0=0', '1=1', '2+=2'])
})
