import { beforeEach, describe, expect, test } from 'bun:test'
import { LANGUAGE_IDS } from '../../../../contracts/languages.ts'
import { refusalError } from '../../../../contracts/refusals.ts'
import { rethrowing } from '../../../../shared/testing/rejections.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../../../words/index.ts'
import type { OwnershipClaim } from '../../../accounts/claims/account-by-phone.ts'
import { replyToClaim } from './claim-answer.ts'

let done: string[]
let fails: unknown = null
beforeEach(() => {
  done = []
  fails = null
})
const claims = {
  keep: async (phone: string) => void done.push(`keep ${phone}`),
  refuse: async (phone: string) => {
    if (fails) throw fails
    done.push(`refuse ${phone}`)
  },
}
const claim = (over: object = {}) =>
  ({
    language: 'en',
    passwordEnded: false,
    farm: { crops: ['maize'], place: 'Kano' },
    ...over,
  }) as unknown as OwnershipClaim
const answer = (text: string, over: object = {}) => replyToClaim(claims, 'Gona', claim(over), '+1', text)

describe('an answer to whether an account is one’s own', () => {
  test.each(LANGUAGE_IDS)('is read in %s', async (language) => {
    const t = translatorFor(language)
    await answer(t('advisory.yes'))
    await answer(` ${t('advisory.yes').toUpperCase()}! `)
    await answer(TEXTS_BY_LANGUAGE[language].sms.claimDelete)
    expect(done).toEqual(['keep +1', 'keep +1', 'refuse +1'])
    expect(await answer(t('advisory.no'))).toContain(TEXTS_BY_LANGUAGE.en.sms.claimDelete)
    expect(done).toHaveLength(3)
  })

  test.each(['', 'yes please', 'maybe', '1'])('%p is none: the question comes again', async (text) => {
    const said = await answer(text)
    expect(said).toContain('Maize, Kano')
    expect(said).toContain('YES')
    expect(said).not.toContain(TEXTS_BY_LANGUAGE.en.ussd.claimEnded)
    expect(await answer(text, { passwordEnded: true })).toBe(`${said} ${TEXTS_BY_LANGUAGE.en.ussd.claimEnded}`)
    expect(done).toEqual([])
  })

  test('that deletes tells how to join again, or why nothing was deleted', async () => {
    expect(await answer('DELETE')).toContain('JOIN KANO MAIZE')
    fails = refusalError('account.admin')
    expect(await answer('DELETE')).toMatch(/^Gona: /)
    fails = new Error('disk')
    expect(await rethrowing(answer('DELETE'))).toThrow('disk')
    expect(done).toEqual(['refuse +1'])
  })
})
