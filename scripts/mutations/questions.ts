import type { Mutation } from './mutation.ts'

export const mutations: Mutation[] = [
  {
    id: 'questions.dose-unheld',
    file: 'src/server/inbox/nearby-farmer-answers.ts',
    from: 'if (mentionsDose(text, about)) {',
    to: 'if (mentionsDose(text, about) && false) {',
    protects: 'A farmer’s answer about a dose waits for an officer.',
    tests: ['src/server/inbox/nearby-farmer-questions.test.ts'],
  },
  {
    id: 'questions.other-states-seen',
    file: 'src/server/inbox/officer-view.ts',
    from: 'states.length > 0 ? inArray(inboxMessages.region, states) : undefined',
    to: 'undefined',
    protects: 'An officer sees questions of their own states.',
    tests: ['src/server/inbox/officers.test.ts'],
  },
  {
    id: 'questions.answered-by-two',
    file: 'src/server/inbox/officer-answers.ts',
    from: 'imageUrl, sms, free: view.isFree(actor) }',
    to: 'imageUrl, sms }',
    protects: 'One officer answers a claimed question.',
    tests: ['src/server/inbox/questions.test.ts', 'src/server/inbox/officers.test.ts'],
  },
  {
    id: 'questions.draft-with-own-figures',
    file: 'src/server/inbox/drafts.ts',
    from: 'statesNothingNew(words, own, language) && ',
    to: '',
    protects: 'A model’s draft has the adviser’s figures only.',
    tests: ['src/server/inbox/drafts.test.ts'],
  },
]
