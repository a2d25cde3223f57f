import { Button, Input } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { CloseIcon, PlusIcon } from '@tradeport/web/ui'
import type { LineDraft } from '../shared/line-values'
import styles from './basket.module.css'

/** Named properties of goods that are not a product of the mall. */
export function SpecFields({
  specs,
  onChange,
}: {
  specs: LineDraft['specs']
  onChange(specs: LineDraft['specs']): void
}) {
  const t = useT('sourcing')
  const set = (index: number, change: Partial<LineDraft['specs'][number]>) =>
    onChange(specs.map((spec, position) => (position === index ? { ...spec, ...change } : spec)))
  return (
    <div className={styles['specs']} role="group" aria-label={t('goods.specs')}>
      {specs.map((spec, index) => (
        <div key={index} className={styles['spec']}>
          <Input
            aria-label={t('goods.specName', { number: index + 1 })}
            placeholder={t('goods.specNameHint')}
            value={spec.name}
            maxLength={80}
            onChange={event => set(index, { name: event.target.value })}
          />
          <Input
            aria-label={t('goods.specValue', { number: index + 1 })}
            placeholder={t('goods.specValueHint')}
            value={spec.value}
            maxLength={300}
            onChange={event => set(index, { value: event.target.value })}
          />
          <Button
            type="text"
            icon={<CloseIcon size={16} />}
            aria-label={t('goods.specRemove', { number: index + 1 })}
            onClick={() => onChange(specs.filter((_spec, position) => position !== index))}
          />
        </div>
      ))}
      <Button type="link" icon={<PlusIcon size={16} />} onClick={() => onChange([...specs, { name: '', value: '' }])}>
        {t('goods.specAdd')}
      </Button>
    </div>
  )
}
