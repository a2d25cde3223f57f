import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { customsParameterList } from '@tradeport/domain/customs/contract'
import { customsAdmin } from '@tradeport/domain/customs/ui'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCustomsApi } from './customs-api.test-kit'

// The page of the parameters over the real API of customs.
let api: TestApi
let desk: Caller
let reader: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startCustomsApi({ companyNames: async () => new Map(), brokers: async () => [] })
  desk = await api.person({ kind: 'operator', roles: ['op_trade'] })
  reader = await api.person({ kind: 'operator', roles: ['op_auditor'] })
})
afterEach(() => opened?.close())
afterAll(() => api.close())

const open = async (as: Caller) => {
  opened = await openScreen({ api, as, manifest: customsAdmin, path: '/customs-parameters' })
}
const row = async () => within(await screen.findByRole('row', { name: /Days that a date may lie ahead/ }))

test('the desk changes a value, and is told at its field what it cannot be', async () => {
  await open(desk)
  fireEvent.click((await row()).getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog'))
  const value = await dialog.findByLabelText(/^Value/)
  expect(dialog.getByText('From 0 to 365.')).toBeTruthy()
  fireEvent.change(value, { target: { value: '400' } })
  fireEvent.click(dialog.getByText('Save', { selector: 'button *' }))
  expect(await dialog.findByText('Must be at most 365.')).toBeTruthy()
  fireEvent.change(value, { target: { value: '20' } })
  fireEvent.click(dialog.getByText('Save', { selector: 'button *' }))
  await waitFor(async () => {
    const { parameters } = await desk.ok(customsParameterList, {})
    expect(parameters.find(({ code }) => code === 'days_ahead')?.periods).toMatchObject([{ value: '20' }])
  })
  expect(await (await row()).findByText(/^from .*: 20$/)).toBeTruthy()
})

test('numbers are written as the reader writes them, and a dialog that is left gives the focus back', async () => {
  await open(desk)
  const limit = within(await screen.findByRole('row', { name: /Most that a form of market purchases declares/ }))
  expect(limit.getAllByText(/^150.000$/).length).toBe(2)
  const change = limit.getByRole('button', { name: 'Change' })
  change.focus()
  fireEvent.click(change)
  const dialog = within(await screen.findByRole('dialog'))
  const value = await dialog.findByLabelText<HTMLInputElement>(/^Value/)
  expect(dialog.getByText(/^From 1 to 100.000.000\.$/)).toBeTruthy()
  fireEvent.change(value, { target: { value: '160000,5' } })
  expect(value.value).toBe('160000.5')
  value.focus()
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement).toBe(change))
})

test('whoever only reads is offered no change', async () => {
  await open(reader)
  await row()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})
