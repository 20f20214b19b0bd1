import { PHONE } from '../admin-tabs.ts'
import { call } from '../call.ts'
import { phonePress, phoneShown } from '../practice.ts'

/** The practice phone: nothing that comes of it leaves the machine. */
export const pressPhone = call('POST /api/admin/phone', {
  who: 'admin',
  reaches: 'all',
  in: phonePress,
  out: phoneShown,
  form: { at: PHONE, on: PHONE, again: true },
})
