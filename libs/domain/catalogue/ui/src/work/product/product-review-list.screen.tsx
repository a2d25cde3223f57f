import { EntityList } from '@tradeport/web/entity'
import { productEntity } from './product.entity'

/** Products of the region; the tab "Review" is what waits, oldest first. */
export default function ProductReviewListScreen() {
  return <EntityList entity={productEntity} audience="operator" />
}
