import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface SourceFile {
  /** From the root of the tree. */
  readonly path: string
  readonly syntax: ts.SourceFile
}

/** The product's own code: no tests and no texts. */
export function sourceFiles(pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !/\.(test|spec)\.tsx?$|\/[a-z]{2}_[A-Z]{2}\.ts$/.test(path))
    .map(path => ({
      path,
      syntax: ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, true),
    }))
}

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, child => visit(child, see))
}
