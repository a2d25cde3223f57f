import { agreementRoutes } from '@tradeport/domain/agreement/contract'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useLive } from '@tradeport/web/react'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { useMayEdit } from '../use-may-edit'
import { templateEntity } from './template.entity'

export default function TemplateListScreen() {
  const t = useT('agreement')
  useLive('agreementTemplate')
  const create = useMayEdit() && (
    <LinkButton href={`${agreementRoutes.templates}/new`} variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('template.new')}
    </LinkButton>
  )
  return <EntityList entity={templateEntity} audience="operator" toolbar={create} emptyAction={create} />
}
