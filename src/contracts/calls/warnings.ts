import * as z from 'zod/mini'
import { call } from '../call.ts'
import { warning } from '../warnings.ts'

// Not stored on phones: an old answer would contradict a newer page.

export const listWarnings = call('GET /api/warnings', { who: 'signed-in', out: z.array(warning) })

export const getWarning = call('GET /api/warnings/:id', { who: 'signed-in', out: warning })
