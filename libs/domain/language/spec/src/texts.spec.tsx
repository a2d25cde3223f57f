import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { languageTextPage } from '@tradeport/domain/language/contract'
import { languageAdmin } from '@tradeport/domain/language/ui'
import type { Caller } from '@tradeport/testing/harness'
import { openedDialog, press, screenTests } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'

// What operators say instead of the built-in texts, over the real API and its database.
const screens = screenTests({ manifest: languageAdmin })
let head: Caller
beforeAll(async () => {
  head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
})

const AT = { scope: 'all', locale: 'it_IT' as const, namespace: 'mall', keyword: 'home.categories' }
const item = async (key = 'home.categories') => within((await screen.findByText(key)).closest('li') ?? document.body)
const change = async (key?: string) => (await item(key)).getByRole('button', { name: 'Change' })
const editor = async (key?: string) => {
  const field = await (await item(key)).findByRole('textbox')
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('no text area')
  return field
}

test('a key that is pressed by a slip throws nothing away, and the focus comes back to where the editor was opened', async () => {
  await screens.open('/texts?scope=all&language=it_IT&area=mall&q=home.categories', head)
  fireEvent.click(await change())
  const field = await editor()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.selectionStart).toBe(field.value.length)
  // Who looks something up elsewhere goes on where they were.
  field.setSelectionRange(1, 1)
  field.blur()
  field.focus()
  expect(field.selectionStart).toBe(1)
  fireEvent.change(field, { target: { value: 'Merci' } })

  // While an input method composes characters, the key is its own.
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.keyDown(field, { key: 'Escape' })
  press('Cancel', await openedDialog())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field).toHaveProperty('value', 'Merci')

  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await waitFor(async () => expect(document.activeElement).toBe(await change()))
  const { records } = await head.ok(languageTextPage, AT)
  expect(records.find(({ key }) => key === 'home.categories')).toMatchObject({ draft: 'Merci' })

  // Nothing was typed: nothing is asked.
  fireEvent.click(await change())
  fireEvent.keyDown(await editor(), { key: 'Escape' })
  await waitFor(async () => expect(document.activeElement).toBe(await change()))
})

test('one writes on behind a placeholder that was put into the middle of a text', async () => {
  const key = 'card.moq'
  await screens.open(`/texts?scope=all&language=it_IT&area=mall&q=${key}`, head)
  fireEvent.click(await change(key))
  const field = await editor(key)
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.change(field, { target: { value: 'Almeno pezzi' } })
  field.setSelectionRange('Almeno '.length, 'Almeno '.length)
  fireEvent.click((await item(key)).getByRole('button', { name: 'Insert quantity' }))
  const behind = 'Almeno {quantity}'.length
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([behind, behind]))
  expect(field).toHaveProperty('value', 'Almeno {quantity}pezzi')
  expect(document.activeElement).toBe(field)
})
