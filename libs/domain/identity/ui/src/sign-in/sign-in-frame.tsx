import type { ReactNode } from 'react'
import { EntryFrame } from './entry-frame'
import styles from './sign-in.module.css'

export interface SignInFrameProps {
  title: string
  note: string
  wide?: boolean
  children: ReactNode
}

/** The page around a sign-in or registration form. */
export function SignInFrame({ title, note, wide = false, children }: SignInFrameProps) {
  return (
    <EntryFrame wide={wide}>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['note']}>{note}</p>
      {children}
    </EntryFrame>
  )
}
