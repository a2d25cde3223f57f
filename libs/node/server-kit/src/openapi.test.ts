import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import { expect, test } from 'vitest'
import { openApiOf } from './openapi'

const address = () =>
  z.object({ street: z.string().check(z.maxLength(200)), town: z.string().check(z.maxLength(100)), code: z.string() })
const call = <O extends z.ZodMiniType>(name: string, output: O) =>
  defineEndpoint({
    name,
    method: 'GET',
    path: `/${name}`,
    audiences: ['visitor'],
    input: z.object({}),
    output,
    summary: '',
  })

/** What a call answers, with what it refers to. */
function answerOf(document: object, path: string): unknown {
  const { paths, components }: { paths: Record<string, object>; components: { schemas: Record<string, object> } } =
    JSON.parse(JSON.stringify(document))
  const { data } = JSON.parse(JSON.stringify(paths[`/api/${path}`])).get.responses[200].content['application/json']
    .schema.properties
  return JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value?.$ref === 'string' ? components.schemas[value.$ref.replace('#/components/schemas/', '')] : value,
  )
}

const contract = {
  buyer: call('buyer.detail', z.object({ home: address(), name: z.string() })),
  seller: call('seller.detail', z.object({ home: address(), shops: z.array(address()) })),
  port: call('port.detail', z.object({ town: z.string() })),
}

test('what calls say alike stands once, and they refer to it', () => {
  const document = openApiOf([contract])
  expect(Object.keys(document.components?.schemas ?? {})).toEqual(['Home'])
  expect(JSON.stringify(document).match(/"street":/g)).toHaveLength(1)
})

test('with its references followed, each call says the whole', () => {
  const alone = openApiOf([{ seller: contract.seller }])
  expect(answerOf(openApiOf([contract]), 'seller.detail')).toEqual(answerOf(alone, 'seller.detail'))
  expect(answerOf(openApiOf([contract]), 'seller.detail')).toMatchObject({
    properties: { home: { required: ['street', 'town', 'code'] }, shops: { items: { type: 'object' } } },
  })
})

test('what only one call says stands in its place', () => {
  expect(JSON.stringify(openApiOf([{ port: contract.port }]))).not.toContain('$ref')
})
