import { describe, expect, test } from 'vitest'
import { localeFolders } from './locale-folders'

/**
 * What the specification says word for word (sections 5, 6 and 8), and the folder whose English file says it. The generic messages of
 * forms are antd's own: `web/i18n` looks at them in a form.
 */
const SAID: readonly (readonly [folder: string, texts: readonly string[]])[] = [
  [
    'libs/web/i18n/src/locale',
    [
      'Submission failed, please try again later',
      'copy failed, please copy manually',
      'Failed to load remote languages',
      'Copied to clipboard',
    ],
  ],
  [
    'libs/domain/assistant/ui/src/locale',
    [
      'Unable to get response stream',
      'Insufficient tokens, please contact administrator',
      'Character limit exceeded per request, please refresh the page to reset',
      'Chat request failed, please try again later',
      'Failed to continue generation, please try again later',
      'Copy failed',
      'copy failed, please copy manually',
      'Failed to clear conversation',
      'Copied to clipboard',
      'Conversation cleared',
      'Deep thinking mode enabled',
      'Deep thinking mode disabled',
      'Web search enabled',
      'Web search disabled',
      'Current request cancelled',
    ],
  ],
  [
    'libs/kernel/errors/src/locale',
    [
      'Insufficient tokens, please contact administrator',
      'Character limit exceeded per request, please refresh the page to reset',
      'Chat request failed, please try again later',
      'Failed to continue generation, please try again later',
    ],
  ],
  [
    'libs/domain/support/ui/src/locale',
    [
      'Invalid email format',
      'Please enter your email',
      'Please enter your phone number',
      'Your message has been submitted. We will contact you soon.',
    ],
  ],
]

describe.each(SAID)('%s', (path, texts) => {
  const english = new Set(
    Object.values(localeFolders.find(folder => folder.path === path)?.languages.get('en_US') ?? {}),
  )

  test.each(texts)('says “%s”', text => {
    expect(english).toContain(text)
  })
})
