import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { useIsOpen, useLookingOn } from '@tradeport/web/navigation'
import { classNames } from '../class-names'
import { Link, type LinkProps } from '../link'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse'
export type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
  /** Fills the row it stands in. */
  block?: boolean | undefined
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows that it works and takes no second press; the width stays. */
  loading?: boolean | undefined
  /**
   * Whether it changes something, which an operator who looks on may not: it is barred then, and says why. By itself what sends a form
   * or shows that it works; not so for a search, a download, more of a list.
   */
  changes?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

function lookClass({ variant = 'secondary', size = 'medium', block }: ButtonLook, extra?: string): string {
  return classNames(styles['button'], styles[variant], styles[size], block && styles['block'], extra)
}

function Content({ icon, iconEnd, children }: { icon?: ReactNode; iconEnd?: ReactNode; children?: ReactNode }) {
  return (
    <span className={styles['content']}>
      {icon}
      {children !== undefined && children !== null && <span className={styles['label']}>{children}</span>}
      {iconEnd}
    </span>
  )
}

export function Button({
  variant,
  size,
  icon,
  iconEnd,
  block,
  loading,
  type = 'button',
  changes = loading !== undefined || type === 'submit',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const lookingOn = useLookingOn()
  const barred = changes ? lookingOn : undefined
  return (
    <button
      {...rest}
      type={type}
      className={classNames(lookClass({ variant, size, block }, className), loading && styles['loading'])}
      title={barred ?? rest.title}
      aria-busy={loading || undefined}
      aria-disabled={loading || barred !== undefined || rest['aria-disabled']}
      // A disabled attribute would throw the focus away while it works, and keep the reason from the keyboard.
      onClick={loading || barred !== undefined ? event => event.preventDefault() : onClick}
    >
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
      {loading && <Spinner />}
    </button>
  )
}

export interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: it goes somewhere, it changes nothing. Not there where the page would be refused. */
export function LinkButton({ variant, size, icon, iconEnd, block, className, children, ...rest }: LinkButtonProps) {
  if (!useIsOpen(rest.href)) return null
  return (
    <Link {...rest} className={lookClass({ variant, size, block }, className)}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Link>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'iconEnd' | 'children' | 'aria-label'> {
  icon: ReactNode
  /** What it does, for those who do not see the icon. */
  label: string
}

export function IconButton({ icon, label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      icon={icon}
      aria-label={label}
      className={classNames(styles['square'], className)}
    />
  )
}

/** The thread winds once around, fast and then ever slower: a sign that something works, without a loop that nags. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg className={styles['spinner']} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <circle
        className={styles['wind']}
        cx="12"
        cy="12"
        r="9"
        pathLength="1"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
