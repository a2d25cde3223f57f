import { DetailSection, type DetailSectionProps } from '@tradeport/web/entity'
import styles from '../wizard.module.css'

/** A framed part of the form, its contents one below the other; named, as fields of several parts have the same label. */
export function Part({ children, ...section }: DetailSectionProps) {
  const { title } = section
  return (
    <DetailSection {...(title === undefined ? {} : { label: title })} {...section}>
      <div className={styles['stack']}>{children}</div>
    </DetailSection>
  )
}
