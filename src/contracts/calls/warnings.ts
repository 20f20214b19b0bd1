import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { warningSchema } from '../warnings.ts'

// Not cached offline: an old response would contradict a newer page.

export const listWarnings = defineCall('GET /api/warnings', { who: 'signed-in', out: z.array(warningSchema) })

export const getWarning = defineCall('GET /api/warnings/:id', { who: 'signed-in', out: warningSchema })

/** Reports bad wording of a warning's instruction. Reports are counted without the user. */
export const reportWarningWording = defineCall('PUT /api/warnings/:id/badly-said', {
  limit: 'logWriting',
  who: 'signed-in',
  reaches: [],
  form: { at: '/warnings/:id/badly-said', on: '/', to: '/warnings/:id', said: 'question.thanks' },
})
