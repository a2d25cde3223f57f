import { MAX_COMPARED_SERVICES } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { ScalesIcon, classNames, toasts } from '@tradeport/web/ui'
import styles from './compare.module.css'
import { comparedServices } from './compared'

/** Chooses a service to be compared, or takes it out again. */
export function CompareButton({ id, name }: { id: string; name: string }) {
  const t = useT('serviceMarket')
  const isChosen = comparedServices.use().includes(id)
  const label = t('compare.add', { name })
  return (
    <button
      type="button"
      className={classNames(styles['choose'])}
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      onClick={() => {
        if (!comparedServices.toggle(id))
          toasts.show({ tone: 'warning', title: t('compare.full', { max: MAX_COMPARED_SERVICES }) })
      }}
    >
      <ScalesIcon size={20} />
    </button>
  )
}
