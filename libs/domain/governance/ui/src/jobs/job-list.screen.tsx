import { EntityList } from '@tradeport/web/entity'
import { jobEntity } from './job.entity'

export default function JobListScreen() {
  return <EntityList entity={jobEntity} audience="operator" />
}
