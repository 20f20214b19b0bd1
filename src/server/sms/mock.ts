import type { SmsProvider } from './port.ts'

/** No credentials: every message is accepted, none leaves this machine, and none costs anything. */
export function createMockProvider(): SmsProvider {
  return {
    name: 'mock',
    send: async (_text, phones) => ({
      kind: 'answered',
      results: new Map(
        phones.map((phone) => [
          phone,
          { code: 101, status: 'Success', providerId: `mock-${Bun.randomUUIDv7()}`, cost: null },
        ]),
      ),
    }),
    balance: async () => null,
    received: async () => [],
  }
}
