import * as z from 'zod/mini'
import { listedFarmerSchema } from './admin.ts'
import { CROP_IDS } from './crops.ts'
import { LOG_KINDS } from './season.ts'
import { idSchema, isoTimeSchema } from './shapes.ts'

/** A farmer's page for administrators. */

/** Upper bound on an officer's states: more than any country here has. */
const MOST_STATES = 40

/** Extension officer's states and crops; an empty list means all. */
export const officerRoleSchema = z.object({
  on: z.boolean(),
  states: z._default(z.array(z.string().check(z.trim(), z.maxLength(200))).check(z.maxLength(MOST_STATES)), []),
  crops: z._default(z.array(z.enum(CROP_IDS)).check(z.maxLength(CROP_IDS.length)), []),
})
export type OfficerRole = z.output<typeof officerRoleSchema>

export const personDetailsSchema = z.extend(listedFarmerSchema, {
  isLeadFarmer: z.boolean(),
  officer: officerRoleSchema,
  /** Ways to reset the password that work for this person. `send`: an administrator sends a new one to the phone. */
  passwordBy: z.array(z.enum(['sms', 'dial', 'send'])),
})
export type PersonDetails = z.infer<typeof personDetailsSchema>

/** SMS as its sender sees it. The text is empty after deletion. */
export const personMessageSchema = z.object({
  id: idSchema,
  state: z.enum(['waiting', 'sent', 'delivered', 'failed']),
  text: z.string(),
  createdAt: isoTimeSchema,
})
export type PersonMessage = z.infer<typeof personMessageSchema>

export const personLogEntrySchema = z.object({
  id: idSchema,
  cropType: z.enum(CROP_IDS),
  kind: z.enum(LOG_KINDS),
  date: z.string(),
})
export type PersonLogEntry = z.infer<typeof personLogEntrySchema>
