import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastHost, toasts } from './toast'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastHost label="Messages" closeLabel="Close" />)
})
afterEach(() => {
  act(() => toasts.clear())
  cleanup()
  vi.useRealTimers()
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('toasts', () => {
  it('leave after a while, but not while the pointer is on them', () => {
    act(() => void toasts.show({ tone: 'success', title: 'Saved' }))
    fireEvent.pointerEnter(screen.getByRole('status', { hidden: true }))
    wait(10_000)
    expect(screen.queryByText('Saved')).not.toBeNull()
    fireEvent.pointerLeave(screen.getByRole('status', { hidden: true }))
    wait(5000)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('say the same thing once', () => {
    act(() => void toasts.show({ tone: 'warning', title: 'Check the marked fields' }))
    wait(4000)
    act(() => void toasts.show({ tone: 'warning', title: 'Check the marked fields' }))
    expect(screen.getAllByText('Check the marked fields')).toHaveLength(1)
    wait(4000)
    expect(screen.queryByText('Check the marked fields')).not.toBeNull()
  })

  it('about failures are alerts and stay until they are closed', () => {
    act(() => void toasts.show({ tone: 'danger', title: 'Submission failed' }))
    wait(60_000)
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('Submission failed')
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
    expect(screen.queryByText('Submission failed')).toBeNull()
  })

  it('run their action once and close', () => {
    const run = vi.fn()
    act(() => void toasts.show({ title: 'Deleted', action: { label: 'Undo', run } }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
    expect(run).toHaveBeenCalledOnce()
    expect(screen.queryByText('Deleted')).toBeNull()
  })

  it('never cover the page: the oldest gives way', () => {
    act(() => [1, 2, 3, 4, 5].forEach(number => void toasts.show({ title: `Message ${number}` })))
    expect(screen.queryByText('Message 1')).toBeNull()
    expect(screen.queryByText('Message 5')).not.toBeNull()
  })
})
