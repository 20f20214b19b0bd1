import { LONGEST } from '../../contracts/lengths.ts'

/** Of what is chosen and not typed: ids, dates, numbers, and where to go next. */
const CHOSEN_LONGEST = 500
const LIST_LONGEST = 100
const FIELD_NAME = /^\w{1,40}$/

/**
 * What was sent, for a form to show again: nothing longer than its field takes, for `<` comes back as six letters. Line
 * breaks are counted as `maxlength` counts them.
 */
export function shownBack<Values extends Record<string, string | string[]>>(values: Values): Values {
  const shown = Object.entries(values)
    .filter(([name]) => FIELD_NAME.test(name))
    .map(([name, value]) => {
      const longest = name in LONGEST ? LONGEST[name as keyof typeof LONGEST] : CHOSEN_LONGEST
      const cut = (text: string) => text.replaceAll('\r\n', '\n').slice(0, longest)
      return [name, typeof value === 'string' ? cut(value) : value.slice(0, LIST_LONGEST).map(cut)]
    })
  return Object.fromEntries(shown)
}
