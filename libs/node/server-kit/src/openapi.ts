import type { OpenAPIV3 } from 'openapi-types'
import { endpointsOf, z, type Endpoint } from '@tradeport/kernel/contract-kit'
import { createSchemaBook, type Json, type SchemaBook } from './shared-schemas'

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io })
  return rest
}

function operation(endpoint: Endpoint, book: SchemaBook): Json {
  const input = schemaOf(endpoint.input, 'input')
  const headers: Json[] =
    endpoint.writes && endpoint.replay
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            schema: { type: 'string', minLength: 8, maxLength: 128 },
          },
        ]
      : []
  const query: Json[] =
    endpoint.method === 'GET' && typeof input['properties'] === 'object' && input['properties'] !== null
      ? Object.entries(input['properties']).map(([name, schema]) => ({
          name,
          in: 'query',
          schema: book.add(schema, endpoint.name, name),
        }))
      : []
  const mime = endpoint.kind === 'multipart' ? 'multipart/form-data' : 'application/json'
  const answer: Json =
    endpoint.kind === 'binary'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : endpoint.kind === 'events' || endpoint.kind === 'feed'
        ? { 'text/event-stream': { schema: { type: 'string' } } }
        : {
            'application/json': {
              schema: {
                type: 'object',
                required: ['code', 'msg', 'success', 'data'],
                properties: {
                  code: { type: 'string' },
                  msg: { type: 'string' },
                  success: { type: 'boolean' },
                  data: book.add(schemaOf(endpoint.output, 'output'), endpoint.name, 'answer'),
                },
              },
            },
          }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary || endpoint.name,
    description: [
      `Audiences: ${endpoint.audiences.join(', ')}.`,
      endpoint.withoutCompany ? 'Also for signed-in people without a company.' : '',
      endpoint.errors.length > 0 ? `Business codes: ${endpoint.errors.join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    tags: [endpoint.name.split('.')[0] ?? 'other'],
    parameters: [...headers, ...query],
    ...(endpoint.method === 'POST'
      ? { requestBody: { content: { [mime]: { schema: book.add(input, endpoint.name, 'input') } } } }
      : {}),
    ...(endpoint.audiences.includes('visitor') ? {} : { security: [{ token: [] }] }),
    responses: { 200: { description: 'the envelope; `code` is "200" on success', content: answer } },
  }
}

interface Described {
  paths: Json
  schemas: Json
}

function descriptionOf(contracts: readonly object[]): Described {
  const book = createSchemaBook()
  const paths: Record<string, Json> = {}
  for (const contract of contracts)
    for (const [, endpoint] of endpointsOf(contract))
      paths[`/api${endpoint.path}`] = {
        ...paths[`/api${endpoint.path}`],
        [endpoint.method.toLowerCase()]: operation(endpoint, book),
      }
  const { schemas, document } = book.write(paths)
  return { schemas, paths: Object.fromEntries(Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/**
 * The OpenAPI 3.1 document of everything mounted, from the contracts themselves. What several calls say alike
 * stands once, under `components`. All of it is long, and hardly anybody reads it: it is made when it is asked for, and kept only until its
 * memory is needed.
 */
export function openApiOf(contracts: readonly object[]): OpenAPIV3.Document {
  let made: WeakRef<Described> | undefined
  const described = () => {
    const found = made?.deref() ?? descriptionOf(contracts)
    made = new WeakRef(found)
    return found
  }
  const document: unknown = {
    openapi: '3.1.0',
    info: {
      title: 'Tradeport API',
      version: '1',
      description:
        'Every business answer is HTTP 200 with the envelope {code, msg, success, data}. Calls that change something carry an Idempotency-Key.',
    },
    get components() {
      return { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas: described().schemas }
    },
    get paths() {
      return described().paths
    },
  }
  // The package's types know 3.1's JSON Schema only in part.
  return document as OpenAPIV3.Document
}
