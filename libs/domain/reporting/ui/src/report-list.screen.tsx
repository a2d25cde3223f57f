import { EntityList } from '@tradeport/web/entity'
import { reportEntity } from './report.entity'

export default function ReportListScreen() {
  return <EntityList entity={reportEntity} audience="operator" />
}
