import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from './shown.fixture'
import { TreePlace } from './tree-cells'

const NAMES = ['Yarn', 'Fabric', 'Knitwear', 'Trims'] as const
const ROW = 40

let ordered: string[][] = []
beforeEach(() => {
  ordered = []
  HTMLElement.prototype.setPointerCapture = () => undefined
  // Rows below each other, in the order in which they stand.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = NAMES.findIndex(name => name === this.dataset['placeOf'])
    return new DOMRect(0, at * ROW, 100, ROW)
  })
})
afterEach(() => void vi.restoreAllMocks())

async function shown({ movable = true }: { movable?: boolean } = {}): Promise<void> {
  await show(
    NAMES.map(name => (
      <TreePlace
        key={name}
        id={name}
        name={name}
        neighbours={NAMES}
        movable={movable}
        pending={false}
        onOrder={ids => ordered.push(ids)}
      />
    )),
  )
}
const handle = (name: string) =>
  screen.getByRole('button', { name: `Move ${name}: drag, or press the up and down arrow keys` })
const drag = (name: string, clientY: number) => {
  fireEvent.pointerDown(handle(name), { button: 0, pointerId: 1 })
  fireEvent.pointerMove(handle(name), { pointerId: 1, clientY })
}

test('one of a tree is drawn to another place among its neighbours, which is told while it is drawn', async () => {
  await shown()
  drag('Yarn', 2.75 * ROW)
  expect(handle('Yarn').closest('[data-dragged]')?.textContent).toContain('3')
  fireEvent.pointerUp(handle('Yarn'), { pointerId: 1 })
  expect(ordered).toEqual([['Fabric', 'Knitwear', 'Yarn', 'Trims']])
  expect(document.querySelector('[data-dragged]')).toBeNull()
  drag('Trims', -10)
  fireEvent.pointerUp(handle('Trims'), { pointerId: 1 })
  expect(ordered.at(-1)).toEqual(['Trims', 'Yarn', 'Fabric', 'Knitwear'])
})

test('what is let go where it stood, or not let go, changes nothing', async () => {
  await shown()
  drag('Fabric', 1.5 * ROW)
  fireEvent.pointerUp(handle('Fabric'), { pointerId: 1 })
  drag('Fabric', 3.75 * ROW)
  fireEvent.pointerCancel(handle('Fabric'), { pointerId: 1 })
  fireEvent.pointerMove(handle('Fabric'), { pointerId: 1, clientY: 0 })
  fireEvent.pointerUp(handle('Fabric'), { pointerId: 1 })
  expect(ordered).toEqual([])
})

test('keys move it as well, and not beyond the ends; who may not order them has no handle', async () => {
  await shown()
  fireEvent.keyDown(handle('Fabric'), { key: 'ArrowDown' })
  fireEvent.keyDown(handle('Yarn'), { key: 'ArrowUp' })
  expect(ordered).toEqual([['Yarn', 'Knitwear', 'Fabric', 'Trims']])
  await shown({ movable: false })
  expect(screen.queryAllByRole('button')).toEqual([])
})
