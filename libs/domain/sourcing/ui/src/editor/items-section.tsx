import { Button, Form } from 'antd'
import type { InquiryContent } from '@tradeport/domain/sourcing/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { PlusIcon } from '@tradeport/web/ui'
import type { ItemValues } from './editor-values'
import { ItemCard } from './item-card'
import styles from './editor.module.css'

const FREE_ITEM: ItemValues = { kind: 'requested', name: '', specs: [], unit: 'piece', priceBreaks: [] }

interface ItemsSectionProps {
  inquiry: InquiryContent
  /** Prices were filled in from what the seller has published. */
  isListed?: boolean
}

/** The lines of a version: those the buyer asked for, and what the seller adds. */
export function ItemsSection({ inquiry, isListed = false }: ItemsSectionProps) {
  const t = useT('sourcing')
  return (
    <DetailSection title={t('quotation.items')}>
      {isListed && <p className={styles['listed']}>{t('editor.listed')}</p>}
      <Form.List name="items">
        {(fields, { add, remove }) => (
          <div className={styles['items']}>
            {fields.map(field => (
              <ItemCard
                key={field.key}
                index={field.name}
                inquiry={inquiry}
                {...(fields.length > 1 ? { onRemove: () => remove(field.name) } : {})}
                onAlternative={item => add({ ...item, id: undefined, kind: 'alternative' }, field.name + 1)}
              />
            ))}
            <div>
              <Button icon={<PlusIcon size={16} />} onClick={() => add(FREE_ITEM)}>
                {t('editor.addItem')}
              </Button>
            </div>
          </div>
        )}
      </Form.List>
    </DetailSection>
  )
}
