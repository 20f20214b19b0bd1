import * as z from 'zod/mini'
import {
  analytics,
  audiencePreview,
  bulkSmsResponse,
  campaign,
  farmerExportQuery,
  farmerListQuery,
  farmersQuery,
  listedFarmer,
  openTask,
  smsPreview,
  testSms,
  testSmsResponse,
} from '../admin.ts'
import { AUDIENCE_PATH, INBOX_PATH } from '../admin-tabs.ts'
import { audienceSize, audienceSms } from '../audience.ts'
import { defineCall } from '../call.ts'
import { channelFigures, figuresQuery } from '../channel-figures.ts'
import { adminPost, moderationParams } from '../community.ts'
import { harvestFigures } from '../harvests.ts'
import { inboxQuery, inboxUpdate, question } from '../inbox.ts'
import { mapQuery, stateCounts } from '../regions.ts'
import { trialReport, trialsQuery } from '../trials.ts'
import { usageHistory } from '../usage-history.ts'

const CONTENT = '/admin?tab=content'
const SMS = '/admin?tab=analytics'

export const getAnalytics = defineCall('GET /api/admin/analytics', { who: 'admin', out: analytics })

export const listNeeds = defineCall('GET /api/admin/needs', { who: 'admin', out: z.array(openTask) })

export const listAllPosts = defineCall('GET /api/admin/posts', {
  who: 'admin',
  query: moderationParams,
  out: z.array(adminPost),
  paged: true,
})

export const moderatePost = defineCall('DELETE /api/admin/posts/:id', {
  who: 'admin',
  reaches: ['admin', 'home', 'community', 'post', 'profile'],
  form: { at: '/admin/posts/:id/delete', on: CONTENT, said: 'post.deletedText', failed: 'post.deleteFailed' },
})

export const exportFarmers = defineCall('GET /api/admin/export/farmers', {
  who: 'admin',
  query: farmerExportQuery,
  file: 'text/csv; charset=utf-8',
})

export const listStates = defineCall('GET /api/admin/states', { who: 'admin', out: z.array(stateCounts) })

export const getMap = defineCall('GET /api/admin/map', {
  who: 'admin',
  query: mapQuery,
  file: 'image/svg+xml; charset=utf-8',
})

export const getHistory = defineCall('GET /api/admin/history', { who: 'admin', out: usageHistory })

export const listFarmers = defineCall('GET /api/admin/farmers', {
  who: 'admin',
  query: farmerListQuery,
  out: z.array(listedFarmer),
  paged: true,
})

export const countFarmers = defineCall('GET /api/admin/farmers/count', {
  who: 'admin',
  query: farmersQuery,
  out: audienceSize,
})

export const getChannelFigures = defineCall('GET /api/admin/channels', {
  who: 'admin',
  query: figuresQuery,
  out: channelFigures,
})

export const listTrials = defineCall('GET /api/admin/trials', {
  who: 'admin',
  query: trialsQuery,
  out: z.array(trialReport),
  paged: true,
})

export const listHarvests = defineCall('GET /api/admin/harvests', { who: 'admin', out: z.array(harvestFigures) })

export const sendTestSms = defineCall('POST /api/admin/sms/test', {
  who: 'admin',
  reaches: ['admin'],
  in: testSms,
  out: testSmsResponse,
  limit: 'testSms',
  form: { at: '/admin/sms/test', on: SMS, again: true, said: 'sms.testDone' },
})

export const previewSms = defineCall('GET /api/admin/sms/preview', { who: 'admin', out: smsPreview })

export const sendAdvisories = defineCall('POST /api/admin/sms/send-advisories', {
  who: 'admin',
  reaches: ['admin'],
  out: bulkSmsResponse,
  status: 202,
  form: { at: '/admin/sms/send', on: SMS, said: 'sms.bulkDone', failed: 'sms.bulkFailed' },
})

export const previewAudienceSms = defineCall('POST /api/admin/sms/audience/preview', {
  who: 'admin',
  reaches: [],
  in: audienceSms,
  out: audiencePreview,
})

export const sendAudienceSms = defineCall('POST /api/admin/sms/audience', {
  who: 'admin',
  reaches: ['admin', 'audience'],
  in: audienceSms,
  out: bulkSmsResponse,
  status: 202,
  form: { at: '/admin/audience/send', on: AUDIENCE_PATH, to: SMS, said: 'sms.bulkDone', failed: 'sms.bulkFailed' },
})

export const listCampaigns = defineCall('GET /api/admin/sms/campaigns', { who: 'admin', out: z.array(campaign) })

export const getCampaign = defineCall('GET /api/admin/sms/campaigns/:id', { who: 'admin', out: campaign })

export const listInbox = defineCall('GET /api/admin/inbox', {
  who: 'admin',
  query: inboxQuery,
  out: z.array(question),
  paged: true,
})

export const updateInbox = defineCall('PUT /api/admin/inbox/:id', {
  who: 'admin',
  reaches: ['admin', 'inbox'],
  in: inboxUpdate,
  out: question,
  form: { at: '/admin/inbox/:id', on: INBOX_PATH, again: true, said: 'inbox.saved' },
})
