import type { Mutation } from './mutation.ts'

export const mutations: Mutation[] = [
  {
    id: 'sms.window-opens-earlier',
    file: 'src/server/sms/sending-hours.ts',
    from: 'const OPENS = 8 * 60',
    to: 'const OPENS = 5 * 60',
    protects: 'nobody is woken by a promotional SMS',
    tests: ['src/server/sms/sending-hours.test.ts'],
  },
]
