import { fireEvent, screen, within } from '@testing-library/react'
import { companyAdmin, identityAdmin } from '@tradeport/domain/identity/ui'
import { screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

// A check on the spot, recorded at the company's page, over the whole product: its rights are read off it.
const screens = screenTests({ manifest: identityAdmin, texts: [companyAdmin] })

test('a site check names its inspector and has its report', async () => {
  const reviewer = await screens.api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const checked = await screens.api.person({ kind: 'seller', companyName: 'Checked Mill Co., Ltd.' })
  await screens.open(`/companies/${checked.actor.companyId}`, reviewer)
  fireEvent.click(await screen.findByRole('button', { name: 'Record a site check' }))
  const form = within(await screen.findByRole('dialog'))
  // Somebody of the platform needs no name; without a report it proves nothing.
  fireEvent.click(await form.findByText('Record a site check', { selector: 'button *' }))
  expect(await form.findAllByText('This field is required.')).toHaveLength(1)
})

test('who does not review evidence records none', async () => {
  const service = await screens.api.person({ kind: 'operator', roles: ['op_cs'] })
  const checked = await screens.api.person({ kind: 'seller', companyName: 'Looked-at Mill Co., Ltd.' })
  await screens.open(`/companies/${checked.actor.companyId}`, service)
  expect(await screen.findByText(checked.actor.displayName)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record a site check' })).toBeNull()
})
