import { Modal, Table } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { Dressed } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'

export interface BatchOutcome {
  id: string
  name: string
  /** Empty when it succeeded. */
  problem: string
}

export interface BatchOutcomesProps {
  outcomes: readonly BatchOutcome[]
  /** How many of those that were refused may be tried again as they are. */
  again: number
  pending: boolean
  onAgain(): void
  onClose(): void
}

/** What became of each row that was acted upon. */
export default function BatchOutcomes({ outcomes, again, pending, onAgain, onClose }: BatchOutcomesProps) {
  const t = useT('entity')
  const failed = outcomes.filter(outcome => outcome.problem).length
  return (
    <Dressed>
      <Modal
        open
        title={t('batch.result.title')}
        footer={(_both, { OkBtn }) => (
          <>
            {again > 0 && (
              <Button loading={pending} onClick={onAgain}>
                {t('batch.again', { count: again })}
              </Button>
            )}
            <OkBtn />
          </>
        )}
        okText={t('action.close')}
        onOk={onClose}
        onCancel={onClose}
      >
        <p>{t('batch.result.summary', { succeeded: outcomes.length - failed, failed })}</p>
        <Table
          size="small"
          rowKey="id"
          pagination={false}
          scroll={{ y: 320 }}
          dataSource={[...outcomes]}
          columns={[
            { title: t('batch.result.row'), dataIndex: 'name' },
            { title: t('batch.result.outcome'), render: (_value, outcome) => outcome.problem || t('batch.result.ok') },
          ]}
        />
      </Modal>
    </Dressed>
  )
}
