import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pageParamsSchema } from '../community.ts'
import {
  answerApprovalInputSchema,
  answerInputSchema,
  farmQuestionSchema,
  mergeInputSchema,
  officerListParamsSchema,
  officerQuestionSchema,
  questionAnswerSchema,
  questionInputSchema,
  solvedInputSchema,
} from '../questions.ts'

/** Screens that show questions, to the farmer or to officers. */
const QUESTION_SCREENS = ['questions', 'question', 'officer', 'inbox'] as const

export const askQuestion = defineCall('POST /api/questions', {
  who: 'signed-in',
  reaches: QUESTION_SCREENS,
  refreshes: ['questions'],
  in: questionInputSchema,
  out: farmQuestionSchema,
  status: 201,
  limit: 'posting',
  offline: 'question',
  form: { at: '/questions', on: '/questions', again: true, said: 'question.done' },
})

export const listQuestions = defineCall('GET /api/questions', {
  who: 'signed-in',
  query: pageParamsSchema,
  out: z.array(farmQuestionSchema),
  paged: true,
  offline: true,
})

export const getQuestion = defineCall('GET /api/questions/:id', {
  who: 'signed-in',
  out: farmQuestionSchema,
  offline: true,
})

export const markQuestionSolved = defineCall('POST /api/questions/:id/solved', {
  who: 'signed-in',
  reaches: QUESTION_SCREENS,
  in: solvedInputSchema,
  out: farmQuestionSchema,
  form: { at: '/questions/:id/solved', on: '/questions/:id', said: 'question.thanks', failed: 'app.error' },
})

/** A farmer who received the question has no answer. */
export const skipQuestion = defineCall('POST /api/questions/:id/skip', {
  who: 'signed-in',
  reaches: QUESTION_SCREENS,
  out: farmQuestionSchema,
  form: { at: '/questions/:id/skip', on: '/questions', said: 'question.thanks', failed: 'app.error' },
})

/** Officers may answer every question, farmers only the questions sent to them. */
export const answerQuestion = defineCall('POST /api/questions/:id/answers', {
  who: 'signed-in',
  reaches: QUESTION_SCREENS,
  in: answerInputSchema,
  out: questionAnswerSchema,
  status: 201,
  limit: 'posting',
  form: [
    { at: '/officer/questions/:id', on: '/officer', again: true, said: 'officer.sent' },
    { at: '/questions/:id/answers', on: '/questions/:id', again: true, said: 'question.peerThanks' },
  ],
})

export const listOfficerQuestions = defineCall('GET /api/officer/questions', {
  who: 'officer',
  query: officerListParamsSchema,
  out: z.array(officerQuestionSchema),
  paged: true,
})

export const claimQuestion = defineCall('POST /api/officer/questions/:id/claim', {
  who: 'officer',
  reaches: QUESTION_SCREENS,
  out: officerQuestionSchema,
  form: { at: '/officer/questions/:id/claim', on: '/officer', said: 'officer.claimed', failed: 'officer.taken' },
})

export const closeQuestion = defineCall('POST /api/officer/questions/:id/close', {
  who: 'officer',
  reaches: QUESTION_SCREENS,
  out: officerQuestionSchema,
  form: { at: '/officer/questions/:id/close', on: '/officer', said: 'officer.closed', failed: 'officer.taken' },
})

export const mergeQuestion = defineCall('POST /api/officer/questions/:id/merge', {
  who: 'officer',
  reaches: QUESTION_SCREENS,
  in: mergeInputSchema,
  out: officerQuestionSchema,
  form: { at: '/officer/questions/:id/merge', on: '/officer', said: 'officer.merged', failed: 'officer.taken' },
})

export const setAnswerApproval = defineCall('PUT /api/officer/answers/:id', {
  who: 'officer',
  reaches: QUESTION_SCREENS,
  in: answerApprovalInputSchema,
  out: questionAnswerSchema,
  form: { at: '/officer/answers/:id', on: '/officer', said: 'officer.kept', failed: 'officer.taken' },
})
