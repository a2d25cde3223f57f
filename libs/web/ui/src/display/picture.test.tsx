import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { imageSources, imageUrl } from '@tradeport/kernel/config'
import { Picture } from './picture'

afterEach(cleanup)

describe('image addresses', () => {
  it('double the width for dense screens and never more', () => {
    expect(imageSources('a1', { width: 320 })).toEqual({
      src: '/api/file/image/a1?w=640',
      srcSet: '/api/file/image/a1?w=320 1x, /api/file/image/a1?w=640 2x',
    })
  })

  it('offer each width once where the layout decides', () => {
    const { srcSet } = imageSources('a1', { width: 320, widths: [320, 640] })
    expect(srcSet.match(/ \d+w/g)).toEqual([' 320w', ' 640w', ' 1280w'])
  })

  it('escape the id', () => expect(imageUrl('a/b')).toBe('/api/file/image/a%2Fb'))
})

describe('Picture', () => {
  it('waits below the fold and hurries at the top, with its size known', () => {
    render(
      <>
        <Picture id="a1" alt="Cable sweater" width={320} ratio={0.8} />
        <Picture id="a2" alt="Hero" priority />
      </>,
    )
    const lazy = screen.getByRole('img', { name: 'Cable sweater' })
    expect(lazy.getAttribute('loading')).toBe('lazy')
    expect(lazy.getAttribute('height')).toBe('400')
    expect(screen.getByRole('img', { name: 'Hero' }).getAttribute('loading')).toBe('eager')
  })

  it('keeps its place and its name when there is no picture or it cannot be loaded', () => {
    render(
      <>
        <Picture id={null} alt="No picture yet" />
        <Picture id="gone" alt="Deleted" />
      </>,
    )
    expect(screen.getByRole('img', { name: 'No picture yet' }).tagName).toBe('SPAN')
    fireEvent.error(screen.getByRole('img', { name: 'Deleted' }))
    expect(screen.getByRole('img', { name: 'Deleted' }).tagName).toBe('SPAN')
  })
})
