import { expect, test } from 'vitest'
import { receiptFields } from './receipt-text'

const unpack = (text: string) => Buffer.from(text, 'base64').toString('utf8')

const RESULT = `<DEC_DATA><DEC_RESULT><CUS_CIQ_NO>E1</CUS_CIQ_NO><DECL_PORT>3104</DECL_PORT><AGENT_NAME/><PACK_NO>120</PACK_NO></DEC_RESULT></DEC_DATA>`

test('says every field that something stands in, by the name that the sender gives it', () => {
  expect(receiptFields(RESULT, unpack)).toEqual([
    { name: 'CUS_CIQ_NO', value: 'E1' },
    { name: 'DECL_PORT', value: '3104' },
    { name: 'PACK_NO', value: '120' },
  ])
  expect(receiptFields('{"channel":"P","packNo":120,"note":"","files":[{"name":"a.pdf"}]}', unpack)).toEqual([
    { name: 'channel', value: 'P' },
    { name: 'packNo', value: '120' },
    { name: 'name', value: 'a.pdf' },
  ])
})

test('also what is packed into a field once more, as signed receipts are', () => {
  const packed = Buffer.from(RESULT).toString('base64')
  expect(receiptFields(`<Result><Data>${packed}</Data></Result>`, unpack)).toContainEqual({
    name: 'PACK_NO',
    value: '120',
  })
})

test.each(['', 'no XML', '<half', '[1', 'AAAA'])('and nothing of %j', raw => {
  expect(receiptFields(raw, unpack)).toEqual([])
})
