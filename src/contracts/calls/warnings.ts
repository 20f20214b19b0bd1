import * as z from 'zod/mini'
import { call } from '../call.ts'
import { warning } from '../warnings.ts'

// Not stored on phones: an old answer would contradict a newer page.

export const listWarnings = call('GET /api/warnings', { who: 'signed-in', out: z.array(warning) })

export const getWarning = call('GET /api/warnings/:id', { who: 'signed-in', out: warning })

/** Counts a report that the words on what to do are badly said, without the reader. */
export const reportWarningWords = call('PUT /api/warnings/:id/badly-said', {
  limit: 'logWriting',
  who: 'signed-in',
  reaches: [],
  form: { at: '/warnings/:id/badly-said', on: '/', to: '/warnings/:id', said: 'question.thanks' },
})
