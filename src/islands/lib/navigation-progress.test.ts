import { beforeEach, describe, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'
import { showNavigationProgress } from './navigation-progress.ts'

withDom()
showNavigationProgress()
const page = document.documentElement.dataset
beforeEach(() => {
  dispatchEvent(new Event('pagehide'))
  document.body.innerHTML = `
    <a class="tab" href="https://gona.test/weather"><b>Weather</b></a><a class="tab" href="/community">Community</a>
    <p><a id="here" href="#main">Skip</a><a id="call" href="/api/own-data">Data</a><a id="far" href="https://example.org/">Far</a>
    <a id="other" href="/a" target="_blank">Other</a><a id="part" href="https://gona.test/prices#today">Part</a><span>Text</span></p><form></form>`
})
const at = (selector: string) => document.querySelector<HTMLElement>(selector)!
const down = (selector: string) =>
  at(selector).dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }))
const click = (selector: string, over: MouseEventInit = {}) =>
  at(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...over }))
const pressed = () => document.querySelectorAll('[data-pressed]').length

describe('a tab', () => {
  test('is marked under the finger, one at a time', () => {
    down('.tab b')
    expect(at('.tab').dataset.pressed).toBe('')
    down('.tab:nth-of-type(2)')
    expect([at('.tab').dataset.pressed, pressed()]).toEqual([undefined, 1])
    down('span')
    expect(pressed()).toBe(0)
  })

  test.each(['pointercancel', 'contextmenu', 'pagehide'])('is let go on %s', (ended) => {
    down('.tab b')
    click('.tab b')
    expect([pressed(), page.going]).toEqual([1, ''])
    dispatchEvent(new Event(ended))
    expect([pressed(), page.going]).toEqual([0, undefined])
  })
})

describe('the line of a page to come', () => {
  test('stands from a click on a link that leads to another page, and when a form is sent', () => {
    click('.tab b')
    expect(page.going).toBe('')
    dispatchEvent(new Event('pagehide'))
    click('#part')
    expect(page.going).toBe('')
    dispatchEvent(new Event('pagehide'))
    at('form').dispatchEvent(new Event('submit', { bubbles: true, composed: true, cancelable: true }))
    expect(page.going).toBe('')
  })

  test.each(['#here', '#call', '#far', '#other', 'span'])('does not stand after %s', (selector) => {
    down('.tab b')
    click(selector)
    expect([page.going, pressed()]).toEqual([undefined, 0])
  })

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('does not stand for a new window by %s', (key) => {
    click('.tab b', { [key]: true })
    expect(page.going).toBeUndefined()
  })

  test('does not stand where the screen takes the click', () => {
    at('.tab b').addEventListener('click', (event) => event.preventDefault())
    down('.tab b')
    click('.tab b')
    expect([page.going, pressed()]).toEqual([undefined, 0])
  })
})
