import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useBeside } from './use-beside'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Page() {
  const { row, show } = useBeside()
  return (
    <div ref={row}>
      <button onClick={show}>Orders</button>
      <section>What is chosen</section>
    </div>
  )
}

test.each([
  ['below the list is brought into view', 900, 1],
  ['beside it stays where it is', 0, 0],
])('what is chosen %s', (_where, top, times) => {
  const scrolled = vi.fn()
  HTMLElement.prototype.scrollIntoView = scrolled
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'SECTION' ? new DOMRect(0, top, 100, 400) : new DOMRect(0, 0, 100, 800)
  })
  render(<Page />)
  fireEvent.click(screen.getByText('Orders'))
  expect(scrolled).toHaveBeenCalledTimes(times)
})
