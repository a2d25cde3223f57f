import { expect, test } from 'vitest'
import { markup } from './markup'

test('texts are escaped wherever they stand, markup is not', () => {
  const hostile = '"><script>alert(1)</script>'
  const { html } = markup`<a title="${hostile}">${markup`<b>${hostile}</b>`}</a>`
  expect(html).toBe(
    '<a title="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"><b>&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;</b></a>',
  )
})

test('lists are joined, what is not there is left out, zero is there', () => {
  expect(markup`<p>${[1, markup`<i>2</i>`, '&']}${false}${undefined}${0}</p>`.html).toBe('<p>1<i>2</i>&#38;0</p>')
})
