import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { dataExportCreate, dataExportPage } from '@tradeport/domain/governance/contract'
import { companyExports, governanceExports } from '@tradeport/domain/governance/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let api: TestApi
let head: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

const open = async (path: string, as = head) => {
  opened?.close()
  const manifest = as.actor.kind === 'operator' ? governanceExports : companyExports
  opened = await openScreen({ api, as, manifest, path })
}
/** The first one brings its code and the component library along. */
const dialogShown = () => screen.findByRole('dialog', {}, { timeout: 25_000 })
const press = (name: string, where: HTMLElement) => fireEvent.click(within(where).getByRole('button', { name }))

describe('an export', () => {
  test('with what is personal needs a reason, said at its field', async () => {
    await open('/exports?new=people')
    const dialog = await dialogShown()
    fireEvent.click(await within(dialog).findByLabelText('With personal data in full'))
    expect(within(dialog).queryByText(/· masked/)).toBeNull()
    press('Export', dialog)
    const reason = within(dialog).getByLabelText(/^Reason/)
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(reason, { target: { value: 'The tax office asked' } })
    press('Export', dialog)
    await waitFor(async () => {
      const { records } = await head.ok(dataExportPage, { list: 'people' })
      expect(records[0]).toMatchObject({ full: true, reason: 'The tax office asked' })
    })
  })

  test('is stopped where it was begun in error', async () => {
    await head.ok(dataExportCreate, { list: 'services' })
    await open('/exports')
    const row = (await screen.findByText('Services', { selector: 'td *' })).closest('tr')
    if (!row) throw new Error('no row')
    press('Stop', row)
    press('Stop', await screen.findByRole('dialog'))
    await waitFor(async () => {
      const { records } = await head.ok(dataExportPage, { list: 'services' })
      expect(records[0]?.status).toBe('cancelled')
    })
    // What has no file any more is asked for again as it was.
    fireEvent.click(await screen.findByRole('link', { name: 'Export again: Services' }))
    await dialogShown()
  })

  test('offers nobody what they may not read', async () => {
    await open('/exports?new=orders', await api.person({ kind: 'operator', roles: ['op_reviewer'] }))
    const dialog = await dialogShown()
    await within(dialog).findByText('Registration number')
    expect(within(dialog).queryByText('Orders')).toBeNull()
    expect(within(dialog).queryByLabelText('With personal data in full')).toBeNull()
  })

  test('comes with the filters of its list, in words, and without one that is taken away', async () => {
    await open('/exports?new=companies&newFilter.party=seller&newFilter.colour=red')
    const dialog = await dialogShown()
    await within(dialog).findByText('Roles in the market: Seller')
    press('Export', dialog)
    await screen.findByText('Roles in the market: Seller', { selector: 'td' })
    await open('/exports?new=companies&newFilter.party=seller')
    const again = await dialogShown()
    press(
      'Leave out the filter Roles in the market',
      await within(again)
        .findByText('Roles in the market: Seller')
        .then(() => again),
    )
    press('Export', again)
    await waitFor(async () => {
      const { records } = await head.ok(dataExportPage, { list: 'companies' })
      expect(records.map(({ filters }) => filters.more.map(({ value }) => value))).toEqual([[], ['seller']])
    })
  })

  test('of a company is asked for by its people without a reason, and stands in their list', async () => {
    const provider = await api.person({ kind: 'provider', roles: ['provider_owner'] })
    await open('/exports?new=serviceOrders&newStatus=in_service&newFilter.late=true', provider)
    const dialog = await dialogShown()
    await within(dialog).findByText('Time limit: Overdue only')
    expect(within(dialog).queryByLabelText(/^Reason/)).toBeNull()
    fireEvent.click(within(dialog).getByLabelText('Quantity'))
    press('Export', dialog)
    await screen.findByText('In service · Time limit: Overdue only')
    const { records } = await provider.ok(dataExportPage, {})
    expect(records).toMatchObject([{ list: 'serviceOrders', full: false, filters: { status: 'in_service' } }])
  })
})
