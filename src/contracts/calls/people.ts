import * as z from 'zod/mini'
import { PERSON_PATH } from '../admin-tabs.ts'
import { defineCall } from '../call.ts'
import { pageParamsSchema } from '../community.ts'
import { officerRoleSchema, personDetailsSchema, personLogEntrySchema, personMessageSchema } from '../people.ts'

/** A farmer's page for administrators; every request is audited. */
export const getPerson = defineCall('GET /api/admin/people/:id', { who: 'admin', out: personDetailsSchema })

export const listPersonMessages = defineCall('GET /api/admin/people/:id/messages', {
  who: 'admin',
  query: pageParamsSchema,
  out: z.array(personMessageSchema),
  paged: true,
})

export const listPersonLog = defineCall('GET /api/admin/people/:id/log', {
  who: 'admin',
  query: pageParamsSchema,
  out: z.array(personLogEntrySchema),
  paged: true,
})

export const setOfficerRole = defineCall('PUT /api/admin/people/:id/officer', {
  who: 'admin',
  reaches: ['person', 'officer'],
  in: officerRoleSchema,
  out: personDetailsSchema,
  form: { at: '/admin/people/:id/officer', on: PERSON_PATH, again: true, said: 'person.saved' },
})

/** Sends a farmer a new password by SMS and ends their sessions. */
export const sendNewPassword = defineCall('POST /api/admin/people/:id/password', {
  who: 'admin',
  reaches: ['person'],
  limit: 'passwordHelp',
  form: { at: '/admin/people/:id/password', on: PERSON_PATH, again: true, said: 'person.passwordSent' },
})
