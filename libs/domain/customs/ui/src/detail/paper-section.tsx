import type { DeclarationDetail } from '@tradeport/domain/customs/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { TextButton } from '../shared/text-button'
import { useFiles } from '../shared/use-files'
import styles from './detail.module.css'

/** The papers that prove what was declared elsewhere. */
export function PaperSection({ form }: { form: DeclarationDetail }) {
  const t = useT('customs')
  const files = useFiles()
  if (form.files.length === 0) return null
  return (
    <DetailSection title={t('offline.papers')}>
      <div className={styles['files']}>
        {form.files.map(file => (
          <TextButton key={file.fileId} onClick={() => files.open(file)}>
            {file.name}
          </TextButton>
        ))}
      </div>
    </DetailSection>
  )
}
