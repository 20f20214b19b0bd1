// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the faults are code, as text
import type { Mutation } from './mutation.ts'

const ACCOUNTS = 'src/server/accounts/'
const contact = [`${ACCOUNTS}contact-change.test.ts`]
const recovery = [`${ACCOUNTS}recovery.test.ts`]
const signIn = [`${ACCOUNTS}sign-in.test.ts`]
const requests = [`${ACCOUNTS}code-requests.test.ts`]
const proof = [`${ACCOUNTS}phone-proof.test.ts`]
const budget = ['src/server/sms/account-budget.test.ts']
const replay = ['src/server/http/idempotency.test.ts']

export const mutations: Mutation[] = [
  {
    id: 'accounts.device-believed',
    file: `${ACCOUNTS}devices.ts`,
    from: 'return proofs.some((given) => timingSafeEqual(Buffer.from(given), expected)) ? name : null',
    to: 'return proofs.some((given) => given.length === expected.length) ? name : null',
    protects: 'a made-up cookie does not pass for a device that the person has signed in on',
    tests: [`${ACCOUNTS}devices.test.ts`],
  },
  {
    id: 'accounts.codes-stay',
    file: `${ACCOUNTS}other-doors.ts`,
    from: '  orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),\n',
    to: '',
    protects: 'a code that was asked for earlier does not undo a new password or number',
    tests: [...recovery, ...contact],
  },
  {
    id: 'accounts.registration-stays',
    file: `${ACCOUNTS}other-doors.ts`,
    from: '  orm.delete(idempotencyKeys).where(isRegistrationOf(userId)),\n',
    to: '',
    protects: 'a registration sent again is forgotten with a new password',
    tests: replay,
  },
  {
    id: 'accounts.phone-without-password',
    file: `${ACCOUNTS}profile.ts`,
    from: "if (moves) await ownPassword.check(actor, currentPassword, 'currentPassword')",
    to: "if (currentPassword) await ownPassword.check(actor, currentPassword, 'currentPassword')",
    protects: 'who finds a signed-in phone cannot move the account to a number of their own',
    tests: contact,
  },
  {
    id: 'accounts.email-without-password',
    file: `${ACCOUNTS}profile.ts`,
    from: 'const moves = contact.phone !== undefined || contact.email !== undefined',
    to: 'const moves = contact.phone !== undefined',
    protects: 'nor its email address',
    tests: contact,
  },
  {
    id: 'accounts.conflicts-unlimited',
    file: `${ACCOUNTS}profile.ts`,
    from: "if (error instanceof AppError && error.code === 'conflict') refused('conflict')\n      else giveBack()",
    to: "if (error instanceof AppError && error.code === 'conflict') refused('conflict')\n      giveBack()",
    protects: 'nobody learns who has an account by trying to take their names',
    tests: contact,
  },
  {
    id: 'accounts.proof-moves-along',
    file: `${ACCOUNTS}profile.ts`,
    from: 'phoneProvedAt: contact.phone ? null : undefined,',
    to: '',
    protects: 'another number has to be proved anew',
    tests: proof,
  },
  {
    id: 'accounts.stop-undone-by-switch',
    file: `${ACCOUNTS}profile.ts`,
    from: 'smsOptedOutAt: sendSms === null && input',
    to: 'smsOptedOutAt: input',
    protects: 'after a STOP nobody but the phone itself brings SMS back',
    tests: proof,
  },
  {
    id: 'accounts.nobodys-code-unhashed',
    file: `${ACCOUNTS}recovery.ts`,
    from: '    const { code, hash } = await codes.make()\n    if (!person || !sendSms) return\n',
    to: '    if (!person || !sendSms) return\n    const { code, hash } = await codes.make()\n',
    protects: 'how busy the server is does not tell who has an account',
    tests: recovery,
  },
  {
    id: 'accounts.strangers-use-up-the-device',
    file: `${ACCOUNTS}recovery.ts`,
    from: '{ known: device === null ? null : `device ${device}` }',
    to: '{ known: null }',
    protects: 'strangers who ask for codes do not keep the owner from one',
    tests: recovery,
  },
  {
    id: 'accounts.requests-not-counted-together',
    file: `${ACCOUNTS}code-requests.ts`,
    from: 'where ${counts} = ${before!.seen} returning id`',
    to: 'returning id`',
    protects: 'requests of two processes at the same moment do not both pass',
    tests: requests,
  },
  {
    id: 'accounts.network-of-64',
    file: 'src/server/http/address.ts',
    from: '.slice(0, 3).join(',
    to: '.slice(0, 4).join(',
    protects: 'a customer with an IPv6 /48 is one stranger, not 65,536',
    tests: [...requests, ...signIn],
  },
  {
    id: 'accounts.patience-not-needed',
    file: `${ACCOUNTS}sign-in-guard.ts`,
    from: '  throw tooMany(limits.secondsToWait(',
    to: '  tooMany(limits.secondsToWait(',
    protects: 'a crowd of addresses gets no more guesses at once',
    tests: signIn,
  },
  {
    id: 'accounts.sessions-unbounded',
    file: `${ACCOUNTS}sessions.ts`,
    from: 'limit ${SESSIONS_MAX - 1})`',
    to: 'limit ${SESSIONS_MAX * 100})`',
    protects: 'a person has fifty sessions at most',
    tests: [`${ACCOUNTS}sessions.test.ts`],
  },
  {
    id: 'accounts.initial-password-for-ever',
    file: `${ACCOUNTS}sign-in.ts`,
    from: 'if (!row || !correct || tooLate) {',
    to: 'if (!row || !correct) {',
    protects: 'a slip of paper with a password ends after 30 days',
    tests: [`${ACCOUNTS}operator.test.ts`],
  },
  {
    id: 'accounts.budget-abroad',
    file: 'src/server/sms/account-budget.ts',
    from: 'const share = rank < HOME_COUNTRIES ? cap : Math.ceil(cap * ABROAD)',
    to: 'const share = cap',
    protects: 'a country with dear SMS cannot eat the budget of codes',
    tests: budget,
  },
  {
    id: 'accounts.codes-eat-the-advice',
    file: 'src/server/sms/sender.ts',
    from: "and kind = 'message' and state",
    to: 'and state',
    protects: 'codes take nothing from the day’s advice',
    tests: budget,
  },
  {
    id: 'accounts.picture-of-others',
    file: 'src/server/community/service.ts',
    from: 'where id = ${imageIdOf(imageUrl)} and owner_id = ${userId})`',
    to: 'where id = ${imageIdOf(imageUrl)})`',
    protects: 'nobody keeps a picture that its owner deletes',
    tests: ['src/server/community/service.test.ts'],
  },
  {
    id: 'accounts.sms-before-the-account-stay',
    file: `${ACCOUNTS}own-data.ts`,
    from: '        orm.delete(smsMessages).where(ofNobody(person(actor).phone)),\n',
    to: '',
    protects: 'who leaves leaves no SMS from before the account behind',
    tests: [`${ACCOUNTS}own-data.test.ts`],
  },
]
