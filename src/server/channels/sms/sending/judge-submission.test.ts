import { expect, test } from 'bun:test'
import type { SendResult } from '../sms-provider.ts'
import { judgeSubmission } from './judge-submission.ts'

const now = new Date('2026-05-04T09:00:00.000Z')
const message = { row: 1, phone: '+2348031000001', attempts: 1, userId: null, purpose: 'advice' as const }
const notAtThisHour: SendResult = { outcome: 'hold', status: 'Quiet', reason: 'Quiet', providerId: null, cost: null }

test.each([
  ['counts as a try in the open window', null, '2026-05-04T10:00:00.000Z', true],
  ['counts as none when the hour alone refused it', '2026-05-05T07:00:00.000Z', '2026-05-05T07:00:00.000Z', false],
])('a message that is held %s', (_, opensAt, dueAt, counts) => {
  const handover = { kind: 'answered', results: new Map([[message.phone, notAtThisHour]]) } as const
  const { settlements } = judgeSubmission(handover, [message], {
    now,
    momentOf: () => ({ opensAt, day: '2026-05-04' }),
  })
  expect(settlements).toMatchObject([{ state: 'held', dueAt, counts, reason: 'Quiet' }])
})
