import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { aPaymentPlan, type InquiryContent } from '@tradeport/domain/sourcing/contract'
import { quotationTotals } from '@tradeport/domain/sourcing/rules'
import type { AppRuntime } from '@tradeport/web/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderPart } from '../shared/test-app.fixture'
import { ChargesSection } from './charges-section'
import { contentOf, type EditorValues } from './editor-values'
import { ItemsSection } from './items-section'
import { PlanSection } from './plan-section'
import { TotalsAside } from './totals-aside'

let runtime: AppRuntime | undefined
afterEach(() => {
  cleanup()
  runtime?.dispose()
})

const VALUES: EditorValues = {
  currency: 'USD',
  items: [
    {
      id: 'a',
      kind: 'requested',
      name: 'Pullover',
      specs: [],
      qty: '1000',
      unit: 'piece',
      unitPrice: '9.95',
      priceBreaks: [],
    },
    { id: 'b', kind: 'requested', name: 'Scarf', specs: [], qty: '300', unit: 'piece', priceBreaks: [] },
  ],
  charges: [{ kind: 'discount', amount: '50' }],
  taxPercent: '0',
  paymentPlan: aPaymentPlan().map(part => ({ ...part, dueDays: String(part.dueDays) })),
  leadFrom: 'deposit_received',
  partialShipment: false,
  transhipment: false,
  qualityTerms: {},
}

const INQUIRY: InquiryContent = {
  id: 'i',
  no: 'IQ1',
  status: 'open',
  revision: 1,
  title: null,
  requirement: null,
  requirementLocale: null,
  tradeType: 'foreign',
  destCountry: null,
  destPort: null,
  incotermWish: null,
  paymentWish: [],
  currencyWish: null,
  neededBy: null,
  quoteDays: 7,
  quoteDeadline: null,
  sampleWanted: false,
  inspectionWanted: [],
  visibility: 'company',
  files: [],
  items: [],
  completeness: 0,
}

async function showEditor(sections: ReactNode) {
  let read = (): EditorValues => VALUES
  function Editor() {
    const [form] = Form.useForm<EditorValues>()
    read = () => form.getFieldsValue(true)
    return (
      <Form form={form} initialValues={VALUES}>
        {sections}
        <TotalsAside onReview={() => undefined} />
      </Form>
    )
  }
  runtime = await renderPart(<Editor />)
  return { read: () => read() }
}

const showItems = () => showEditor(<ItemsSection inquiry={INQUIRY} />)

async function showPlan() {
  const changed = vi.fn()
  const { read } = await showEditor(<PlanSection onChanged={changed} />)
  return { changed, read }
}

const enter = (field: HTMLElement | undefined, value: string) =>
  fireEvent.change(field ?? document.body, { target: { value } })
const digits = (text: string | null | undefined) => (text ?? '').replace(/\D/g, '')
const totals = () => within(screen.getByRole('region', { name: 'Totals' }))
const total = () => digits(totals().getByText('Total').parentElement?.querySelector('dd')?.textContent)
/** The form tells its watchers after the event. */
const totalIs = (sum: string) => waitFor(() => expect(total()).toBe(sum))
const planSum = () =>
  screen
    .getAllByRole('status')
    .map(element => element.textContent)
    .join(' ')

describe('sums of a quotation in the making', () => {
  test('a line without a price adds nothing, and counts as soon as the price is typed', async () => {
    await showItems()
    await totalIs('990000')
    enter(screen.getAllByLabelText('Unit price')[1], '4.5')
    await totalIs('1125000')
    expect(digits(screen.getByLabelText('Amount of line 2').textContent)).toBe('135000')
  })

  test('charges are added, a discount and what is inside the prices are not', async () => {
    await showEditor(<ChargesSection />)
    fireEvent.click(screen.getByText('Add a charge'))
    enter(screen.getAllByLabelText('Amount').at(-1), '200')
    await totalIs('1010000')
    fireEvent.click(screen.getAllByLabelText('inside the unit prices').at(-1) ?? document.body)
    await totalIs('990000')
  })

  test('a half typed number is read as far as it goes', async () => {
    await showItems()
    enter(screen.getAllByLabelText('Unit price')[0], '10.')
    await totalIs('995000')
  })

  test('what is shown is what the server would compute of the same content', async () => {
    const { read } = await showEditor(
      <>
        <ItemsSection inquiry={INQUIRY} />
        <ChargesSection />
      </>,
    )
    enter(screen.getAllByLabelText('Unit price')[1], '3.335')
    enter(screen.getByLabelText('Tax rate'), '13')
    const content = contentOf(read())
    const server = quotationTotals({
      currency: content.currency,
      items: content.items.map(item => ({ kind: item.kind ?? 'requested', qty: item.qty, unitPrice: item.unitPrice })),
      charges: (content.charges ?? []).map(charge => ({ ...charge, included: charge.included ?? false })),
      taxPercent: content.taxPercent ?? '0',
    })
    await totalIs(digits(server.total))
  })
})

describe('the payment plan', () => {
  test('says what is missing to 100 % while it is typed, and puts it into the last instalment', async () => {
    const { changed, read } = await showPlan()
    expect(planSum()).toContain('100%')
    enter(screen.getAllByLabelText('Share')[0], '25.5')
    await waitFor(() => expect(planSum()).toContain('4.5% is missing to 100 %.'))
    fireEvent.click(screen.getByText('Put it into the last instalment'))
    expect(read().paymentPlan.map(part => part.percent)).toEqual(['25.5', '74.5'])
    await waitFor(() => expect(planSum()).not.toContain('missing'))
    expect(changed).toHaveBeenCalled()
  })

  test('says how much is too much', async () => {
    await showPlan()
    enter(screen.getAllByLabelText('Share')[0], '40')
    await waitFor(() => expect(planSum()).toContain('10% too much.'))
  })
})
