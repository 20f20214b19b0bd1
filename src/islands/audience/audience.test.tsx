import { describe, expect, test } from 'bun:test'
import type { AudiencePreview, ListedFarmer } from '../../contracts/admin.ts'
import { withDom } from '../testing/dom.ts'
import type { AudienceScreenProps } from './audience.tsx'

withDom()
const { field, forms, sharedPhone, text } = await import('../testing/screen.tsx')
const { default: Audience } = await import('./audience.tsx')

const phone = sharedPhone()
const PAGE: AudienceScreenProps = {
  ...{ asked: {}, states: ['Kano', 'Benue'], size: { farmers: 1200, agreed: 0, bySms: 900 } },
  ...{ preview: null, failed: null, items: [], next: null },
}
const PREVIEW: AudiencePreview = {
  ...{ recipients: 3, skipped: 0, skippedWhy: {}, segments: 5, estimatedCost: null, balance: null },
  ...{ provider: 'mock', heldUntil: null },
  byLanguage: [
    { language: 'en', recipients: 1, text: 'Weed now.', segments: 1 },
    { language: 'ha', recipients: 2, text: 'Ka yi noma yanzu.', segments: 2 },
  ],
}
const open = (over: Partial<AudienceScreenProps> = {}) => phone().show(<Audience />, { ...PAGE, ...over })
const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))

describe('the choice', () => {
  test('is shown as it was asked for', async () => {
    const asked = {
      state: 'Benue',
      crop: 'yam',
      stage: 'flowering',
      language: 'ha',
      channel: 'call',
      notSeen: 30,
    } as const
    await open({ asked: { ...asked, find: '803', text: 'Hello', texts: { ha: 'Sannu' } } })
    const values = ['State', 'Crop', 'Stage', 'Language', 'Advice comes by', 'Not seen', 'Name or number'].map(
      (label) => field(label).value,
    )
    expect(values).toEqual(['Benue', 'yam', 'flowering', 'ha', 'call', '30', '803'])
    expect([field('Message').value, field('Hausa').value, field('Igbo').value]).toEqual(['Hello', 'Sannu', ''])
    expect(document.querySelector('main details')!.hasAttribute('open')).toBe(true)
    await open()
    expect(field('State').value).toBe('')
    expect(document.querySelector('main details')!.hasAttribute('open')).toBe(false)
  })

  test('has its number, and a file where somebody agreed', async () => {
    await open()
    expect(text()).toContain('1,200 farmers, 900 with advice by SMS')
    expect(text()).toContain('0 of 1,200 have agreed')
    expect(links()).toEqual([])
    await open({ size: { ...PAGE.size, agreed: 4 }, asked: { state: 'Kano', text: 'Hello' } })
    expect(links()).toEqual(['/api/admin/export/farmers?state=Kano'])
  })

  test('lists its farmers by name, number and place, a page at a time', async () => {
    const farmer = { id: 'f1', phone: '+2348031234567', firstName: 'Aisha', lastName: 'Bello', place: 'Kano' }
    const nameless = { ...farmer, id: 'f2', firstName: null, lastName: null, place: null }
    await open({ items: [farmer, nameless] as ListedFarmer[], next: 'f2', asked: { crop: 'yam', text: 'Hello' } })
    const people = [...document.querySelectorAll('.person-link')].map(({ textContent }) => textContent)
    expect(people).toEqual(['Aisha Bello · +234 803 123 4567 · Kano', '+234 803 123 4567'])
    expect(links()).toEqual(['/admin/people/f1', '/admin/people/f2', '/admin/audience?crop=yam&before=f2'])
  })
})

describe('the message', () => {
  const sending = () => forms().filter(([to]) => to !== '/admin/audience')

  test('is sent only after its texts and cost were shown', async () => {
    await open({ asked: { state: 'Kano', text: 'Weed now.', texts: { ha: 'Ka yi noma yanzu.' } } })
    expect(sending()).toEqual([])
    await open({ preview: PREVIEW, asked: { state: 'Kano', text: 'Weed now.', texts: { ha: 'Ka yi noma yanzu.' } } })
    expect(text()).toContain('English · 1 farmer, 1 part')
    expect(text()).toContain('Hausa · 2 farmers, 4 parts')
    const values = { state: 'Kano', text: 'Weed now.', 'text.ha': 'Ka yi noma yanzu.' }
    expect(sending().map(([, hidden]) => hidden)).toEqual([values])
  })

  test('to nobody is not sent', async () => {
    await open({ preview: { ...PREVIEW, recipients: 0, byLanguage: [] } })
    expect(text()).toContain('Nobody here can get an SMS today.')
    expect(sending()).toEqual([])
  })

  test('too long for two SMS says so', async () => {
    await open()
    expect(document.querySelector('main .field-error')).toBeNull()
    await open({ failed: 'Too long by 9 letters.' })
    expect(document.querySelector('main .field-error')!.textContent).toBe('Too long by 9 letters.')
  })
})
