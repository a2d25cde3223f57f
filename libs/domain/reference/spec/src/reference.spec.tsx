import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  dictLookup,
  dictionaryDisable,
  dictionaryPage,
  exchangeRateCreate,
  exchangeRatePage,
} from '@tradeport/domain/reference/contract'
import { referenceAdmin } from '@tradeport/domain/reference/ui'
import type { Caller } from '@tradeport/testing/harness'
import {
  chooseFromMore,
  dialogBy,
  openedDialog,
  press,
  rowOf,
  screenTests,
  type,
  waitForWrong,
} from '@tradeport/testing/screens'
import { beforeAll, describe, expect, test } from 'vitest'

const screens = screenTests({ manifest: referenceAdmin })
let head: Caller
beforeAll(async () => {
  head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
})
const open = (path: string, as = head) => screens.open(path, as)

describe('the lists', () => {
  test('lead to their items', async () => {
    await open('/reference/lists')
    const link = await screen.findByText('Customs units of measure')
    expect(link.closest('a')?.getAttribute('href')).toMatch(/\/reference\/lists\/unit$/)
    expect(screen.getByText('New dictionary')).toBeTruthy()
  })

  test('are only read by who changes nothing', async () => {
    await open('/reference/lists/unit', await screens.api.person({ kind: 'operator', roles: ['op_auditor'] }))
    const row = await rowOf('001')
    expect(within(row).queryByText('Edit')).toBeNull()
    for (const name of ['New item', 'Import', 'Put in order']) expect(screen.queryByText(name)).toBeNull()
  })
})

describe('an item', () => {
  test('is added, with what is wrong said at its field', async () => {
    await open('/reference/lists/unit')
    const dialog = await dialogBy('New item')
    // It begins in its first field, not at its cross.
    const scope = within(dialog).getByRole('radio', { checked: true })
    await waitFor(() => expect(document.activeElement).toBe(scope))
    type(/^Code/, '99')
    type(/^Name/, 'crate')
    press('Save', dialog)
    await waitForWrong(/^Code/)
    type(/^Code/, '990')
    press('Save', dialog)
    await waitFor(async () =>
      expect(await head.ok(dictLookup, { type: 'unit', codes: ['990'] })).toMatchObject([{ name: 'crate' }]),
    )
  })

  test('is put elsewhere with the keyboard', async () => {
    await open('/reference/lists/duty_mode')
    const dialog = await dialogBy('Put in order')
    const down = await within(dialog).findByRole('button', { name: 'Move 1 · Statutory down' })
    down.focus()
    fireEvent.click(down)
    expect(document.activeElement).toBe(down)
    const first = within(dialog).getByRole('button', { name: /^Move 2 · .* down$/ })
    const up = within(dialog).getByRole('button', { name: /^Move 3 · .* up$/ })
    expect(first.closest('li')?.previousElementSibling).toBeNull()
    // At the end of the way up the focus goes to the way back.
    up.focus()
    fireEvent.click(up)
    fireEvent.click(up)
    const back = within(dialog).getByRole('button', { name: /^Move 3 · .* down$/ })
    expect(document.activeElement).toBe(back)
    fireEvent.click(back)
    fireEvent.click(back)
    press('Save', dialog)
    await waitFor(async () => {
      const { records } = await head.ok(dictionaryPage, { list: 'duty_mode' })
      expect(records.map(({ value }) => value).slice(0, 3)).toEqual(['2', '1', '3'])
    })
  })
})

describe('what one region has switched off for itself', () => {
  test('is switched off for all regions from its page', async () => {
    const list = 'duty_mode'
    const { records } = await head.ok(dictionaryPage, { list, keyword: '7' })
    const [item] = records
    if (!item) throw new Error('no item')
    await head.ok(dictionaryDisable, { id: item.id, version: item.version, scope: 'region' })
    await open(`/reference/lists/${list}`)
    const row = await rowOf('7')
    expect(within(row).getByText('In use elsewhere')).toBeTruthy()
    expect(within(row).getByText('Switch on')).toBeTruthy()
    await chooseFromMore('Switch off', row)
    const dialog = await openedDialog()
    expect(within(dialog).getByText(/^This region has it switched off already/)).toBeTruthy()
    expect(within(dialog).queryByRole('radio')).toBeNull()
    press('Switch off', dialog)
    await waitFor(() => expect(screen.queryByText('In use elsewhere')).toBeNull())
    const found = await head.ok(dictionaryPage, { list, keyword: '7' })
    expect(found.records[0]).toMatchObject({ status: 'disabled', statusForAll: 'disabled' })
  })
})

describe('a rate', () => {
  test('is approved by somebody else than who wrote it', async () => {
    const writer = await screens.api.person({ kind: 'operator', roles: ['op_finance'] })
    const rate = { base: 'USD', quote: 'CNY', rate: '7.0431', rateSource: 'bank' as const, asOf: '2026-03-09' }
    await writer.ok(exchangeRateCreate, rate)
    await open('/reference/rates', writer)
    expect(within(await rowOf('7.0431')).queryByText('Approve')).toBeNull()
    await open('/reference/rates')
    press('Approve', await rowOf('7.0431'))
    const question = await openedDialog()
    press('Approve', question)
    await waitFor(async () => {
      const { records } = await head.ok(exchangeRatePage, { base: 'USD', quote: 'CNY' })
      expect(records.map(({ status }) => status)).toEqual(['approved'])
    })
    // And stands in the history of its pair.
    await open('/reference/rates/USD-CNY')
    const history = await screen.findByRole('table', { name: 'History of the rate' })
    expect(
      within(history)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toContain('7.0431')
  })
})

describe('the nomenclature', () => {
  test('is walked from the chapter down, and searched by words', async () => {
    await open('/reference/hs')
    expect(await screen.findByText(/^01 Live animals/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Code or words'), { target: { value: 'pullovers cotton' } })
    fireEvent.click(await screen.findByText('6110200090'))
    const facts = screen.getByRole('region', { name: 'Chosen code' })
    await waitFor(() => expect(within(facts).getByText('Export refund rate')).toBeTruthy())
  })
})
