import { withPathParams } from '../../contracts/call.ts'
import { getQuestion, listQuestions } from '../../contracts/calls/questions.ts'
import { OFFICER_LISTS, type OfficerList } from '../../contracts/questions.ts'
import type { OfficerScreenProps } from '../../islands/officer/officer.tsx'
import type { Services } from '../compose.ts'
import { prefetchedQuery } from '../http/island.tsx'
import { nullIfNotFound } from './null-if-not-found.ts'
import { cursorOf, prefetchedPages } from './prefetched-pages.ts'
import type { ScreenDataReaders } from './screen-page.ts'

const QUESTIONS_SHOWN = 20

/** A farmer's own questions, one of them, and the questions that officers answer. */
export const questionScreens = ({ questions, officerQuestions }: Services) =>
  ({
    async questions({ actor, query, given }) {
      const { params, before } = cursorOf(query.before)
      const page = await questions.list(actor, params)
      const crop = given('listCrops').some(({ id }) => id === query.crop) ? query.crop : null
      return {
        data: [prefetchedPages(listQuestions, page, before)],
        props: { before, crop, advisory: query.advisory ?? null },
      }
    },

    async question({ actor, query, params: { id = '' } }) {
      const question = await nullIfNotFound(questions.get(actor, id))
      if (!question) return { props: { id, missing: true }, status: 404 }
      return {
        data: [prefetchedQuery(withPathParams(getQuestion, { id }), question)],
        props: { id, answer: query.answer ?? null },
      }
    },

    async officer({ actor, query }) {
      const { before } = cursorOf(query.before)
      const list = OFFICER_LISTS.find((each) => each === query.show) ?? ('open' satisfies OfficerList)
      const page = await officerQuestions.queue(actor, {
        limit: QUESTIONS_SHOWN,
        before: before ?? undefined,
        state: list,
      })
      const lost = await officerQuestions.lostAnswers(actor)
      const shown: OfficerScreenProps = { ...page, before, list, lost }
      return { props: { ...shown } }
    },
  }) satisfies ScreenDataReaders
