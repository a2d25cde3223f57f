import { DetailSection, type DetailSectionProps } from '@tradeport/web/entity'
import styles from '../wizard.module.css'

/** A framed part of the form, its contents one below the other. */
export function Part({ children, ...section }: DetailSectionProps) {
  return (
    <DetailSection {...section}>
      <div className={styles['stack']}>{children}</div>
    </DetailSection>
  )
}
