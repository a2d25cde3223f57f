import { EntityList } from '@tradeport/web/entity'
import { questionReviewEntity } from './question.entity'

/** What providers show of their answers to everybody: operators take off what must not stand there. */
export default function QuestionReviewListScreen() {
  return <EntityList entity={questionReviewEntity} audience="operator" />
}
