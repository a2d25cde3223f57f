import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Chooses in a search-as-you-type list: types, waits until the wanted option is the first, takes it. */
export async function pick(field: Locator, typed: string): Promise<void> {
  const page = field.page()
  await field.click()
  await field.fill(typed)
  const wanted = new RegExp(typed.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i')
  // The list chosen from before may still be closing.
  const marked = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active')
  await expect(marked.filter({ hasText: wanted })).toBeVisible()
  await page.keyboard.press('Enter')
}

/** Chooses a code in one of our own search-as-you-type fields: types it, takes the option that begins with it, or is it. */
export async function choose(field: Locator, code: string): Promise<void> {
  const chosen = new RegExp(String.raw`^${code}( · |$)`)
  await field.fill(code)
  await field.page().getByRole('option', { name: chosen }).click()
  await expect(field).toHaveValue(chosen)
}

/** The button of an action in a work page's bar, and the one of the dialog it opens. */
export async function act(page: Page, action: string, confirm = action): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
}

/** An act behind "More" of a row. A list is live: a row that is taken out and put in anew loses its open menu, and it is opened again. */
export async function chooseFromMore(row: Locator, act: string): Promise<void> {
  await expect(async () => {
    await row.getByRole('button', { name: 'More', exact: true }).click()
    await row.page().getByRole('menuitem', { name: act, exact: true }).click({ timeout: 2_000 })
  }).toPass()
}

/** What is told in passing: by antd, and until that is there by the page's own messages. */
export const notice = (page: Page, words: string) =>
  page.getByRole('alert').or(page.getByRole('status')).getByText(words)
