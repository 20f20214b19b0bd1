import { beforeEach, describe, expect, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'

withDom()
const { act, all, field, fill, one, press, sharedPhone, text, tick } = await import('../testing/screen.tsx')
const { CheckboxGroup, RadioGroup } = await import('./choices.tsx')
const { Field, Select, TextArea, TextInput } = await import('./field.tsx')
const { LanguageSelect } = await import('./language-select.tsx')
const { PhoneField } = await import('./phone-field.tsx')
const { PictureSelect } = await import('./picture-select.tsx')

const shared = sharedPhone()
const show: ReturnType<typeof shared>['show'] = (screen, props, language) => shared().show(screen, props, language)

let pressed: unknown[]
beforeEach(() => {
  pressed = []
})

describe('a field', () => {
  test('is named by its label, described by its hint and error, and starred once', async () => {
    await show(
      <>
        <TextInput name="a" label="Plain" />
        <TextInput name="b" label="Hinted" hint="so" error="wrong" required id="b" after={<i>unit</i>} />
        <TextArea name="c" label="Starred *" required error="empty" id="c" />
        <Field label={<b>Own</b>} required id="d">
          {(control) => <input {...control} />}
        </Field>
      </>,
    )
    const control = (id: string) => document.getElementById(id)!
    const names = ['aria-describedby', 'aria-invalid', 'aria-required']
    expect(names.map((name) => field('Plain').getAttribute(name))).toEqual([null, null, null])
    expect(names.map((name) => control('b').getAttribute(name))).toEqual(['b-hint b-error', 'true', 'true'])
    expect(names.map((name) => control('c').getAttribute(name))).toEqual(['c-error', 'true', 'true'])
    expect(names.map((name) => control('d').getAttribute(name))).toEqual([null, null, 'true'])
    expect(all('label').map(({ className }) => className)).toEqual([
      'label',
      'label label-required',
      'label',
      'label label-required',
    ])
    expect(all('.hint, .field-error').map(({ id, textContent }) => [id, textContent])).toEqual([
      ['b-hint', 'so'],
      ['b-error', 'wrong'],
      ['c-error', 'empty'],
    ])
    expect(all('.joined').map(({ textContent }) => textContent)).toEqual(['unit'])
    expect(field('Plain').getAttribute('type')).toBe('text')
  })

  test('of choices has an empty first one, a group below and something beside it only where they are given', async () => {
    const options = [{ value: 'a', label: 'A' }]
    await show(
      <>
        <Select name="one" label="One" options={options} />
        <Select
          name="two"
          label="Two"
          options={options}
          placeholder="Choose"
          more={{ label: 'Rarely', options: [{ value: 'z', label: 'Z' }] }}
          before={<i>+</i>}
        />
      </>,
    )
    expect(all('select').map((each) => [...each.querySelectorAll('option')].map(({ value }) => value))).toEqual([
      ['a'],
      ['', 'a', 'z'],
    ])
    expect(all('optgroup').map((each) => each.getAttribute('label'))).toEqual(['Rarely'])
    expect(all('.beside').map(({ textContent }) => textContent?.slice(0, 1))).toEqual(['+'])
  })

  test('of languages has each by its own name, and passes on the chosen one', async () => {
    await show(
      <>
        <LanguageSelect value="ha" onChange={(language) => pressed.push(language)} />
        <LanguageSelect defaultValue="af" name="other" />
      </>,
    )
    const [held, free] = all('select') as HTMLSelectElement[]
    expect([held!.name, held!.value, free!.name, free!.value]).toEqual(['preferredLanguage', 'ha', 'other', 'af'])
    expect([...held!.options].map(({ textContent }) => textContent)).toContain('Hausa')
    await act(() => {
      held!.value = 'ig'
      held!.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(pressed).toEqual(['ig'])
  })
})

describe('boxes to tick', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
  const boxes = () => all('input') as HTMLInputElement[]

  test('pass on all that are ticked, in their order', async () => {
    await show(
      <CheckboxGroup
        name="x"
        label="Which"
        options={options}
        value={['c']}
        onChange={(chosen) => pressed.push(chosen)}
        error="none"
        hint="any"
        required
      />,
    )
    expect(boxes().map(({ checked, name, type }) => [checked, name, type])).toEqual([
      [false, 'x', 'checkbox'],
      [false, 'x', 'checkbox'],
      [true, 'x', 'checkbox'],
    ])
    await tick('A')
    await tick('C')
    expect(pressed).toEqual([['a', 'c'], []])
    expect(boxes()[0]!.getAttribute('aria-describedby')).toBe(one('.field-error')!.id)
    expect(one('fieldset')!.getAttribute('aria-describedby')).toBe(one('.hint')!.id)
    expect(boxes()[0]!.getAttribute('aria-invalid')).toBe('true')
    expect(one('legend')!.className).toBe('label label-required')
    expect(one('details')).toBeNull()
  })

  test('of a plain form begin as they were, with rare ones folded', async () => {
    await show(
      <>
        <CheckboxGroup name="x" label="Which" options={options} defaultValue={['b']} />
        <RadioGroup
          name="y"
          label="One"
          options={options}
          defaultValue="a"
          more={{ label: 'More', options: [{ value: 'z', label: 'Z' }] }}
          className="wide"
        />
      </>,
    )
    expect(boxes().map(({ checked, type }) => `${type} ${checked}`)).toEqual([
      'checkbox false',
      'checkbox true',
      'checkbox false',
      'radio true',
      'radio false',
      'radio false',
      'radio false',
    ])
    expect(all('.choices').map(({ className }) => className)).toEqual(['choices', 'choices wide', 'choices wide'])
    expect(one('details summary')!.textContent).toBe('More')
    expect(one('fieldset')!.hasAttribute('aria-describedby')).toBe(false)
    expect(boxes()[0]!.hasAttribute('aria-invalid')).toBe(false)
    await tick('C')
    expect(boxes()[2]!.checked).toBe(true)
  })

  test('of which one is chosen pass it on', async () => {
    await show(
      <RadioGroup name="y" label="One" options={options} value={null} onChange={(chosen) => pressed.push(chosen)} />,
    )
    expect(boxes().some(({ checked }) => checked)).toBe(false)
    await tick('B')
    expect(pressed).toEqual(['b'])
  })
})

describe('choices with pictures', () => {
  const options = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value, drawing: 'crop.maize' as const }))
  const select = () => one('select') as HTMLSelectElement

  test('change the list they stand for, which tells its form', async () => {
    await show(
      <form onChange={() => pressed.push(select().value)}>
        <PictureSelect label="Size" name="size" placeholder="Choose" options={options} defaultValue="b" />
      </form>,
    )
    const state = () => all('.choice').map((each) => each.getAttribute('aria-pressed'))
    expect([select().value, state()]).toEqual(['b', ['false', 'true', 'false', 'false']])
    await press('d')
    expect([select().value, state(), pressed]).toEqual(['d', ['false', 'false', 'false', 'true'], ['d']])
    expect(one('.choices')!.className).toBe('choices choices-drawn with-script')
    expect(all('.choice').map((each) => each.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1', '-1'])
  })

  test('stand three in a row unless there are four', async () => {
    await show(
      <PictureSelect
        label="Size"
        name="size"
        placeholder="-"
        options={options.slice(1)}
        defaultValue=""
        error="none"
      />,
    )
    expect(one('.choices')!.className).toEndWith('choices-three')
    expect(one('.field-error')!.textContent).toBe('none')
  })
})

describe('a phone number', () => {
  const country = () => one('select') as HTMLSelectElement
  const number = () => one('input') as HTMLInputElement

  test('of the chosen country loses the code that was typed', async () => {
    await show(<PhoneField onChange={(international) => pressed.push(international)} />)
    await fill('Phone Number', '+264811234567')
    expect(country().value).toBe('NA')
    await act(() => {
      country().value = 'NG'
      country().dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(number().value).toBe('811234567')
    expect(pressed).toEqual(['+264811234567', '+234811234567'])
    await fill('Phone Number', '')
    expect(pressed.at(-1)).toBe('')
  })

  test.each([
    ['its own', { defaultValue: '+264811234567', defaultCountry: 'NG' } as const, 'en', 'NA'],
    ['the given one', { defaultValue: '0811234567', defaultCountry: 'NA' } as const, 'en', 'NA'],
    ['that of the language', {}, 'af', 'NA'],
    ['Nigeria', {}, 'en', 'NG'],
  ] as const)('begins with a country: %s', async (_, given, language, shown) => {
    await show(<PhoneField {...given} />, {}, language)
    expect(country().value).toBe(shown)
    expect(number().value).toBe('defaultValue' in given ? given.defaultValue : '')
  })

  test('has the names of its form, and its label', async () => {
    await show(<PhoneField name="to" label="Send to" error="wrong" required />)
    expect([country().name, number().name, number().getAttribute('aria-invalid')]).toEqual(['toCountry', 'to', 'true'])
    expect(one('label')!.textContent).toBe('Send to')
    expect(text()).toContain('wrong')
  })
})
