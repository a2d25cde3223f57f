import { expect, test } from 'vitest'
import { leanRouterCode } from './lean-router'

test('parts of the router that nobody uses can be left out', () => {
  const code = [
    'var ENABLE_DEV_WARNINGS = true;',
    'var Context = React.createContext(null), other = start();',
    'Context.displayName = "Context";',
    'var Link = React10.forwardRef(function Link2() { Link2.displayName = "kept"; });',
    'Boundary.contextType = Context;',
    'register(Link);',
  ].join('\n')
  expect(leanRouterCode(code).split('\n')).toEqual([
    'var ENABLE_DEV_WARNINGS = false;',
    'var Context = /* @__PURE__ */ React.createContext(null), other = start();',
    '',
    'var Link = /* @__PURE__ */ React10.forwardRef(function Link2() { Link2.displayName = "kept"; });',
    'Boundary.contextType = Context;',
    'register(Link);',
  ])
})
