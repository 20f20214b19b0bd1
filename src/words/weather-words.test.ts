import { expect, test } from 'bun:test'
import { LANGUAGE_IDS } from '../contracts/languages.ts'
import { WORDS } from './index.ts'

test.each(LANGUAGE_IDS)('%s: the weather screen asks for what its alert asks for', (language) => {
  const { screens, notices } = WORDS[language]
  expect(notices.heavyRainBody).toEndWith(` ${screens['weather.do.heavy-rain']}`)
  expect(notices.veryHotBody).toEndWith(` ${screens['weather.do.very-hot']}`)
})
