import { expect, test } from 'vitest'
import { createEventParser, type ServerEvent } from './event-parser'

function read(...pieces: string[]) {
  const events: ServerEvent[] = []
  const parse = createEventParser(event => events.push(event))
  const retries = pieces.map(parse)
  return { events, retries }
}

test.each([['\n'], ['\r\n'], ['\r']])('events end with an empty line, lines with %j', end => {
  const text = ['id: 7', 'event: order', 'data: {"a":1}', 'data: {"b":2}', '', 'data: x', '', ''].join(end)
  expect(read(text).events).toEqual([
    { id: '7', event: 'order', data: '{"a":1}\n{"b":2}' },
    { id: '7', event: 'message', data: 'x' },
  ])
})

test('a piece may end anywhere', () => {
  const text = 'id: 12\r\nevent: a\r\ndata: hello\r\n\r\n'
  for (let cut = 1; cut < text.length; cut += 1) {
    expect(read(text.slice(0, cut), text.slice(cut)).events).toEqual([{ id: '12', event: 'a', data: 'hello' }])
  }
})

test('comments, unknown fields and events without data are left out', () => {
  expect(read(': ping\n\nevent: only\n\nfoo: bar\ndata\n\n').events).toEqual([{ event: 'message', data: '' }])
})

test('the reconnection time is told, if it is a number', () => {
  expect(read('retry: 2500\n', 'retry: soon\n').retries).toEqual([2500, undefined])
})
