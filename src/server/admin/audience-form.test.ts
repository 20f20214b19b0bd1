import { expect, test } from 'bun:test'
import { actorOfRequest } from '../http/context.ts'
import { wholeApp } from '../testing/whole-app.ts'

test('the form under a preview sends what was previewed, also where a filter is left out', async () => {
  const gona = await wholeApp({ SMS_ROUTE: 'transactional' })
  const farmer = gona.people.owner!
  const switches = { ...farmer.notificationPreferences, sms: true }
  await gona.accounts.profile.update(actorOfRequest(farmer), { notificationPreferences: switches })
  const page = await (
    await gona.ask(
      'admin',
      'GET',
      '/admin/audience?state=Kano&crop=&stage=&language=&notSeen=&find=&text=Urea&preview=1',
    )
  ).text()
  const form = /<form[^>]*action="\/admin\/audience\/send".*?<\/form>/.exec(page)![0]
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  const fields = hidden.map(([, name = '', value = '']) => [name, value])
  expect(Object.fromEntries(fields)).toEqual({ state: 'Kano', text: 'Urea' })
  const sent = await gona.ask('admin', 'POST', '/admin/audience/send', { body: new URLSearchParams(fields) })
  expect(sent.headers.get('location')).toBe('/admin?tab=analytics&said=sms.bulkDone')
})
