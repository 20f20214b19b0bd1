import { SIMULATOR_PATH } from '../admin-tabs.ts'
import { defineCall } from '../call.ts'
import { simulatorKeyPressSchema, simulatorScreenSchema } from '../phone-simulator.ts'

/** The simulator sends nothing to the outside. */
export const pressSimulatorKeys = defineCall('POST /api/admin/phone', {
  who: 'admin',
  reaches: 'all',
  in: simulatorKeyPressSchema,
  out: simulatorScreenSchema,
  form: { at: SIMULATOR_PATH, on: SIMULATOR_PATH, again: true },
})
