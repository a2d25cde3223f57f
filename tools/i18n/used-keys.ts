import ts from 'typescript'
import { visit, type SourceFile } from './source-files'

/** What a file says in quotes: whole strings, and the shapes of those it puts together (`status.${status}`). */
export interface Sayings {
  readonly path: string
  readonly strings: ReadonlySet<string>
  readonly shapes: readonly RegExp[]
  /** Namespace of texts that the file declares, and the folder they are in. */
  readonly namespace: { readonly name: string; readonly folder: string } | undefined
}

export function sayingsOf({ path, syntax }: SourceFile): Sayings {
  const strings = new Set<string>()
  const shapes: RegExp[] = []
  let name: string | undefined
  let folder: string | undefined
  visit(syntax, node => {
    if (ts.isStringLiteralLike(node)) {
      strings.add(node.text)
      if (ts.isImportDeclaration(node.parent) && node.text.endsWith('/locale/en_US'))
        folder = `${path.slice(0, path.lastIndexOf('/'))}${node.text.slice(1, -'/en_US'.length)}`
    } else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      strings.add(node.name.text)
    } else if (ts.isTemplateExpression(node)) {
      const shape = shapeOf([node.head.text, ...node.templateSpans.map(span => span.literal.text)])
      if (shape) shapes.push(shape)
    } else if (ts.isInterfaceDeclaration(node) && node.name.text === 'Namespaces') {
      name = node.members.map(member => member.name?.getText())[0]
    }
  })
  return { path, strings, shapes, namespace: name && folder ? { name, folder } : undefined }
}

/** A shape needs something fixed, or it would match every key. */
function shapeOf(fixed: readonly string[]): RegExp | undefined {
  if (!fixed.some(part => /\w{2}/.test(part))) return undefined
  const escaped = fixed.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('.+')}$`)
}

/** The files that can ask for the texts of a folder: its own project and whoever names its namespace; without one, any. */
export function whoAsksFor(folder: string, all: readonly Sayings[]): Sayings[] {
  const project = folder.slice(0, folder.indexOf('/src/') + 1)
  const name = all.find(({ namespace }) => namespace?.folder === folder)?.namespace?.name
  return name === undefined
    ? [...all]
    : all.filter(({ path, strings }) => path.startsWith(project) || strings.has(name))
}

export function isUsed(key: string, sayings: readonly Sayings[]): boolean {
  return sayings.some(({ strings, shapes }) => strings.has(key) || shapes.some(shape => shape.test(key)))
}
