import { Button, Dropdown } from 'antd'
import { Suspense, lazy, useState } from 'react'
import type { DeclarationContent, SheetKind } from '@tradeport/domain/customs/contract'
import { isVehicle } from '@tradeport/domain/customs/rules'
import { useT } from '@tradeport/web/i18n'

const Dialog = lazy(() => import('./import-lines-dialog'))

export interface ImportMenuProps {
  /** Saved, and still to be written. */
  form: { id: string; version: number; content: Pick<DeclarationContent, 'ieFlag' | 'items'> }
  onDone?(form: { id: string; version: number }): void
}

/** Goods, containers, and the vehicles of each line that has some, out of spreadsheets. */
export function ImportMenu({ form, onDone }: ImportMenuProps) {
  const t = useT('customs')
  const [open, setOpen] = useState<{ kind: SheetKind; gNo?: number }>()
  const vehicles = form.content.items.flatMap((item, index) => (isVehicle(item) ? [index + 1] : []))
  const items = [
    { key: 'item', label: t('transfer.import.item'), target: { kind: 'item' as const } },
    { key: 'container', label: t('transfer.import.container'), target: { kind: 'container' as const } },
    ...vehicles.map(line => ({
      key: `vin ${line}`,
      label: t('transfer.import.vin', { line }),
      target: { kind: 'vin' as const, gNo: line },
    })),
  ]
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: items.map(({ key, label }) => ({ key, label })),
          onClick: ({ key }) => setOpen(items.find(item => item.key === key)?.target),
        }}
      >
        <Button>{t('transfer.import')}</Button>
      </Dropdown>
      <Suspense>
        {open && (
          <Dialog
            {...open}
            formId={form.id}
            version={form.version}
            ieFlag={form.content.ieFlag}
            open
            onClose={() => setOpen(undefined)}
            {...(onDone ? { onDone } : {})}
          />
        )}
      </Suspense>
    </>
  )
}
