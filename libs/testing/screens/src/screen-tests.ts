import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openScreen, type OpenedScreen, type ScreenOptions } from './open-screen'

export interface ScreenTestsOptions extends Pick<ScreenOptions, 'manifest' | 'texts' | 'frame'> {
  /** Default the whole product. */
  readonly start?: () => Promise<TestApi>
}

export interface ScreenTests {
  /** From `beforeAll` on. */
  readonly api: TestApi
  /** One page at a time: the one before is closed, and the last one after its test. */
  open(path: string, as: Caller): Promise<void>
}

/** What a file of screen tests stands on: an API with a database of its own, and pages of one manifest. */
export function screenTests({ start = startTestApi, ...shown }: ScreenTestsOptions): ScreenTests {
  let api: TestApi | undefined
  let opened: OpenedScreen | undefined
  const close = () => {
    opened?.close()
    opened = undefined
  }
  const running = () => {
    if (!api) throw new Error('the API starts before all tests')
    return api
  }
  beforeAll(async () => {
    api = await start()
  })
  afterEach(close)
  afterAll(() => api?.close())
  return {
    get api() {
      return running()
    },
    async open(path, as) {
      close()
      opened = await openScreen({ api: running(), as, path, ...shown })
    },
  }
}

/** Presses the button with this text, which has to be there already. */
export const press = (name: string, where: HTMLElement = document.body) =>
  fireEvent.click(within(where).getByText(name, { selector: 'button *' }))

/** Chooses what waits behind the "More" of a row, which has to be there already. */
export async function chooseFromMore(name: string, where: HTMLElement = document.body): Promise<void> {
  fireEvent.click(within(where).getByRole('button', { name: 'More' }))
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}

/** The dialog that opens, with what it asks: on a busy machine its frame stands before the form comes. */
export async function openedDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findAllByText(/\S/, { selector: 'button, button *' })
  return dialog
}

/** Presses the button that opens a dialog, as soon as it is there. */
export async function dialogBy(name: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByText(name, { selector: 'button *' }))
  return openedDialog()
}

/**
 * The one field with this label. Goes from the label to its field: `getByLabelText` goes from each element to its labels, which in a form
 * of three hundred boxes takes seconds at every look. Fields that have an `aria-label` instead are found by it.
 */
export function fieldBy(label: RegExp, where: HTMLElement = document.body): HTMLElement {
  const isThis = ({ textContent }: HTMLLabelElement) => label.test(textContent.trim())
  const found = [...where.querySelectorAll('label')].filter(isThis).flatMap(({ control }) => control ?? [])
  const [field, another] = new Set(found)
  return field && !another ? field : within(where).getByLabelText(label)
}

/** Writes into the field of the open dialog. */
export const type = (label: RegExp, value: string) =>
  fireEvent.change(fieldBy(label, screen.getByRole('dialog')), { target: { value } })

/** Waits until the field of the open dialog is marked as wrong. */
export const waitForWrong = (label: RegExp) =>
  waitFor(() => expect(fieldBy(label, screen.getByRole('dialog')).getAttribute('aria-invalid')).toBe('true'))

/** The row of a table that says this. */
export async function rowOf(text: string | RegExp): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('tr')
  if (!row) throw new Error(`${text} is in no row`)
  return row
}
