import * as z from 'zod/mini'
import {
  analyticsSchema,
  audiencePreviewSchema,
  bulkSmsResponseSchema,
  campaignSchema,
  farmerExportQuerySchema,
  farmerListQuerySchema,
  farmersQuerySchema,
  listedFarmerSchema,
  openTaskSchema,
  smsPreviewSchema,
  testSmsResponseSchema,
  testSmsSchema,
} from '../admin.ts'
import { AUDIENCE_PATH, INBOX_PATH } from '../admin-tabs.ts'
import { audienceSizeSchema, audienceSmsSchema } from '../audience.ts'
import { defineCall } from '../call.ts'
import { channelFiguresSchema, figuresQuerySchema } from '../channel-figures.ts'
import { adminPostSchema, moderationParamsSchema } from '../community.ts'
import { harvestFiguresSchema } from '../harvests.ts'
import { inboxQuerySchema, inboxQuestionSchema, inboxUpdateSchema } from '../inbox.ts'
import { mapQuerySchema, stateCountsSchema } from '../regions.ts'
import { trialReportSchema, trialsQuerySchema } from '../trials.ts'
import { usageHistorySchema } from '../usage-history.ts'

const CONTENT_TAB_PATH = '/admin?tab=content'
const SMS_TAB_PATH = '/admin?tab=analytics'

export const getAnalytics = defineCall('GET /api/admin/analytics', { who: 'admin', out: analyticsSchema })

export const listOpenTasks = defineCall('GET /api/admin/needs', { who: 'admin', out: z.array(openTaskSchema) })

export const listAllPosts = defineCall('GET /api/admin/posts', {
  who: 'admin',
  query: moderationParamsSchema,
  out: z.array(adminPostSchema),
  paged: true,
})

export const moderatePost = defineCall('DELETE /api/admin/posts/:id', {
  who: 'admin',
  reaches: ['admin', 'home', 'community', 'post', 'profile'],
  form: { at: '/admin/posts/:id/delete', on: CONTENT_TAB_PATH, said: 'post.deletedText', failed: 'post.deleteFailed' },
})

export const exportFarmers = defineCall('GET /api/admin/export/farmers', {
  who: 'admin',
  query: farmerExportQuerySchema,
  file: 'text/csv; charset=utf-8',
})

export const listStateCounts = defineCall('GET /api/admin/states', { who: 'admin', out: z.array(stateCountsSchema) })

export const getStatesMap = defineCall('GET /api/admin/map', {
  who: 'admin',
  query: mapQuerySchema,
  file: 'image/svg+xml; charset=utf-8',
})

export const getUsageHistory = defineCall('GET /api/admin/history', { who: 'admin', out: usageHistorySchema })

export const listFarmers = defineCall('GET /api/admin/farmers', {
  who: 'admin',
  query: farmerListQuerySchema,
  out: z.array(listedFarmerSchema),
  paged: true,
})

export const countFarmers = defineCall('GET /api/admin/farmers/count', {
  who: 'admin',
  query: farmersQuerySchema,
  out: audienceSizeSchema,
})

export const getChannelFigures = defineCall('GET /api/admin/channels', {
  who: 'admin',
  query: figuresQuerySchema,
  out: channelFiguresSchema,
})

export const listTrials = defineCall('GET /api/admin/trials', {
  who: 'admin',
  query: trialsQuerySchema,
  out: z.array(trialReportSchema),
  paged: true,
})

export const listHarvests = defineCall('GET /api/admin/harvests', { who: 'admin', out: z.array(harvestFiguresSchema) })

export const sendTestSms = defineCall('POST /api/admin/sms/test', {
  who: 'admin',
  reaches: ['admin'],
  in: testSmsSchema,
  out: testSmsResponseSchema,
  limit: 'testSms',
  form: { at: '/admin/sms/test', on: SMS_TAB_PATH, again: true, said: 'sms.testDone' },
})

export const previewSms = defineCall('GET /api/admin/sms/preview', { who: 'admin', out: smsPreviewSchema })

export const sendAdvisories = defineCall('POST /api/admin/sms/send-advisories', {
  who: 'admin',
  reaches: ['admin'],
  out: bulkSmsResponseSchema,
  status: 202,
  form: { at: '/admin/sms/send', on: SMS_TAB_PATH, said: 'sms.bulkDone', failed: 'sms.bulkFailed' },
})

export const previewAudienceSms = defineCall('POST /api/admin/sms/audience/preview', {
  who: 'admin',
  reaches: [],
  in: audienceSmsSchema,
  out: audiencePreviewSchema,
})

export const sendAudienceSms = defineCall('POST /api/admin/sms/audience', {
  who: 'admin',
  reaches: ['admin', 'audience'],
  in: audienceSmsSchema,
  out: bulkSmsResponseSchema,
  status: 202,
  form: {
    at: '/admin/audience/send',
    on: AUDIENCE_PATH,
    to: SMS_TAB_PATH,
    said: 'sms.bulkDone',
    failed: 'sms.bulkFailed',
  },
})

export const listCampaigns = defineCall('GET /api/admin/sms/campaigns', { who: 'admin', out: z.array(campaignSchema) })

export const getCampaign = defineCall('GET /api/admin/sms/campaigns/:id', { who: 'admin', out: campaignSchema })

export const listInbox = defineCall('GET /api/admin/inbox', {
  who: 'admin',
  query: inboxQuerySchema,
  out: z.array(inboxQuestionSchema),
  paged: true,
})

export const updateInboxQuestion = defineCall('PUT /api/admin/inbox/:id', {
  who: 'admin',
  reaches: ['admin', 'inbox'],
  in: inboxUpdateSchema,
  out: inboxQuestionSchema,
  form: { at: '/admin/inbox/:id', on: INBOX_PATH, again: true, said: 'inbox.saved' },
})
