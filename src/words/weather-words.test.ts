import { expect, test } from 'bun:test'
import { LANGUAGE_IDS } from '../contracts/languages.ts'
import { TEXTS_BY_LANGUAGE } from './index.ts'

test.each(LANGUAGE_IDS)('%s: the weather screen asks for what its alert asks for', (language) => {
  const { screens, notices } = TEXTS_BY_LANGUAGE[language]
  expect(notices.heavyRainBody).toEndWith(` ${screens['weather.do.heavy-rain']}`)
  expect(notices.veryHotBody).toEndWith(` ${screens['weather.do.very-hot']}`)
})
