import { expect, test } from 'bun:test'
import { createEndpointPolicy, isPublicAddress } from './endpoint-policy.ts'

const internet = createEndpointPolicy()

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QGuQyavXutnMR',
  'https://db5p.notify.windows.com/w/?token=abc%3d',
])('%s may be a push service', (endpoint) => expect(internet.accepts(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://intranet/',
  'https://push.example.org/',
  'https://evil-fcm.googleapis.com/',
  'https://fcm.googleapis.com.example.org/',
  'https://evilpush.apple.com/',
  'https://push.apple.com/',
  'https://.push.apple.com/x',
  'https://a..push.apple.com/x',
  'https://-a.push.apple.com/x',
  'https://fcm.googleapis.com:8443/',
  'https://user@fcm.googleapis.com/',
  'ftp://fcm.googleapis.com/',
  'javascript:alert(1)',
  'push.example.org',
  '',
])('%s is none', (endpoint) => expect(internet.accepts(endpoint)).toBe(false))

test('what the settings name is a push service too, and nothing beside it', () => {
  const { accepts } = createEndpointPolicy(['push.example.org', '*.example.com'])
  expect(
    ['https://push.example.org/a', 'https://a.b.example.com/', 'https://fcm.googleapis.com/x'].every(accepts),
  ).toBe(true)
  expect(['https://example.org/', 'https://example.com/', 'https://a.push.example.org/'].some(accepts)).toBe(false)
})

test('a name that leads to this machine leads nowhere', async () => {
  expect(await internet.leadsOut('https://localhost/x')).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4003:80e::200a', '2606:4700::1'])(
  '%s is of the Internet',
  (address) => expect(isPublicAddress(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(true),
)

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.53',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2002:a00:1::',
  '2001:0:1::1',
  '2001:db8::1',
])('%s is not', (address) => expect(isPublicAddress(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(false))
