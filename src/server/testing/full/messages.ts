import type { inboxMessages, keptAnswers, questionAnswers } from '../../../db/schema/inbox.ts'
import type { notifications } from '../../../db/schema/notifications.ts'
import type { smsMessages } from '../../../db/schema/sms.ts'
import { ago, PEOPLE, type Row, ref } from './people.ts'

const KEPT = { language: 'en', approved: true, authorId: ref('femi'), createdAt: ago(200) } as const
export const KEPT_ANSWERS: Record<string, Row<typeof keptAnswers>> = {
  'kept on weevils': {
    ...{ ...KEPT, question: 'How do I keep weevils out of stored maize?', cropType: 'maize', shown: 4, solved: 2 },
    answer: 'Dry it well, then keep it in a hermetic bag and tie it tight.',
  },
  'kept on armyworm': {
    ...{ ...KEPT, question: 'Holes in the leaves and sawdust in the funnel', cropType: 'maize', stage: 'vegetative' },
    ...{ answer: 'Crush eggs and worms early in the morning.', states: ['Kano'], askedBy: ref('ada') },
  },
  'kept on eaten maize': {
    ...{ ...KEPT, question: 'Weevils eat my stored maize', stage: 'mature', states: ['Oyo'], shown: 9, solved: 9 },
    answer: 'Put it into a clean drum and close it.',
  },
  'kept and about to be lost': {
    ...{ ...KEPT, question: 'Rats eat the drying grain', answer: 'Set traps.', shown: 5, solved: 1 },
  },
  'kept but unapproved': {
    ...{ ...KEPT, approved: false, question: 'How do I store yams?', answer: 'Keep air around them.' },
    ...{ language: 'ha', lostAt: ago(3) },
  },
}

const asked = (owner: string | null, phone: string, days: number) => ({
  ...{ userId: owner && ref(owner), phone, createdAt: ago(days), channel: 'web' as const, region: 'Kano' },
  ...{ language: 'en' as const },
})
export const QUESTIONS: Record<string, Row<typeof inboxMessages>> = {
  'ada asks of weevils': {
    ...{
      ...asked('ada', '+2348030000001', 9),
      text: 'Weevils are in my stored maize',
      suggested: [ref('kept on weevils')],
    },
    ...{ cropId: ref("ada's maize"), cropType: 'maize', stage: 'vegetative' },
  },
  'ada asks of goats': {
    ...{
      ...asked('ada', '+2348030000001', 8),
      text: 'Goats come into my field',
      state: 'answered',
      answer: 'Fence it.',
    },
    ...{ answeredBy: ref('femi'), firstAnswerAt: ago(7), claimedBy: ref('femi'), claimedAt: ago(7.5) },
  },
  'ada asks of prices': {
    ...{ ...asked('ada', '+2348030000001', 7), text: 'Which day is best to sell?', state: 'closed', solvedAt: ago(6) },
    ...{ closedAt: ago(6), answeredBy: ref('bola') },
  },
  'bola asks of leaves': {
    ...{ ...asked('bola', '+2348030000002', 3), text: 'The lower leaves turn yellow', language: 'ha', channel: 'ussd' },
    ...{ cropId: ref("bola's maize"), cropType: 'maize', stage: 'flowering', claimedBy: ref('femi') },
    ...{ claimedAt: ago(0.1), draft: 'Feed it nitrogen.', askedAt: ago(2) },
  },
  'cato asks of rain': {
    ...{ ...asked('cato', '+264811000003', 2), text: 'When does the rain come?', region: 'Otjozondjupa' },
    language: 'af',
  },
  'a stranger asks': { ...asked(null, '+2348077777777', 1), text: 'What is this?', channel: 'sms', region: null },
  'bola asks again': {
    ...{ ...asked('bola', '+2348030000002', 1), text: 'Yellow leaves again', mergedInto: ref('bola asks of leaves') },
    ...{ channel: 'call', recordingUrl: 'https://voice.example.org/1.mp3', waitNoticeAt: ago(0.5) },
  },
}
export const ANSWERS: Record<string, Row<typeof questionAnswers>> = {
  'femi on goats': {
    questionId: ref('ada asks of goats'),
    authorId: ref('femi'),
    text: 'Fence it.',
    createdAt: ago(7),
  },
  'bola on prices': {
    ...{ questionId: ref('ada asks of prices'), authorId: ref('bola'), text: 'Sell on Friday.', role: 'peer' },
    createdAt: ago(6.5),
  },
  'ada on the merged one': {
    ...{ questionId: ref('bola asks again'), authorId: ref('ada'), role: 'peer', text: 'Give it urea.' },
    ...{ heldAt: ago(0.5), createdAt: ago(0.5) },
  },
  'femi on the merged one': {
    ...{ questionId: ref('bola asks again'), authorId: ref('femi'), text: 'See the other.', createdAt: ago(0.6) },
  },
  'bola, held': {
    ...{ questionId: ref('ada asks of weevils'), authorId: ref('bola'), role: 'peer', text: 'Use a hermetic bag.' },
    ...{ heldAt: ago(1), createdAt: ago(1) },
  },
}

const sms = (owner: string, state: NonNullable<Row<typeof smsMessages>['state']>, days: number) => ({
  ...{ userId: ref(owner), phone: PEOPLE[owner]!.phone, segments: 1, state, createdAt: ago(days) },
})
export const MESSAGES: Record<string, Row<typeof smsMessages>> = {
  'sms delivered': {
    ...{ ...sms('bola', 'delivered', 3), kind: 'advice', text: 'Weed now.', campaignId: ref('daily campaign') },
    ...{ provider: 'africastalking', providerId: 'AT1', cost: 'NGN 4.0', sentAt: ago(3), finalAt: ago(2.9) },
  },
  'sms failed': {
    ...{ ...sms('ada', 'failed', 3), kind: 'advice', text: '', campaignId: ref('daily campaign'), attempts: 3 },
    ...{ failureReason: 'InvalidPhoneNumber', finalAt: ago(2.9) },
  },
  'sms queued': { ...sms('ada', 'queued', 0.1), kind: 'reply', text: 'New reply.', dueAt: ago(-0.1), until: ago(-1) },
  'sms unknown': {
    ...sms('bola', 'unknown', 5),
    kind: 'word',
    text: 'Kano: rain',
    sentAt: ago(5),
    attempts: 1,
    finalAt: ago(5),
  },
  'sms skipped': {
    ...sms('hana', 'skipped', 3),
    kind: 'answer',
    text: 'Fence it.',
    failureReason: 'stopped',
    finalAt: ago(3),
  },
}

const note = (owner: string, days: number) => ({ userId: ref(owner), createdAt: ago(days) })
export const NOTICES: Record<string, Row<typeof notifications>> = {
  'old notice': { ...note('ada', 100), type: 'advisory', title: 'New advice', message: 'Weed.', isRead: true },
  'reply notice': {
    ...{ ...note('ada', 2), type: 'community_reply', title: 'New reply', message: 'Bola replied' },
    data: { postId: ref('post on birds'), replyId: ref('bola replies') },
  },
  'alert notice': {
    ...note('ada', 1),
    type: 'weather_alert',
    title: 'Heavy rain',
    message: 'Drain.',
    dedupeKey: 'rain',
  },
  "bola's notice": { ...note('bola', 1), type: 'other', title: 'Welcome', message: 'Hello.' },
}
