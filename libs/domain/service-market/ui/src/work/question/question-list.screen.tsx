import { EntityList } from '@tradeport/web/entity'
import { questionEntity } from './question.entity'

/** What sellers ask about the provider's services. */
export default function QuestionListScreen() {
  return <EntityList entity={questionEntity} audience="provider" />
}
