import { lazy, type ReactNode } from 'react'
import type { ActionFormProps } from './entity-definition'

export interface ReasonFormProps extends Omit<ActionFormProps<unknown>, 'row'> {
  /** What it will do, said above the fields. */
  intro: ReactNode
  reasons?: readonly { value: string; label: string }[]
  noteLabel: string
  noteRequired?: boolean
  noteMax?: number
  submit: string
  danger?: boolean
}

/** Asks why, in a choice and in words. Fetched when somebody is asked. */
export const ReasonForm = lazy(() => import('./reason-fields'))
