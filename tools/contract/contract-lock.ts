import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import { fieldsOf, type Fields } from './describe-schema'

/** What callers of an endpoint rely on. */
export interface LockedEndpoint {
  readonly call: string
  readonly audiences: readonly string[]
  readonly input: Fields
  readonly output: Fields
}

export type Lock = ReadonlyMap<string, LockedEndpoint>

const contracts = import.meta.glob<object>('../../libs/domain/*/contract/src/index.ts', { eager: true })

/** The endpoints as the code has them, by domain. */
export function currentLocks(): Map<string, Lock> {
  return new Map(
    Object.entries(contracts).map(([path, contract]) => {
      const endpoints = endpointsOf(contract).map(([, endpoint]) => [endpoint.name, lockOf(endpoint)] as const)
      return [path.split('/')[4] ?? '', new Map(endpoints.sort(([a], [b]) => (a < b ? -1 : 1)))]
    }),
  )
}

function lockOf({ method, path, kind, writes, audiences, withoutCompany, input, output }: Endpoint): LockedEndpoint {
  return {
    call: [method, `/api${path}`, ...(kind === 'json' ? [] : [kind]), ...(writes ? ['writes'] : [])].join(' '),
    audiences: withoutCompany ? [...audiences, 'account'] : audiences,
    input: fieldsOf(input, 'input'),
    output: fieldsOf(output, 'output'),
  }
}

const SEPARATOR = '  '

/** Four lines an endpoint, so that a diff in review shows the endpoint and the direction. */
export function written(lock: Lock): string {
  return [...lock]
    .map(([name, { call, audiences, input, output }]) =>
      [`${name}: ${call}`, `  for ${audiences.join(' ')}`, `  in ${line(input)}`, `  out ${line(output)}`].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

const line = (fields: Fields) => [...fields].map(([path, value]) => `${path}: ${value}`).join(SEPARATOR)

export function read(text: string): Lock {
  return new Map(
    text
      .trim()
      .split('\n\n')
      .filter(Boolean)
      .map(block => {
        const [head = '', audiences = '', input = '', output = ''] = block.split('\n')
        const [name = '', call = ''] = cut(head, ': ')
        return [
          name,
          {
            call,
            audiences: audiences.slice('  for '.length).split(' '),
            input: fieldsIn(input.slice('  in '.length)),
            output: fieldsIn(output.slice('  out '.length)),
          },
        ]
      }),
  )
}

const fieldsIn = (text: string): Fields =>
  new Map(text === '' ? [] : text.split(SEPARATOR).map(field => cut(field, ': ')))

function cut(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return [text.slice(0, index), text.slice(index + at.length)]
}
