import type { OpenAPIV3 } from 'openapi-types'
import { endpointsOf, z, type Endpoint } from '@tradeport/kernel/contract-kit'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io })
  return rest
}

function operation(endpoint: Endpoint): Json {
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
      ? Object.entries(input['properties']).map(([name, schema]) => ({ name, in: 'query', schema }))
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
                  data: schemaOf(endpoint.output, 'output'),
                },
              },
            },
          }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary || endpoint.name,
    description: [
      `Audiences: ${endpoint.audiences.join(', ')}.`,
      endpoint.errors.length > 0 ? `Business codes: ${endpoint.errors.join(', ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    tags: [endpoint.name.split('.')[0] ?? 'other'],
    parameters: [...headers, ...query],
    ...(endpoint.method === 'POST' ? { requestBody: { content: { [mime]: { schema: input } } } } : {}),
    ...(endpoint.audiences.includes('visitor') ? {} : { security: [{ token: [] }] }),
    responses: { 200: { description: 'the envelope; `code` is "200" on success', content: answer } },
  }
}

function pathsOf(contracts: readonly object[]): Json {
  const paths: Record<string, Json> = {}
  for (const contract of contracts)
    for (const [, endpoint] of endpointsOf(contract))
      paths[`/api${endpoint.path}`] = {
        ...paths[`/api${endpoint.path}`],
        [endpoint.method.toLowerCase()]: operation(endpoint),
      }
  return Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The OpenAPI 3.1 document of everything mounted, from the contracts themselves. Its paths are megabytes that hardly anybody reads: they are
 * made when they are asked for, and kept only until their memory is needed.
 */
export function openApiOf(contracts: readonly object[]): OpenAPIV3.Document {
  let made: WeakRef<Json> | undefined
  const document: unknown = {
    openapi: '3.1.0',
    info: {
      title: 'Tradeport API',
      version: '1',
      description:
        'Every business answer is HTTP 200 with the envelope {code, msg, success, data}. Calls that change something carry an Idempotency-Key.',
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    get paths() {
      const paths = made?.deref() ?? pathsOf(contracts)
      made = new WeakRef(paths)
      return paths
    },
  }
  // The package's types know 3.1's JSON Schema only in part.
  return document as OpenAPIV3.Document
}
