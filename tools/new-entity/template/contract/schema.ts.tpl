import { documentEvent, text, z } from '@tradeport/kernel/contract-kit'

export const {{ENTITY}}_STATUSES = ['draft', 'active'] as const
export type {{Entity}}Status = (typeof {{ENTITY}}_STATUSES)[number]

export const {{ENTITY}}_ACTIONS = ['update', 'activate'] as const
export type {{Entity}}Action = (typeof {{ENTITY}}_ACTIONS)[number]

export const {{entity}}Row = z.object({
  id: z.string(),
  no: z.string(),
  name: z.string(),
  status: z.enum({{ENTITY}}_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  updatedAt: z.string(),
})
export type {{Entity}}Row = z.output<typeof {{entity}}Row>

export const {{entity}}DetailOutput = z.extend({{entity}}Row, { note: z.string(), events: z.array(documentEvent()) })
export type {{Entity}}Detail = z.output<typeof {{entity}}DetailOutput>

export const {{entity}}Input = z.object({
  name: text(120),
  note: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
})
export type {{Entity}}Input = z.input<typeof {{entity}}Input>
