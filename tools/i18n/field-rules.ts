import ts from 'typescript'
import { visit, type SourceFile } from './source-files'

const NAME = /^[a-z][a-z0-9_]*$/

/**
 * The field rules that the code names: `{ rule: 'required' }`, a schema's `{ error: 'sum_100' }`, a variable called `rule`, and
 * what is handed to a parameter of that name. Each with a place, for the message of a test.
 */
export function namedRules(files: readonly SourceFile[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of files) {
    const taking = parametersCalledRule(file)
    visit(file.syntax, node => {
      for (const said of ruleExpressions(node, taking, file.path))
        for (const rule of stringsIn(said)) if (!found.has(rule)) found.set(rule, `${file.path}:${lineOf(file, said)}`)
    })
  }
  return found
}

function ruleExpressions(node: ts.Node, taking: ReadonlyMap<string, number>, path: string): ts.Expression[] {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
    const isError = node.name.text === 'error' && path.includes('/contract')
    return node.name.text === 'rule' || isError ? [node.initializer] : []
  }
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === 'rule')
    return node.initializer ? [node.initializer] : []
  if (ts.isCallExpression(node)) {
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText()
    const argument = node.arguments[taking.get(name) ?? -1]
    return argument ? [argument] : []
  }
  return []
}

/** Functions by name, with the place of their parameter `rule`; findings of a product are gathered by `IssueList`. */
function parametersCalledRule({ syntax, path }: SourceFile): Map<string, number> {
  const taking = new Map<string, number>(
    path.includes('/catalogue/rules/')
      ? [
          ['error', 1],
          ['warning', 1],
        ]
      : [],
  )
  visit(syntax, node => {
    if (!ts.isFunctionLike(node)) return
    const at = node.parameters.findIndex(({ name }) => name.getText() === 'rule')
    const holder = ts.isVariableDeclaration(node.parent) ? node.parent.name : node.name
    if (at >= 0 && holder) taking.set(holder.getText(), at)
  })
  return taking
}

function stringsIn(expression: ts.Expression): string[] {
  if (ts.isStringLiteral(expression)) return NAME.test(expression.text) ? [expression.text] : []
  if (ts.isConditionalExpression(expression))
    return [...stringsIn(expression.whenTrue), ...stringsIn(expression.whenFalse)]
  if (ts.isBinaryExpression(expression)) return [...stringsIn(expression.left), ...stringsIn(expression.right)]
  return ts.isParenthesizedExpression(expression) ? stringsIn(expression.expression) : []
}

const lineOf = ({ syntax }: SourceFile, node: ts.Node) => syntax.getLineAndCharacterOfPosition(node.getStart()).line + 1
