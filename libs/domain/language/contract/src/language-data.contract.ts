import { LANGUAGE_DATA_PATHS } from '@tradeport/kernel/config'
import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'

const regionId = () => z.string().check(z.regex(/^\d{1,20}$/))
const file = { audiences: ['visitor'] as const, method: 'GET' as const, kind: 'binary' as const, output: z.unknown() }

export const languageDataConfig = defineEndpoint({
  name: 'language.dataConfig',
  path: LANGUAGE_DATA_PATHS.config,
  ...file,
  input: z.object({ regionId: regionId() }),
  errors: ['MALL600404'],
  summary:
    'The version file of a region: `version` only ever grows, `fileVersion` names the files of it; 0 and "" before the first.',
})

export const languageDataFile = defineEndpoint({
  name: 'language.dataFile',
  path: LANGUAGE_DATA_PATHS.file,
  ...file,
  input: z.object({
    regionId: regionId(),
    fileVersion: z.string().check(z.regex(/^\d{1,9}\.\d{1,9}$/)),
    file: z.string().check(z.regex(/^[a-z]{2}_[A-Z]{2}\.json$/)),
  }),
  errors: ['MALL600404'],
  summary: 'The published texts of one language, `namespace:key` to text; the same for ever under this address.',
})

export const languagePortalFile = defineEndpoint({
  name: 'language.portalFile',
  path: LANGUAGE_DATA_PATHS.portal,
  ...file,
  input: z.object({ regionId: regionId() }),
  errors: ['MALL600404'],
  summary: 'The published texts of all languages of the portal, by language and key.',
})
