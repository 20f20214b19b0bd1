import { dayInWords } from '../../../../advice-words/word-advice.ts'
import type { LogEntry } from '../../../../contracts/farm-log.ts'
import { refusalError } from '../../../../contracts/refusals.ts'
import { formatNumberWords } from '../../../../words/amounts-in-words.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { DialSession, MenuScreen } from '../dial.ts'
import { menuPlace, textView } from '../view.ts'
import { dayMonth, shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'

type Deps = Pick<MenuDeps, 'farmLog' | 'fieldWork'>

/** Number of newest entries that can be viewed and undone. */
const MAX_ENTRIES_SHOWN = 8

/** Formats an entry as `I harvested, 5 July, 20 bags`. */
function entryWords({ kind, date, amount, unit, count, of }: LogEntry, { language }: DialSession): string {
  const t = translatorFor(language)
  const much = amount !== null && unit !== null ? [`${formatNumberWords(amount, t)} ${t(`unit.${unit}`)}`] : []
  const plants = count !== null && of !== null ? [`${count} / ${of}`] : []
  return [t(`did.${kind}`), dayInWords(date, language), ...much, ...plants].join(', ')
}

export const farmLogScreen = ({ farmLog }: Deps): MenuScreen => ({
  async show(dial, { id }) {
    const { items } = await farmLog.list(dial.actor(), String(id), { limit: MAX_ENTRIES_SHOWN })
    const t = translatorFor(dial.language)
    return textView(
      t(items.length === 0 ? 'season.logEmpty' : 'season.log'),
      items.map((entry) => ({
        label: `${dayMonth(entry.date)}: ${shortLabel(t(`did.${entry.kind}`))}`,
        to: menuPlace('loggedOne', { id, entry: entry.id }),
      })),
    )
  },
})

export const logEntryScreen = ({ farmLog }: Deps): MenuScreen => ({
  async show(dial, { id, entry }) {
    const { items } = await farmLog.list(dial.actor(), String(id), { limit: MAX_ENTRIES_SHOWN })
    const one = items.find((each) => each.id === entry)
    if (!one) throw refusalError('log.missing')
    const undo = shortLabel(translatorFor(dial.language)('season.undo'))
    return textView(entryWords(one, dial), [{ label: undo, to: menuPlace('loggedUndone', { id, entry: one.id }) }])
  },
})

export const logEntryUndoScreen = ({ fieldWork }: Deps): MenuScreen => ({
  passing: true,
  async show(dial, { id, entry }) {
    await dial.once('undo', () => fieldWork.remove(dial.actor(), String(id), String(entry)))
    const t = translatorFor(dial.language)
    return textView(t('log.removed'), [
      { label: shortLabel(t('season.log')), to: menuPlace('logged', { id }) },
      { label: dial.words.ussd.advice, to: menuPlace('advice') },
    ])
  },
})
