import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageWindow } from './page-window'
import { Pagination } from './pagination'
import { Stepper } from './stepper'
import { Tabs } from './tabs'

afterEach(cleanup)

describe('Tabs', () => {
  function Orders() {
    const [tab, setTab] = useState<'all' | 'paid' | 'shipped'>('all')
    return (
      <Tabs
        label="Orders"
        value={tab}
        onValue={setTab}
        items={[
          { key: 'all', label: 'All', count: 12 },
          { key: 'paid', label: 'Paid', disabled: true },
          { key: 'shipped', label: 'Shipped' },
        ]}
      >
        Orders: {tab}
      </Tabs>
    )
  }

  it('are one stop of the tab order; arrows choose the next open one and go around', async () => {
    const user = userEvent.setup()
    render(<Orders />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'All 12' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true, name: 'Shipped' })).toBeDefined()
    expect(screen.getByRole('tabpanel', { name: 'Shipped' }).textContent).toContain('Orders: shipped')
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'All 12' }))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Shipped' }))
  })
})

describe('pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 3, 4, null, 20]],
    [10, 20, [1, null, 9, 10, 11, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [20, 20, [1, null, 17, 18, 19, 20]],
  ])('around %i of %i', (page, count, wanted) => expect(pageWindow(page, count)).toEqual(wanted))

  const texts = { label: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` }

  it('are links where they have addresses; the current one says so', () => {
    render(<Pagination page={2} pageCount={3} hrefFor={page => `/products?page=${page}`} texts={texts} />)
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/products?page=3')
  })

  it('end at the ends', async () => {
    const onPage = vi.fn()
    render(<Pagination page={1} pageCount={3} onPage={onPage} texts={texts} />)
    expect(screen.getByRole('button', { name: 'Previous page' }).hasAttribute('disabled')).toBe(true)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onPage).toHaveBeenCalledWith(3)
  })
})

describe('Stepper', () => {
  it('marks the current step and lets finished ones be visited again', async () => {
    const onStep = vi.fn()
    const steps = ['Company', 'Store', 'Review'].map(title => ({ key: title, title }))
    render(<Stepper steps={steps} current={1} onStep={onStep} label="Steps" doneText="done" />)
    expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step')
    await userEvent.setup().click(screen.getByRole('button', { name: /Company/ }))
    expect(onStep).toHaveBeenCalledWith(0)
    expect(screen.queryByRole('button', { name: /Review/ })).toBeNull()
  })
})
