import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { storeApply, type StoreDetail } from '@tradeport/domain/catalogue/contract'
import { FormButtons } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useNotify } from '@tradeport/web/react'
import { readReason } from './read-reason'

/** Hands a refused shop in once more, with what has changed since. */
export function ApplyAgain({ store, disabled }: { store: StoreDetail; disabled: boolean }) {
  const t = useT('catalogue')
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const apply = useAction(storeApply, {
    onSuccess: () => {
      notify.success(t('shops.applied'))
      close()
    },
  })
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {t('store.action.apply')}
      </Button>
      <Modal open={isOpen} title={t('store.action.apply')} footer={null} destroyOnHidden onCancel={close}>
        <Form<Record<string, unknown>>
          layout="vertical"
          onFinish={values => void apply.run({ id: store.id, version: store.version, reason: readReason(values) })}
        >
          <Form.Item name="reason" label={t('store.applyNote')}>
            <Input.TextArea rows={4} maxLength={500} showCount />
          </Form.Item>
          <FormButtons pending={apply.pending} onCancel={close} submit={t('store.action.apply')} />
        </Form>
      </Modal>
    </>
  )
}
