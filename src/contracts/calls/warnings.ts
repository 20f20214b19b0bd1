import * as z from 'zod/mini'
import { call } from '../call.ts'
import { warning } from '../warnings.ts'

export const listWarnings = call('GET /api/warnings', { who: 'signed-in', out: z.array(warning), offline: true })

export const getWarning = call('GET /api/warnings/:id', { who: 'signed-in', out: warning, offline: true })
