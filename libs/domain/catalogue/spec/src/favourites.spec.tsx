import { fireEvent, screen, within } from '@testing-library/react'
import { catalogueFavourites, catalogueMallWords } from '@tradeport/domain/catalogue/ui'
import { favouriteAdd, favouriteMarks } from '@tradeport/domain/catalogue/contract'
import {
  aDocumentInput,
  aNewsArticleInput,
  documentCreate,
  documentPublish,
  newsApprove,
  newsCreate,
  newsSubmit,
  newsWithdraw,
} from '@tradeport/domain/content/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// What a buyer keeps of the portal's own words, over the real API and its database.
let api: TestApi
let writer: Caller
let editor: Caller
let buyer: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  writer = await api.person({ kind: 'operator', roles: ['op_content'] })
  editor = await api.person({ kind: 'operator', roles: ['op_content'] })
  buyer = await api.person({ kind: 'buyer' })
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

async function keptArticle(title: string) {
  const { id, version } = await writer.ok(newsCreate, { article: aNewsArticleInput({ title: { en_US: title } }) })
  const sent = await writer.ok(newsSubmit, { id, version })
  const article = await editor.ok(newsApprove, { id, version: sent.version })
  await buyer.ok(favouriteAdd, { targetType: 'news', targetId: id })
  return article
}

const open = async (as = buyer, search = '') => {
  opened?.close()
  opened = await openScreen({
    api,
    as,
    manifest: catalogueFavourites,
    path: `/favourites${search}`,
    texts: [catalogueMallWords],
  })
}

const tab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }))

test('news that was kept is found again, and gone when it is withdrawn, until it is let go', async () => {
  const { id } = await keptArticle('Yarn is dearer')
  const other = await keptArticle('Fair in May')
  await writer.ok(newsWithdraw, { id: other.id, version: other.version, reason: 'Wrong date' })
  await open()
  await tab('News')
  const link = await screen.findByRole('link', { name: 'Yarn is dearer' })
  expect(link.getAttribute('href')).toContain(`/newsDetail/${id}`)
  expect(screen.queryByRole('link', { name: 'Fair in May' })).toBeNull()
  const gone = screen.getByText('Fair in May').closest('li')
  expect(gone && within(gone).getByText('No longer published')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Fair in May' }))
  await expect.poll(() => screen.queryByText('Fair in May')).toBeNull()
  expect((await buyer.ok(favouriteMarks, {})).news).toEqual([id])
})

test('news that was kept is put into a folder with a note', async () => {
  await keptArticle('Cashmere is cheaper')
  await open()
  await tab('News')
  fireEvent.click(await screen.findByRole('button', { name: 'Folder and note of Cashmere is cheaper' }))
  const dialog = await screen.findByRole('dialog')
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  write(within(dialog).getByRole('combobox', { name: 'Folder' }), 'Prices')
  write(within(dialog).getByRole('textbox', { name: 'Note' }), 'Ask the mill')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Ask the mill')).toBeTruthy()
  expect(await screen.findByRole('option', { name: 'Prices (1)' })).toBeTruthy()
})

test('a document that was kept is opened in the edition in force; where nothing is kept, the page says where to look', async () => {
  await open()
  await tab('Documents')
  const way = await screen.findByRole('link', { name: 'Open the documents' })
  expect(way.getAttribute('href')).toContain('/relatedDocument')
  opened?.close()

  const first = await writer.ok(documentCreate, aDocumentInput({ code: 'returns', title: { en_US: 'Returns' } }))
  await writer.ok(documentPublish, { id: first.id, version: first.version })
  await buyer.ok(favouriteAdd, { targetType: 'document', targetId: first.id })
  const second = await writer.ok(documentCreate, aDocumentInput({ code: 'returns', title: { en_US: 'Returns 2' } }))
  await writer.ok(documentPublish, { id: second.id, version: second.version })
  await open()
  await tab('Documents')
  const link = await screen.findByRole('link', { name: 'Returns 2' })
  expect(link.getAttribute('href')).toContain('/relatedDocument?code=returns')
  expect(screen.getByText(/^Edition 2, in force since /)).toBeTruthy()
})

test('what does not fit on the first page is on the next one, which the address names and which ends with its last row', async () => {
  const reader = await api.person({ kind: 'buyer' })
  const { userId, companyId } = reader.actor
  await api.pool.query(
    `insert into favourite (id, region_id, user_id, company_id, target_type, target_id, title_at_save, locale_at_save, created_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, $2, $3, 'news', gen_random_uuid(), 'Article ' || n, 'en_US', $4
     from generate_series(1, 25) n`,
    [DEFAULT_REGION.regionId, userId, companyId, api.clock.now.toISOString()],
  )
  const titles = () => screen.getAllByText(/^Article \d+$/).map(({ textContent }) => textContent)
  const address = () => window.location.search
  await open(reader, '?type=news')
  expect(await screen.findByText('Article 25')).toBeTruthy()
  expect(titles()).toHaveLength(24)
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  await expect.poll(titles).toEqual(['Article 1'])
  expect(address()).toBe('?type=news&page=2')
  await open(reader, address())
  expect(await screen.findByText('Article 1')).toBeTruthy()
  expect(titles()).toEqual(['Article 1'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Article 1' }))
  await expect.poll(() => titles().length).toBe(24)
  expect(address()).toBe('?type=news')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})
