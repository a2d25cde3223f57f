import { fireEvent, screen, within } from '@testing-library/react'
import { regionDetail, regionList } from '@tradeport/domain/identity/contract'
import { companyAdmin, identityAdmin, regionTexts } from '@tradeport/domain/identity/ui'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { fieldBy, press, screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

// What operators say of a region, over the whole product: rights and currencies are read off it.
const screens = screenTests({ manifest: companyAdmin, texts: [identityAdmin, regionTexts] })

test('the regions, each with the way to its own page and its deadlines', async () => {
  const head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
  await screens.open('/regions', head)
  const line = (await screen.findByRole('link', { name: 'Chongqing' })).closest('tr')
  expect(line).not.toBeNull()
  const cells = within(line ?? document.body)
  expect(cells.getByText('Open')).toBeTruthy()
  expect(cells.getByText('All 13')).toBeTruthy()
  expect(cells.getByText('USD · EUR · CNY')).toBeTruthy()
  expect(cells.getByRole('link', { name: 'Chongqing' }).getAttribute('href')).toMatch(/\/cq\/region$/)
  expect(cells.getByRole('link', { name: 'As the product has them' }).getAttribute('href')).toMatch(
    /\/cq\/region-settings$/,
  )
})

test('an administrator of the region changes the hotline and takes a language out; wrong ones are told at their field', async () => {
  const administrator = await screens.api.person({ kind: 'operator', roles: ['op_region_admin'] })
  await screens.open('/region', administrator)
  expect(await screen.findByText('Everything is as the deployment has it.')).toBeTruthy()
  const hotline = fieldBy(/^Hotline/)
  expect(hotline.getAttribute('placeholder')).toBe(DEFAULT_REGION.hotline)
  fireEvent.change(hotline, { target: { value: 'call us' } })
  press('Save the region')
  expect(await screen.findByText(/^Enter the number as it is dialled/)).toBeTruthy()

  fireEvent.change(hotline, { target: { value: '400 111 2222' } })
  // The region's default language stays.
  expect(fieldBy(/· Default language/)).toHaveProperty('disabled', true)
  fireEvent.click(fieldBy(/^Русский/))
  press('Save the region')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'New number' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save the region' }))
  expect(await screen.findByText(/^Last changed/)).toBeTruthy()
  const { content } = await administrator.ok(regionDetail, {})
  expect(content).toMatchObject({ hotline: '400 111 2222', currencies: null })
  expect(content.locales).toHaveLength(12)
  expect(content.locales).not.toContain('ru_RU')
})

test('an expression for phone numbers is tried on an example, and refused where it is none or could take long', async () => {
  const administrator = await screens.api.person({ kind: 'operator', roles: ['op_region_admin'] })
  await screens.open('/region', administrator)
  const expression = await screen.findByLabelText(/^Phone numbers look like/)
  expect(expression.getAttribute('placeholder')).toBe(DEFAULT_REGION.phoneRegexp)
  const write = (text: string) => fireEvent.change(fieldBy(/^Phone numbers look like/), { target: { value: text } })
  fireEvent.change(fieldBy(/^Try a phone number/), { target: { value: '+4940123456' } })
  expect(await screen.findByText('Would be accepted.')).toBeTruthy()
  write(String.raw`^(?:\d+)+$`)
  expect(await screen.findByText('The expression cannot be used.')).toBeTruthy()
  press('Save the region')
  expect(await screen.findByText(/^Valid, from \^ to \$/)).toBeTruthy()
  write(String.raw`^1[3-9]\d{9}$`)
  expect(await screen.findByText('Would be refused.')).toBeTruthy()
  press('Save the region')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'Mobiles only' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save the region' }))
  expect(await screen.findByText('Saved. Pages show it when they are loaded again.')).toBeTruthy()
  const { content } = await administrator.ok(regionDetail, {})
  expect(content).toMatchObject({ phoneRegexp: String.raw`^1[3-9]\d{9}$`, emailRegexp: null })
})

test('the name and the calling code of a region are its administrator’s words; a wrong code is told at its field', async () => {
  const administrator = await screens.api.person({ kind: 'operator', roles: ['op_region_admin'] })
  await screens.open('/region', administrator)
  fireEvent.change(await screen.findByLabelText(/^Calling code/), { target: { value: '0049' } })
  fireEvent.click(await screen.findByText('Save the region', { selector: 'button *' }))
  expect(await screen.findByText(/^Enter a calling code/)).toBeTruthy()
  fireEvent.change(fieldBy(/^Calling code/), { target: { value: '+49' } })
  fireEvent.change(fieldBy(/^Name of the region/), { target: { value: '针织城' } })
  press('Save the region')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'Renamed' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save the region' }))
  expect(await screen.findByText('Saved. Pages show it when they are loaded again.')).toBeTruthy()
  const { content } = await administrator.ok(regionDetail, {})
  expect(content).toMatchObject({ phoneAreaCode: '+49', regionName: { [DEFAULT_REGION.locale]: '针织城' } })
})

test('closing asks why and says what it does; reopening too; who only reads sees neither button', async () => {
  const head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
  await screens.open('/region', head)
  expect(await screen.findByText('The region is open.')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Close the region' }))
  expect(await screen.findByText(/^Every page says that the market is closed/)).toBeTruthy()
  fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'Spring festival' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close the region' }))
  expect(await screen.findByText(/^Closed since/)).toBeTruthy()
  const stateOf = async () =>
    (await head.ok(regionList, {})).find(({ regionId }) => regionId === DEFAULT_REGION.regionId)
  expect(await stateOf()).toMatchObject({ state: 'closed' })

  fireEvent.click(await screen.findByRole('button', { name: 'Open it again' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), { target: { value: 'It is over' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Open it again' }))
  expect(await screen.findByText('The region is open.')).toBeTruthy()

  const auditor = await screens.api.person({ kind: 'operator', roles: ['op_auditor'] })
  await screens.open('/region', auditor)
  expect(await screen.findByText('The region is open.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close the region' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save the region' })).toBeNull()
})
