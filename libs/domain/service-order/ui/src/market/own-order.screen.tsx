import ServiceOrderDetailScreen from '../order/service-order-detail.screen'
import { ownPage } from './own-page'

export default ownPage(ServiceOrderDetailScreen)
