import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { silentPagesCode, silentSignCode } from './lean-antd'

const sourceOf = (name: string) => readFileSync(new URL(`../../node_modules/${name}`, import.meta.url), 'utf8')

test.each(['AntdIcon', 'AntdIconLight'])('signs drawn by %s are not read out by their English names', name => {
  const code = silentSignCode(sourceOf(`@ant-design/icons/es/components/${name}.js`))
  expect(code).not.toContain('"aria-label": icon.name')
  expect(code).toContain('"aria-hidden": true')
})

test('nor are the buttons of pages that hold a sign alone', () => {
  const code = silentPagesCode(sourceOf('antd/es/pagination/Pagination.js'))
  expect(code.match(/"aria-hidden": true/g)).toHaveLength(2)
})

test('and a version of antd that writes them in another way is noticed', () => {
  expect(() => silentSignCode('export default Icon')).toThrow('see tools/vite/lean-antd.ts')
})
