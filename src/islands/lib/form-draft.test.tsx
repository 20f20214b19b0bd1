import { afterEach, beforeEach, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'

withDom()
const { openPhone } = await import('../testing/screen.tsx')
const { useFormDraft } = await import('./form-draft.ts')

let opened = 0
type Draft = ReturnType<typeof useFormDraft<{ area: string }>>
let phone: Awaited<ReturnType<typeof openPhone>>
beforeEach(async () => {
  phone = await openPhone()
})
afterEach(() => phone.close())

let draft: Draft
function Form({ of }: { of: string }) {
  draft = useFormDraft<{ area: string }>('gona.crop.1', of)
  return null
}

/** A form opened on one version of a row. */
async function openForm(of: string): Promise<Draft> {
  await phone.show(<Form key={of + opened++} of={of} />)
  return draft
}

test('what was typed is there when the form is opened again', async () => {
  const first = await openForm('monday')
  expect([first.came, first.values]).toEqual([false, null])
  first.keep({ area: '2' })
  const again = await openForm('monday')
  expect([again.came, again.values]).toEqual([true, { area: '2' }])
})

test('a draft of a row that has changed since is not taken', async () => {
  ;(await openForm('monday')).keep({ area: '2' })
  const later = await openForm('tuesday')
  expect([later.came, later.values]).toEqual([false, null])
})

test('a draft that was sent is gone, and typing that comes late does not bring it back', async () => {
  const sent = await openForm('monday')
  sent.keep({ area: '2' })
  sent.drop()
  sent.keep({ area: '3' })
  expect((await openForm('monday')).came).toBe(false)
})
