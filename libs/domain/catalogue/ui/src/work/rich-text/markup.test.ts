import { describe, expect, it } from 'vitest'
import { formatted } from './format-text'
import { markupOf } from './html-to-markup'
import { htmlOf } from './markup-to-html'

const MARKUP = `# Fabric

Soft *merino* with **linked** seams.
Second line, ~~old~~ ==new==

## Sizes

- S to XL
- **custom**

1. Knit
2. Wash

> Keeps its shape

---

| Size | Chest |
| S | 96 cm |`

const HTML =
  '<h3>Fabric</h3><p>Soft <em>merino</em> with <strong>linked</strong> seams.<br>Second line, <s>old</s> <u>new</u></p>' +
  '<h4>Sizes</h4><ul><li>S to XL</li><li><strong>custom</strong></li></ul><ol><li>Knit</li><li>Wash</li></ol>' +
  '<blockquote>Keeps its shape</blockquote><hr>' +
  '<table><thead><tr><th>Size</th><th>Chest</th></tr></thead><tbody><tr><td>S</td><td>96 cm</td></tr></tbody></table>'

describe('formatting of a description', () => {
  it('writes the tags that the server allows, and reads them back', () => {
    expect(htmlOf(MARKUP)).toBe(HTML)
    expect(markupOf(HTML)).toBe(MARKUP)
  })

  it('lets nothing typed become a tag', () => {
    expect(htmlOf('<script>alert(1)</script> & <b>x</b>')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;x&lt;/b&gt;</p>',
    )
  })

  it('leaves arithmetic and empty texts alone', () => {
    expect(htmlOf('60 * 40 * 45 cm')).toBe('<p>60 * 40 * 45 cm</p>')
    expect(htmlOf(' \n ')).toBe('')
    expect(markupOf('')).toBe('')
  })
})

describe('the buttons above a description', () => {
  it('mark the selection, and take the marks away again', () => {
    const bold = formatted('soft wool', 5, 9, 'bold')
    expect(bold).toEqual({ text: 'soft **wool**', from: 7, to: 11 })
    expect(formatted(bold.text, bold.from, bold.to, 'bold')).toEqual({ text: 'soft wool', from: 5, to: 9 })
  })

  it('turn lines into lists and back', () => {
    expect(formatted('a\nb\nc', 0, 3, 'bullets').text).toBe('- a\n- b\nc')
    expect(formatted('- a\n- b\nc', 0, 7, 'numbers').text).toBe('1. a\n2. b\nc')
    expect(formatted('1. a\n2. b', 0, 9, 'numbers').text).toBe('a\nb')
  })

  it('put a table behind the line', () => {
    expect(formatted('a\nb', 1, 1, 'table').text).toBe('a\n\n|  |  |\n|  |  |\n\nb')
    expect(formatted('', 0, 0, 'line').text).toBe('---\n')
  })
})
