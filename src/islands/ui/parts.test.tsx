import { beforeEach, describe, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, all, one, press, sharedPhone } = await import('../testing/screen.tsx')
const { Avatar } = await import('./avatar.tsx')
const { Badge } = await import('./badge.tsx')
const { Button, ButtonLink } = await import('./button.tsx')
const { Card } = await import('./card.tsx')
const { DrawingWithCorner } = await import('./cornered.tsx')
const { EmptyState } = await import('./empty-state.tsx')
const { Icon } = await import('./icon.tsx')
const { Notice } = await import('./notice.tsx')
const { SingleButtonForm } = await import('./press-form.tsx')
const { Spinner } = await import('./spinner.tsx')
const { PageHeading } = await import('./titled.tsx')

const shared = sharedPhone()
const show: ReturnType<typeof shared>['show'] = (screen, props, language) => shared().show(screen, props, language)

let pressed: unknown[]
beforeEach(() => {
  pressed = []
})

describe('an avatar', () => {
  test('shows the initials of two words, or the picture until it cannot be read', async () => {
    await show(
      <>
        <Avatar name="  amina bello garba " />
        <Avatar name="Ọlá" large />
        <Avatar name="Musa Ali" src="/a.webp" />
        <Avatar name="" />
      </>,
    )
    expect(all('.avatar').map(({ textContent, className }) => [textContent, className])).toEqual([
      ['AB', 'avatar'],
      ['Ọ', 'avatar avatar-l'],
      ['', 'avatar'],
      ['', 'avatar'],
    ])
    await act(() => one('img')!.dispatchEvent(new Event('error')))
    expect([one('img'), all('.avatar')[2]!.textContent]).toEqual([null, 'MA'])
  })
})

describe('a button', () => {
  test('is named and styled by what it holds', async () => {
    await show(
      <>
        <Button>Save</Button>
        <Button variant="danger" wide className="last" icon="close" />
        <ButtonLink href="/a">Go</ButtonLink>
        <ButtonLink href="/b" variant="quiet" icon="back" />
      </>,
    )
    expect(all('.button').map(({ className }) => className)).toEqual([
      'button',
      'button button-danger button-wide button-icon last',
      'button',
      'button button-quiet button-icon',
    ])
    expect(all('.button').map((each) => each.querySelectorAll('svg').length)).toEqual([0, 1, 0, 1])
    expect(one('button')!.getAttribute('type')).toBe('button')
  })

  test('that waits or is disabled is no longer pressed, and says so', async () => {
    const press = () => pressed.push('pressed')
    await show(
      <form onSubmit={() => pressed.push('sent')}>
        <Button onClick={press}>Free</Button>
        <Button type="submit" pending pendingText="Waiting" onClick={press}>
          Send
        </Button>
        <Button pending onClick={press}>
          Same words
        </Button>
        <Button disabled pendingText="Never" onClick={press}>
          Off
        </Button>
      </form>,
    )
    expect(all('button').map((each) => [each.textContent, each.getAttribute('aria-disabled')])).toEqual([
      ['Free', null],
      ['Waiting', 'true'],
      ['Same words', 'true'],
      ['Off', 'true'],
    ])
    for (const each of all('button')) await act(() => each.click())
    expect(pressed).toEqual(['pressed'])
  })

  test('that is a form is sent by script once, not while it waits', async () => {
    const form = (pending?: boolean) => (
      <SingleButtonForm action="/a" pending={pending} onPress={() => pressed.push(pending)}>
        <button type="submit">Send</button>
      </SingleButtonForm>
    )
    await show(form())
    expect([one('form')!.getAttribute('method'), one('form')!.getAttribute('action')]).toEqual(['post', '/a'])
    await press('Send')
    await show(form(true))
    await press('Send')
    expect(pressed).toEqual([undefined])
  })
})

describe('a card', () => {
  test('is a section with its title, a link as a whole, or a plain box', async () => {
    await show(
      <>
        <Card title="Titled" titleId="t" action={<i>act</i>} tone="sun" className="own">
          in it
        </Card>
        <Card title="Linked" href="/x">
          in it
        </Card>
        <Card href="/y">no title</Card>
        <Card>boxed</Card>
      </>,
    )
    expect(all('.card').map((each) => [each.tagName, each.className, each.getAttribute('aria-labelledby')])).toEqual([
      ['SECTION', 'card card-sun own', 't'],
      ['A', 'card card-link', null],
      ['A', 'card card-link', null],
      ['DIV', 'card', null],
    ])
    expect(all('h2, h3, i').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H2', 'Titled'],
      ['I', 'act'],
      ['H3', 'Linked'],
    ])
  })
})

describe('signs', () => {
  test('are hidden from screen readers unless they have a label', async () => {
    await show(
      <>
        <Icon name="check" />
        <Icon name="check" label="Done" filled />
      </>,
    )
    expect(
      all('svg').map((each) => ['role', 'aria-label', 'aria-hidden', 'fill'].map((name) => each.getAttribute(name))),
    ).toEqual([
      [null, null, 'true', null],
      ['img', 'Done', null, 'currentColor'],
    ])
    expect(all('path').map((each) => each.getAttribute('fill'))).toEqual([null, 'currentColor'])
  })

  test('stand in a badge, a heading and a corner where there is one', async () => {
    await show(
      <>
        <Badge>plain</Badge>
        <Badge tone="danger" icon="warning">
          urgent
        </Badge>
        <PageHeading icon="pin">Place</PageHeading>
        <PageHeading icon="warning" danger>
          Danger
        </PageHeading>
        <DrawingWithCorner of="action.look" corner={null} />
        <DrawingWithCorner of="action.look" corner="crop.maize" />
      </>,
    )
    expect(all('.badge').map((each) => [each.className, each.querySelector('svg') !== null])).toEqual([
      ['badge', false],
      ['badge badge-danger', true],
    ])
    expect(all('.mark').map(({ className }) => className)).toEqual(['mark', 'mark mark-danger'])
    expect(all('.task-picture').map((each) => each.querySelectorAll('.task-corner').length)).toEqual([0, 1])
  })

  test('only danger is announced at once', async () => {
    await show(
      <>
        <Notice>so</Notice>
        <Notice tone="leaf" action={<b>act</b>}>
          well
        </Notice>
        <Notice tone="danger">bad</Notice>
      </>,
    )
    expect(all('.notice').map((each) => [each.className, each.getAttribute('role'), each.textContent])).toEqual([
      ['notice', null, 'so'],
      ['notice notice-leaf', null, 'wellact'],
      ['notice notice-danger', 'alert', 'bad'],
    ])
  })

  test('an empty list has a picture, its words, and a hint and the next step if there are any', async () => {
    await show(
      <>
        <EmptyState text="Nothing" />
        <EmptyState text="Nothing" hint="Later" picture="crop.maize" action={<a href="/n">Next</a>} />
        <Spinner />
        <Spinner text="Just a moment" />
      </>,
    )
    expect(all('.empty').map((each) => [each.querySelectorAll('p').length, each.textContent])).toEqual([
      [1, 'Nothing'],
      [2, 'NothingLaterNext'],
    ])
    expect(all('.empty use').map((each) => each.getAttribute('href'))).toEqual([
      '#d-stage.low.planted',
      '#d-crop.maize',
    ])
    expect(all('.spinner').map(({ textContent }) => textContent)).toEqual(['Loading...', 'Just a moment'])
  })
})
