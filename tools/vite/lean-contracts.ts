import { parseAst, type Plugin } from 'vite'

const CONTRACT = /[\\/]contract[\\/]src[\\/](?!.*\.fixture\.).*\.ts$/
const CHECKED_BY_THE_SERVER = new Set(['input', 'output'])

interface Span {
  readonly start: number
  readonly end: number
}

/** A change of the text between two places; an insertion where they are the same. */
interface Edit extends Span {
  readonly text: string
}

/**
 * Leaves the schemas of endpoints out of front-ends that only call them: the server checks what goes in and comes out, and nobody
 * validates a form there. What stays is each endpoint's name, path and topics. Without this, zod and every schema that an endpoint
 * names would be part of a visitor's first page.
 *
 * Every call in a contract is also marked as free of side effects, since `z.string().check(…)` is not known to be.
 */
export function leanContracts(): Plugin {
  return {
    name: 'tradeport-lean-contracts',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        const edits: Edit[] = []
        visit(parseAst(code), edits)
        return { code: apply(code, edits), map: null }
      },
    },
  }
}

function visit(node: unknown, edits: Edit[]): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, edits)
    return
  }
  if (!isNode(node)) return
  if (node.type === 'CallExpression') {
    edits.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' })
    if (isNode(node.callee) && node.callee.name === 'defineEndpoint') {
      visitDefinition(node.arguments, edits)
      return
    }
  }
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, edits)
}

function visitDefinition(definition: unknown, edits: Edit[]): void {
  const [object] = Array.isArray(definition) ? definition : []
  if (!isNode(object) || !Array.isArray(object.properties)) return
  for (const property of object.properties) {
    const isSchema = isNode(property) && isNode(property.key) && CHECKED_BY_THE_SERVER.has(String(property.key.name))
    if (isSchema && isNode(property.value))
      edits.push({ start: property.value.start, end: property.value.end, text: 'undefined' })
    else visit(property, edits)
  }
}

/** From the end on, so that earlier places keep their meaning. */
function apply(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), code)
}

type SyntaxNode = Span & { readonly type: string } & Readonly<Record<string, unknown>>

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
