import type { ProductContent } from '@tradeport/domain/catalogue/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Facts } from './facts'
import { useTermsWords } from './terms-words'
import styles from './view.module.css'

/** Lead times, samples and what can be made to order. */
export function TermsView({ content }: { content: ProductContent }) {
  const t = useT('catalogue')
  const words = useTermsWords()
  const made = (['customisable', 'oem', 'odm'] as const).filter(name => content[name])
  return (
    <DetailSection title={t('product.step.terms')}>
      <Facts
        facts={[
          ...words.leadTimes(content),
          { key: 'sample', label: t('product.field.sample'), value: words.sample(content) },
          {
            key: 'made',
            label: t('product.field.customisable'),
            value: made.map(name => t(`product.made.${name}`)).join(', '),
          },
        ]}
      />
      {content.customisable && content.customisations.length > 0 && <Lines lines={words.options(content)} />}
    </DetailSection>
  )
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles['plain']}>
      {lines.map((line, index) => (
        // Lines have no identity of their own; their place is it.
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
