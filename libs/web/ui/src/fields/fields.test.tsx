import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Checkbox, RadioGroup } from './choice'
import { decimalText, tidyDecimal } from './decimal-text'
import { Field } from './field'
import { acceptsFile } from './file-accept'
import { FileDrop } from './file-drop'
import { focusProblem } from './focus-problem'
import { NumberInput, QuantityInput } from './number-input'
import { PasswordInput } from './password-input'
import { passwordRules } from './password-rules'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

afterEach(cleanup)

describe('Field', () => {
  it('names its control and describes it with error and help', () => {
    render(
      <Field label="Email" required help="We never show it." error="Invalid email format">
        <TextInput />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: /^Email/ })
    expect(screen.getByRole('textbox', { description: 'Invalid email format We never show it.' })).toBe(input)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-required')).toBe('true')
  })

  it('says nothing of errors when there are none', () => {
    render(
      <Field label="Phone" error={undefined}>
        <TextInput />
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'Phone' }).hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('the first wrong field', () => {
  function Form({ error }: { error: string }) {
    const form = useRef<HTMLFormElement>(null)
    return (
      <form ref={form} aria-label="Company" noValidate>
        <Field label="Name">
          <TextInput />
        </Field>
        <Field label="Number" error={error}>
          <TextInput />
        </Field>
        <button type="button" onClick={() => focusProblem(form.current)}>
          Continue
        </button>
      </form>
    )
  }
  const focused = (label: string) => document.activeElement === screen.getByLabelText(label)

  it('has the focus once it is marked, also when the words that say why come later', async () => {
    const { rerender } = render(<Form error="" />)
    await userEvent.click(screen.getByRole('button'))
    await new Promise(resolve => requestAnimationFrame(resolve))
    expect(focused('Number')).toBe(false)
    rerender(<Form error="This is no number." />)
    await vi.waitFor(() => expect(focused('Number')).toBe(true))
  })

  it('does not call back who has gone on', async () => {
    const { rerender } = render(<Form error="" />)
    await userEvent.click(screen.getByRole('button'))
    await new Promise(resolve => requestAnimationFrame(resolve))
    await userEvent.type(screen.getByLabelText('Name'), 'Mill')
    rerender(<Form error="This is no number." />)
    await new Promise(resolve => requestAnimationFrame(resolve))
    expect(focused('Name')).toBe(true)
  })
})

describe('password rules', () => {
  it.each([
    ['Abcdef12', { length: true, characters: true, kinds: true }],
    ['abcdefgh', { length: true, characters: true, kinds: false }],
    ['abc!DEF', { length: false, characters: true, kinds: true }],
    ['Abcdef 12', { length: true, characters: false, kinds: true }],
    ['Abcdéf12', { length: true, characters: false, kinds: true }],
    ['Aa1!Aa1!Aa1!Aa1!Aa1!x', { length: false, characters: true, kinds: true }],
    ['', { length: false, characters: false, kinds: false }],
  ])('of %j', (value, rules) => expect(passwordRules(value)).toEqual(rules))

  it('are ticked while typing, and the password can be shown', async () => {
    const user = userEvent.setup()
    render(
      <Field label="Password">
        <PasswordInput
          showLabel="Show password"
          hideLabel="Hide password"
          rules={{ length: '8 to 20 characters', characters: 'No spaces', kinds: 'Three kinds' }}
          ruleState={{ met: 'met', open: 'not met' }}
        />
      </Field>,
    )
    const input = screen.getByLabelText('Password')
    await user.type(input, 'Abcdefgh')
    expect(screen.getByText('8 to 20 characters').textContent).toContain('8 to 20 characters met')
    expect(screen.getByText('Three kinds').textContent).toContain('Three kinds not met')
    expect(input.getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.getAttribute('type')).toBe('text')
    expect(input.getAttribute('autocomplete')).toBe('new-password')
  })
})

describe('decimal text', () => {
  it.each([
    ['1234.5', 2, '1234.5'],
    ['1,234.567', 2, '1234.56'],
    ['1.234,5', 2, '1234.5'],
    ['1,234,567', 2, '1234567'],
    ['12,5', 2, '12.5'],
    ['１２．５', 2, '12.5'],
    ['12.5', 0, '12.5'],
    ['12,', 0, '12.'],
    ['1,234', 0, '1234'],
    ['1.234.567', 0, '1234567'],
    ['0.125', 0, '0.125'],
    ['US$ 12', 2, '12'],
    ['12.', 2, '12.'],
    ['-5', 2, '5'],
    ['99999999999999999999.01', 2, '99999999999999999999.01'],
  ])('%j with scale %i is %j', (typed, scale, wanted) => expect(decimalText(typed, scale)).toBe(wanted))

  it('keeps the sign where negative values are allowed', () => expect(decimalText('-5.1', 2, true)).toBe('-5.1'))

  it.each([
    ['007.', '7'],
    ['.5', '0.5'],
    ['.', ''],
    ['12.50', '12.50'],
    ['-', ''],
  ])('%j is tidied to %j', (typed, wanted) => expect(tidyDecimal(typed)).toBe(wanted))
})

describe('numbers', () => {
  it('are decimal strings and tidy when left', async () => {
    const user = userEvent.setup()
    function Price() {
      const [value, setValue] = useState('')
      return (
        <Field label="Price">
          <NumberInput value={value} onValue={setValue} unit="USD" />
        </Field>
      )
    }
    render(<Price />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
    await user.type(input, '012.3456x')
    expect(input.value).toBe('012.34')
    await user.tab()
    expect(input.value).toBe('12.34')
  })

  it('a quantity stays within its limits', async () => {
    const user = userEvent.setup()
    function Quantity() {
      const [value, setValue] = useState(100)
      return (
        <QuantityInput
          value={value}
          onValue={setValue}
          min={100}
          max={300}
          step={100}
          label="Pieces"
          lessLabel="Less"
          moreLabel="More"
        />
      )
    }
    render(<Quantity />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pieces' })
    await user.clear(field)
    await user.type(field, '150.5')
    expect(field.value).toBe('150.5')
    await user.tab()
    expect(field.value).toBe('150')
    await user.clear(field)
    await user.tab()
    expect(field.value).toBe('100')
    expect(screen.getByRole('button', { name: 'Less' }).hasAttribute('disabled')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'More' }))
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pieces' })
    expect(input.value).toBe('200')
    await user.clear(input)
    await user.type(input, '9000')
    expect(input.value).toBe('300')
    await user.clear(input)
    await user.type(input, '5')
    await user.tab()
    expect(input.value).toBe('100')
  })
})

describe('choices', () => {
  it('radio buttons are one group with a name, and the words of a card choose it', async () => {
    const user = userEvent.setup()
    const onValue = vi.fn()
    render(
      <RadioGroup
        legend="I am"
        look="cards"
        value="buyer"
        onValue={onValue}
        error="Please choose"
        options={[
          { value: 'buyer', label: 'Buyer', description: 'I source goods' },
          { value: 'seller', label: 'Seller' },
        ]}
      />,
    )
    expect(screen.getByRole('group', { name: 'I am', description: 'Please choose' })).toBeDefined()
    expect(screen.getByRole('radio', { name: 'Buyer', description: 'I source goods' })).toBeDefined()
    await user.click(screen.getByText('Seller'))
    expect(onValue).toHaveBeenCalledWith('seller')
  })

  it('a checkbox shows what is wrong with it', () => {
    render(<Checkbox error="Please accept the agreement">I accept</Checkbox>)
    expect(screen.getByRole('checkbox', { name: 'I accept', description: 'Please accept the agreement' })).toBeDefined()
  })
})

describe('TextArea', () => {
  it('counts characters as people do and marks too many instead of cutting them', async () => {
    const user = userEvent.setup()
    render(
      <Field label="Needs">
        <TextArea limit={3} />
      </Field>,
    )
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Needs' })
    await user.type(area, '毛衣🧶x')
    expect(screen.getByText('4 / 3')).toBeDefined()
    expect(area.value).toBe('毛衣🧶x')
  })
})

describe('FileDrop', () => {
  const texts = { remove: (name: string) => `Remove ${name}`, retry: (name: string) => `Retry ${name}`, list: 'Files' }
  const pdf = new File(['x'], 'list.pdf', { type: 'application/pdf' })
  const exe = new File(['x'], 'setup.exe', { type: 'application/x-msdownload' })
  const big = new File(['x'.repeat(20)], 'big.pdf', { type: 'application/pdf' })

  it('hands on what fits and says what does not and why', () => {
    const onFiles = vi.fn()
    const onRefused = vi.fn()
    render(
      <FileDrop
        title="Drop files"
        accept=".pdf"
        multiple
        maxBytes={10}
        onFiles={onFiles}
        onRefused={onRefused}
        texts={texts}
      />,
    )
    fireEvent.drop(screen.getByText('Drop files'), { dataTransfer: { files: [pdf, exe, big] } })
    expect(onFiles).toHaveBeenCalledWith([pdf])
    expect(onRefused).toHaveBeenCalledWith([exe], 'kind')
    expect(onRefused).toHaveBeenCalledWith([big], 'size')
  })

  it('takes nothing as a part of a form that cannot be changed', () => {
    const onFiles = vi.fn()
    const show = (disabled: boolean) => (
      <fieldset disabled={disabled}>
        <FileDrop title="Drop files" onFiles={onFiles} texts={texts} />
      </fieldset>
    )
    const { rerender } = render(show(true))
    const drop = () => fireEvent.drop(screen.getByText('Drop files'), { dataTransfer: { files: [pdf] } })
    drop()
    expect(onFiles).not.toHaveBeenCalled()
    rerender(show(false))
    drop()
    expect(onFiles).toHaveBeenCalledWith([pdf])
  })

  it('lists files with progress, retry and remove', async () => {
    const user = userEvent.setup()
    const onRetry = vi.fn()
    render(
      <FileDrop
        title="Drop files"
        onFiles={() => undefined}
        onRetry={onRetry}
        onRemove={() => undefined}
        texts={texts}
        files={[
          { id: '1', name: 'a.pdf', state: 'sending', progress: 0.4 },
          { id: '2', name: 'b.pdf', state: 'failed', note: 'No connection' },
        ]}
      />,
    )
    expect(screen.getByRole('progressbar', { name: 'a.pdf' }).getAttribute('aria-valuenow')).toBe('40')
    await user.click(screen.getByRole('button', { name: 'Retry b.pdf' }))
    expect(onRetry).toHaveBeenCalledWith('2')
    expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toBeDefined()
  })

  it.each([
    [undefined, true],
    ['image/*', true],
    ['.PNG', true],
    ['image/png, .pdf', true],
    ['.pdf', false],
    ['image/webp', false],
  ])('accept %j of a png: %s', (accept, wanted) => {
    expect(acceptsFile(accept, { name: 'Photo.png', type: 'image/png' })).toBe(wanted)
  })
})
