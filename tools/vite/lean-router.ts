import { parseAst, type Plugin } from 'vite'

const ROUTER = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/
const MAKERS = new Set(['createContext', 'forwardRef', 'memo'])

/** Text that takes the place of what stands between two others; an insertion where they are the same. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Lets a front-end load of the router what it uses. The package is one file whose parts are made by calls and named by assignments, which
 * no bundler may leave out unasked, so that links, forms and scroll keepers that nobody draws would come along: 6 kB of a first
 * page. Its published entry is also the development build, which differs by one flag alone.
 */
export function leanRouter(): Plugin {
  return {
    name: 'tradeport-lean-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: code => ({ code: leanRouterCode(code), map: null }),
    },
  }
}

export function leanRouterCode(code: string): string {
  const edits = bodyOf(parseAst(code)).flatMap(editsOf)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

function editsOf(statement: SyntaxNode): Edit[] {
  if (namesForDevelopers(statement)) return [{ start: statement.start, end: statement.end, text: '' }]
  if (statement.type !== 'VariableDeclaration') return []
  return nodesIn(statement.declarations).flatMap(({ id, init }) => {
    if (!isNode(init)) return []
    if (isNode(id) && id.name === 'ENABLE_DEV_WARNINGS') return [{ start: init.start, end: init.end, text: 'false' }]
    return isMaker(init) ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }] : []
  })
}

/** `Link.displayName = "Link"`: read by React's developer tools alone. */
function namesForDevelopers({ type, expression }: SyntaxNode): boolean {
  if (type !== 'ExpressionStatement' || !isNode(expression) || !isNode(expression.left)) return false
  return isNode(expression.left.property) && expression.left.property.name === 'displayName'
}

/** `React.createContext(…)` and its like make something and do nothing else. */
function isMaker({ type, callee }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property)) return false
  return MAKERS.has(String(callee.property.name))
}

type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

const bodyOf = (program: unknown): SyntaxNode[] => (isNode(program) ? nodesIn(program.body) : [])

const nodesIn = (list: unknown): SyntaxNode[] => (Array.isArray(list) ? list.filter(isNode) : [])

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
