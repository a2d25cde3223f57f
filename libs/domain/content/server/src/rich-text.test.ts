import { describe, expect, it } from 'vitest'
import { cleanHtml, cleanI18nHtml } from './rich-text'

describe('cleanHtml', () => {
  it.each([
    ['<p>plain</p>', '<p>plain</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="position:fixed">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener nofollow">a</a>'],
    ['<a href="https://example.com">a</a>', '<a href="https://example.com" rel="noopener nofollow">a</a>'],
    ['<a href="//evil.example">a</a>', '<a rel="noopener nofollow">a</a>'],
    ['<img src="https://evil.example/pixel.gif">', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<iframe src="https://example.com"></iframe>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
  ])('%s becomes %s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
  })

  it('keeps pictures of the product', () => {
    const html = '<img src="/api/file/image/01990000-0000-7000-8000-0000000000f1?w=800" alt="Knit" />'
    expect(cleanHtml(html)).toBe(html)
  })

  it('leaves out languages that say nothing once cleaned', () => {
    expect(cleanI18nHtml({ en_US: '<script>1</script>', de_DE: '<p>ja</p>' })).toEqual({ de_DE: '<p>ja</p>' })
  })
})
