import { UserIcon } from '../icons/icons'
import styles from './face.module.css'

export interface FaceProps {
  /** Stands beside it as text: the picture itself is not read out. */
  name: string
  picture?: string | null | undefined
  size?: 'large' | undefined
}

/** A person's picture over their initials, which stay where there is none or it does not come. */
export function Face({ name, picture, size }: FaceProps) {
  return (
    <span className={styles['face']} data-size={size} aria-hidden="true">
      {initials(name) || <UserIcon size={16} />}
      {picture && <img src={picture} alt="" />}
    </span>
  )
}

/** Two letters, or the last character of a name without spaces in Chinese, Japanese or Korean. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]
  if (first === undefined) return ''
  if (words.length === 1)
    return /\p{Script=Han}|\p{Script=Hangul}/u.test(first) ? (first.at(-1) ?? '') : first.slice(0, 2).toUpperCase()
  return `${first.charAt(0)}${words.at(-1)?.charAt(0) ?? ''}`.toUpperCase()
}
