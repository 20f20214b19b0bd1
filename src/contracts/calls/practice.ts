import { PHONE } from '../admin-tabs.ts'
import { call } from '../call.ts'
import { phonePress, phoneShown } from '../practice.ts'

/** The simulator sends nothing to the outside. */
export const pressPhone = call('POST /api/admin/phone', {
  who: 'admin',
  reaches: 'all',
  in: phonePress,
  out: phoneShown,
  form: { at: PHONE, on: PHONE, again: true },
})
