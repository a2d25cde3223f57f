import ts from 'typescript'
import { visit, type SourceFile } from './source-files'

/** `t('list.total', { count })` with a key in quotes. */
export interface LookUp {
  readonly at: string
  readonly namespace: string
  readonly key: string
  /** Names of the parameters; unknown where they are not written out. */
  readonly params: readonly string[] | undefined
}

export function lookUpsIn(file: SourceFile): LookUp[] {
  const speakers = speakersIn(file)
  const found: LookUp[] = []
  visit(file.syntax, node => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
    const namespace = speakers.get(node.expression.text)
    const [key, params] = node.arguments
    if (namespace === undefined || !key || !ts.isStringLiteralLike(key)) return
    const line = file.syntax.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push({ at: `${file.path}:${line}`, namespace, key: key.text, params: namesIn(params) })
  })
  return found
}

/** Functions that look texts up: `const t = useT('common')` and parameters of type `Translate<'common'>`. */
function speakersIn({ syntax }: SourceFile): Map<string, string> {
  const namespaces = new Map<string, Set<string>>()
  const add = (name: ts.Node, namespace: string) =>
    namespaces.set(name.getText(), (namespaces.get(name.getText()) ?? new Set()).add(namespace))
  visit(syntax, node => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const namespace = /^useT\('(\w+)'\)$/.exec(node.initializer.getText())?.[1]
      if (namespace !== undefined) add(node.name, namespace)
    }
    if (ts.isParameter(node) && node.type) {
      const namespace = /^Translate<'(\w+)'>$/.exec(node.type.getText())?.[1]
      if (namespace !== undefined) add(node.name, namespace)
    }
  })
  return new Map(
    [...namespaces].flatMap(([name, [first, ...more]]) => (first && more.length === 0 ? [[name, first]] : [])),
  )
}

function namesIn(params: ts.Expression | undefined): string[] | undefined {
  if (!params) return []
  if (!ts.isObjectLiteralExpression(params) || params.properties.some(ts.isSpreadAssignment)) return undefined
  return params.properties.map(property => property.name?.getText() ?? '')
}
