import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Combobox, type ComboboxProps } from './combobox'
import { type ComboboxOption, matchOptions, nextActive } from './combobox-options'
import { Field } from './field'

afterEach(cleanup)

const PORTS: ComboboxOption[] = [
  { value: 'CNNGB', label: 'Ningbo', hint: 'CNNGB', keywords: '宁波' },
  { value: 'CNSHA', label: 'Shanghai', hint: 'CNSHA' },
  { value: 'DEHAM', label: 'Hamburg', hint: 'DEHAM', disabled: true },
  { value: 'BRSSZ', label: 'São Paulo', hint: 'BRSSZ' },
]
const texts = { empty: 'No port found', loading: 'Searching…', failed: 'Search failed', clear: 'Clear', open: 'Ports' }

function Port(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState<ComboboxOption | null>(null)
  return (
    <Field label="Port" error="Please select a port">
      <Combobox options={PORTS} {...props} texts={texts} value={value} onValue={setValue} />
    </Field>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Port' })
const options = () => screen.queryAllByRole('option').map(option => option.textContent)
const activeOption = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('matching', () => {
  it('finds by name, code, another language and without accents; the exact code comes first', () => {
    expect(matchOptions(PORTS, 'ning').map(o => o.value)).toEqual(['CNNGB'])
    expect(matchOptions(PORTS, 'cnsha').map(o => o.value)).toEqual(['CNSHA'])
    expect(matchOptions(PORTS, '宁波').map(o => o.value)).toEqual(['CNNGB'])
    expect(matchOptions(PORTS, 'sao paulo').map(o => o.value)).toEqual(['BRSSZ'])
    const pair = [
      { value: '1', label: 'USD account', hint: 'A' },
      { value: '2', label: 'Dollar', hint: 'USD' },
    ]
    expect(matchOptions(pair, 'usd').map(o => o.value)).toEqual(['2', '1'])
    const countries = [
      { value: 'BES', label: 'BES · Caribbean Netherlands' },
      { value: 'NLD', label: 'NLD · Netherlands' },
    ]
    expect(matchOptions(countries, 'nether').map(o => o.value)).toEqual(['NLD', 'BES'])
  })

  it('moves past disabled options and around the ends', () => {
    expect(nextActive(PORTS, 1, 1)).toBe(3)
    expect(nextActive(PORTS, 3, 1)).toBe(0)
    expect(nextActive(PORTS, 0, -1)).toBe(3)
    expect(nextActive([], -1, 1)).toBe(-1)
  })
})

describe('Combobox', () => {
  it('belongs to its field: label, error and invalid state', () => {
    render(<Port />)
    expect(screen.getByRole('combobox', { name: 'Port', description: 'Please select a port' })).toBe(box())
    expect(box().getAttribute('aria-invalid')).toBe('true')
  })

  it('opens with the arrow, moves and chooses with Enter', async () => {
    const user = userEvent.setup()
    render(<Port />)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(box().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(activeOption()).toBe('São PauloBRSSZ')
    await user.keyboard('{Enter}')
    expect(box().value).toBe('São Paulo')
    expect(box().getAttribute('aria-expanded')).toBe('false')
  })

  it('narrows while typing and takes the first with Tab', async () => {
    const user = userEvent.setup()
    render(<Port />)
    await user.type(box(), 'sha')
    expect(options()).toEqual(['ShanghaiCNSHA'])
    await user.tab()
    expect(box().value).toBe('Shanghai')
  })

  it('Escape closes the list and brings back what was chosen', async () => {
    const user = userEvent.setup()
    render(<Port />)
    await user.type(box(), 'nin{Enter}')
    await user.type(box(), 'xyz')
    expect(screen.getByRole('status').textContent).toContain('No port found')
    await user.keyboard('{Escape}')
    expect(box().value).toBe('Ningbo')
  })

  it('cannot choose a disabled option, and clears by its button', async () => {
    const user = userEvent.setup()
    render(<Port />)
    await user.click(box())
    await user.click(screen.getByRole('option', { name: /Hamburg/ }))
    expect(box().value).toBe('')
    await user.click(screen.getByRole('option', { name: /Ningbo/ }))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(box())
  })

  it('drops an answer that was overtaken', async () => {
    const user = userEvent.setup()
    const answers = new Map<string, (options: ComboboxOption[]) => void>()
    const load = vi.fn((query: string) => new Promise<ComboboxOption[]>(resolve => answers.set(query, resolve)))
    render(<Port options={undefined} load={load} />)
    await user.type(box(), 'n')
    await expect.poll(() => answers.has('n')).toBe(true)
    await user.type(box(), 'i')
    await expect.poll(() => answers.has('ni')).toBe(true)
    await act(async () => answers.get('ni')?.([{ value: 'CNNGB', label: 'Ningbo' }]))
    await act(async () => answers.get('n')?.([{ value: 'X', label: 'Nagoya' }]))
    expect(options()).toEqual(['Ningbo'])
  })

  it('says that the search failed', async () => {
    const user = userEvent.setup()
    render(<Port options={undefined} load={() => Promise.reject(new Error('offline'))} />)
    await user.click(box())
    await expect.poll(() => screen.getByRole('status').textContent).toBe('Search failed')
  })
})
