const SPOKEN_ATTRIBUTES = new Set(['title', 'placeholder', 'aria-label', 'aria-description', 'alt', 'label'])
const HAS_LETTER = /\p{L}/u

/** What people read comes from the locale files; a literal would stay in one language. */
export const noLiteralText = {
  meta: {
    type: 'problem',
    docs: { description: 'no user-visible text in tsx' },
    messages: { literal: 'Text that people see comes from a locale file: use t(…) instead of "{{text}}".' },
    schema: [],
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'literal', data: { text: text.trim().slice(0, 40) } })
    const check = (node, expression) => {
      if (!expression) return
      if (expression.type === 'Literal' && typeof expression.value === 'string') {
        if (HAS_LETTER.test(expression.value)) report(node, expression.value)
      } else if (expression.type === 'TemplateLiteral') {
        const text = expression.quasis.map(part => part.value.cooked ?? '').join('')
        if (HAS_LETTER.test(text)) report(node, text)
      } else if (expression.type === 'JSXExpressionContainer') {
        check(node, expression.expression)
      } else if (expression.type === 'ConditionalExpression') {
        check(node, expression.consequent)
        check(node, expression.alternate)
      } else if (expression.type === 'LogicalExpression') {
        check(node, expression.right)
      }
    }
    return {
      JSXText(node) {
        if (HAS_LETTER.test(node.value)) report(node, node.value)
      },
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && SPOKEN_ATTRIBUTES.has(node.name.name)) check(node, node.value)
      },
      'JSXElement > JSXExpressionContainer'(node) {
        check(node, node.expression)
      },
      'JSXFragment > JSXExpressionContainer'(node) {
        check(node, node.expression)
      },
    }
  },
}
