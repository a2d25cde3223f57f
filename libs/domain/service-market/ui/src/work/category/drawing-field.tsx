import { PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { CATEGORY_DRAWINGS, CategoryArt } from '../../shared/category-art'
import styles from './category.module.css'

export interface DrawingFieldProps {
  value: string | null
  onChange(icon: string | null): void
}

/** What the category is drawn as on the market. One that has an icon nobody drew keeps it until another is chosen. */
export function DrawingField({ value, onChange }: DrawingFieldProps) {
  const t = useT('serviceWork')
  return (
    <PathField path="icon" label={t('categories.field.icon')} wide>
      {() => (
        <div className={styles['drawings']} role="group" aria-label={t('categories.field.icon')}>
          <button
            type="button"
            className={styles['drawing']}
            aria-pressed={value === null}
            onClick={() => onChange(null)}
          >
            {t('categories.icon.none')}
          </button>
          {CATEGORY_DRAWINGS.map((icon, index) => (
            <button
              key={icon}
              type="button"
              className={styles['drawing']}
              aria-pressed={value === icon}
              aria-label={t('categories.icon.number', { number: index + 1 })}
              onClick={() => onChange(icon)}
            >
              <CategoryArt icon={icon} size={28} />
            </button>
          ))}
        </div>
      )}
    </PathField>
  )
}
