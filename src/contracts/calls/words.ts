import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Reports badly worded sentences. Reports are counted without the user; unknown ids are ignored. */
export const reportBadWording = defineCall('PUT /api/words/badly-said', {
  limit: 'logWriting',
  who: 'signed-in',
  reaches: [],
  in: z.object({ ids: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(60)) }),
  offline: 'feedback',
  form: { at: '/words/badly-said', on: '/', said: 'question.thanks' },
})
