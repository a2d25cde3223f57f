import type { ReactNode } from 'react'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons'
import type { Tone } from '../tokens'
import styles from './feedback.module.css'

export const TONE_ICON = {
  neutral: InfoIcon,
  info: InfoIcon,
  progress: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
} as const satisfies Record<Tone, unknown>

export interface BannerProps {
  tone?: Tone | undefined
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Said at once when it appears after an action. */
  live?: boolean | undefined
}

/** A message that stays where it belongs: above the form, on the page. */
export function Banner({ tone = 'info', title, children, actions, live = false }: BannerProps) {
  const Sign = TONE_ICON[tone]
  return (
    <div
      className={styles['banner']}
      data-tone={tone}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Sign size={20} />
      <div className={styles['bannerText']}>
        {title !== undefined && <p className={styles['bannerTitle']}>{title}</p>}
        {children}
      </div>
      {actions !== undefined && <div className={styles['bannerActions']}>{actions}</div>}
    </div>
  )
}
