import { countryCode, defineEndpoint, i18nText, text, z } from '@tradeport/kernel/contract-kit'
import { listedCode } from './account-fields'
import { REQUIREMENT_KINDS, requirementKey } from './registration.contract'
import { REGISTRATION_PARTIES } from './registration-status'

export const MAX_CHECKLIST_ITEMS = 20

const checklistItem = z.object({
  /** Papers that were handed in are kept under it. */
  key: requirementKey(),
  kind: z.enum(REQUIREMENT_KINDS),
  /** Empty for what the product names itself. */
  name: i18nText(120),
  help: i18nText(500),
  required: z.boolean(),
  /** What is switched off is asked of nobody, and what was handed in under it stays. */
  active: z.boolean(),
  /** Of a paper: only pictures are taken. */
  pictures: z.boolean(),
  maxFiles: z.int().check(z.minimum(1), z.maximum(10)),
  /** Only for companies of these countries and kinds; for all where there are none. */
  countries: z.array(countryCode()).check(z.maxLength(60)),
  companyTypes: z.array(listedCode()).check(z.maxLength(40)),
})
export type ChecklistItem = z.output<typeof checklistItem>

export const checklistContent = z.object({
  items: z.array(checklistItem).check(z.minLength(1), z.maxLength(MAX_CHECKLIST_ITEMS)),
})
export type ChecklistContent = z.output<typeof checklistContent>

const party = () => z.enum(REGISTRATION_PARTIES)

export const checklistDetail = defineEndpoint({
  name: 'identity.checklistDetail',
  path: '/user/checklist/detail',
  audiences: ['operator'],
  reads: ['checklist'],
  input: z.object({ party: party() }),
  output: z.object({
    party: party(),
    /** 0 while the list is the product's own. */
    version: z.int(),
    items: z.array(checklistItem),
    updatedAt: z.nullable(z.string()),
    updatedByName: z.nullable(z.string()),
  }),
  summary: 'What the region asks of companies that register as this party, in order.',
})
export type Checklist = z.output<typeof checklistDetail.output>

export const checklistUpdate = defineEndpoint({
  name: 'identity.checklistUpdate',
  path: '/user/checklist/update',
  audiences: ['operator'],
  writes: true,
  touches: ['checklist', 'registration'],
  input: z.object({
    party: party(),
    version: z.int().check(z.minimum(0)),
    items: checklistContent.shape.items,
    reason: text(300),
  }),
  output: z.object({ version: z.int() }),
  errors: ['FT510006'],
  summary: 'Holds for whoever sends a registration from then on; the licence is always asked for.',
})
