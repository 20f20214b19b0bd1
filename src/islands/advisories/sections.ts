import type { Advisory } from '../../contracts/advisories.ts'
import { isPast, splitTitle } from '../home/tasks.ts'

/** Sections of the list, in order. */
const SECTIONS = ['week', 'watch', 'questions', 'done', 'past'] as const
export type AdvisorySection = (typeof SECTIONS)[number]

/** Advisories with the same task for several crops, shown as one. */
export interface AdvisoryGroup {
  what: string
  advisories: [Advisory, ...Advisory[]]
}

/** Rules that ask the farmer a question. */
const QUESTION = /^stage\.|^planting\.(asked|come-up)/
/** Rules that send the farmer to scout for a pest. */
const WATCH = /^risk\.|^pest\.count$|^care\.look$/

function sectionOf(advisory: Advisory, today: string): AdvisorySection {
  if (isPast(advisory, today)) return 'past'
  if (advisory.done) return 'done'
  if (QUESTION.test(advisory.rule)) return 'questions'
  return WATCH.test(advisory.rule) ? 'watch' : 'week'
}

/** Sorts the list into sections. A section keeps the order of the list; a group stands at its first advisory. Empty sections are left out. */
export function groupIntoSections(
  list: readonly Advisory[],
  today: string,
): { section: AdvisorySection; groups: AdvisoryGroup[] }[] {
  return SECTIONS.flatMap((section) => {
    const groups = new Map<string, AdvisoryGroup>()
    for (const advisory of list.filter((each) => sectionOf(each, today) === section)) {
      const { what } = splitTitle(advisory.title)
      const key = `${advisory.rule} ${what}`
      const group = groups.get(key)
      if (group) group.advisories.push(advisory)
      else groups.set(key, { what, advisories: [advisory] })
    }
    return groups.size > 0 ? [{ section, groups: [...groups.values()] }] : []
  })
}
