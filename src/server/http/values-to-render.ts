import { MAX_LENGTH } from '../../contracts/lengths.ts'
import { isKeyOf } from '../../shared/records.ts'

/** Longest value of fields that are chosen, not typed: ids, dates, numbers, and the next path. */
const CHOSEN_LONGEST = 500
/** Most values of a field with several values. */
const LIST_LONGEST = 100
const FIELD_NAME = /^\w{1,40}$/

/** Returns entered values to render again, without overlong ones (`<` grows to six characters). */
export function valuesToRender<Values extends Record<string, string | string[]>>(values: Values): Values {
  const shown = Object.entries(values)
    .filter(([name]) => FIELD_NAME.test(name))
    .map(([name, value]) => {
      const longest = isKeyOf(MAX_LENGTH, name) ? MAX_LENGTH[name] : CHOSEN_LONGEST
      const cut = (text: string) => text.replaceAll('\r\n', '\n').slice(0, longest)
      return [name, typeof value === 'string' ? cut(value) : value.slice(0, LIST_LONGEST).map(cut)]
    })
  return Object.fromEntries(shown)
}
