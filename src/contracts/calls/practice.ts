import { SIMULATOR_PATH } from '../admin-tabs.ts'
import { defineCall } from '../call.ts'
import { simulatorPress, simulatorScreen } from '../phone-simulator.ts'

/** The simulator sends nothing to the outside. */
export const pressPhone = defineCall('POST /api/admin/phone', {
  who: 'admin',
  reaches: 'all',
  in: simulatorPress,
  out: simulatorScreen,
  form: { at: SIMULATOR_PATH, on: SIMULATOR_PATH, again: true },
})
