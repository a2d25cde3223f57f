import { Picture } from '@tradeport/web/ui'
import styles from './provider-logo.module.css'

/** A company's logo, or the first letters of its name. */
export function ProviderLogo({ name, logoFileId, size }: { name: string; logoFileId: string | null; size: number }) {
  const box = { width: size, height: size, fontSize: size * 0.36 }
  if (logoFileId === null) {
    return (
      <span className={styles['letters']} style={box} aria-hidden="true">
        {lettersOf(name)}
      </span>
    )
  }
  return (
    <span className={styles['logo']} style={box}>
      <Picture id={logoFileId} alt="" width={size} fit="contain" />
    </span>
  )
}

function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  if (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u.test(first)) return first.slice(0, 2)
  return words
    .slice(0, 2)
    .map(word => word.charAt(0))
    .join('')
    .toUpperCase()
}
