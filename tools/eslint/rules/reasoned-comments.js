const UNFINISHED = /\b(?:TODO|FIXME|XXX|HACK)\b/
const SILENCER = /^\s*(?:eslint-disable(?:-next-line|-line)?\b|@ts-expect-error\b)/
const REASON = /--\s*\S.{9,}|@ts-expect-error\s*:?\s*\S.{9,}/
const FORBIDDEN = /^\s*@ts-(?:ignore|nocheck)\b/

/** Comments neither promise later work nor silence a check without saying why. */
export const reasonedComments = {
  meta: {
    type: 'problem',
    docs: { description: 'no unfinished-work marks, no silenced check without a reason' },
    messages: {
      unfinished: 'Finish it or leave it out: "{{mark}}" marks do not belong in the code.',
      silent: 'A silenced check says why: add "-- <reason>".',
      forbidden: 'Use @ts-expect-error with a reason.',
    },
    schema: [],
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const loc = comment.loc
          const mark = UNFINISHED.exec(comment.value)
          if (mark) context.report({ loc, messageId: 'unfinished', data: { mark: mark[0] } })
          if (FORBIDDEN.test(comment.value)) context.report({ loc, messageId: 'forbidden' })
          else if (SILENCER.test(comment.value) && !REASON.test(comment.value))
            context.report({ loc, messageId: 'silent' })
        }
      },
    }
  },
}
